import CLibCrypto

/// SHA-256 (FIPS 180-4) and the authentication code HMAC (RFC 2104) made with it, both computed by OpenSSL's libcrypto.
enum SHA256 {
    private static let byteCount = 32

    /// The hash of some bytes.
    static func hash(_ bytes: [UInt8]) -> [UInt8] {
        var hash = [UInt8](repeating: 0, count: byteCount)
        precondition(
            EVP_Digest(bytes, bytes.count, &hash, nil, EVP_sha256(), nil) == 1, "libcrypto does not offer SHA-256.")
        return hash
    }

    /// The authentication code of some bytes under a key.
    static func authenticationCode(of bytes: [UInt8], key: [UInt8]) -> [UInt8] {
        var code = [UInt8](repeating: 0, count: byteCount)
        precondition(
            HMAC(EVP_sha256(), key, Int32(key.count), bytes, bytes.count, &code, nil) != nil,
            "libcrypto does not offer HMAC with SHA-256.")
        return code
    }

    /// Compares two codes. How long it takes does not depend on where they differ.
    static func isEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
        left.count == right.count && CRYPTO_memcmp(left, right, left.count) == 0
    }
}
