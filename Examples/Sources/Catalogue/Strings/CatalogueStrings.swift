import CollectionViewKit

/// What the catalogue says in a language: its frame, and what stands in the views that it shows. Names of views and their Swift are
/// the same in all languages.
final class CatalogueStrings: Sendable {
    let title, views: String
    let texts: Texts
    let fields: Fields
    let controls: Controls
    let values: Values
    let bars: Bars
    let columns: Columns
    let overlays: Overlays
    let status: Status
    let layout: Layout
    let lists: Lists
    let charts: Charts

    init(
        title: String, views: String, texts: Texts, fields: Fields, controls: Controls, values: Values, bars: Bars,
        columns: Columns, overlays: Overlays, status: Status, layout: Layout, lists: Lists, charts: Charts
    ) {
        self.title = title
        self.views = views
        self.texts = texts
        self.fields = fields
        self.controls = controls
        self.values = values
        self.bars = bars
        self.columns = columns
        self.overlays = overlays
        self.status = status
        self.layout = layout
        self.lists = lists
        self.charts = charts
    }

    /// Labels.
    struct Texts: Sendable {
        let scaleEntry, partsEntry: String
        /// The names of the text styles, in the order of `TextStyle.allCases`.
        let styles: [String]
        let coat: String
    }

    /// Fields for text.
    struct Fields: Sendable {
        let email, emailAgain, emailError, country, portugal: String
        let searchNotes, searchHomes, harbour: String
        let note, placeholder, list, listText: String
    }

    /// What is pressed and switched.
    struct Controls: Sendable {
        let kindsEntry, statesEntry, menuEntry: String
        let buy, later, compare, details: String
        let soldOut, following, delete, deleteAll, sending: String
        let size, view, list, map: String
        let priceAlerts, news, managed: String
        let care, careText, delivery, deliveryText: String
        let sort, more, byDate, byPrice, byArea, byDistance, deleteSearch, searchDeleted: String
    }

    /// What chooses a value of a range.
    struct Values: Sendable {
        let brightness, volume, contrast, guests, rooms, pictures: String
        let noDay, arrival, alarm, meeting, invoice: String
        /// A moment, by its number of seconds.
        let second: @Sendable (_ number: String) -> String
        let volumeValue: @Sendable (_ value: String) -> String
        /// What is counted, with its number.
        let count: @Sendable (_ title: String, _ value: String) -> String
    }

    /// The bars of screens.
    struct Bars: Sendable {
        let groceries, edit, newNote, icons, close, search, loadAgain, more: String
        let notes, searchNotes, favourites, parts: String
    }

    /// A list of trees beside what there is to say about one.
    struct Columns: Sendable {
        let open, hint, title, nothing: String
        let oak, lime, olive, palm: Tree
    }

    /// A tree.
    struct Tree: Sendable {
        let name, text: String
    }

    /// What lies over a screen or stands in place of its content.
    struct Overlays: Sendable {
        let nothingChosen, alert, sheet, fieldAlert: String
        let notStored, tryAgain, noteDeleted, undo: String
        let coatInBag, emptyBag, coatRemoved, removeCoat: String
        let noNotes, writeFirst, newNote, noResults: String
        let deleteTitle, deleteMessage, delete, cancelled, deleted: String
        let share, copy, print, newList, name, add: String
        let anyPrice, filters, atEdge, rentAtMost, garden, done: String
        let atMost: @Sendable (_ amount: String) -> String
        let added: @Sendable (_ name: String) -> String
        /// That something was chosen, by its title.
        let chosen: @Sendable (_ title: String) -> String
    }

    /// What tells how things are.
    struct Status: Sendable {
        let linen, new, inStock, lastPieces, upload, loading: String
        let rated: @Sendable (_ value: String, _ maximum: String) -> String
    }

    /// Pictures, and what arranges views.
    struct Layout: Sendable {
        let pictureEntry: String
        let shown, waiting, failed, sign, missing: String
        let fableTitle, fable: String
        let coat, scarf, total, music: String
    }

    /// Rows of lists.
    struct Lists: Sendable {
        let settings, language, languageName, about, pictures, help, questions: String
        let messages, styles: String
        let message: @Sendable (_ number: String) -> String
    }

    /// Quantities and places.
    struct Charts: Sendable {
        let marks, prices, price, table, flats: String
        let twoWeeks, month, all: String
        let day, flat: @Sendable (_ number: String) -> String
    }
}

extension CatalogueStrings {
    /// A tree by its number in `TreeRoute.numbers`.
    func tree(_ number: Int) -> Tree {
        switch number {
        case 1: columns.oak
        case 2: columns.lime
        case 3: columns.olive
        default: columns.palm
        }
    }
}

extension CatalogueStrings {
    /// The languages of the screen.
    static let catalog = StringCatalog<CatalogueStrings>("en") { .english }.adding("de") { .german }
        .adding("ar") { .arabic }

    /// The texts in the language of the app whose event is handled.
    static var current: CatalogueStrings { catalog.current }
}
