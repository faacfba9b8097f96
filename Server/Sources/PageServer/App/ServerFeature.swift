import GRDB
import Hummingbird

/// One screen's share of the server: its tables, its sample content, and what it adds to pages.
///
/// A new screen is a new folder with a type like this, and one line in ``ServerFeatures``.
protocol ServerFeature: Sendable {
    /// Adds the feature's migrations. Their names start with the feature's; they are append-only.
    func registerMigrations(_ migrator: inout DatabaseMigrator)

    /// Fills the feature's tables with sample content. Equal seeds give equal content.
    func seed(_ database: Database, seed: UInt64) throws

    /// What fills sections: each sort of content has a name that stored sections use.
    var contents: [any SectionContent] { get }

    /// The pages that are made on request, besides the stored ones.
    var pageProviders: [any PageProvider] { get }

    /// The sections that are not stored, such as a product's relatives.
    var sectionProviders: [any SectionProvider] { get }

    /// Who draws pictures that are not in the store.
    var pictureProviders: [any PictureProvider] { get }

    /// The stored pages of the sample content, as documents.
    func samplePages() -> [PageDocument]

    /// Adds the feature's own endpoints, for screens that are not made of pages.
    func addRoutes(to router: Router<AppRequestContext>, _ parts: ServerParts)
}

extension ServerFeature {
    /// No pages of its own.
    var pageProviders: [any PageProvider] { [] }
    /// No sections besides the stored ones.
    var sectionProviders: [any SectionProvider] { [] }
    /// No pictures.
    var pictureProviders: [any PictureProvider] { [] }
    /// No stored pages.
    func samplePages() -> [PageDocument] { [] }
    /// No endpoints of its own.
    func addRoutes(to router: Router<AppRequestContext>, _ parts: ServerParts) {}
}
