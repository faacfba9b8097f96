import EarningsDetail
import ProductPortal
import PropertyHome

/// A screen of the gallery.
enum GalleryScreen: Int, CaseIterable {
    case gallery, storefront, portal, people, earnings, catalogue, homes
}

extension GalleryScreen {
    /// The screens that have a card.
    static let cards: [GalleryScreen] = [
        .storefront, .portal, .people, .earnings, .catalogue, .homes,
    ]

    /// The screen that an address belongs to: what is no other's is a page of the shop.
    init(path: String) {
        let bytes = path.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        guard let first = bytes.split(separator: UInt8(ascii: "/")).first else {
            self = .gallery
            return
        }
        if ShowRoute(path: path) != nil {
            self = .portal
        } else if EarningsRoute(path: path) != nil {
            self = .earnings
        } else if first.elementsEqual("people".utf8) {
            self = .people
        } else if first.elementsEqual("homes".utf8) {
            self = .homes
        } else if first.elementsEqual("catalogue".utf8) {
            self = .catalogue
        } else {
            self = .storefront
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

    /// The word of its drawing for the style sheet.
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

    var title: String {
        switch self {
        case .gallery: "Gallery"
        case .storefront: "Storefront"
        case .portal: "Product portal"
        case .people: "People feed"
        case .earnings: "Earnings detail"
        case .catalogue: "Catalogue"
        case .homes: "Property home"
        }
    }

    /// What the screen shows.
    var summary: String {
        switch self {
        case .gallery: "The way to every screen: cards in as many columns as there is room for."
        case .storefront: "A shop whose pages the server composes: carousels in every size, each loading by itself."
        case .portal: "Shows with details, episodes, reviews and trends: a tree of data sources under one header."
        case .people: "A feed of many kinds of cards with commands, undo, notes and impressions."
        case .earnings: "What a receipt has earned, with sections that open and close, feedback and a zoomable receipt."
        case .catalogue: "Every view of the library in every state, each with the Swift that makes it."
        case .homes:
            "Homes for sale in sections that load, fail and recover by themselves, on a map, and 20,000 in a list."
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

    /// The parts of the engine it is built with.
    var parts: [EnginePart] {
        switch self {
        case .gallery:
            [
                EnginePart("NavigationController", "Keeps the screens in step with the history of the browser."),
                EnginePart("CollectionViewDiffableDataSource", "Gives the cards to the collection view."),
                EnginePart("CompositionalLayout", "Puts the cards into one, two or three columns."),
                EnginePart("ModalView", "Carries this very drawer, and keeps the rest out of reach meanwhile."),
                EnginePart("Theming", "Every colour and distance is a token of the style sheet."),
            ]
        case .storefront:
            [
                EnginePart(
                    "CollectionViewDiffableDataSource", "Shows the sections and products that the server names."),
                EnginePart("OrthogonalSections", "Carousels that scroll by themselves and rest where an item begins."),
                EnginePart("CompositionalLayout", "Gives each section the layout that the page asks for."),
                EnginePart("LayoutDecisions", "Rows, heights and counts follow from the width of the window."),
                EnginePart("ImageView", "Fetches each picture in the smallest width that fills its place."),
                EnginePart("PageDecoder", "Reads the pages, and passes over what it does not know."),
            ]
        case .portal:
            [
                EnginePart(
                    "AggregateDataSources", "A tree of sources, each with its own loading, error and emptiness."),
                EnginePart("SegmentedDataSource", "Shows one of four children, and slides between them."),
                EnginePart(
                    "SectionMetricsLayout", "Heights, columns, separators and headers are inherited down the tree."),
                EnginePart("Reordering", "Episodes are taken to another place by hand, key or menu."),
                EnginePart("Interaction", "Swipes, menus and a pull to load again."),
                EnginePart("LineChart", "Trends that can be asked by pointer and keys."),
            ]
        case .people:
            [
                EnginePart("Commands", "Cells do what their view models say; nobody knows every kind of cell."),
                EnginePart("CellFactories", "Turn models into view models; a new kind is one more line."),
                EnginePart("UndoHistory", "Likes and passes can be taken back, wherever the card has gone."),
                EnginePart("PendingEdits", "Keeps what is written on a card while its cell shows others."),
                EnginePart("ImpressionObserver", "Counts a card once half of it has been seen for 0.8 seconds."),
            ]
        case .earnings:
            [
                EnginePart(
                    "CollectionViewDiffableDataSource", "Takes a main snapshot, and then a section snapshot each."),
                EnginePart("DiffableDataSourceSectionSnapshot", "Says which rows show and hide which others."),
                EnginePart("SectionSnapshotHandlers", "Ask and tell when a section opens or closes."),
                EnginePart("CompositionalLayout", "One switch over the sections gives each its layout."),
                EnginePart("CellRegistration", "Fills a class of cells from its view properties."),
                EnginePart("UndoHistory", "Feedback can be taken back, also by a server that refuses it."),
                EnginePart("PendingEdits", "Keeps a note that has not been sent."),
                EnginePart("ModalView", "Shows the receipt over everything else."),
            ]
        case .catalogue:
            [
                EnginePart("SelfSizing", "Cards are as high as what is in them."),
                EnginePart("CompositionalLayout", "Rows as high as their highest card, in one to three columns."),
                EnginePart("Theming", "How the views get their looks, and how to give them others."),
                EnginePart("AccessibilityOfVirtualContent", "What a screen reader is told of what is not drawn."),
            ]
        case .homes:
            [
                EnginePart("ListAdapter", "Takes values of any types, and has each shown by a controller of its own."),
                EnginePart("NestedSectionController", "A section of parts: homes, more of them, an error, nothing."),
                EnginePart("BindingSectionController", "Finds out by a diff which homes came, went and moved."),
                EnginePart("SectionControllers", "Sections that load by themselves once they are near."),
                EnginePart("OrthogonalSections", "Rows of homes that scroll to the side."),
                EnginePart("MapView", "Streets, parks and pins, drawn without tiles."),
            ]
        }
    }
}
