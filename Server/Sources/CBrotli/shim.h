// The system's Brotli encoder, for bodies coded with br.
#include <brotli/encode.h>
