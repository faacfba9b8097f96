import CollectionGeometry

/// What a client reports to the server about a page that it could not show as intended.
///
/// Its format is closed and small: the server logs it and does not trust it.
public struct PageReport: Equatable, Sendable {
    /// The maximum number of diagnostics in a report.
    public static var diagnosticLimit: Int { 20 }

    /// The id of the page or section.
    public var page: String
    /// The revision of its content.
    public var revision: String?
    /// The diagnostics.
    public var diagnostics: [PageDiagnostic]

    /// Creates a report of at most ``diagnosticLimit`` diagnostics; further ones are omitted.
    public init(page: String, revision: String? = nil, diagnostics: [PageDiagnostic]) {
        self.page = page
        self.revision = revision
        self.diagnostics = Array(diagnostics.prefix(Self.diagnosticLimit))
    }
}

extension PageReport {
    /// The report as JSON, to be sent to the server.
    ///
    /// - Complexity: O(n) in bytes
    public var bytes: [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.member("format", Page.format)
            json.member("page", page)
            json.member("rev", revision)
            json.name("problems")
            json.array(diagnostics) { json, diagnostic in
                json.object { json in
                    json.member("code", diagnostic.code.name)
                    json.member("severity", diagnostic.severity == .error ? "error" : "warning")
                    json.member("at", diagnostic.pointer)
                    json.member("text", diagnostic.message)
                }
            }
        }
        return json.bytes
    }

    /// Reads a report strictly: anything unexpected refuses all of it.
    ///
    /// - Parameter bytes: JSON of at most 16 KiB.
    /// - Throws: ``PageError`` if it is not JSON, too large, or not of this shape.
    /// - Complexity: O(n) in bytes
    public init(bytes: [UInt8]) throws(PageError) {
        let limits = JSONLimits(byteCount: 16 * 1024, depth: 4, valueCount: 200)
        let root = try JSONDocument(bytes, limits: limits).root
        guard root["format"]?.integer == Page.format else { throw .missingMember("/format") }
        guard let page = root["page"]?.string, (1...64).contains(page.utf8.count) else { throw .missingMember("/page") }
        guard let list = root["problems"], list.kind == .array, list.count <= Self.diagnosticLimit else {
            throw .missingMember("/problems")
        }
        var diagnostics: [PageDiagnostic] = []
        for value in list.elements {
            guard let diagnostic = PageDiagnostic(reported: value) else { throw .missingMember(value.pointer) }
            diagnostics.append(diagnostic)
        }
        let revision = root["rev"]?.string
        guard root.count == (revision == nil ? 3 : 4), revision?.utf8.count ?? 0 <= 64 else { throw .missingMember("") }
        self.init(page: page, revision: revision, diagnostics: diagnostics)
    }
}

extension PageDiagnostic {
    fileprivate init?(reported value: JSONValue) {
        guard value.count == 4, let name = value["code"], let pointer = value["at"]?.string,
            let text = value["text"]?.string, pointer.utf8.count <= 480, text.utf8.count <= 1_000,
            let severity = value["severity"]
        else { return nil }
        guard severity.isString("error") || severity.isString("warning") else { return nil }
        for code in Code.allCases where name.string?.hasSameBytes(as: code.name) ?? false {
            self.init(code, severity.isString("error") ? .error : .warning, at: pointer, text)
            return
        }
        return nil
    }
}
