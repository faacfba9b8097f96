// Functions of the C math library for which WebAssembly has no instruction of its own.
#if defined(__wasm__)

// To the nearest whole number, halves away from zero.
double round(double value) {
    double whole = __builtin_trunc(value);
    return __builtin_fabs(value - whole) < 0.5 ? whole : whole + __builtin_copysign(1, value);
}
#endif
