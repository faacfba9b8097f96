import CollectionDiagnostics

// Reading single members. A member of the wrong type counts as absent and is reported. They are called in hundreds of
// places, so none is worth a copy of its code in each.
extension PageDecoder {
    @inline(never)
    mutating func report(
        _ code: PageDiagnostic.Code, _ severity: PageDiagnostic.Severity, _ value: JSONValue,
        _ message: String, suggestion: String? = nil
    ) {
        diagnostics.report(code, severity, value, message, suggestion: suggestion)
    }

    mutating func reportDuplicateNames(_ document: JSONDocument) {
        for index in document.tape.duplicateNames {
            let name = JSONValue(tape: document.tape, index: index)
            report(
                .duplicateName, .warning, name, diagnosticText(101, "This member occurs twice; the first one counts.")
            )
        }
    }

    /// A text for people: as it stands, unless it is longer than the format allows or holds what could change how the
    /// texts around it are read.
    @inline(never)
    mutating func text(_ object: JSONValue, _ name: StaticString, limit: Int = PageLimits.line) -> String? {
        guard let value = object[name] else { return nil }
        return text(value, limit: limit)
    }

    @inline(never)
    mutating func text(_ value: JSONValue, limit: Int) -> String? {
        // Nearly every text is short, without escapes and without anything special: it is taken as it stands.
        if value.node.kind == .string, value.slice.count <= limit, TextDefect.cleaned(value.slice) == nil {
            return String(decoding: value.slice, as: UTF8.self)
        }
        guard var bytes = value.utf8 else {
            report(
                .wrongType, .warning, value,
                diagnosticText(102, "A text in quotes is expected here; the value is ignored.")
            )
            return nil
        }
        if let cleaned = TextDefect.cleaned(bytes[...]) {
            report(
                .text, .warning, value,
                diagnosticText(103, "The text holds controls or changes of direction, which are left out.")
            )
            bytes = cleaned
        }
        if bytes.count > limit {
            report(
                .text, .warning, value,
                diagnosticText(104, "The text has \(bytes.count) bytes; only the first \(limit) are shown.")
            )
            var end = limit
            while end > 0, bytes[end] & 0xC0 == 0x80 { end -= 1 }
            bytes.removeSubrange(end...)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// An ASCII name: letters, digits and `. _ : -`, 1 to 64 of them.
    @inline(never)
    mutating func name(_ object: JSONValue, _ name: StaticString) -> String? {
        guard let value = object[name] else { return nil }
        return self.name(value)
    }

    @inline(never)
    mutating func name(_ value: JSONValue) -> String? {
        guard let bytes = nameBytes(value) else {
            report(.invalidIdentifier, .warning, value, diagnosticText(105, "\(Self.nameRule) The value is ignored."))
            return nil
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The number of an id, or `nil` without a report if the member is absent.
    @inline(never)
    mutating func identifier(_ object: JSONValue, _ name: StaticString) -> PageIdentifier? {
        guard let value = object[name] else { return nil }
        return identifier(value)
    }

    @inline(never)
    mutating func identifier(_ value: JSONValue) -> PageIdentifier? {
        guard let bytes = nameBytes(value) else {
            report(.invalidIdentifier, .warning, value, diagnosticText(106, "\(Self.nameRule) The value is ignored."))
            return nil
        }
        return bytes.withUnsafeBufferPointer { identifiers.intern($0) }
    }

    /// The bytes of a name, if it is one.
    func nameBytes(_ value: JSONValue) -> ArraySlice<UInt8>? {
        let bytes: ArraySlice<UInt8>
        switch value.node.kind {
        case .string: bytes = value.slice
        case .escapedString: bytes = (value.utf8 ?? [])[...]
        default: return nil
        }
        return IdentifierGrammar.accepts(bytes) ? bytes : nil
    }

    static var nameRule: String {
        diagnosticText(107, "A name of 1 to 64 letters, digits, '.', '_', ':' or '-' in quotes is expected here.")
    }

    /// An integer within a range.
    @inline(never)
    mutating func integer(_ object: JSONValue, _ name: StaticString, in range: ClosedRange<Int64>) -> Int64? {
        guard let value = object[name] else { return nil }
        return integer(value, in: range)
    }

    @inline(never)
    mutating func integer(_ value: JSONValue, in range: ClosedRange<Int64>) -> Int64? {
        guard value.kind == .number else {
            report(
                .wrongType, .warning, value, diagnosticText(108, "An integer is expected here; the value is ignored.")
            )
            return nil
        }
        guard let integer = value.integer else {
            report(
                .notAnInteger, .warning, value,
                diagnosticText(109, "The format has only integers; the value is ignored.")
            )
            return nil
        }
        guard range.contains(integer) else {
            report(
                .outOfRange, .warning, value,
                diagnosticText(
                    110,
                    "\(integer) is not between \(range.lowerBound) and \(range.upperBound); the value is ignored.")
            )
            return nil
        }
        return integer
    }

    /// A small count or duration, which fits the 32 bits of a browser's integer.
    @inline(never)
    mutating func count(_ object: JSONValue, _ name: StaticString, in range: ClosedRange<Int>) -> Int? {
        integer(object, name, in: Int64(range.lowerBound)...Int64(range.upperBound)).map { Int($0) }
    }

    @inline(never)
    mutating func flag(_ object: JSONValue, _ name: StaticString) -> Bool? {
        guard let value = object[name] else { return nil }
        guard let flag = value.boolean else {
            report(
                .wrongType, .warning, value,
                diagnosticText(111, "true or false is expected here; the value is ignored.")
            )
            return nil
        }
        return flag
    }

    /// A string of a closed set. An unknown string is reported and counts as absent, so that the default holds.
    mutating func word<Word: WireWord>(_ object: JSONValue, _ name: StaticString, _ type: Word.Type) -> Word? {
        guard let value = object[name] else { return nil }
        if let word = Word(value) { return word }
        reportUnknownWord(
            value, among: Word.texts, code: .unknownWord, diagnosticText(116, "The value is ignored.")
        )
        return nil
    }

    @inline(never)
    mutating func reportUnknownWord(
        _ value: JSONValue, among words: [String], code: PageDiagnostic.Code,
        severity: PageDiagnostic.Severity = .warning, _ consequence: String
    ) {
        guard value.kind == .string else {
            report(
                .wrongType, severity, value, diagnosticText(112, "A word in quotes is expected here. \(consequence)")
            )
            return
        }
        let word = Self.quoted(value)
        report(
            code, severity, value, diagnosticText(117, "\(word) is not known here. \(consequence)"),
            suggestion: NearestWord.find(value.string ?? "", among: words)
        )
    }

    /// The object in a member.
    @inline(never)
    mutating func object(_ object: JSONValue, _ name: StaticString) -> JSONValue? {
        guard let value = object[name] else { return nil }
        guard value.kind == .object else {
            report(
                .wrongType, .warning, value, diagnosticText(113, "An object is expected here; the value is ignored.")
            )
            return nil
        }
        return value
    }

    /// The elements of the array in a member, up to a limit.
    @inline(never)
    mutating func array(_ object: JSONValue, _ name: StaticString, limit: Int) -> [JSONValue] {
        guard let value = object[name] else { return [] }
        guard value.kind == .array else {
            report(.wrongType, .warning, value, diagnosticText(114, "An array is expected here; the value is ignored."))
            return []
        }
        if value.count > limit {
            report(
                .outOfRange, .error, value,
                diagnosticText(115, "There are \(value.count) elements; only the first \(limit) are used.")
            )
        }
        return Array(value.elements.prefix(limit))
    }

    /// The names in an array.
    @inline(never)
    mutating func names(_ object: JSONValue, _ name: StaticString, limit: Int = PageLimits.names) -> [String] {
        array(object, name, limit: limit).compactMap { self.name($0) }
    }

    /// A string of the payload for a message, cut short.
    static func quoted(_ value: JSONValue) -> String {
        guard let text = value.utf8 else { return "The value" }
        var end = min(text.count, PageLimits.name)
        while end < text.count, end > 0, text[end] & 0xC0 == 0x80 { end -= 1 }
        return "\"" + String(decoding: text[..<end], as: UTF8.self) + (end < text.count ? "…\"" : "\"")
    }
}
