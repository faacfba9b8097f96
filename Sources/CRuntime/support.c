// Symbols the Swift runtime refers to on a machine without an operating system.
#if defined(__wasm__)
#include <stddef.h>
#include <stdint.h>

// 32 random bits of the host. A program that neither hashes nor draws random numbers does not import it.
__attribute__((import_module("host"), import_name("random"))) uint32_t host_random(void);

// What `SystemRandomNumberGenerator` draws from, and the seed of `Hasher`, which is drawn once. The library calls this one
// function for both, so they cannot be distinguished here: a constant seed would make the random numbers constant as well.
void arc4random_buf(void *bytes, size_t count) {
    unsigned char *out = bytes;
    uint32_t bits = 0;
    for (size_t i = 0; i < count; i++, bits >>= 8) {
        if (i % sizeof bits == 0) bits = host_random();
        out[i] = (unsigned char)bits;
    }
}

uintptr_t __stack_chk_guard = 0x7a3c9e15;

_Noreturn void __stack_chk_fail(void) {
    __builtin_trap();
}

// 64 × 64 → 128 bits, used when a Double is printed.
unsigned __int128 __multi3(unsigned __int128 left, unsigned __int128 right) {
    uint64_t a = (uint64_t)left, b = (uint64_t)right;
    uint64_t a0 = (uint32_t)a, a1 = a >> 32, b0 = (uint32_t)b, b1 = b >> 32;
    uint64_t low = a0 * b0;
    uint64_t middle = a1 * b0 + (low >> 32);
    uint64_t carry = (uint32_t)middle + a0 * b1;
    uint64_t high = a1 * b1 + (middle >> 32) + (carry >> 32);
    high += a * (uint64_t)(right >> 64) + (uint64_t)(left >> 64) * b;
    return ((unsigned __int128)high << 64) | (carry << 32) | (uint32_t)low;
}

// The library prints one character at a time; the host wants lines.
__attribute__((import_module("host"), import_name("log"))) void host_log(int32_t level, const char *text, int32_t count);

int putchar(int character) {
    static char line[512];
    static int32_t length = 0;
    if (character == '\n' || length == (int32_t)sizeof line) {
        host_log(3, line, length);
        length = 0;
    }
    if (character != '\n') line[length++] = (char)character;
    return character;
}
#endif
