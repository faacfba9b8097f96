import HTTPTypes

/// Who a request belongs to, as its cookie tells: a user without a name, known by an opaque random token.
///
/// The store keeps the hash of the token only, so that what is stored cannot be used as a cookie. A session is stored
/// with the first write; a token that is not in the store is worth nothing, so that no client can choose the token of another.
///
/// There are no accounts: who signs in is for a feature to know, by a table that refers to the session.
public struct Session: Sendable {
    /// The header of responses to personal writes: whether the write has `begun` a session, or its session was `known`.
    /// Programs cannot read the cookie. By this they know that they have it, and may send several writes at a time.
    static let stateHeader = HTTPField.Name("Session-State")

    /// The user whose own things a read includes: the id of the session, or an empty text without one.
    public let user: String
    /// The cookie of sessions.
    let cookie: SessionCookie

    /// Creates the session of no user.
    init(cookie: SessionCookie) {
        user = ""
        self.cookie = cookie
    }

    /// Reads the session of a request.
    init(of headers: HTTPFields, cookie: SessionCookie) {
        user = cookie.token(in: headers)?.id ?? ""
        self.cookie = cookie
    }
}

/// The token of a session.
struct SessionToken: Equatable, Sendable {
    /// 43 characters of base 64 for addresses (RFC 4648, section 5), which stand for 256 random bits.
    let text: String

    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
    private static let length = 43

    /// Makes a token. Each of its characters is a system call of the random number generator, so that only what needs a token makes
    /// one.
    init() {
        var generator = SystemRandomNumberGenerator()
        let bytes = (0..<Self.length).map { _ in Self.alphabet[Int(generator.next() & 63)] }
        text = String(decoding: bytes, as: UTF8.self)
    }

    /// Reads a token; `nil` if the text cannot be one.
    init?(_ text: Substring) {
        guard text.utf8.count == Self.length, text.utf8.allSatisfy({ Self.isAllowed($0) }) else { return nil }
        self.text = String(text)
    }

    /// Whether a byte may stand in a token.
    static func isAllowed(_ byte: UInt8) -> Bool { alphabet.contains(byte) }

    /// The id under which the session is stored: the hash of the token.
    var id: String { EntityTag.hexadecimal(SHA256.hash(Array(text.utf8))) }
}

/// The cookie of sessions.
///
/// Its name begins with `__Host-` where the server has a name of its own: browsers take such a cookie by HTTPS from this
/// host alone. On this machine, and under an address in digits, there is no HTTPS, and the cookie is called `session`.
struct SessionCookie: Equatable, Sendable {
    /// The time without a write after which a session ends, in seconds: 180 days.
    static let lifetime: Int64 = 180 * 86_400

    /// Whether the cookie is for HTTPS only.
    let isSecure: Bool

    /// The name of the cookie.
    var name: String { isSecure ? "__Host-session" : "session" }

    /// The token in the headers of a request; the first one, where there are several.
    func token(in headers: HTTPFields) -> SessionToken? {
        guard headers.contains(.cookie) else { return nil }
        for header in headers[values: .cookie] {
            for pair in header.split(separator: ";") {
                let pair = pair.drop { $0 == " " }
                if pair.hasPrefix(name + "=") { return SessionToken(pair.dropFirst(name.count + 1)) }
            }
        }
        return nil
    }

    /// The header that gives a client a token.
    func header(_ token: SessionToken) -> String {
        "\(name)=\(token.text); Path=/; Max-Age=\(Self.lifetime); HttpOnly; SameSite=Lax" + (isSecure ? "; Secure" : "")
    }
}
