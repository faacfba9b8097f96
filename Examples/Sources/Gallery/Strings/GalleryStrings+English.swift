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
            languageTitle: "Language of the app", deviceLanguage: "Same as this device")
    }
}

extension GalleryStrings.Home {
    fileprivate static var english: Self {
        Self(
            title: "CollectionViewKit gallery",
            summary: "Collection views in pure Swift, here as WebAssembly in the browser. "
                + "Six screens, each built in a different way.",
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
            summary: "Cards that lead to every screen, in as many columns as fit.",
            navigation: "Keeps the screens in step with the browser history.",
            cards: "Supplies the collection view with the cards.",
            columns: "Arranges the cards in one, two or three columns.",
            drawer: "Shows this drawer, and blocks the rest of the screen while it is open.",
            theming: "Every colour and distance is a token in the style sheet.")
    }
}

extension GalleryStrings.StorefrontTexts {
    fileprivate static var english: Self {
        Self(
            title: "Storefront",
            summary: "A shop whose pages the server composes: carousels of every size, each loading on its own.",
            invitation: "Scroll a carousel: it stops at the start of a product.",
            products: "Shows the sections and products that the server names.",
            carousels: "Carousels that scroll independently and stop at the start of an item.",
            layouts: "Gives each section the layout that the page names.",
            decisions: "Rows, heights and counts follow from the width of the window.",
            pictures: "Fetches each picture in the smallest width that fills its place.",
            pages: "Reads the pages, and skips what it does not know.")
    }
}

extension GalleryStrings.PortalTexts {
    fileprivate static var english: Self {
        Self(
            title: "Shows",
            summary: "Shows with details, episodes, reviews and trends: a tree of data sources under one header.",
            invitation: "Open the trends of a show and move along the chart.",
            sources: "A tree of sources, each with its own loading, error and empty states.",
            segments: "Shows one of four data sources, and slides between them.",
            metrics: "Heights, columns, separators and headers are inherited down the tree.",
            reordering: "Episodes are moved by drag, keyboard or menu.",
            interaction: "Swipe actions, menus and pull to refresh.",
            charts: "Charts whose values can be read by pointer and keyboard.")
    }
}

extension GalleryStrings.PeopleTexts {
    fileprivate static var english: Self {
        Self(
            title: "People",
            summary: "A feed of many kinds of cards with commands, undo, notes and impressions.",
            invitation: "Like a person, then take it back with Undo.",
            commands: "Cells do what their view models say; no class knows every kind of cell.",
            factories: "Turn models into view models; a new kind is one more line.",
            undo: "Likes and passes can be undone, even when the card is out of sight.",
            edits: "Keeps an unsaved note when its cell is reused for another card.",
            impressions: { "Counts a card once half of it has been seen for \($0) seconds." })
    }
}

extension GalleryStrings.EarningsTexts {
    fileprivate static var english: Self {
        Self(
            title: "Earnings",
            summary: "What a receipt has earned, with sections that open and close, feedback and a zoomable receipt.",
            invitation: "Open a transaction and zoom into its receipt.",
            snapshots: "Takes a main snapshot, and then one for each section.",
            rows: "Says which rows expand and collapse which others.",
            handlers: "Decide whether a section opens or closes, and report when it does.",
            layouts: "One switch over the sections gives each its layout.",
            cells: "Configures cells of one class from their view properties.",
            undo: "Feedback can be undone, and is reverted where the server refuses it.",
            edits: "Keeps a note that has not been sent.",
            receipt: "Shows the receipt over everything else.")
    }
}

extension GalleryStrings.CatalogueTexts {
    fileprivate static var english: Self {
        Self(
            title: "Catalogue",
            summary: "Nearly every view of the library in its main states, each with its Swift code.",
            invitation: "Try a view; the Swift code for it is below.",
            sizing: "Cards are as tall as their content.",
            rows: "Rows are as tall as their tallest card, in one to three columns.",
            theming: "Where the views get their look, and how to change it.",
            accessibility: "What a screen reader is told about content that is not rendered.")
    }
}

extension GalleryStrings.HomesTexts {
    fileprivate static var english: Self {
        Self(
            title: "Homes",
            summary: {
                "Homes for sale: sections that load, fail and recover by themselves, a map, and a list of \($0)."
            },
            invitation: { "Search \($0) homes by place, price and rooms." },
            adapter: "Takes values of any types, and gives each a section controller.",
            parts: "A section of parts: homes, more homes, an error or a placeholder.",
            diffs: "Finds by a diff which homes were added, removed and moved.",
            loading: "Sections that load once they are about to be seen.",
            rows: "Rows of homes that scroll sideways.",
            map: "Streets, parks and pins, drawn without tiles.")
    }
}
