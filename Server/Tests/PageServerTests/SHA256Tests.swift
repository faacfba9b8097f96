import Testing

@testable import PageServer

struct SHA256Tests {
    @Test(
        "hashes are those of FIPS 180-4",
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
        ]
    )
    func hashes(_ text: String, _ expected: String) {
        #expect(EntityTag.hexadecimal(SHA256.hash(Array(text.utf8))) == expected)
    }

    @Test(
        "authentication codes are those of RFC 4231, cases 1, 2 and 6",
        arguments: [
            (
                [UInt8](repeating: 0x0b, count: 20), "Hi There",
                "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
            ),
            (
                Array("Jefe".utf8), "what do ya want for nothing?",
                "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
            ),
            (
                [UInt8](repeating: 0xaa, count: 131), "Test Using Larger Than Block-Size Key - Hash Key First",
                "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
            ),
        ]
    )
    func authenticationCodes(_ key: [UInt8], _ text: String, _ expected: String) {
        #expect(EntityTag.hexadecimal(SHA256.authenticationCode(of: Array(text.utf8), key: key)) == expected)
    }

    @Test("codes are equal only with the same bytes")
    func comparison() {
        #expect(SHA256.isEqual([], []))
        #expect(SHA256.isEqual([1, 2, 3], [1, 2, 3]))
        #expect(!SHA256.isEqual([1, 2, 3], [1, 2, 4]))
        #expect(!SHA256.isEqual([1, 2, 3], [1, 2]))
    }
}
