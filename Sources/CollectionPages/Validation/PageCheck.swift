/// One run of a ``PageValidator`` over one document.
struct PageCheck {
    let configuration: PageValidator.Configuration
    let document: JSONDocument
    var list = DiagnosticList()
    /// The ids of sections, with their values.
    var sections: [(id: String, value: JSONValue)] = []

    init(configuration: PageValidator.Configuration, document: JSONDocument) {
        self.configuration = configuration
        self.document = document
    }
}

extension PageCheck {
    mutating func run(byteCount: Int) {
        let root = document.root
        checkNumbersAndNames()
        guard root.kind == .object else {
            error(.wrongType, root, "The document must be an object.")
            return
        }
        if let format = root["format"]?.integer, format != Page.format {
            error(
                .unsupportedFormat, root["format"] ?? root, "This program knows version \(Page.format) of the format.")
            return
        }
        if root["ops"] != nil {
            checkShapes(root, .patch)
            checkPatch(root, byteCount: byteCount)
        } else if root["section"] != nil {
            checkShapes(root, .response)
            checkItems(of: root, layout: nil)
        } else {
            checkShapes(root, .page)
            checkPage(root, byteCount: byteCount)
        }
    }

    mutating func error(
        _ code: PageDiagnostic.Code, _ value: JSONValue, _ message: String,
        suggestion: String? = nil
    ) {
        list.report(code, .error, value, message, suggestion: suggestion)
    }

    mutating func warn(
        _ code: PageDiagnostic.Code, _ value: JSONValue, _ message: String,
        suggestion: String? = nil
    ) {
        list.report(code, .warning, value, message, suggestion: suggestion)
    }

    /// Rule 1, as far as reading has not checked it: members that stand twice, and numbers that are no integers.
    private mutating func checkNumbersAndNames() {
        for index in document.tape.duplicateNames {
            error(.duplicateName, JSONValue(tape: document.tape, index: index), "This member occurs twice.")
        }
        for (index, node) in document.tape.nodes.enumerated() where node.kind == .otherNumber {
            error(
                .notAnInteger, JSONValue(tape: document.tape, index: index),
                "Numbers are integers within ±(2⁵³ − 1): money in minor units, degrees × 10⁷, shares in percent."
            )
        }
    }

    private mutating func checkPage(_ root: JSONValue, byteCount: Int) {
        checkHeader(root)
        guard let values = root["sections"], values.kind == .array else { return }
        for value in values.elements where value.kind == .object {
            if let id = value["id"]?.string { sections.append((id, value)) }
        }
        checkUnique(values.elements.compactMap { $0["id"] }, "section")
        for value in values.elements where value.kind == .object {
            checkSection(value)
        }
        checkSegments()
        checkAdvertisements(values)
        checkBudgets(root, byteCount: byteCount)
        checkDegradation(values)
    }

    /// Rule 3: ids are different.
    mutating func checkUnique(_ ids: [JSONValue], _ what: StaticString) {
        var seen = [[UInt8]: Bool]()
        for id in ids {
            guard let bytes = id.utf8 else { continue }
            if seen.updateValue(true, forKey: bytes) != nil {
                error(.duplicateIdentifier, id, "Another \(what) has the same id.")
            }
        }
    }
}
