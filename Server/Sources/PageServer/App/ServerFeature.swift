public import Hummingbird
public import PageStore

/// One screen's share of a server: its tables, its sample content, and what it adds to pages.
///
/// A feature says what fills sections, which pages and pictures it makes on request, and which endpoints of its own it
/// has. All of it is optional but the contents.
///
/// ```swift
/// struct GreetingFeature: ServerFeature {
///     var contents: [any SectionContent] { [Greetings()] }
/// }
/// ```
public protocol ServerFeature: Sendable {
    /// The steps of the schema's history. Their names start with the feature's; they are append-only.
    var migrations: [StoreMigration] { get }

    /// Replaces what is in the feature's tables by sample content. Equal seeds give equal content.
    ///
    /// - Throws: An error of the store; then nothing has changed.
    func seed(_ transaction: any StoreTransaction, seed: UInt64) throws

    /// What fills sections: each sort of content has a name that stored sections use, unique among all features. Two
    /// of one name stop the program when the server is assembled.
    var contents: [any SectionContent] { get }

    /// The pages that are made on request, besides the stored ones.
    var pageProviders: [any PageProvider] { get }

    /// The sections that are not stored, such as a product's relatives.
    var sectionProviders: [any SectionProvider] { get }

    /// What draws pictures that are not on disk.
    var pictureProviders: [any PictureProvider] { get }

    /// The stored pages of the sample content, as documents.
    func samplePages() -> [PageDocument]

    /// Adds the feature's own endpoints, for screens that are not made of pages.
    ///
    /// It is called for the router of clients, and once more for that of the requests that rendered screens send, where screens
    /// are rendered: it must do nothing but add routes. Problems, sessions, limits and the guard of writes stand before both
    /// the endpoints of features and those of the library. Middleware of a feature belongs into a group of the router
    /// (`router.group().add(middleware:)`); in the router itself it would stand before the routes that are added later, too.
    /// Two handlers of one path and method stop the program when the server starts.
    func addRoutes(to router: Router<AppRequestContext>, _ dependencies: ServerDependencies)
}

extension ServerFeature {
    /// No tables.
    public var migrations: [StoreMigration] { [] }
    /// No sample content.
    public func seed(_ transaction: any StoreTransaction, seed: UInt64) throws {}
    /// No pages of its own.
    public var pageProviders: [any PageProvider] { [] }
    /// No sections besides the stored ones.
    public var sectionProviders: [any SectionProvider] { [] }
    /// No pictures.
    public var pictureProviders: [any PictureProvider] { [] }
    /// No stored pages.
    public func samplePages() -> [PageDocument] { [] }
    /// No endpoints of its own.
    public func addRoutes(to router: Router<AppRequestContext>, _ dependencies: ServerDependencies) {}
}
