import CollectionViewKit

/// What the property app says in a language, by where it is seen.
final class HomesStrings: Sendable {
    let units: Units
    let kinds: Kinds
    let phrases: Phrases
    let cards: Cards
    let start: Start
    let nearby: Nearby
    let map: Map
    let detail: Detail
    let favourites: Favourites
    let contact: Contact
    let form: Form
    let results: Results
    let failures: Failures

    init(
        units: Units, kinds: Kinds, phrases: Phrases, cards: Cards, start: Start, nearby: Nearby, map: Map,
        detail: Detail, favourites: Favourites, contact: Contact, form: Form, results: Results, failures: Failures
    ) {
        self.units = units
        self.kinds = kinds
        self.phrases = phrases
        self.cards = cards
        self.start = start
        self.nearby = nearby
        self.map = map
        self.detail = detail
        self.favourites = favourites
        self.contact = contact
        self.form = form
        self.results = results
        self.failures = failures
    }
}

extension HomesStrings {
    /// The languages of the app.
    static let catalog = StringCatalog<HomesStrings>("en") { .english }
        .adding("de") { .german }
        .adding("ar") { .arabic }

    /// The texts in the language of the app whose event is handled.
    static var current: HomesStrings { catalog.current }
}

extension HomesStrings {
    /// Numbers with what they measure. Those that are handed over are written already.
    struct Units: Sendable {
        let area, metres, kilometres: @Sendable (_ number: String) -> String
        let pricePerArea: @Sendable (_ price: String) -> String
        let rooms, homes, unseen: PluralText
        /// A number of rooms and a half.
        let halfRooms: @Sendable (_ number: String) -> String
    }

    /// What a home is, and several of them.
    struct Kinds: Sendable {
        let flat, house, studio, loft: String
        let flats, houses, studios, lofts, homes: String
    }

    /// A search in a line, and what parts of a line stand between.
    struct Phrases: Sendable {
        /// What parts are separated by.
        let comma: String
        let kindIn: @Sendable (_ kind: String, _ place: String) -> String
        let prices: @Sendable (_ lowest: String, _ highest: String) -> String
        let priceFrom, priceUpTo: @Sendable (_ price: String) -> String
        let roomsFrom: @Sendable (_ rooms: String) -> String
        let areaFrom: @Sendable (_ area: String) -> String
    }

    /// The cards of homes, and what stands in their place.
    struct Cards: Sendable {
        let new, seen, loading, more, tryAgain: String
        let chosenHome: @Sendable (_ home: String) -> String
        let gallery, previousPicture, nextPicture: String
        let pictures: @Sendable (_ title: String, _ picture: String, _ count: String) -> String
        let pictureOf: @Sendable (_ picture: String, _ count: String) -> String
    }

    /// The home screen, with the sections of the last search and of recommendations.
    struct Start: Sendable {
        let title, newest: String
        let titleIn: @Sendable (_ city: String) -> String
        let search: String
        let lastSearchWas: @Sendable (_ search: String) -> String
        let outdated, moreFailed, changeSearch: String
        let lastSearch, noMatch, noMatchText, lastSearchFailed: String
        let recommendations, recommendationsText, recommendationsFailed: String
        let noneAlike, searchIsAnything, searchIsNarrow: String
    }

    /// The homes near a place.
    struct Nearby: Sendable {
        let title, places, here, failed: String
        let looking, fromPosition, distant, refused, unavailable: String
        let fromPlace: @Sendable (_ place: String) -> String
        let none, noneText, anotherPlace: String
    }

    /// The map and the homes below it.
    struct Map: Sendable {
        let title, pins, homes, failed, homesFailed: String
        let count: PluralText
        let newest: @Sendable (_ shown: String, _ count: String) -> String
        let none, noneText, wholeCity: String
        /// A price on a pin, with `{number}` of thousands or millions of euros.
        let thousands, millions: String
    }

    /// The screen of one home.
    struct Detail: Sendable {
        let title, price, rooms, area, kind, built, energy: String
        let description, features, place, map, similar: String
        let failed, missing, missingText, nowhere, nowhereText, others: String
    }

    /// The homes that the user keeps, and the heart of a home.
    struct Favourites: Sendable {
        let title, favourite: String
        let added, removed, notStored: @Sendable (_ home: String) -> String
        let none, noneText, find, failed: String
    }

    /// The form by which the user writes to who offers a home.
    struct Contact: Sendable {
        let open, title, name, contact, message, send: String
        let noName, noContact, unreachable, noMessage, tooLong, isContacted: String
        let sent, failed: @Sendable (_ text: String) -> String
    }

    /// The form of a search.
    struct Form: Sendable {
        let title, close, reset, show: String
        /// The name of the title with how many of the fields are set.
        let titleCount: @Sendable (_ count: String, _ all: String) -> String
        let showCount: PluralText
        let place, kind, price, rooms, size: String
        let wholeCity, anyKind, anyRooms: String
        /// The placeholder of a field for a price or an area. An empty field is no limit.
        let anyAmount: String
        let lowestPrice, highestPrice, minimumArea: String
        let pricesCrossed, tooDear, tooLarge: String
        let noPrice, noArea: @Sendable (_ example: String) -> String
    }

    /// The results of a search.
    struct Results: Sendable {
        let order, newest, cheapest, dearest, largest, pricePerArea: String
        let looking, lookingFor: String
        /// The two parts of "The newest 20,000 of 100,000", each with its number. They are plural texts, which every list of results
        /// fills. No recorded page calls a closure for them, so that the first parts of the program would lack it.
        let newestShown, firstShown, ofCount: PluralText
        let cardFailed, gone: String
        let none, noneText, clear, failed: String
    }

    /// What is said about something that failed.
    struct Failures: Sendable {
        let gone, outdated, invalid: String
        let notFound, notStored: @Sendable (_ sentence: String) -> String
        let notSeen: @Sendable (_ home: String) -> String
    }
}
