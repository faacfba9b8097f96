import CollectionViewKit

/// Reads the pages and sections that the server sends. Ids that are equal in any two responses are equal numbers.
final class PageReader {
    private var decoder: PageDecoder
    /// What was noticed in the last page of ``loadedPage(_:)``.
    private var diagnostics: [PageDiagnostic] = []

    init() {
        let families: [LayoutFamily] = [.carousel, .brands, .list, .grid, .hero]
        decoder = PageDecoder(configuration: .init(catalogue: .standard.limited(to: families)))
    }
}

extension PageReader {
    /// The layouts that a page may have.
    var catalogue: LayoutCatalogue { decoder.configuration.catalogue }

    /// The number of an id.
    func identifier(_ name: String) -> PageIdentifier { decoder.identifiers.intern(name) }

    /// An id as the server writes it.
    func name(of id: PageIdentifier) -> String { decoder.identifiers.string(for: id) }

    /// Reads a page.
    func decodePage(_ bytes: [UInt8]) throws(PageError) -> Decoded<Page> {
        try decoder.decodePage(bytes)
    }

    /// Reads the items of a section.
    func decodeSection(_ bytes: [UInt8]) throws(PageError) -> Decoded<SectionResponse> {
        try decoder.decodeSectionResponse(bytes)
    }

    /// Reads a page for a loader, and keeps its diagnostics until ``takeDiagnostics()``.
    ///
    /// - Throws: The error as it is shown to the user.
    func loadedPage(_ bytes: [UInt8]) throws(LoadError) -> Page {
        do throws(PageError) {
            let decoded = try decodePage(bytes)
            diagnostics = decoded.diagnostics
            return decoded.content
        } catch {
            diagnostics = [error.diagnostic]
            throw LoadError.ofPage(error)
        }
    }

    /// Returns what was noticed in the last page of a loader, and removes it.
    func takeDiagnostics() -> [PageDiagnostic] {
        defer { diagnostics = [] }
        return diagnostics
    }
}
