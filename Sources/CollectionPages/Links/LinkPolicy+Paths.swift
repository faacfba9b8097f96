extension LinkPolicy {
    /// Why a path cannot be requested from the page's own server, or `nil` if it can.
    ///
    /// The path starts with one slash, has no empty segment and none made of dots, encoded or not; a query may follow,
    /// a fragment may not. It cannot lead to another server.
    ///
    /// - Complexity: O(n) in the bytes of the path
    public static func defect(ofPath path: String) -> LinkDefect? {
        let bytes = Array(path.utf8)
        if let defect = characterDefect(bytes, limit: 1_024) { return defect }
        guard bytes[0] == UInt8(ascii: "/") else { return .slash }
        guard bytes.count == 1 || bytes[1] != UInt8(ascii: "/") else { return .slash }
        guard !bytes.contains(UInt8(ascii: "#")) else { return .forbiddenCharacter }
        let query = bytes.firstIndex(of: UInt8(ascii: "?")) ?? bytes.count
        return segmentDefect(Array(bytes[1..<query]))
    }

    /// Why a path cannot be that of a picture in the store, or `nil` if it can.
    ///
    /// It is relative and made of letters, digits, `.`, `_` and `-` between single slashes, and ends in the name of a
    /// type of picture. SVG is not among them: a picture must not contain code.
    ///
    /// - Complexity: O(n) in the bytes of the path
    public static func defect(ofImagePath path: String) -> LinkDefect? {
        let bytes = Array(path.utf8)
        if let defect = characterDefect(bytes, limit: 512) { return defect }
        guard bytes[0] != UInt8(ascii: "/") else { return .leadingSlash }
        for byte in bytes {
            let isAllowed =
                isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
                || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "/")
            if !isAllowed { return .forbiddenCharacter }
        }
        if let defect = segmentDefect(bytes) { return defect }
        let small = smallLetters(bytes)
        let suffixes: [StaticString] = [".avif", ".jpg", ".jpeg", ".png", ".webp"]
        for suffix in suffixes where small.count > suffix.utf8CodeUnitCount {
            if small.suffix(suffix.utf8CodeUnitCount).isText(suffix) { return nil }
        }
        return .imageType
    }

    /// Why a text is not a template for the paths of pictures, or `nil` if it is.
    ///
    /// It is a path as for ``defect(ofPath:)`` without a query, and holds `{w}` and `{path}` once each and no other
    /// braces.
    ///
    /// - Complexity: O(n) in the bytes of the template
    public static func defect(ofTemplate template: String) -> LinkDefect? {
        let bytes = Array(template.utf8)
        if let defect = defect(ofPath: template) { return defect }
        var widthCount = 0
        var pathCount = 0
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "{"):
                guard let end = bytes[index...].firstIndex(of: UInt8(ascii: "}")) else { return .template }
                let name = bytes[(index + 1)..<end]
                if name.isText("w") {
                    widthCount += 1
                } else if name.isText("path") {
                    pathCount += 1
                } else {
                    return .template
                }
                index = end + 1
            case UInt8(ascii: "}"), UInt8(ascii: "?"):
                return .template
            default:
                index += 1
            }
        }
        return widthCount == 1 && pathCount == 1 ? nil : .template
    }

    private static func segmentDefect(_ path: [UInt8]) -> LinkDefect? {
        guard !path.isEmpty else { return nil }
        let segments = path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        for (position, segment) in segments.enumerated() {
            // A slash at the end is no segment.
            if segment.isEmpty, position == segments.count - 1 { continue }
            if segment.isEmpty || isDots(segment) { return .segment }
        }
        return nil
    }

    /// Whether a segment is made of dots alone, each as such or as `%2e`. Encoded slashes and zeros count as dots here:
    /// servers disagree on what they mean.
    private static func isDots(_ segment: ArraySlice<UInt8>) -> Bool {
        let small = smallLetters(Array(segment))
        var index = 0
        var isDots = true
        while index < small.count {
            if small[index] == UInt8(ascii: "%") {
                let code = small[(index + 1)...].prefix(2)
                if code.isText("2f") || code.isText("5c") || code.isText("00") {
                    return true
                }
                if !code.isText("2e") { isDots = false }
                index += 3
            } else {
                if small[index] != UInt8(ascii: ".") { isDots = false }
                index += 1
            }
        }
        return isDots
    }
}
