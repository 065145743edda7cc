# What `cmake --install` writes: the program, the library (static and shared), its headers, the card database, and what
# find_package(aggro) and pkg-config need. Included by the top CMakeLists.txt behind all targets.
include(CMakePackageConfigHelpers)

set(floors base state book rules game explain lua store api bots)
set(objects)
set(private_libraries)
foreach(floor ${floors})
  list(APPEND objects $<TARGET_OBJECTS:aggro_${floor}>)
  # What a floor links beside other floors is what a program needs that links libaggro.a.
  get_target_property(libraries aggro_${floor} LINK_LIBRARIES)
  foreach(library ${libraries})
    if(library MATCHES "^PkgConfig::(.*)$")
      list(APPEND private_libraries ${${CMAKE_MATCH_1}_LIBRARIES})
    elseif(NOT library MATCHES "^aggro_")
      list(APPEND private_libraries ${library})
    endif()
  endforeach()
endforeach()
list(REMOVE_DUPLICATES private_libraries)
string(JOIN " -l" AGGRO_PRIVATE ${private_libraries})

# The floors once more, as one library: only what AG_API marks can be seen from outside.
add_library(aggro_archive STATIC ${objects})
add_library(aggro_shared SHARED ${objects})
foreach(kind archive shared)
  target_include_directories(aggro_${kind} INTERFACE $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
  set_target_properties(aggro_${kind} PROPERTIES OUTPUT_NAME aggro LINKER_LANGUAGE C
    VERSION ${PROJECT_VERSION} SOVERSION ${PROJECT_VERSION_MAJOR})
endforeach()
target_link_libraries(aggro_archive INTERFACE ${private_libraries})
target_link_libraries(aggro_shared PRIVATE ${private_libraries})
set_target_properties(aggro_archive PROPERTIES EXPORT_NAME aggro_static)
set_target_properties(aggro_shared PROPERTIES EXPORT_NAME aggro)

# The archive holds plain objects alone, which any linker takes: what is for link-time optimization fits one version of one
# compiler.
if(AGGRO_FAST AND AGGRO_FAST_LIBRARY)
  target_link_options(aggro_shared PRIVATE -flto=auto)
elseif(AGGRO_FAST)
  target_link_options(aggro_shared PRIVATE -fno-lto)
endif()
if(AGGRO_FAST AND CMAKE_OBJCOPY)
  add_custom_command(TARGET aggro_archive POST_BUILD VERBATIM
    COMMAND ${CMAKE_OBJCOPY} --wildcard --remove-section=.gnu.lto_* --remove-section=.gnu.debuglto_*
            $<TARGET_FILE:aggro_archive>)
endif()

set(package_folder ${CMAKE_INSTALL_LIBDIR}/cmake/aggro)
install(TARGETS aggro RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(TARGETS aggro_archive aggro_shared EXPORT aggro_targets
  ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(FILES ${PROJECT_SOURCE_DIR}/engine/include/aggro.h ${PROJECT_SOURCE_DIR}/engine/include/aggro_view.h
  ${PROJECT_SOURCE_DIR}/engine/include/aggro_author.h
  DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
install(EXPORT aggro_targets NAMESPACE aggro:: DESTINATION ${package_folder})
configure_package_config_file(${PROJECT_SOURCE_DIR}/cmake/aggro-config.cmake.in
  ${PROJECT_BINARY_DIR}/install/aggro-config.cmake INSTALL_DESTINATION ${package_folder}
  PATH_VARS CMAKE_INSTALL_DATADIR)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/install/aggro-config-version.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/install/aggro-config.cmake
  ${PROJECT_BINARY_DIR}/install/aggro-config-version.cmake DESTINATION ${package_folder})

# The prefix of aggro.pc is found from where the file lies, so that the whole can be moved.
file(RELATIVE_PATH AGGRO_UP /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
configure_file(${PROJECT_SOURCE_DIR}/cmake/aggro.pc.in ${PROJECT_BINARY_DIR}/install/aggro.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/install/aggro.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)

# The database is made as it is installed: the build has no use for a second one.
install(CODE "
  file(REMOVE \"${PROJECT_BINARY_DIR}/install/cards.db\")
  execute_process(COMMAND \"$<TARGET_FILE:aggro>\" build --quiet --out install/cards.db
    --cards \"${PROJECT_SOURCE_DIR}/cards\" --raids \"${PROJECT_SOURCE_DIR}/raids\"
    WORKING_DIRECTORY \"${PROJECT_BINARY_DIR}\" COMMAND_ERROR_IS_FATAL ANY)")
install(FILES ${PROJECT_BINARY_DIR}/install/cards.db DESTINATION ${CMAKE_INSTALL_DATADIR}/aggro)
# What the program says of itself: its manual page, and what shells complete with.
set(said_man "--man" aggro.1 ${CMAKE_INSTALL_MANDIR}/man1)
set(said_bash "--completion\;bash" aggro ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
set(said_zsh "--completion\;zsh" _aggro ${CMAKE_INSTALL_DATADIR}/zsh/site-functions)
set(said_fish "--completion\;fish" aggro.fish ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
foreach(said said_man said_bash said_zsh said_fish)
  list(GET ${said} 0 words)
  list(GET ${said} -2 file)
  list(GET ${said} -1 folder)
  string(REPLACE "said_" "" kind ${said})
  string(REPLACE "\\;" ";" words "${words}")
  install(CODE "
    file(MAKE_DIRECTORY \"${PROJECT_BINARY_DIR}/install/${kind}\")
    execute_process(COMMAND \"$<TARGET_FILE:aggro>\" help ${words}
      OUTPUT_FILE \"${PROJECT_BINARY_DIR}/install/${kind}/${file}\" COMMAND_ERROR_IS_FATAL ANY)")
  install(FILES ${PROJECT_BINARY_DIR}/install/${kind}/${file} DESTINATION ${folder})
endforeach()

install(DIRECTORY ${PROJECT_SOURCE_DIR}/docs/ DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(FILES ${PROJECT_SOURCE_DIR}/CHANGELOG.md ${PROJECT_SOURCE_DIR}/LICENSE ${PROJECT_SOURCE_DIR}/NOTICE
  DESTINATION ${CMAKE_INSTALL_DOCDIR})

# Where the program finds what is installed beside it.
file(RELATIVE_PATH AGGRO_DATA /${CMAKE_INSTALL_BINDIR} /${CMAKE_INSTALL_DATADIR}/aggro)
target_compile_definitions(aggro PRIVATE AG_DATA_FROM_PROGRAM="${AGGRO_DATA}")
