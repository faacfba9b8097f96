extension GalleryStrings {
    static var english: GalleryStrings {
        GalleryStrings(
            frame: .english, home: .english, drawer: .english, gallery: .english, storefront: .english,
            portal: .english, people: .english, earnings: .english, catalogue: .english, homes: .english)
    }
}

extension GalleryStrings.Frame {
    fileprivate static var english: Self {
        Self(
            menu: "Gallery menu", home: "Gallery", parts: "How it is built", language: "Language",
            languageQuestion: "Language of the app", deviceLanguage: "As on this device", cancel: "Cancel")
    }
}

extension GalleryStrings.Home {
    fileprivate static var english: Self {
        Self(
            title: "CollectionViewKit gallery",
            summary: "Collection views in pure Swift, here as WebAssembly in the browser. "
                + "Six screens, each built in another way.",
            screens: "Screens", card: { "\($0). \($1)" })
    }
}

extension GalleryStrings.Drawer {
    fileprivate static var english: Self {
        Self(close: "Close", partHint: "Opens the documentation in a new tab.")
    }
}

extension GalleryStrings.GalleryTexts {
    fileprivate static var english: Self {
        Self(
            title: "Gallery",
            summary: "The way to every screen: cards in as many columns as there is room for.",
            navigation: "Keeps the screens in step with the history of the browser.",
            cards: "Gives the cards to the collection view.",
            columns: "Puts the cards into one, two or three columns.",
            drawer: "Carries this very drawer, and keeps the rest out of reach meanwhile.",
            theming: "Every colour and distance is a token of the style sheet.")
    }
}

extension GalleryStrings.StorefrontTexts {
    fileprivate static var english: Self {
        Self(
            title: "Storefront",
            summary: "A shop whose pages the server composes: carousels in every size, each loading by itself.",
            invitation: "Scroll a carousel: it comes to rest where a product begins.",
            products: "Shows the sections and products that the server names.",
            carousels: "Carousels that scroll by themselves and rest where an item begins.",
            layouts: "Gives each section the layout that the page asks for.",
            decisions: "Rows, heights and counts follow from the width of the window.",
            pictures: "Fetches each picture in the smallest width that fills its place.",
            pages: "Reads the pages, and passes over what it does not know.")
    }
}

extension GalleryStrings.PortalTexts {
    fileprivate static var english: Self {
        Self(
            title: "Product portal",
            summary: "Shows with details, episodes, reviews and trends: a tree of data sources under one header.",
            invitation: "Open the trends of a show, and move along the chart.",
            sources: "A tree of sources, each with its own loading, error and emptiness.",
            segments: "Shows one of four children, and slides between them.",
            metrics: "Heights, columns, separators and headers are inherited down the tree.",
            reordering: "Episodes are taken to another place by hand, key or menu.",
            interaction: "Swipes, menus and a pull to load again.",
            charts: "Trends that can be asked by pointer and keys.")
    }
}

extension GalleryStrings.PeopleTexts {
    fileprivate static var english: Self {
        Self(
            title: "People feed",
            summary: "A feed of many kinds of cards with commands, undo, notes and impressions.",
            invitation: "Like a person, then take it back with Undo.",
            commands: "Cells do what their view models say; no class knows every kind of cell.",
            factories: "Turn models into view models; a new kind is one more line.",
            undo: "Likes and passes can be taken back, wherever the card has gone.",
            edits: "Keeps what is written on a card while its cell shows others.",
            impressions: { "Counts a card once half of it has been seen for \($0) seconds." })
    }
}

extension GalleryStrings.EarningsTexts {
    fileprivate static var english: Self {
        Self(
            title: "Earnings detail",
            summary: "What a receipt has earned, with sections that open and close, feedback and a zoomable receipt.",
            invitation: "Open a transaction, and zoom into its receipt.",
            snapshots: "Takes a main snapshot, and then a section snapshot each.",
            rows: "Says which rows show and hide which others.",
            handlers: "Ask and tell when a section opens or closes.",
            layouts: "One switch over the sections gives each its layout.",
            cells: "Fills a class of cells from its view properties.",
            undo: "Feedback can be taken back, also by a server that refuses it.",
            edits: "Keeps a note that has not been sent.",
            receipt: "Shows the receipt over everything else.")
    }
}

extension GalleryStrings.CatalogueTexts {
    fileprivate static var english: Self {
        Self(
            title: "Catalogue",
            summary: "Every view of the library in every state, each with the Swift that makes it.",
            invitation: "Try every view; the Swift that makes it stands below.",
            sizing: "Cards are as high as what is in them.",
            rows: "Rows as high as their highest card, in one to three columns.",
            theming: "How the views get their looks, and how to give them others.",
            accessibility: "What a screen reader is told of what is not drawn.")
    }
}

extension GalleryStrings.HomesTexts {
    fileprivate static var english: Self {
        Self(
            title: "Property home",
            summary: {
                "Homes for sale in sections that load, fail and recover by themselves, on a map, and \($0) in a list."
            },
            invitation: { "Search \($0) homes by place, price and rooms." },
            adapter: "Takes values of any types, and has each shown by a controller of its own.",
            parts: "A section of parts: homes, more of them, an error, nothing.",
            diffs: "Finds out by a diff which homes came, went and moved.",
            loading: "Sections that load by themselves once they are near.",
            rows: "Rows of homes that scroll to the side.",
            map: "Streets, parks and pins, drawn without tiles.")
    }
}
