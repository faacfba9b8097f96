public import CollectionPages

/// The body of `PUT /v1/homes/{id}/inquiry`: what the user writes to who offers a home. Both sides check it alike.
public struct HomeInquiryContract: Equatable, Sendable {
    /// The name of the user.
    public var name: String
    /// The email address or the telephone number of the user.
    public var contact: String
    /// The message.
    public var message: String

    /// A text of an inquiry.
    public enum Field: Int, CaseIterable, Sendable {
        /// The name of the user.
        case name
        /// The email address or the telephone number.
        case contact
        /// The message.
        case message
    }

    /// Why a text cannot be sent.
    public enum Defect: Equatable, Sendable {
        /// There is none.
        case missing
        /// It is neither an email address nor a telephone number.
        case unreachable
        /// It has more than ``HomeInquiryContract/Field/maximumByteCount`` bytes.
        case tooLong
    }

    /// Creates an inquiry.
    ///
    /// - Parameters:
    ///   - name: The name of the user.
    ///   - contact: The email address or the telephone number of the user.
    ///   - message: The message.
    public init(name: String = "", contact: String = "", message: String = "") {
        self.name = name
        self.contact = contact
        self.message = message
    }
}

extension HomeInquiryContract {
    /// Reads an inquiry; `nil` where a text is missing. Whether it can be sent, ``defect(of:)`` says.
    public init?(_ json: JSONValue) {
        guard let name = json.text("name"), let contact = json.text("contact"),
            let message = json.text("message")
        else { return nil }
        self.init(name: name, contact: contact, message: message)
    }

    /// Writes the members of the body.
    public func write(to writer: inout JSONWriter) {
        writer.member("name", name)
        writer.member("contact", contact)
        writer.member("message", message)
    }

    /// A text.
    public subscript(field: Field) -> String {
        get {
            switch field {
            case .name: name
            case .contact: contact
            case .message: message
            }
        }
        set {
            switch field {
            case .name: name = newValue
            case .contact: contact = newValue
            case .message: message = newValue
            }
        }
    }

    /// Why a text cannot be sent; `nil` if it can.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public func defect(of field: Field) -> Defect? {
        let text = self[field]
        if Array(text.utf8).allSatisfy({ Self.isSpace($0) }) { return .missing }
        if text.utf8.count > field.maximumByteCount { return .tooLong }
        return field == .contact && !Self.isEmail(text) && !Self.isTelephone(text) ? .unreachable : nil
    }

    /// A space, a tab or the end of a line.
    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    /// Whether a text is like `name@example.org`: only a message that is sent finds out whether there is such an address.
    private static func isEmail(_ text: String) -> Bool {
        let parts = Array(text.utf8).split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty else { return false }
        let labels = parts[1].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        let hasInnerSpace = parts[0].contains { isSpace($0) } || parts[1].contains { isSpace($0) }
        return labels.count > 1 && !hasInnerSpace && labels.allSatisfy { !$0.isEmpty }
    }

    /// Whether a text is six digits or more, with signs between them. Digits may be those of Arabic.
    private static func isTelephone(_ text: String) -> Bool {
        var digits = 0
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x30...0x39, 0x660...0x669, 0x6F0...0x6F9: digits += 1
            // Space, parentheses, "+", "-", ".", "/", and the no-break space.
            case 0x20, 0x28, 0x29, 0x2B, 0x2D...0x2F, 0xA0: break
            default: return false
            }
        }
        return digits >= 6
    }
}

extension HomeInquiryContract.Field {
    /// The maximum length of the text in UTF-8, in bytes.
    public var maximumByteCount: Int { self == .message ? 2_000 : 200 }
}
