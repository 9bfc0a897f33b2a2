# The licence of each library the archive brings along, as Debian's package of it states it.
set(prefix "$ENV{DESTDIR}${CMAKE_INSTALL_PREFIX}")
set(licences "${prefix}/share/doc/cardwright/libraries")
file(MAKE_DIRECTORY "${licences}")
file(GLOB libraries RELATIVE "${prefix}/lib/cardwright" "${prefix}/lib/cardwright/*.so*")
foreach(library IN LISTS libraries)
    execute_process(COMMAND dpkg-query --search "*/${library}"
        OUTPUT_VARIABLE found COMMAND_ERROR_IS_FATAL ANY)
    string(REGEX MATCH "^[^:]+" package "${found}")
    configure_file("/usr/share/doc/${package}/copyright" "${licences}/${package}" COPYONLY)
endforeach()
