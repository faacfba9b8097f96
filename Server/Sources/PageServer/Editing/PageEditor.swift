public import CollectionPages
public import PageStore

/// Changes stored pages: what the command line, and later an editor, does with them.
///
/// Nothing is stored that clients could not show: a document is composed into the page it would become, and that page
/// is checked, before the change is kept.
public struct PageEditor: Sendable {
    private let store: any PageStore
    private let registry: PageRegistry

    /// Creates an editor.
    ///
    /// - Parameters:
    ///   - store: Where the pages are.
    ///   - features: The features that fill the pages.
    public init(store: any PageStore, features: [any ServerFeature]) {
        self.store = store
        registry = PageRegistry(features: features)
    }
}

extension PageEditor {
    /// The ids of the stored pages, sorted.
    public func pageIDs() async throws -> [String] { try await store.read { try $0.pageIDs() } }

    /// A stored page as a document, or `nil` if there is none with this id.
    public func document(of id: String) async throws -> String? {
        try await store.read { try $0.page(id)?.document.text }
    }

    /// What became of a document.
    public enum Outcome: Equatable, Sendable {
        /// It was stored with this revision.
        case stored(revision: Int64)
        /// It has errors; nothing has been stored.
        case refused
    }

    /// The revision of a page is not one that the editor expects, for example because another editor has stored it.
    public struct Conflict: Error, Equatable, Sendable, CustomStringConvertible {
        /// The revision that the page has; 0 if it is not stored.
        public var revision: Int64

        /// A sentence that says what to do.
        public var description: String {
            revision == 0
                ? "There is no stored page with this id."
                : "The page has revision \(revision), which is not the one that you expect. Read it again."
        }
    }

    /// Stores a document in the place of the page with its id.
    ///
    /// - Parameters:
    ///   - bytes: A composition, or a payload with `homeWidgets`.
    ///   - id: The id that the page must have, or `nil` for the one in the document.
    ///   - revision: The revision that the page must have, 0 if it must not be stored yet; `nil` to replace any.
    /// - Returns: What became of it, and what is wrong.
    /// - Throws: ``Conflict``, or an error of the database; then nothing has been stored.
    public func store(
        _ bytes: [UInt8], as id: String? = nil, expecting revision: Int64? = nil
    ) async throws -> (outcome: Outcome, diagnostics: [PageDiagnostic]) {
        try await replace(bytes, as: id, ifRevision: { present in revision.map { $0 == present } ?? true })
    }

    /// Stores a document in the place of the page with its id, if the revision of that page is expected.
    ///
    /// - Parameters:
    ///   - bytes: A composition, or a payload with `homeWidgets`.
    ///   - id: The id that the page must have, or `nil` for the one in the document.
    ///   - isExpected: Whether the page may have a revision; 0 if it is not stored.
    /// - Returns: The outcome, and the diagnostics of the document.
    /// - Throws: ``Conflict``, or an error of the database; then nothing has been stored.
    func replace(
        _ bytes: [UInt8], as id: String?, ifRevision isExpected: @escaping @Sendable (Int64) -> Bool
    ) async throws -> (outcome: Outcome, diagnostics: [PageDiagnostic]) {
        let (document, found) = Self.read(bytes, id: id)
        guard let document, !found.contains(where: { $0.severity == .error }) else { return (.refused, found) }
        // Ids, layouts and fallbacks are checked before anything touches the database.
        let skeleton = Self.check(document)
        guard !skeleton.contains(where: { $0.severity == .error }) else {
            return (.refused, found + skeleton)
        }
        let signer = CursorSigner(secret: try await store.secret(named: "cursor"), clock: .system)
        let registry = registry
        return try await store.write { transaction in
            var diagnostics: [PageDiagnostic] = found
            var outcome = Outcome.refused
            // Of two editors of one revision, the second has to see what the first has stored.
            try transaction.lockPages()
            let present = try transaction.page(document.id)?.revision ?? 0
            guard isExpected(present) else { throw Conflict(revision: present) }
            try transaction.savepoint {
                diagnostics += try Self.contentProblems(document, registry, in: transaction)
                guard !diagnostics.contains(where: { $0.severity == .error }) else { return false }
                try transaction.store(document)
                var composer = PageComposer(registry: registry, signer: signer, clock: .system)
                let page = try registry.page(document.id, arguments: [:], &composer, in: transaction)
                let bytes = PageWriter.bytes(of: page, identifiers: composer.identifiers)
                let routes = try registry.routes(in: transaction)
                let configuration = PageValidator.Configuration(routes: routes, paths: ["/v1/sections/"])
                diagnostics += PageValidator(configuration: configuration).validate(bytes)
                guard !diagnostics.contains(where: { $0.severity == .error }) else { return false }
                outcome = .stored(revision: present + 1)
                return true
            }
            return (outcome, diagnostics)
        }
    }

