extension CatalogueStrings {
    static var english: CatalogueStrings {
        CatalogueStrings(
            title: "Catalogue", views: "Views", texts: .english, fields: .english, controls: .english,
            values: .english, bars: .english, columns: .english, overlays: .english, status: .english, layout: .english,
            lists: .english, charts: .english)
    }
}

extension CatalogueStrings.Texts {
    fileprivate static var english: Self {
        Self(
            scaleEntry: "Label: type scale", partsEntry: "Label: lines and parts",
            styles: [
                "Display", "Large title", "Title 1", "Title 2", "Title 3", "Headline", "Body", "Callout",
                "Subheadline", "Footnote", "Caption 1", "Caption 2",
            ],
            coat: "Boiled wool from the Alps, cut wide, with a collar that stands and pockets that hold "
                + "a book, lined with cupro and sewn in Porto.")
    }
}

extension CatalogueStrings.Fields {
    fileprivate static var english: Self {
        Self(
            email: "Email", emailAgain: "Email again", emailError: "An email address contains an @.",
            country: "Country",
            portugal: "Portugal", searchNotes: "Search notes", searchHomes: "Search homes", harbour: "Harbour",
            note: "Note", placeholder: "Write something", list: "List",
            listText:
                "Bread\nButter\nA very long line, which is wrapped where the field ends, as in any other text")
    }
}

extension CatalogueStrings.Controls {
    fileprivate static var english: Self {
        Self(
            kindsEntry: "Button: kinds", statesEntry: "Button: states", menuEntry: "Button: menu",
            buy: "Buy", later: "Later", compare: "Compare", details: "Details",
            soldOut: "Sold out", following: "Following", delete: "Delete", deleteAll: "Delete all", sending: "Sending",
            size: "Size", view: "View", list: "List", map: "Map",
            priceAlerts: "Price alerts", news: "News by email", managed: "Managed by your company",
            care: "Material and care",
            careText: "80% wool, 20% polyamide. Brush it, air it and have it cleaned once a year.",
            delivery: "Delivery", deliveryText: "Two to four days.",
            sort: "Sort", more: "More", byDate: "By date", byPrice: "By price", byArea: "By area",
            byDistance: "By distance", deleteSearch: "Delete the search", searchDeleted: "Deleted")
    }
}

extension CatalogueStrings.Values {
    fileprivate static var english: Self {
        Self(
            brightness: "Brightness", volume: "Volume", contrast: "Contrast", guests: "Guests", rooms: "Rooms",
            pictures: "Pictures",
            noDay: "No day", arrival: "Arrival", alarm: "Alarm", meeting: "Meeting", invoice: "Invoice",
            second: { number in "Second \(number)" },
            volumeValue: { value in "Volume \(value)" },
            count: { title, value in "\(title): \(value)" })
    }
}

extension CatalogueStrings.Bars {
    fileprivate static var english: Self {
        Self(
            groceries: "Groceries", edit: "Edit", newNote: "New note", icons: "Icons", close: "Close",
            search: "Search", loadAgain: "Load again", more: "More",
            notes: "Notes", searchNotes: "Search notes", favourites: "Favourites", parts: "Parts of the app")
    }
}

extension CatalogueStrings.Columns {
    fileprivate static var english: Self {
        Self(
            open: "Open the example", hint: "Opens in a new tab.", title: "Trees",
            nothing: "No tree chosen",
            oak: CatalogueStrings.Tree(
                name: "Oak",
                text: "An oak lives for five hundred years and more. Jays bury its acorns and do not find all of "
                    + "them again, and so they plant woods."),
            lime: CatalogueStrings.Tree(
                name: "Lime",
                text: "A lime flowers in June, when other trees have finished. On a warm evening its scent reaches "
                    + "the end of the street, and so does the hum of the bees."),
            olive: CatalogueStrings.Tree(
                name: "Olive",
                text: "An olive tree bears fruit for centuries. Its leaves are silver underneath, so that a grove "
                    + "changes its colour in the wind."),
            palm: CatalogueStrings.Tree(
                name: "Date palm",
                text: "A date palm wants its feet in the water and its head in the sun, as growers say. It has no "
                    + "branches: all leaves spring from one bud at the top."))
    }
}

extension CatalogueStrings.Overlays {
    fileprivate static var english: Self {
        Self(
            nothingChosen: "Nothing chosen yet.", alert: "Alert", sheet: "Action sheet",
            fieldAlert: "With a field",
            notStored: "This could not be saved.", tryAgain: "Try again", noteDeleted: "The note was deleted.",
            undo: "Undo",
            coatInBag: "There is a coat in the bag.", emptyBag: "The bag is empty.", coatRemoved: "Coat removed",
            removeCoat: "Remove the coat",
            noNotes: "No notes yet", writeFirst: "Write the first one.", newNote: "New note", noResults: "No results",
            deleteTitle: "Delete the note?", deleteMessage: "It cannot be restored.", delete: "Delete",
            cancelled: "Cancelled.", deleted: "Deleted.",
            share: "Share the note", copy: "Copy the text", print: "Print", newList: "New list", name: "Name",
            add: "Add",
            anyPrice: "Any price", filters: "Filters", atEdge: "At the edge", rentAtMost: "Rent at most",
            garden: "With a garden", done: "Done",
            atMost: { amount in "At most \(amount)" },
            added: { name in "Added \(name)." },
            chosen: { title in "\(title)." })
    }
}

extension CatalogueStrings.Status {
    fileprivate static var english: Self {
        Self(
            linen: "Linen", new: "New", inStock: "In stock", lastPieces: "Last pieces", upload: "Upload",
            loading: "Loading",
            rated: { value, maximum in "Rated \(value) out of \(maximum)" })
    }
}

extension CatalogueStrings.Layout {
    fileprivate static var english: Self {
        Self(
            pictureEntry: "ImageView and Container",
            shown: "Shown", waiting: "Waiting", failed: "Failed", sign: "The logo of this app",
            missing: "A missing picture",
            fableTitle: "The fox and the grapes",
            fable: """
                A hungry fox saw some fine bunches of grapes hanging from a vine that was trained along a high trellis, and did \
                her best to reach them by jumping as high as she could into the air. But it was all in vain, for they were just \
                out of reach: so she gave up trying, and walked away with an air of dignity and unconcern, remarking, “I thought \
                those grapes were ripe, but I see now they are quite sour.”
                """,
            coat: "Coat", scarf: "Scarf", total: "Total", music: "Soft music")
    }
}

extension CatalogueStrings.Lists {
    fileprivate static var english: Self {
        Self(
            settings: "Settings", language: "Language", languageName: "English", about: "About this app",
            pictures: "Large pictures", help: "Help", questions: "Questions and answers", messages: "Messages",
            styles: "Text styles",
            message: { number in "Message \(number)" })
    }
}

extension CatalogueStrings.Charts {
    fileprivate static var english: Self {
        Self(
            marks: "Marks", prices: "Prices", price: "Price", table: "Show as a table", flats: "Flats nearby",
            twoWeeks: "2W", month: "1M", all: "All",
            day: { number in "Day \(number)" },
            flat: { number in "Flat \(number)" })
    }
}
