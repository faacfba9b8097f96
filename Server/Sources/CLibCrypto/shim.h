// OpenSSL's hashes, for entity tags and the signatures of cursors.
#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
