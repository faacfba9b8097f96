// Stand-ins for the Unicode tables of the Swift library. With them every scalar is its own normal form and its own
// grapheme: `String` equality, order and hashing compare UTF-8 bytes, without canonical equivalence, and the module is
// some 23 KB smaller (gzip). Ids and keys of the engine are compared by bytes anyway; text is only passed through.
#if defined(__wasm__)
#include <stdint.h>

const uint8_t _swift_stdlib_nfd_decompositions[1] = {0};

uint16_t _swift_stdlib_getNormData(uint32_t scalar) { return 0; }
uint32_t _swift_stdlib_getComposition(uint32_t first, uint32_t second) { return UINT32_MAX; }
uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar) { return 0; }
uint8_t _swift_stdlib_getGraphemeBreakProperty(uint32_t scalar) { return 0; }
uint8_t _swift_stdlib_isInCB_Consonant(uint32_t scalar) { return 0; }
uint8_t _swift_stdlib_isExtendedPictographic(uint32_t scalar) { return 0; }
#endif
