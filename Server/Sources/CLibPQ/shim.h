// PostgreSQL's client library. pkg-config adds the directory of its header.
#include <libpq-fe.h>
