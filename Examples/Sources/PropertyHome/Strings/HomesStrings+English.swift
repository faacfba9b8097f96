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
            homes: PluralText(one: "# home", other: "# homes"), unseen: PluralText(other: "# unseen"),
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
            priceUpTo: { "up to \($0)" }, roomsFrom: { "at least \($0)" }, areaFrom: { "at least \($0)" })
    }
}

extension HomesStrings.Cards {
    fileprivate static var english: Self {
        Self(
            new: "New", seen: "Seen", loading: "Loading", more: "More homes", tryAgain: "Try again",
            chosenHome: { "Chosen on the map: \($0)" }, gallery: "gallery",
            previousPicture: "Previous picture", nextPicture: "Next picture",
            pictures: { "Pictures of \($0), \($1) of \($2)" }, pictureOf: { "Picture \($0) of \($1)" })
    }
}

extension HomesStrings.Start {
    fileprivate static var english: Self {
        Self(
            title: "Homes", newest: "Newest homes", titleIn: { "Homes in \($0)" }, search: "Search homes",
            lastSearchWas: { "Search homes. Last search: \($0)" }, outdated: "These homes may be out of date",
            moreFailed: "More homes could not be loaded", changeSearch: "Change the search", lastSearch: "Last search",
            noMatch: "No home matches your last search",
            noMatchText: "Try a wider price range or another district.",
            lastSearchFailed: "The homes of your last search could not be loaded", recommendations: "Recommendations",
            recommendationsText: "Similar to your search, but not in its results",
            recommendationsFailed: "The recommendations could not be loaded",
            noneAlike: "Nothing else is similar to your search",
            searchIsAnything: "Your search includes every home. Narrow it to see recommendations.",
            searchIsNarrow: "Widen your search to see more recommendations.")
    }
}

extension HomesStrings.Nearby {
    fileprivate static var english: Self {
        Self(
            title: "Nearby", places: "Place", here: "Near me", failed: "The homes nearby could not be loaded",
            looking: "Finding your location", fromPosition: "From your location",
            distant: "No homes are for sale near your location.",
            refused: "This page is not allowed to use your location.",
            unavailable: "Your device could not find your location.",
            fromPlace: { "From the centre of \($0)" }, none: "No homes near this place",
            noneText: "There are homes for sale in other places.", anotherPlace: "Choose another place")
    }
}

extension HomesStrings.Map {
    fileprivate static var english: Self {
        Self(
            title: "Map", pins: "Homes that match your search", homes: "Homes on the map",
            failed: "The map could not be loaded",
            homesFailed: "The homes on the map could not be loaded",
            count: PluralText(one: "# home here matches your search", other: "# homes here match your search"),
            newest: { "The newest \($0) of \($1) homes here that match your search" },
            none: "No homes match your search in this part of the map",
            noneText: "Move the map, or show the whole city.",
            wholeCity: "Show the whole city", thousands: "€{number}k", millions: "€{number}M")
    }
}

extension HomesStrings.Detail {
    fileprivate static var english: Self {
        Self(
            title: "Home", price: "Price", rooms: "Rooms", area: "Living area", kind: "Kind", built: "Built",
            energy: "Energy class", description: "Description", features: "Features", place: "Place",
            map: "Where the home is", similar: "Similar homes", failed: "The home could not be loaded",
            missing: "This home is no longer for sale", missingText: "There are many others.",
            nowhere: "This home does not exist", nowhereText: "The address may be wrong. There are many others.",
            others: "See other homes")
    }
}

extension HomesStrings.Favourites {
    fileprivate static var english: Self {
        Self(
            title: "Favourites", favourite: "Favourite", added: { "“\($0)” was added to your favourites" },
            removed: { "“\($0)” was removed from your favourites" },
            notStored: { "The change to “\($0)” could not be saved. Your favourites are as they were before." },
            none: "No favourites yet", noneText: "Press “Favourite”, the heart of a home, to keep it here.",
            find: "See homes",
            failed: "Your favourites could not be loaded")
    }
}

extension HomesStrings.Contact {
    fileprivate static var english: Self {
        Self(
            open: "Contact", title: "Message about this home", name: "Your name", contact: "Email or phone",
            message: "Message", send: "Send", noName: "Enter your name.",
            noContact: "Enter an email address or a phone number to get a reply.",
            unreachable: "This is neither an email address nor a phone number.", noMessage: "Write a message.",
            tooLong: "This is too long. Shorten it.", isContacted: "You have sent a message about this home.",
            sent: { "Your message about “\($0)” was sent." }, failed: { "Your message was not sent. \($0)" })
    }
}

extension HomesStrings.Form {
    fileprivate static var english: Self {
        Self(
            title: "Filters", close: "Close", reset: "Reset", show: "Show homes",
            titleCount: { "Filters, \($0) of \($1) set" },
            showCount: PluralText(one: "Show # home", other: "Show # homes"), place: "Place", kind: "Kind",
            price: "Price", rooms: "Rooms, at least", size: "Size", wholeCity: "Whole city", anyKind: "Any",
            anyRooms: "Any", anyAmount: "Any", lowestPrice: "From, €", highestPrice: "To, €",
            minimumArea: "At least, m²",
            pricesCrossed: "This is less than the price under “From”.", tooDear: "No home costs that much.",
            tooLarge: "No home is that large.", noPrice: { "Enter whole euros, such as \($0)." },
            noArea: { "Enter whole square metres, such as \($0)." })
    }
}

extension HomesStrings.Results {
    fileprivate static var english: Self {
        Self(
            order: "Order", newest: "Newest", cheapest: "Lowest price", dearest: "Highest price", largest: "Largest",
            pricePerArea: "€/m²", looking: "Looking for homes…", lookingFor: "Looking for homes",
            newestShown: PluralText(other: "The newest #"), firstShown: PluralText(other: "The first #"),
            ofCount: PluralText(other: "of #"),
            cardFailed: "The details could not be loaded.", gone: "No longer for sale", none: "No homes match",
            noneText: "Widen the price range, ask for fewer rooms or search the whole city.", clear: "Clear the search",
            failed: "The homes could not be loaded")
    }
}

extension HomesStrings.Failures {
    fileprivate static var english: Self {
        Self(
            gone: "This home is no longer for sale.",
            outdated: "The homes have changed in the meantime. Load them again.",
            invalid: "The server does not understand this search. Change it, then try again.",
            notFound: { "These are the homes of your previous search. \($0)" },
            notStored: { "Your search could not be saved. \($0)" },
            notSeen: { "“\($0)” could not be marked as seen. It is shown as before." })
    }
}
