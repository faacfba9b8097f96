// Reads a decimal number as the C library does in its own locale: what `Double(_: String)` calls.
#if defined(__wasm__)
#include <stdint.h>

// An integer of up to 6,144 bits: 800 digits and ten to the power of 1,130.
enum { capacity = 192, maximumDigits = 800 };

typedef struct {
    uint32_t words[capacity];
    int count;
} Integer;

static void multiplyAdd(Integer *value, uint32_t factor, uint32_t addend) {
    uint64_t carry = addend;
    for (int i = 0; i < value->count; i++) {
        carry += (uint64_t)value->words[i] * factor;
        value->words[i] = (uint32_t)carry;
        carry >>= 32;
    }
    if (carry) value->words[value->count++] = (uint32_t)carry;
}

static void multiplyByPowerOfTen(Integer *value, int exponent) {
    for (; exponent >= 9; exponent -= 9) multiplyAdd(value, 1000000000, 0);
    for (; exponent > 0; exponent--) multiplyAdd(value, 10, 0);
}

static int bitWidth(const Integer *value) {
    return value->count ? value->count * 32 - __builtin_clz(value->words[value->count - 1]) : 0;
}

static void shiftLeft(Integer *value, int bits) {
    int words = bits / 32;
    if (words) {
        for (int i = value->count - 1; i >= 0; i--) value->words[i + words] = value->words[i];
        for (int i = 0; i < words; i++) value->words[i] = 0;
        value->count += words;
    }
    for (bits %= 32; bits > 0; bits--) multiplyAdd(value, 2, 0);
}

static int isLess(const Integer *left, const Integer *right) {
    if (left->count != right->count) return left->count < right->count;
    for (int i = left->count - 1; i >= 0; i--) {
        if (left->words[i] != right->words[i]) return left->words[i] < right->words[i];
    }
    return 0;
}

static void subtract(Integer *value, const Integer *other) {
    int64_t borrow = 0;
    for (int i = 0; i < value->count; i++) {
        borrow += (int64_t)value->words[i] - (i < other->count ? other->words[i] : 0);
        value->words[i] = (uint32_t)borrow;
        borrow >>= 32;
    }
    while (value->count && !value->words[value->count - 1]) value->count--;
}

static double fromBits(uint64_t bits) {
    union { uint64_t bits; double value; } both = {bits};
    return both.value;
}

// The double nearest to a number of 64 bits times a power of two; halves go to the even one. `hasRest` says that the number is
// larger by less than one.
static double rounded(uint64_t bits, int exponent, int hasRest) {
    if (!bits) return 0;
    int shift = __builtin_clzll(bits);
    bits <<= shift;
    exponent -= shift;
    // The number is 1.f × 2^top.
    int top = exponent + 63;
    if (top > 1023) return fromBits(0x7ff0000000000000);
    // Subnormal numbers have fewer bits.
    int dropped = top < -1022 ? 11 + (-1022 - top) : 11;
    if (dropped > 64) return 0;
    uint64_t kept = dropped == 64 ? 0 : bits >> dropped;
    uint64_t half = 1ull << (dropped - 1), rest = dropped == 64 ? bits : bits & ((1ull << dropped) - 1);
    if (rest > half || (rest == half && (hasRest || (kept & 1)))) kept++;
    // A carry out of the fraction carries into the exponent, which is what it should.
    uint64_t biased = top < -1022 ? 0 : (uint64_t)(top + 1022);
    return fromBits((biased << 52) + kept);
}

// The double nearest to digits × 10^exponent.
static double fromDecimal(Integer *digits, int exponent) {
    static Integer divisor;
    if (!digits->count) return 0;
    if (exponent > 400) return fromBits(0x7ff0000000000000);
    if (exponent < -1130) return 0;
    divisor.count = 1;
    divisor.words[0] = 1;
    multiplyByPowerOfTen(exponent < 0 ? &divisor : digits, exponent < 0 ? -exponent : exponent);
    // As many bits of a quotient as fit, one of which may be zero at the start.
    int shift = 64 - (bitWidth(digits) - bitWidth(&divisor));
    shiftLeft(shift > 0 ? digits : &divisor, shift > 0 ? shift - 1 : 1 - shift);
    shiftLeft(&divisor, 63);
    uint64_t quotient = 0;
    for (int i = 0; i < 64; i++) {
        quotient <<= 1;
        if (!isLess(digits, &divisor)) {
            subtract(digits, &divisor);
            quotient |= 1;
        }
        if (i < 63) multiplyAdd(digits, 2, 0);
    }
    return rounded(quotient, 1 - shift, digits->count > 0);
}

