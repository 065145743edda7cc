local two = use "round/two"  --> error file-circle
return { name = two }
