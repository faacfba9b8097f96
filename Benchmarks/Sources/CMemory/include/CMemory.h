// How much memory the C library has handed out and not got back, in bytes; 0 where it does not say.
#ifndef CMEMORY_H
#define CMEMORY_H

unsigned long long cmemory_bytes_in_use(void);

#endif
