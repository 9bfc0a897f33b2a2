# CPack reads this once for each package: the .deb leaves the libraries to Debian, and only the
# archive has a folder around everything.
if(CPACK_GENERATOR STREQUAL "DEB")
    set(CPACK_COMPONENTS_ALL program)
else()
    set(CPACK_COMPONENTS_ALL program portable)
    set(CPACK_COMPONENT_INCLUDE_TOPLEVEL_DIRECTORY ON)
endif()
