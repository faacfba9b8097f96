import CollectionDiagnostics

/// The reason why a link, path or picture path is refused.
public enum LinkDefect: UInt8, Equatable, Sendable {
    /// It is empty.
    case empty
    /// It is longer than the format permits.
    case tooLong
    /// It holds a space, a control character, a backslash or something that is not ASCII.
    case forbiddenCharacter
    /// It does not start with a scheme.
    case noScheme
    /// Its scheme is not permitted.
    case scheme
    /// It holds a user name or password.
    case credentials
    /// Its host or port is missing or malformed.
    case host
    /// What follows the scheme is malformed.
    case malformed
    /// A path on the server must start with a single slash.
    case slash
    /// A picture's path must not start with a slash.
    case leadingSlash
    /// A segment is empty or made of dots.
    case segment
    /// The template does not hold `{w}` and `{path}` once each.
    case template
    /// The type of picture is not allowed.
    case imageType
}

extension LinkDefect: CustomStringConvertible {
    /// The error, as the end of a sentence.
    public var description: String {
        switch self {
        case .empty: diagnosticText(281, "it is empty")
        case .tooLong: diagnosticText(282, "it is too long")
        case .forbiddenCharacter:
            diagnosticText(
                283, "it holds a space, control character, backslash or non-ASCII character; percent-encode it")
        case .noScheme: diagnosticText(284, "it needs a scheme, such as https:")
        case .scheme: diagnosticText(285, "its scheme is not allowed; use https, mailto or tel")
        case .credentials: diagnosticText(286, "it holds a user name or password")
        case .host: diagnosticText(287, "its host or port is missing or malformed")
        case .malformed: diagnosticText(288, "what follows the scheme is malformed")
        case .slash:
            diagnosticText(289, "it must be a path on this server, which starts with one slash")
        case .leadingSlash: diagnosticText(290, "the path of a picture starts without a slash")
        case .segment: diagnosticText(291, "a segment of its path is empty or made of dots")
        case .template: diagnosticText(292, "it must hold {w} and {path} once each")
        case .imageType: diagnosticText(293, "pictures end in .avif, .jpg, .jpeg, .png or .webp")
        }
    }
}
