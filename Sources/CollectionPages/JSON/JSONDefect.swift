import CollectionDiagnostics

/// Why a text is not JSON (RFC 8259) in strict UTF-8.
public enum JSONDefect: UInt8, Equatable, Sendable {
    /// There is nothing but white space.
    case empty
    /// The text starts with the byte order mark U+FEFF.
    case byteOrderMark
    /// The text ends inside a value.
    case unexpectedEnd
    /// A value must stand here, and none begins with this byte.
    case expectedValue
    /// A member's name in double quotes must stand here.
    case expectedName
    /// A colon must stand here.
    case expectedColon
    /// A comma or the end of the array or object must stand here.
    case expectedCommaOrEnd
    /// Something follows the value.
    case trailingBytes
    /// A string holds an unescaped control character.
    case controlCharacter
    /// A backslash is followed by something that is no escape.
    case invalidEscape
    /// One half of a surrogate pair stands alone.
    case loneSurrogate
    /// The bytes are not UTF-8: broken, overlong, a surrogate or above U+10FFFF.
    case invalidUTF8
    /// A number is malformed, for example `01`, `1.` or `+1`.
    case invalidNumber
}

extension JSONDefect: CustomStringConvertible {
    /// The error, as the end of a sentence.
    public var description: String {
        switch self {
        case .empty: diagnosticText(261, "the text is empty")
        case .byteOrderMark: diagnosticText(262, "the text starts with a byte order mark; save it as UTF-8 without one")
        case .unexpectedEnd: diagnosticText(263, "the text ends in the middle of a value; it was cut off")
        case .expectedValue: diagnosticText(264, "a value was expected")
        case .expectedName: diagnosticText(265, "a member name in double quotes was expected")
        case .expectedColon: diagnosticText(266, "a colon was expected after the member name")
        case .expectedCommaOrEnd: diagnosticText(267, "a comma or the closing bracket was expected")
        case .trailingBytes: diagnosticText(268, "something follows the end of the document")
        case .controlCharacter: diagnosticText(269, "a string holds a bare control character; write it as an escape")
        case .invalidEscape: diagnosticText(270, "a backslash is followed by something that is no escape")
        case .loneSurrogate: diagnosticText(271, "half of a surrogate pair stands alone in an escape")
        case .invalidUTF8: diagnosticText(272, "the bytes are not valid UTF-8")
        case .invalidNumber: diagnosticText(273, "the number is malformed")
        }
    }
}
