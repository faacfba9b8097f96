/// Reads pages, section responses and patches leniently: what cannot be used is omitted, what is not known is replaced,
/// and both are reported. An invalid item never discards its section, an invalid section never its page.
///
/// ```swift
/// var decoder = PageDecoder()
/// let decoded = try decoder.decodePage(bytes)
/// for section in decoded.content.sections { … }
/// for diagnostic in decoded.diagnostics { log(diagnostic.description) }
/// ```
///
/// Keep a decoder for all pages of a screen: its ``identifiers`` make equal ids of successive pages equal numbers. Reading is
/// synchronous. A decoder is a value: a copy on another thread has ids of its own from then on.
public struct PageDecoder: Sendable {
    /// The layouts, links and sizes that a client supports.
    public struct Configuration: Sendable {
        /// The layouts and features of the client.
        public var catalogue: LayoutCatalogue
        /// The links that may be followed.
        public var linkPolicy: LinkPolicy
        /// The limits of the size.
        public var limits: JSONLimits

        /// Creates a configuration; the default is the standard catalogue and the links of ``LinkPolicy``.
        public init(
            catalogue: LayoutCatalogue = .standard, linkPolicy: LinkPolicy = LinkPolicy(),
            limits: JSONLimits = JSONLimits()
        ) {
            self.catalogue = catalogue
            self.linkPolicy = linkPolicy
            self.limits = limits
        }
    }

    /// The layouts, links and sizes that the client supports.
    public let configuration: Configuration
    /// The ids seen so far.
    public var identifiers: PageIdentifierTable
    var diagnostics = DiagnosticList()

    /// Creates a decoder.
    public init(
        configuration: Configuration = Configuration(), identifiers: PageIdentifierTable = PageIdentifierTable()
    ) {
        self.configuration = configuration
        self.identifiers = identifiers
    }
}

extension PageDecoder {
    /// Reads a page.
    ///
    /// - Throws: ``PageError`` if it is not JSON, exceeds a limit, is of another version, needs features that the
    ///   catalogue does not list, or has no `page` or `sections`. Then keep showing the last good page.
    /// - Complexity: O(n) in bytes
    public mutating func decodePage(_ bytes: [UInt8]) throws(PageError) -> Decoded<Page> {
        diagnostics = DiagnosticList()
        let document = try JSONDocument(bytes, limits: configuration.limits)
        reportDuplicateNames(document)
        let page = try page(document.root)
        return Decoded(content: page, diagnostics: diagnostics.finished())
    }

    /// Reads the response of a section's endpoint.
    ///
    /// - Parameters:
    ///   - bytes: The response.
    ///   - layout: The layout of the section, which decides what kinds of items can be shown; `nil` for all.
    /// - Throws: ``PageError`` if it is not JSON, exceeds a limit, is of another version, or has no `section` or
    ///   `items`.
    /// - Complexity: O(n) in bytes
    public mutating func decodeSectionResponse(
        _ bytes: [UInt8], layout: PageLayoutStyle? = nil
    ) throws(PageError) -> Decoded<SectionResponse> {
        diagnostics = DiagnosticList()
        let document = try JSONDocument(bytes, limits: configuration.limits)
        reportDuplicateNames(document)
        let response = try sectionResponse(document.root, kinds: layout?.kinds ?? .all)
        return Decoded(content: response, diagnostics: diagnostics.finished())
    }

    /// Reads a patch. A patch is applied as a whole or not at all, so one change that cannot be read fails it.
    ///
    /// - Throws: ``PageError`` for the reasons of a page, or for a change that cannot be read. Then load the page
    ///   again.
    /// - Complexity: O(n) in bytes
    public mutating func decodePatch(_ bytes: [UInt8]) throws(PageError) -> Decoded<PagePatch> {
        diagnostics = DiagnosticList()
        var limits = configuration.limits
        limits.byteCount = min(limits.byteCount, PageLimits.patchBytes)
        let document = try JSONDocument(bytes, limits: limits)
        reportDuplicateNames(document)
        let patch = try patch(document.root)
        return Decoded(content: patch, diagnostics: diagnostics.finished())
    }

    /// Reads bytes that lie in memory of the host, such as the body of a browser's response. They are copied.
    ///
    /// - Throws: See ``decodePage(_:)-([UInt8])``.
    /// - Complexity: O(n) in bytes
    public mutating func decodePage(_ bytes: UnsafeBufferPointer<UInt8>) throws(PageError) -> Decoded<Page> {
        guard bytes.count <= configuration.limits.byteCount else {
            throw .tooManyBytes(count: bytes.count, limit: configuration.limits.byteCount)
        }
        return try decodePage(Array(bytes))
    }
}
