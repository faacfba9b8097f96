// PostgreSQL's client library. Where pkg-config does not add the directory of its header, Debian's is taken.
#if __has_include(<libpq-fe.h>)
#include <libpq-fe.h>
#else
#include <postgresql/libpq-fe.h>
#endif
