// The system's zlib, for gzip bodies.
#include <zlib.h>
