#if canImport(Glibc)
// Links the C math library, which the compiler calls for arithmetic such as rounding, to every program that uses the package. A
// linker setting of the manifest would: its condition for Linux holds for WebAssembly as well.
import Glibc
#endif
