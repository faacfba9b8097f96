// What an Embedded Swift module needs from C when it runs without an operating system: memory, memory functions and
// the few symbols that the compiler refers to by name. Everything here is compiled for wasm32 only; on other
// platforms the target is empty and the platform's own C library serves.
#ifndef CRUNTIME_H
#define CRUNTIME_H

#include <stddef.h>
#include <stdint.h>

#if defined(__wasm__)
// Bytes handed out by the allocator and not yet returned, and the size of the heap they live in.
uint32_t cruntime_bytes_in_use(void);
uint32_t cruntime_heap_size(void);
#endif

#endif
