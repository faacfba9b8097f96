import CollectionGeometry

// Single values: their types, ranges, grammar and text.
extension PageCheck {
    mutating func checkValue(_ value: JSONValue, _ kind: PageField.Kind) {
        switch kind {
        case .text(let limit): checkText(value, limit: limit)
        case .piece(let limit): checkText(value, limit: limit, isPiece: true)
        case .token(let limit): _ = checkString(value, limit: limit)
        case .name: checkName(value)
        case .identifier: checkIdentifier(value)
        case .flag: if value.boolean == nil { error(.wrongType, value, "true or false is expected here.") }
        case .integer(let range): checkInteger(value, range, .outOfRange)
        case .duration(let range): checkInteger(value, range, .schedule)
        case .word(let words): checkWord(value, words)
        case .fallback: checkFallbackType(value)
        case .names(let limit):
            guard checkList(value, limit: limit) else { return }
            for element in value.elements { checkName(element) }
        case .texts(let limit):
            guard checkList(value, limit: limit) else { return }
            for element in value.elements { checkText(element, limit: PageLimits.line) }
        case .integers(let count, let range): checkIntegers(value, count, range)
        case .nameMap: checkMap(value) { check, member in check.checkName(member) }
        case .arguments: checkMap(value) { check, member in _ = check.checkString(member, limit: PageLimits.line) }
        case .color:
            if value.string.flatMap({ PageColor($0) }) == nil { error(.image, value, "A colour is \"#RRGGBB\".") }
        case .link: checkLink(value)
        case .path: checkPath(value)
        case .imagePath: check(value, .image) { LinkPolicy.defect(ofImagePath: $0) }
        case .template: check(value, .invalidPath) { LinkPolicy.defect(ofTemplate: $0) }
        case .currency: checkCurrency(value)
        case .locale: checkLocale(value)
        case .object, .objects, .actions: break
        }
    }

    /// A string of at most so many bytes.
    mutating func checkString(_ value: JSONValue, limit: Int) -> [UInt8]? {
        guard let bytes = value.utf8 else {
            error(.wrongType, value, "A text in quotes is expected here.")
            return nil
        }
        if bytes.count > limit {
            error(.text, value, "The text has \(bytes.count) bytes; the greatest length is \(limit).")
        }
        return bytes
    }

    /// Rule 12.
    private mutating func checkText(_ value: JSONValue, limit: Int, isPiece: Bool = false) {
        guard let bytes = checkString(value, limit: limit) else { return }
        for defect in TextDefect.find(in: bytes) where !(isPiece && defect == .edgeSpace) {
            list.report(.text, defect.severity, value, defect.description)
        }
    }

    /// Rule 3.
    private mutating func checkName(_ value: JSONValue) {
        guard let bytes = value.utf8, IdentifierGrammar.accepts(bytes[...]) else {
            error(.invalidIdentifier, value, PageDecoder.nameRule)
            return
        }
    }

    private mutating func checkIdentifier(_ value: JSONValue) {
        checkName(value)
        let bytes = value.utf8 ?? []
        if (1...2).contains(bytes.count), bytes.allSatisfy(LinkPolicy.isDigit) {
            warn(
                .invalidIdentifier, value,
                "This looks like a position. An id must stay with its thing when others move.")
        }
    }

    private mutating func checkInteger(_ value: JSONValue, _ range: ClosedRange<Int64>, _ code: PageDiagnostic.Code) {
        guard value.kind == .number else {
            error(.wrongType, value, "An integer is expected here.")
            return
        }
        guard let integer = value.integer else { return }  // reported with rule 1
        if !range.contains(integer) {
            error(code, value, "\(integer) is not between \(range.lowerBound) and \(range.upperBound).")
        }
    }

    private mutating func checkIntegers(_ value: JSONValue, _ count: Int, _ range: ClosedRange<Int64>) {
        guard checkList(value, limit: PageLimits.widths) else { return }
        if count > 0, value.count != count { error(.outOfRange, value, "\(count) integers are expected here.") }
        for element in value.elements { checkInteger(element, range, .outOfRange) }
    }

    private mutating func checkWord(_ value: JSONValue, _ words: [String]) {
        if let word = value.string, words.containsBytes(of: word) { return }
        error(
            .unknownWord, value, "One of \(words.joined(separator: ", ")) is expected here.",
            suggestion: NearestWord.find(value.string ?? "", among: words)
        )
    }

    private mutating func checkFallbackType(_ value: JSONValue) {
        guard value.kind == .array else { return checkName(value) }
        guard checkList(value, limit: PageLimits.fallbacks) else { return }
        for element in value.elements { checkName(element) }
    }

    private mutating func checkMap(_ value: JSONValue, _ check: (inout PageCheck, JSONValue) -> Void) {
        guard value.kind == .object else {
            error(.wrongType, value, "An object is expected here.")
            return
        }
        if value.count > PageLimits.names {
            error(.outOfRange, value, "There are \(value.count) members; the greatest number is \(PageLimits.names).")
        }
        for (name, member) in value.members {
            checkName(name)
            check(&self, member)
        }
    }

    private mutating func check(_ value: JSONValue, _ code: PageDiagnostic.Code, _ defect: (String) -> LinkDefect?) {
        guard let text = value.string else {
            error(.wrongType, value, "A text in quotes is expected here.")
            return
        }
        if let defect = defect(text) { error(code, value, "\(PageDecoder.quoted(value)) cannot be used: \(defect).") }
    }

    /// Rule 10.
    private mutating func checkLink(_ value: JSONValue) {
        let policy = configuration.linkPolicy
        check(value, .invalidLink) { policy.defect(ofLink: $0) }
        guard let host = value.string.flatMap({ policy.host(of: $0) }) else { return }
        if Array(host.utf8).split(separator: UInt8(ascii: ".")).contains(where: { $0.starts(withText: "xn--") }) {
            warn(.invalidLink, value, "The host is \(host): make sure that these are the letters it seems to have.")
        }
    }

    /// Rule 6, as far as paths go.
    private mutating func checkPath(_ value: JSONValue) {
        check(value, .invalidPath) { LinkPolicy.defect(ofPath: $0) }
        guard let paths = configuration.paths, let path = value.string else { return }
        if !paths.contains(where: { path.hasPrefix(bytesOf: $0) }) {
            error(.invalidPath, value, "Nothing is served at \(PageDecoder.quoted(value)).")
        }
    }

    /// Rule 13.
    private mutating func checkCurrency(_ value: JSONValue) {
        let bytes = value.utf8 ?? []
        if bytes.count != 3 || !bytes.allSatisfy({ (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }) {
            error(.locale, value, "A currency is three capital letters, such as \"EUR\".")
        }
    }

    private mutating func checkLocale(_ value: JSONValue) {
        let parts = (value.utf8 ?? []).split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        let isTag =
            (2...3).contains(parts.first?.count ?? 0) && parts[0].allSatisfy(LinkPolicy.isLetter)
            && parts.allSatisfy { part in
                (1...8).contains(part.count) && part.allSatisfy { LinkPolicy.isLetter($0) || LinkPolicy.isDigit($0) }
            }
        if !isTag { error(.locale, value, "A language is a tag such as \"en-CA\" (BCP 47).") }
    }
}
