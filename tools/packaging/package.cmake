# What is installed, and the two packages made of it: a .deb, which asks Debian for the libraries it
# needs, and an archive that brings them along and works wherever it is unpacked. tools/package
# makes both.

set(packaging ${CMAKE_CURRENT_LIST_DIR})
set(content_folder ${CMAKE_INSTALL_DATADIR}/cardwright)

# ---- The program --------------------------------------------------------------------------------

# RPATH, not RUNPATH: the libraries of the archive must find each other there, too. The program is
# built with it, because what CMake would leave room with is a path to the current directory.
file(RELATIVE_PATH to_libraries ${CMAKE_INSTALL_FULL_BINDIR}
    ${CMAKE_INSTALL_PREFIX}/lib/cardwright)
set_target_properties(cardwright PROPERTIES
    INSTALL_RPATH "$ORIGIN/${to_libraries}" BUILD_WITH_INSTALL_RPATH ON)
target_link_options(cardwright PRIVATE "LINKER:--disable-new-dtags")
install(TARGETS cardwright RUNTIME_DEPENDENCY_SET cardwright_libraries
    DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT program)

# ---- Content, documents and licences ------------------------------------------------------------

install(DIRECTORY scripts cards sets docs DESTINATION ${content_folder} COMPONENT program)
install(DIRECTORY tests/cards tests/rules tests/minis DESTINATION ${content_folder}/tests
    COMPONENT program)
install(FILES tests/equivalent-changes.yaml DESTINATION ${content_folder}/tests COMPONENT program)
install(FILES README.md NOTICE.md LICENSE DESTINATION ${content_folder} COMPONENT program)
install(FILES ${packaging}/copyright DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT program)

# ---- What the program says of itself ------------------------------------------------------------

set(PROGRAM "$<TARGET_FILE:cardwright>")
configure_file(${packaging}/say_of_itself.cmake.in ${PROJECT_BINARY_DIR}/say_of_itself.cmake.in
    @ONLY)
file(GENERATE OUTPUT ${PROJECT_BINARY_DIR}/say_of_itself.cmake
    INPUT ${PROJECT_BINARY_DIR}/say_of_itself.cmake.in)
install(SCRIPT ${PROJECT_BINARY_DIR}/say_of_itself.cmake COMPONENT program)

# ---- What only the archive has ------------------------------------------------------------------

# The C and C++ libraries are everywhere, and must be those of the machine.
install(RUNTIME_DEPENDENCY_SET cardwright_libraries
    PRE_EXCLUDE_REGEXES "^ld-linux" "^lib(c|m|dl|rt|pthread|stdc\\+\\+|gcc_s)\\.so"
    LIBRARY DESTINATION lib/cardwright COMPONENT portable EXCLUDE_FROM_ALL)
install(FILES ${packaging}/README DESTINATION . COMPONENT portable EXCLUDE_FROM_ALL)
install(SCRIPT ${packaging}/library_licences.cmake COMPONENT portable EXCLUDE_FROM_ALL)

# ---- The packages -------------------------------------------------------------------------------

set(CPACK_GENERATOR DEB TGZ)
set(CPACK_PROJECT_CONFIG_FILE ${packaging}/each_package.cmake)
set(CPACK_PACKAGE_VENDOR "Cardwright contributors")
set(CPACK_PACKAGE_CONTACT "Cardwright contributors <cardwright@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "card games written in YAML and Lua")
set(CPACK_PACKAGE_DESCRIPTION
    "Plays card games in the terminal, with people and bots, and lets you change and write cards,
expansions and whole games without a compiler. Checks, tests and packs what you have written.")
set(CPACK_PACKAGE_FILE_NAME
    cardwright-${PROJECT_VERSION}-linux-${CMAKE_SYSTEM_PROCESSOR})
set(CPACK_PACKAGE_CHECKSUM SHA256)
set(CPACK_STRIP_FILES ON)
set(CPACK_COMPONENTS_GROUPING ALL_COMPONENTS_IN_ONE)
set(CPACK_ARCHIVE_COMPONENT_INSTALL ON)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
include(CPack)
