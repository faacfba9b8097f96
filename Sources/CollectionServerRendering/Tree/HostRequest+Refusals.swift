package import CollectionViews

// What a browser refuses to send or to pass on, by the rules and with the messages of `Web/requests.js`.
extension HostRequest {
    /// Why the page would not send the request, as a line that names the call; `nil` if it would.
    ///
    /// - Parameter allowedOrigins: The origins that the page allows besides its own.
    /// - Complexity: O(*n*) in the number of bytes of the path and the header fields.
    package func refusal(allowedOrigins: [String]) -> String? {
        let defect =
            defectOfPath(allowedOrigins) ?? defectOfContent ?? headerFields.elements.lazy.compactMap(Self.defect).first
        return defect.map { "request: refused \(method.documentName) \(path.quoted), \($0)" }
    }

    /// Why the page would not pass on a response with so many bytes, as a line that names the call; `nil` if it would.
    package func refusal(ofResponseOf count: Int) -> String? {
        count <= maximumResponseBytes
            ? nil
            : "request: refused the response to \(method.documentName) \(path.quoted), which has more bytes than the limit "
                + "of \(maximumResponseBytes) (HostRequest.maximumResponseBytes)"
    }

    private func defectOfPath(_ allowedOrigins: [String]) -> String? {
        if DocumentURL.isPath(path) { return nil }
        guard let origin = DocumentURL.origin(of: path) else { return "which is no path of this origin" }
        if allowedOrigins.contains(origin) { return nil }
        return "whose origin is not allowed: add \(origin) to data-origins of the page's <main> "
            + "(in a test: allowedOrigins)"
    }

    private var defectOfContent: String? {
        if (method == .get || method == .head) && !body.isEmpty { return "which must have no body" }
        return timeout > 0 ? nil : "whose timeout of \(timeout) ms is not positive"
    }

    // A value may be a secret: no line has it.
    private static func defect(ofField field: (name: String, value: String)) -> String? {
        let name = "whose header field \(field.name.quoted)"
        if field.name.utf8.isEmpty || !field.name.utf8.allSatisfy(isTokenByte) { return "\(name) has no valid name" }
        if forbiddenNames.contains(field.name) || field.name.hasPrefix("sec-") || field.name.hasPrefix("proxy-") {
            return "\(name) only browsers set"
        }
        let isValid = field.value.utf8.allSatisfy { (0x20...0x7E).contains($0) || $0 == 0x09 }
        return isValid ? nil : "\(name) has a value that is not printable ASCII"
    }

    /// A character of a token of HTTP, RFC 9110, 5.6.2.
    private static func isTokenByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: Array("!#$%&'*+-.^_`|~".utf8).contains(byte)
        }
    }

    /// The request headers that the Fetch standard forbids, in lower case.
    private static let forbiddenNames: Set<String> = [
        "accept-charset", "accept-encoding", "access-control-request-headers", "access-control-request-method",
        "connection", "content-length", "cookie", "cookie2", "date", "dnt", "expect", "host", "keep-alive", "origin",
        "referer", "set-cookie", "te", "trailer", "transfer-encoding", "upgrade", "via",
    ]
}

extension String {
    /// The text in quotes, as `JSON.stringify` writes it.
    var quoted: String {
        var result = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\u{8}": result += "\\b"
            case "\u{C}": result += "\\f"
            case "\0"..<" ": result += "\\u00\(scalar.value < 16 ? "0" : "")\(String(scalar.value, radix: 16))"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