    /// Checks a file without a database: a page, section response or patch as clients get them, or a document as
    /// operators edit them.
    ///
    /// - Returns: What is wrong; empty if nothing is.
    public static func check(_ bytes: [UInt8]) -> [PageDiagnostic] {
        guard let root = try? JSONDocument(bytes).root, DocumentReader.recognises(root) else {
            return PageValidator().validate(bytes)
        }
        let (document, found) = read(bytes, id: nil)
        return found + (document.map { check($0) } ?? [])
    }
}

extension PageEditor {
    private static func read(_ bytes: [UInt8], id: String?) -> (document: PageDocument?, diagnostics: [PageDiagnostic])
    {
        do {
            let root = try JSONDocument(bytes).root
            guard DocumentReader.recognises(root) else {
                let message = "This is not a document of a page: it has neither \"composition\" nor \"homeWidgets\"."
                return (nil, [PageDiagnostic(.missingMember, .error, at: "", message)])
            }
            var reader = DocumentReader()
            let document = reader.read(root, id: id)
            return (document, reader.diagnostics)
        } catch {
            return (nil, [error.diagnostic])
        }
    }

    /// The rules of the format, held against the page that the document would become if all its sections were fetched
    /// later. The places are those of the document, since both have the same sections.
    private static func check(_ document: PageDocument) -> [PageDiagnostic] {
        var identifiers = PageIdentifierTable()
        var page = Page(
            id: identifiers.intern(document.id), kind: document.kind,
            title: document.title.isEmpty ? nil : document.title)
        page.locale = document.locale
        page.sections = document.sections.map { section in
            let metrics = MetricOverrides(rows: section.rows, wideVisibleTenths: section.wideVisibleTenths)
            return PageSection(
                id: identifiers.intern(section.id), layout: .named(section.layout, metrics: metrics),
                fallback: section.fallback, title: section.title, subtitle: section.subtitle, metrics: metrics,
                source: SectionSource(href: "/v1/sections/x", load: .near)
            )
        }
        return PageValidator().validate(PageWriter.bytes(of: page, identifiers: identifiers))
    }

    /// What cannot be filled: contents that do not exist, arguments they do not take, ids that another page uses.
    private static func contentProblems(
        _ document: PageDocument, _ registry: PageRegistry, in transaction: any StoreTransaction
    ) throws -> [PageDiagnostic] {
        var diagnostics: [PageDiagnostic] = []
        for (index, section) in document.sections.enumerated() {
            let place = "/sections/\(index)"
            if let other = try transaction.section(section.id), other.pageID != document.id {
                let message = "The page \(other.pageID) has a section with this id; ids of stored sections are unique."
                diagnostics.append(PageDiagnostic(.duplicateIdentifier, .error, at: place + "/id", message))
            }
            if try registry.derivesSection(section.id, in: transaction) {
                let message = "The server makes a section with this id itself; choose another id."
                diagnostics.append(PageDiagnostic(.duplicateIdentifier, .error, at: place + "/id", message))
            }
            guard let content = registry.content(named: section.content) else {
                let names = registry.contentNames
                diagnostics.append(
                    PageDiagnostic(
                        .missingTarget, .error, at: place + "/content", "There is no content \(section.content).",
                        suggestion: NearestWord.find(section.content, among: names)
                    )
                )
                continue
            }
            for problem in try content.problems(with: section.arguments, in: transaction) {
                diagnostics.append(PageDiagnostic(.missingTarget, .error, at: place + "/arguments", problem))
            }
        }
        return diagnostics
    }
}
