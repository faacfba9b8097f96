import CollectionViewKit

extension HomesStrings {
    static var english: HomesStrings {
        HomesStrings(
            units: .english, kinds: .english, phrases: .english, cards: .english, start: .english, nearby: .english,
            map: .english, detail: .english, favourites: .english, contact: .english, form: .english, results: .english,
            failures: .english)
    }
}

extension HomesStrings.Units {
    fileprivate static var english: Self {
        Self(
            area: { "\($0)\u{a0}m²" }, metres: { "\($0)\u{a0}m" }, kilometres: { "\($0)\u{a0}km" },
            pricePerArea: { "\($0)/m²" }, rooms: PluralText(one: "#\u{a0}room", other: "#\u{a0}rooms"),
            homes: PluralText(one: "# home", other: "# homes"), new: PluralText(other: "# new"),
            halfRooms: { "\($0)\u{a0}rooms" })
    }
}

extension HomesStrings.Kinds {
    fileprivate static var english: Self {
        Self(
            flat: "Flat", house: "House", studio: "Studio", loft: "Loft", flats: "Flats", houses: "Houses",
            studios: "Studios", lofts: "Lofts", homes: "Homes")
    }
}

extension HomesStrings.Phrases {
    fileprivate static var english: Self {
        Self(
            comma: ", ", kindIn: { "\($0) in \($1)" }, prices: { "\($0) to \($1)" }, priceFrom: { "from \($0)" },
            priceUpTo: { "up to \($0)" }, roomsFrom: { "from \($0)" }, areaFrom: { "from \($0)" })
    }
}

extension HomesStrings.Cards {
    fileprivate static var english: Self {
        Self(
            new: "New", seen: "Seen", loading: "Loading", more: "More homes", tryAgain: "Try again",
            newHome: { "New: \($0)" }, chosenHome: { "Chosen on the map: \($0)" }, away: { "\($0) away" },
            gallery: "gallery", previousPicture: "Previous picture", nextPicture: "Next picture",
            pictures: { "Pictures of \($0), \($1) of \($2)" })
    }
}

extension HomesStrings.Start {
    fileprivate static var english: Self {
        Self(
            title: "Homes", newest: "Newest homes", titleIn: { "Homes in \($0)" }, search: "Search homes",
            lastSearchWas: { "Search homes. Last search: \($0)" }, outdated: "These homes may be out of date",
            moreFailed: "More homes did not come", changeSearch: "Change the search", lastSearch: "Last search",
            noMatch: "No home matches your last search",
            noMatchText: "A wider price or another district finds more.",
            lastSearchFailed: "The homes of your last search did not come", recommendations: "Recommendations",
            recommendationsText: "Like your search, and not in its results",
            recommendationsFailed: "The recommendations did not come", noneAlike: "Nothing else is like your search",
            searchIsAnything: "It asks for every home there is. A narrower one has neighbours.",
            searchIsNarrow: "A wider search has more neighbours.")
    }
}

extension HomesStrings.Nearby {
    fileprivate static var english: Self {
        Self(
            title: "Nearby", places: "Place", here: "Near me", failed: "The homes nearby did not come",
            looking: "Looking for where you are", fromPosition: "From where you are",
            refused: "Your position is not known here.", unavailable: "Your device does not know where it is.",
            fromPlace: { "From the middle of \($0)" }, none: "No home is near this place",
            noneText: "Others have some for sale.", anotherPlace: "Choose another place")
    }
}

extension HomesStrings.Map {
    fileprivate static var english: Self {
        Self(
            title: "Map", pins: "Homes of your search", homes: "Homes on the map", failed: "The map did not come",
            homesFailed: "The homes on the map did not come",
            count: PluralText(one: "# home of your search is here", other: "# homes of your search are here"),
            newest: { "The newest \($0) of \($1) homes of your search that are here" },
            none: "No home of your search is in this part of the map", noneText: "Move the map, or see all of it.",
            wholeCity: "Show the whole city", thousands: "€{number}k", millions: "€{number}M")
    }
}

extension HomesStrings.Detail {
    fileprivate static var english: Self {
        Self(
            title: "Home", price: "Price", rooms: "Rooms", area: "Living area", kind: "Kind", built: "Built",
            energy: "Energy class", description: "Description", features: "Features", place: "Place",
            map: "Where the home is", similar: "Similar homes", failed: "The home could not be loaded",
            missing: "This home is not on the market any more", missingText: "There are many others.",
            nowhere: "There is no such home", nowhereText: "The address may be wrong. There are many others.",
            others: "See other homes")
    }
}

extension HomesStrings.Favourites {
    fileprivate static var english: Self {
        Self(
            title: "Favourites", keep: { "Favourite: \($0)" }, added: { "“\($0)” is a favourite" },
            removed: { "“\($0)” is no favourite any more" },
            notStored: { "Your favourite “\($0)” could not be stored. It is shown as it was." },
            none: "No favourites yet", noneText: "Press the heart of a home to keep it here.", find: "See homes",
            failed: "Your favourites did not come")
    }
}

extension HomesStrings.Contact {
    fileprivate static var english: Self {
        Self(
            open: "Contact", title: "Write about this home", name: "Your name", contact: "Email or telephone",
            message: "Message", send: "Send", noName: "Write your name.",
            noContact: "Write an email address or a telephone number, so that you get a reply.",
            unreachable: "This is neither an email address nor a telephone number.", noMessage: "Write a message.",
            tooLong: "This is too long. Shorten it.", isContacted: "You have written about this home.",
            sent: { "Your message about “\($0)” was sent." }, failed: { "Your message was not sent. \($0)" })
    }
}

extension HomesStrings.Form {
    fileprivate static var english: Self {
        Self(
            title: "Search", close: "Close", reset: "Reset", show: "Show homes",
            showCount: PluralText(one: "Show # home", other: "Show # homes"), place: "Place", kind: "Kind",
            price: "Price", rooms: "Rooms, at least", size: "Size", wholeCity: "Whole city", anyKind: "Any",
            anyRooms: "Any", lowestPrice: "From, €", highestPrice: "To, €", leastArea: "At least, m²",
            pricesCrossed: "This is less than the lowest price.", tooDear: "No home costs that much.",
            tooLarge: "No home is that large.", noPrice: { "Write whole euros, such as \($0)." },
            noArea: { "Write whole square metres, such as \($0)." })
    }
}

extension HomesStrings.Results {
    fileprivate static var english: Self {
        Self(
            change: "Change the search", changeSet: { "Change the search, \($0) of \($1) fields are set" },
            order: "Order", newest: "Newest", cheapest: "Cheapest", dearest: "Dearest", largest: "Largest",
            pricePerArea: "€/m²", looking: "Looking for homes…", lookingFor: "Looking for homes",
            newestOf: "The newest {shown} of {count}", firstOf: "The first {shown} of {count}",
            cardFailed: "Details did not come.", gone: "No longer offered", none: "No homes match",
            noneText: "Widen the price, ask for fewer rooms, or look in the whole city.", clear: "Clear the search",
            failed: "The homes could not be loaded")
    }
}

extension HomesStrings.Failures {
    fileprivate static var english: Self {
        Self(
            gone: "This home is not on the market any more.",
            outdated: "The homes have changed meanwhile. Load them again.",
            invalid: "The server does not understand this search. Change it, then try again.",
            notFound: { "These are the homes of the search before. \($0)" },
            notStored: { "Your search was not stored. \($0)" },
            notSeen: { "That you have seen “\($0)” could not be stored. It is shown as it was." })
    }
}
