import CollectionViewKit

/// A screen of the gallery, in the order of the cards.
enum GalleryScreen: Int, CaseIterable {
    case gallery, storefront, portal, people, earnings, catalogue, homes
}

extension GalleryScreen {
    /// The screens that have a card: all but the gallery itself.
    static let cards = allCases.filter { $0 != .gallery }

    /// The screen that an address belongs to: what is no other's is a page of the shop.
    init(path: String) {
        switch GalleryRoute(path: path) {
        case .gallery: self = .gallery
        case .catalogue, .trees: self = .catalogue
        case .show, .episode: self = .portal
        case .earnings: self = .earnings
        case .people: self = .people
        case .homes: self = .homes
        case .shopping, .page: self = .storefront
        // Below the address of the property app, a screen of it says that there is nothing.
        case nil: self = RoutePattern.path("homes").isPrefix(of: path) ? .homes : .storefront
        }
    }

    /// The address.
    var path: String {
        switch self {
        case .gallery: "/"
        case .storefront: "/storefront"
        case .portal: "/shows"
        case .people: "/people"
        case .earnings: "/earnings"
        case .catalogue: "/catalogue"
        case .homes: "/homes"
        }
    }

    /// What the names of the files of its pictures begin with.
    var word: String {
        switch self {
        case .gallery: "gallery"
        case .storefront: "storefront"
        case .portal: "portal"
        case .people: "people"
        case .earnings: "earnings"
        case .catalogue: "catalogue"
        case .homes: "homes"
        }
    }

    /// The title, in the language of the app.
    var title: String {
        let strings = GalleryStrings.current
        return switch self {
        case .gallery: strings.gallery.title
        case .storefront: strings.storefront.title
        case .portal: strings.portal.title
        case .people: strings.people.title
        case .earnings: strings.earnings.title
        case .catalogue: strings.catalogue.title
        case .homes: strings.homes.title
        }
    }

    /// What the screen shows, in the language of the app.
    var summary: String {
        let strings = GalleryStrings.current
        return switch self {
        case .gallery: strings.gallery.summary
        case .storefront: strings.storefront.summary
        case .portal: strings.portal.summary
        case .people: strings.people.summary
        case .earnings: strings.earnings.summary
        case .catalogue: strings.catalogue.summary
        case .homes: strings.homes.summary(NumberFormatStyle().format(20_000))
        }
    }

    /// What to try on the screen, in a line in the language of the app; empty for the gallery, which has no card.
    var invitation: String {
        let strings = GalleryStrings.current
        return switch self {
        case .gallery: ""
        case .storefront: strings.storefront.invitation
        case .portal: strings.portal.invitation
        case .people: strings.people.invitation
        case .earnings: strings.earnings.invitation
        case .catalogue: strings.catalogue.invitation
        case .homes: strings.homes.invitation(NumberFormatStyle().format(20_000))
        }
    }

    /// Where its code is.
    var code: String {
        switch self {
        case .gallery: "Examples/Sources/Gallery"
        case .storefront: "Examples/Sources/Storefront"
        case .portal: "Examples/Sources/ProductPortal"
        case .people: "Examples/Sources/PeopleFeed"
        case .earnings: "Examples/Sources/EarningsDetail"
        case .catalogue: "Examples/Sources/Catalogue"
        case .homes: "Examples/Sources/PropertyHome"
        }
    }

    /// The parts of the engine it is built with, and what for in the language of the app.
    var parts: [EnginePart] {
        let strings = GalleryStrings.current
        return switch self {
        case .gallery: strings.galleryParts
        case .storefront: strings.storefrontParts
        case .portal: strings.portalParts
        case .people: strings.peopleParts
        case .earnings: strings.earningsParts
        case .catalogue: strings.catalogueParts
        case .homes: strings.homesParts
        }
    }
}
