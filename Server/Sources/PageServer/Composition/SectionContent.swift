import GRDB

/// Fills sections with one sort of content, such as products.
protocol SectionContent: Sendable {
    /// The name by which stored sections ask for it.
    var name: String { get }

    /// The route of the page that shows all of a section, for a control beside its title; `nil` if there is none.
    var listRoute: String? { get }

    /// What is wrong with the arguments of a section, in sentences; empty if nothing is.
    func problems(with arguments: [String: String], in database: Database) throws -> [String]

    /// The items of a section that follow a place in it.
    func slice(_ query: ContentQuery, _ composer: inout PageComposer, in database: Database) throws -> ContentSlice
}

extension SectionContent {
    /// No page that shows all of it.
    var listRoute: String? { nil }
}
