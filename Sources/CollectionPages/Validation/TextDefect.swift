/// What is wrong with a text for people.
enum TextDefect: CaseIterable {
    case controlCharacter, unbalancedDirection, invisibleCharacter, markup
    case longNumber, allCapitals, edgeSpace
}

extension TextDefect: CustomStringConvertible {
    var severity: PageDiagnostic.Severity {
        switch self {
        case .controlCharacter, .unbalancedDirection, .markup: .error
        default: .warning
        }
    }

    var description: String {
        switch self {
        case .controlCharacter: "The text holds a control character."
        case .unbalancedDirection:
            "The text changes the reading direction without changing it back, or overrides it; use balanced isolates."
        case .invisibleCharacter: "The text holds characters that cannot be seen."
        case .markup: "The text holds markup, which is shown as it stands. Use spans."
        case .longNumber: "The text holds a long number without separators. Send numbers as people write them."
        case .allCapitals: "The text is all capitals, which screen readers may spell out."
        case .edgeSpace: "The text starts or ends with a space."
        }
    }

    /// What is wrong, each once.
    static func find(in bytes: [UInt8]) -> [TextDefect] {
        guard !bytes.isEmpty else { return [] }
        var found: [TextDefect] = []
        if hasControls(bytes) { found.append(.controlCharacter) }
        let special = specialCharacters(bytes)
        if special.isUnbalanced { found.append(.unbalancedDirection) }
        if special.hasInvisible { found.append(.invisibleCharacter) }
        if hasMarkup(bytes) { found.append(.markup) }
        if hasLongNumber(bytes) { found.append(.longNumber) }
        if isAllCapitals(bytes) { found.append(.allCapitals) }
        if bytes.first == 0x20 || bytes.last == 0x20 { found.append(.edgeSpace) }
        return found
    }

    /// A text without the characters that could change how the texts around it are read: controls, and changes of
    /// direction that are not undone. `nil` if it has none, which is nearly always.
    ///
    /// - Complexity: O(n)
    static func cleaned(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
        // One pass decides: without controls and without E2 there is nothing to find.
        guard bytes.contains(where: { $0 < 0x20 && $0 != 0x0A || $0 == 0x7F || $0 == 0xE2 || $0 == 0xC2 }) else {
            return nil
        }
        let text = Array(bytes)
        let isUnbalanced = specialCharacters(text).isUnbalanced
        guard hasControls(text) || isUnbalanced else { return nil }
        var result: [UInt8] = []
        var index = 0
        while index < text.count {
            let rest = text[index...]
            if text[index] < 0x20 && text[index] != 0x0A || text[index] == 0x7F {
                index += 1
            } else if rest.first == 0xC2, let next = rest.dropFirst().first, (0x80...0x9F).contains(next) {
                index += 2
            } else if isUnbalanced, isDirectional(rest) {
                index += 3
            } else {
                result.append(text[index])
                index += 1
            }
        }
        return result
    }

    /// Whether a text starts with an embedding, override or isolate, or with the end of one.
    private static func isDirectional(_ bytes: ArraySlice<UInt8>) -> Bool {
        let character = Array(bytes.prefix(3))
        guard character.count == 3, character[0] == 0xE2 else { return false }
        return character[1] == 0x80 && (0xAA...0xAE).contains(character[2])
            || character[1] == 0x81 && (0xA6...0xA9).contains(character[2])
    }

    /// C0 without the line feed, DEL, and C1, which is U+0080 to U+009F.
    private static func hasControls(_ bytes: [UInt8]) -> Bool {
        for (index, byte) in bytes.enumerated() {
            if byte < 0x20 && byte != 0x0A || byte == 0x7F { return true }
            if byte == 0xC2, index + 1 < bytes.count, (0x80...0x9F).contains(bytes[index + 1]) { return true }
        }
        return false
    }

    /// Looks at U+200B to U+206F, which are E2 80 8B to E2 81 AF in UTF-8: directions and what takes no room.
    private static func specialCharacters(_ bytes: [UInt8]) -> (isUnbalanced: Bool, hasInvisible: Bool) {
        var depth = 0
        var isUnbalanced = false
        var hasInvisible = false
        for index in bytes.indices where bytes[index] == 0xE2 && index + 2 < bytes.count {
            switch (bytes[index + 1], bytes[index + 2]) {
            case (0x80, 0xAA...0xAE): isUnbalanced = true  // embeddings and overrides
            case (0x81, 0xA6...0xA8): depth += 1  // isolates
            case (0x81, 0xA9):
                depth -= 1
                if depth < 0 { isUnbalanced = true }
            case (0x80, 0x8B), (0x81, 0xA0...0xA4): hasInvisible = true  // zero-width space, invisible operators
            default: break
            }
        }
        return (isUnbalanced || depth != 0, hasInvisible)
    }

    /// A tag or a character reference.
    private static func hasMarkup(_ bytes: [UInt8]) -> Bool {
        for (index, byte) in bytes.enumerated() where index + 1 < bytes.count {
            let next = bytes[index + 1]
            if byte == UInt8(ascii: "<"),
                LinkPolicy.isLetter(next) || next == UInt8(ascii: "/") || next == UInt8(ascii: "!")
            {
                return true
            }
            if byte == UInt8(ascii: "&"), next == UInt8(ascii: "#") || LinkPolicy.isLetter(next) {
                let name = bytes[(index + 1)...].prefix {
                    LinkPolicy.isLetter($0) || LinkPolicy.isDigit($0) || $0 == UInt8(ascii: "#")
                }
                if index + 1 + name.count < bytes.count, bytes[index + 1 + name.count] == UInt8(ascii: ";") {
                    return true
                }
            }
        }
        return false
    }

    private static func hasLongNumber(_ bytes: [UInt8]) -> Bool {
        var digits = 0
        for byte in bytes {
            digits = LinkPolicy.isDigit(byte) ? digits + 1 : 0
            if digits > 5 { return true }
        }
        return false
    }

    private static func isAllCapitals(_ bytes: [UInt8]) -> Bool {
        var capitals = 0
        for byte in bytes {
            if (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte >= 0x80 { return false }
            if LinkPolicy.isLetter(byte) { capitals += 1 }
        }
        return capitals > 24
    }
}
