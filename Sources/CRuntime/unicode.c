// Stand-ins for the tables of normal forms. With them every scalar is its own normal form: `String` equality, order and hashing
// compare UTF-8 bytes, without canonical equivalence, and a program that compares strings is 23 KB smaller (gzip). Ids and keys of
// the engine are compared by bytes anyway. All other tables are those of the toolchain, linked where they are used: see decision 67.
#if defined(__wasm__) && !defined(COLLECTION_CANONICAL_EQUIVALENCE)
#include <stdint.h>

// The standard library reads this symbol as a pointer to the table.
static const uint8_t no_decompositions[1] = {0};
const uint8_t *const _swift_stdlib_nfd_decompositions = no_decompositions;

uint16_t _swift_stdlib_getNormData(uint32_t scalar) { return 0; }
uint32_t _swift_stdlib_getComposition(uint32_t first, uint32_t second) { return UINT32_MAX; }
uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar) { return 0; }
#endif
