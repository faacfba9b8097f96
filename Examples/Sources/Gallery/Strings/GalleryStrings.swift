import CollectionViewKit

/// What the gallery says in a language. The names of the parts of the engine are the same in all languages.
final class GalleryStrings: Sendable {
    let frame: Frame
    let home: Home
    let drawer: Drawer
    let gallery: GalleryTexts
    let storefront: StorefrontTexts
    let portal: PortalTexts
    let people: PeopleTexts
    let earnings: EarningsTexts
    let catalogue: CatalogueTexts
    let homes: HomesTexts

    init(
        frame: Frame, home: Home, drawer: Drawer, gallery: GalleryTexts, storefront: StorefrontTexts,
        portal: PortalTexts, people: PeopleTexts, earnings: EarningsTexts, catalogue: CatalogueTexts, homes: HomesTexts
    ) {
        self.frame = frame
        self.home = home
        self.drawer = drawer
        self.gallery = gallery
        self.storefront = storefront
        self.portal = portal
        self.people = people
        self.earnings = earnings
        self.catalogue = catalogue
        self.homes = homes
    }
}

extension GalleryStrings {
    /// The languages of the gallery.
    static let catalog = StringCatalog<GalleryStrings>("en") { .english }.adding("de") { .german }
        .adding("ar") { .arabic }

    /// The texts in the language of the app whose event is handled.
    static var current: GalleryStrings { catalog.current }
}

extension GalleryStrings {
    /// The frame around every screen.
    struct Frame: Sendable {
        let menu, home, parts: String
        let language, languageTitle, deviceLanguage: String
    }

    /// The first screen.
    struct Home: Sendable {
        let title, summary, screens: String
        /// What a card is called: the title of its screen, and what to try there.
        let card: @Sendable (_ title: String, _ invitation: String) -> String
    }

    /// The drawer of the gallery; its title is that of the frame's button.
    struct Drawer: Sendable {
        let close, partHint: String
    }
}

/// Each screen: its title, what it shows, what to try there, and what it has the parts of the engine for.
extension GalleryStrings {
    struct GalleryTexts: Sendable {
        let title, summary: String
        let navigation, cards, columns, drawer, theming: String
    }

    struct StorefrontTexts: Sendable {
        let title, summary, invitation: String
        let products, carousels, layouts, decisions, pictures, pages: String
    }

    struct PortalTexts: Sendable {
        let title, summary, invitation: String
        let sources, segments, metrics, reordering, interaction, charts: String
    }

    struct PeopleTexts: Sendable {
        let title, summary, invitation: String
        let commands, factories, undo, edits: String
        /// With the seconds for which a card is seen until it counts.
        let impressions: @Sendable (_ seconds: String) -> String
    }

    struct EarningsTexts: Sendable {
        let title, summary, invitation: String
        let snapshots, rows, handlers, layouts, cells, undo, edits, receipt: String
    }

    struct CatalogueTexts: Sendable {
        let title, summary, invitation: String
        let sizing, rows, theming, accessibility: String
    }

    struct HomesTexts: Sendable {
        let title: String
        /// With the number of homes in the list.
        let summary, invitation: @Sendable (_ count: String) -> String
        let adapter, parts, diffs, loading, rows, map: String
    }
}
