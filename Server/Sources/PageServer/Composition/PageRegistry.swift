public import CollectionPages
public import PageStore

/// Everything that pages can be made of, gathered from the features.
public struct PageRegistry: Sendable {
    private let contents: [String: any SectionContent]
    private let pageProviders: [any PageProvider]
    private let sectionProviders: [any SectionProvider]

    /// Gathers what features add to pages. Two contents of one name stop the program: a stored section says no more than the name.
    public init(features: [any ServerFeature]) {
        var contents: [String: any SectionContent] = [:]
        for content in features.flatMap(\.contents) {
            if let other = contents.updateValue(content, forKey: content.name) {
                // Unlike that of a precondition, the message is printed by optimized programs, too.
                fatalError(
                    "Features have two contents named \"\(content.name)\": \(type(of: other)) and \(type(of: content)). "
                        + "Rename one of them, or add its feature once.")
            }
        }
        self.contents = contents
        pageProviders = [StoredPageProvider()] + features.flatMap(\.pageProviders)
        sectionProviders = [StoredSectionProvider()] + features.flatMap(\.sectionProviders)
    }
}

extension PageRegistry {
    /// The content with a name.
    public func content(named name: String) -> (any SectionContent)? { contents[name] }

    /// The names of all contents, sorted.
    public var contentNames: [String] { contents.keys.sorted() }

    /// The page of a route.
    ///
    /// - Throws: A ``Problem`` with status 404 if there is none.
    public func page(
        _ route: String, arguments: [String: String], _ composer: inout PageComposer, in store: any StoreTransaction
    ) throws -> Page {
        for provider in pageProviders {
            if let page = try provider.page(route, arguments: arguments, &composer, in: store) { return page }
        }
        throw Problem.notFound("There is no page with this name.")
    }

    /// Every route that can be pushed.
    public func routes(in store: any StoreTransaction) throws -> [String] {
        try pageProviders.flatMap { try $0.routes(in: store) }
    }

    /// What the section with an id is made of.
    ///
    /// - Throws: A ``Problem`` with status 404 if there is none.
    public func definition(of id: String, in store: any StoreTransaction) throws -> SectionDefinition {
        for provider in sectionProviders {
            if let definition = try provider.definition(of: id, in: store) { return definition }
        }
        throw Problem.notFound("There is no section with this name.")
    }

    /// Whether a feature makes the section with an id by itself, so that no page can store one.
    func derivesSection(_ id: String, in store: any StoreTransaction) throws -> Bool {
        try sectionProviders.dropFirst().contains { try $0.definition(of: id, in: store) != nil }
    }

    /// The items of a section that follow a place in it.
    public func slice(
        of section: SectionDefinition, after position: CursorPosition?, _ composer: inout PageComposer,
        in store: any StoreTransaction
    ) throws -> ContentSlice {
        guard let content = contents[section.content] else {
            throw Problem.notFound("The section's content is not served here.")
        }
        if content.isPersonal { composer.isPersonal = true }
        let limit = min(max(section.batch, 1), PageLimits.itemsPerSection)
        let query = ContentQuery(arguments: section.arguments, after: position, limit: limit)
        return try content.slice(query, &composer, in: store)
    }
}
