import Foundation

/// Makes cursors that only this server can make and reads them back.
///
/// A cursor is opaque to the client. It is bound to its section and to what the section is made of, so that it cannot
/// be carried elsewhere or used after an editor has changed the section, and it expires.
public struct CursorSigner: Sendable {
    /// Expiry is rounded to this many seconds, so that the same response keeps the same bytes, and thus its entity tag.
    private static let period: Double = 12 * 3_600
    private static let prefix = "c1"
    private static let payloadBytes = 24
    private static let signatureBytes = 16

    private let key: [UInt8]
    private let clock: ServerClock

    init(secret: [UInt8], clock: ServerClock) {
        key = secret
        self.clock = clock
    }
}

extension CursorSigner {
    /// The cursor for a place in a section. It is valid for 12 to 24 hours.
    public func cursor(at position: CursorPosition, in section: SectionDefinition) -> String {
        datedCursor(at: position, in: section).cursor
    }

    /// The cursor for a place in a section, and until when the same place gives the same cursor.
    func datedCursor(
        at position: CursorPosition, in section: SectionDefinition
    ) -> (cursor: String, validUntil: Double) {
        let expiry = ((clock.now() / Self.period).rounded(.down) + 2) * Self.period
        var payload: [UInt8] = []
        for number in [Int64(expiry), position.key, position.id] {
            withUnsafeBytes(of: number.bigEndian) { payload += $0 }
        }
        let cursor = "\(Self.prefix).\(Self.encode(payload + signature(of: payload, in: section)))"
        return (cursor, expiry - Self.period)
    }

    /// The next moment at which cursors that are valid now may expire, in seconds since 1970.
    var nextExpiry: Double { ((clock.now() / Self.period).rounded(.down) + 1) * Self.period }

    /// Whether a text has the form of a cursor, no matter who signed it.
    public static func isWellFormed(_ cursor: String) -> Bool { bytes(of: cursor) != nil }

    /// The place that a cursor stands for.
    ///
    /// - Throws: A ``Problem`` with status 410 if the cursor was made elsewhere, changed, or has expired. The client
    ///   then loads the section from the start.
    public func position(of cursor: String, in section: SectionDefinition) throws -> CursorPosition {
        guard let bytes = Self.bytes(of: cursor) else { throw Self.expired }
        let payload = Array(bytes.prefix(Self.payloadBytes))
        guard SHA256.isEqual(signature(of: payload, in: section), Array(bytes.suffix(Self.signatureBytes))) else {
            throw Self.expired
        }
        let numbers = stride(from: 0, to: Self.payloadBytes, by: 8).map { start in
            payload[start..<start + 8].reduce(Int64(0)) { $0 << 8 | Int64($1) }
        }
        guard Double(numbers[0]) > clock.now() else { throw Self.expired }
        return CursorPosition(key: numbers[1], id: numbers[2])
    }
}

extension CursorSigner {
    private static var expired: Problem {
        .gone("This place in the list is no longer known. Load the section from the start.")
    }

    private static func bytes(of cursor: String) -> [UInt8]? {
        let parts = cursor.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0] == prefix, let bytes = decode(parts[1]),
            bytes.count == payloadBytes + signatureBytes
        else { return nil }
        return bytes
    }

    private func signature(of payload: [UInt8], in section: SectionDefinition) -> [UInt8] {
        var message = Array("\(Self.prefix)\n\(section.id)\n\(section.content)\n".utf8)
        for (name, value) in section.arguments.sorted(by: { $0.key < $1.key }) {
            message += Array("\(name)=\(value)\n".utf8)
        }
        return Array(SHA256.authenticationCode(of: message + payload, key: key).prefix(Self.signatureBytes))
    }

    private static func encode(_ bytes: [UInt8]) -> String {
        Data(bytes).base64EncodedString()
            .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }

    private static func decode(_ text: Substring) -> [UInt8]? {
        guard text.utf8.count <= 128, !text.contains(where: { "+/=".contains($0) }) else { return nil }
        var standard = text.replacing("-", with: "+").replacing("_", with: "/")
        standard += String(repeating: "=", count: (4 - standard.utf8.count % 4) % 4)
        return Data(base64Encoded: String(standard)).map { Array($0) }
    }
}
