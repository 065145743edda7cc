local one = use "round/one"  --> error file-circle
return { name = one }
