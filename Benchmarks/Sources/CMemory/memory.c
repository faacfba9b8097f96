#include "CMemory.h"

#if defined(__linux__)
#include <malloc.h>
unsigned long long cmemory_bytes_in_use(void) {
    struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
}
#elif !defined(__wasm__)
unsigned long long cmemory_bytes_in_use(void) { return 0; }
#endif
