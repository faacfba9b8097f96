// Memory functions the compiler calls by name. The builtins lower to single WebAssembly instructions.
#if defined(__wasm__)
#include <stddef.h>
#include <stdint.h>

void *memcpy(void *restrict to, const void *restrict from, size_t count) {
    return __builtin_memcpy(to, from, count);
}

void *memmove(void *to, const void *from, size_t count) {
    return __builtin_memmove(to, from, count);
}

void *memset(void *to, int byte, size_t count) {
    return __builtin_memset(to, byte, count);
}

int memcmp(const void *left, const void *right, size_t count) {
    const unsigned char *a = left;
    const unsigned char *b = right;
    while (count >= sizeof(uint64_t)) {
        uint64_t x, y;
        __builtin_memcpy(&x, a, sizeof x);
        __builtin_memcpy(&y, b, sizeof y);
        if (x != y) break;
        a += sizeof x;
        b += sizeof y;
        count -= sizeof x;
    }
    for (; count; count--, a++, b++) {
        if (*a != *b) return *a < *b ? -1 : 1;
    }
    return 0;
}

size_t strlen(const char *text) {
    size_t count = 0;
    while (text[count]) count++;
    return count;
}
#endif