static int digitOf(char character, int base) {
    if (character >= '0' && character <= '9') return character - '0';
    int letter = character | 0x20;
    return base == 16 && letter >= 'a' && letter <= 'f' ? letter - 'a' + 10 : -1;
}

// Reads the exponent behind a letter, such as `e-5`, and returns its end: the start where there is none.
static const char *readExponent(const char *text, int letter, int *exponent) {
    if ((*text | 0x20) != letter) return text;
    const char *next = text + 1;
    int isNegative = *next == '-', value = 0;
    if (*next == '-' || *next == '+') next++;
    if (digitOf(*next, 10) < 0) return text;
    for (; digitOf(*next, 10) >= 0; next++) {
        if (value < 100000) value = value * 10 + digitOf(*next, 10);
    }
    *exponent += isNegative ? -value : value;
    return next;
}

static const char *readDecimal(const char *text, double *result) {
    static Integer digits;
    digits.count = 0;
    int exponent = 0, length = 0, hasDigits = 0, isFraction = 0, hasRest = 0;
    for (;; text++) {
        if (*text == '.' && !isFraction) {
            isFraction = 1;
            continue;
        }
        int digit = digitOf(*text, 10);
        if (digit < 0) break;
        hasDigits = 1;
        if (length < maximumDigits) {
            // Zeros at the start take no room.
            if (digit || digits.count) length++;
            if (digit || digits.count) multiplyAdd(&digits, 10, (uint32_t)digit);
            if (isFraction && exponent > -1000000) exponent--;
        } else {
            hasRest |= digit != 0;
            if (!isFraction && exponent < 1000000) exponent++;
        }
    }
    if (!hasDigits) return 0;
    text = readExponent(text, 'e', &exponent);
    // No number between two doubles has as many digits: one more decides for all that were left out.
    if (hasRest) {
        multiplyAdd(&digits, 10, 1);
        exponent--;
    }
    *result = fromDecimal(&digits, exponent);
    return text;
}

static const char *readHexadecimal(const char *text, double *result) {
    uint64_t bits = 0;
    int exponent = 0, hasDigits = 0, isFraction = 0, hasRest = 0;
    for (;; text++) {
        if (*text == '.' && !isFraction) {
            isFraction = 1;
            continue;
        }
        int digit = digitOf(*text, 16);
        if (digit < 0) break;
        hasDigits = 1;
        if (bits >> 60) {
            hasRest |= digit != 0;
            if (!isFraction && exponent < 1000000) exponent += 4;
        } else {
            bits = bits << 4 | (uint64_t)digit;
            if (isFraction && exponent > -1000000) exponent -= 4;
        }
    }
    if (!hasDigits) return 0;
    text = readExponent(text, 'p', &exponent);
    *result = rounded(bits, exponent, hasRest);
    return text;
}

// The end of a word at the start of a text, in letters of either case; none where the text does not start with it.
static const char *readWord(const char *text, const char *word) {
    for (; *word; text++, word++) {
        if ((*text | 0x20) != *word) return 0;
    }
    return text;
}

// Reads the number that a text starts with. Returns its end, or the text where there is none.
const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
    const char *start = text, *end;
    int isNegative = *text == '-';
    if (*text == '-' || *text == '+') text++;
    double value = 0;
    if ((end = readWord(text, "infinity")) || (end = readWord(text, "inf"))) {
        value = fromBits(0x7ff0000000000000);
    } else if ((end = readWord(text, "nan"))) {
        value = fromBits(0x7ff8000000000000);
    } else if (text[0] == '0' && (text[1] | 0x20) == 'x') {
        // "0x" alone is a zero with a letter behind it.
        if (!(end = readHexadecimal(text + 2, &value))) end = text + 1;
    } else {
        end = readDecimal(text, &value);
    }
    if (!end) return start;
    *result = isNegative ? -value : value;
    return end;
}
#endif
