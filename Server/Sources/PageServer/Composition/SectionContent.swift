public import PageStore

/// Fills sections with one sort of content, such as products.
///
/// ```swift
/// struct Greetings: SectionContent {
///     let name = "greetings"
///
///     func slice(
///         _ query: ContentQuery, _ composer: inout PageComposer, in store: any StoreTransaction
///     ) throws -> ContentSlice {
///         ContentSlice(items: [PageItem(id: composer.id("hello"), kind: .text, title: "Hello")])
///     }
/// }
/// ```
public protocol SectionContent: Sendable {
    /// The name by which stored sections refer to it.
    var name: String { get }

    /// The route of the page that shows all of a section, for a control beside its title; `nil` if there is none.
    var listRoute: String? { get }

    /// Whether what it fills sections with depends on the user, ``PageComposer/user``. A page then has a *hole* in the place
    /// of the section's items: the client fetches them by the section's own address, with its session, so that the page
    /// itself is the same for all and may stay in shared caches.
    var isPersonal: Bool { get }

    /// What is wrong with the arguments of a section, in sentences; empty if nothing is.
    ///
    /// - Throws: An error of the store.
    func problems(with arguments: [String: String], in store: any StoreTransaction) throws -> [String]

    /// The items of a section that follow a place in it, at most ``ContentQuery/limit``.
    ///
    /// It runs synchronously in a transaction that reads, and possibly more than once (see `PageStore.read(_:)`). What it
    /// returns is kept with the page until content changes; where it depends on the time, call
    /// ``PageComposer/limitValidity(to:)``, and where it depends on the user, set ``isPersonal``.
    ///
    /// - Throws: An error of the store, or a ``Problem``. Then the page has no other sections either: it is the response.
    func slice(
        _ query: ContentQuery, _ composer: inout PageComposer, in store: any StoreTransaction
    ) throws -> ContentSlice
}

extension SectionContent {
    /// No page that shows all of it.
    public var listRoute: String? { nil }

    /// The same for all users.
    public var isPersonal: Bool { false }

    /// Every argument is one that the content does not take.
    public func problems(with arguments: [String: String], in store: any StoreTransaction) throws -> [String] {
        arguments.keys.sorted().map { "The content \(name) takes no argument \($0)." }
    }
}
