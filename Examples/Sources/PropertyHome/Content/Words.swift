import SharedScreens

/// Numbers in the reader's words.
enum Words {
    /// A price, such as "245,000 €".
    static func price(_ euros: Int) -> String { NumberText.grouped(euros) + "\u{a0}€" }

    /// A floor area, such as "84 m²".
    static func area(_ squareMetres: Int) -> String { NumberText.grouped(squareMetres) + "\u{a0}m²" }

    /// A number of rooms, such as "3.5 rooms".
    static func rooms(_ rooms: Double) -> String { halfText(rooms) + (rooms == 1 ? "\u{a0}room" : "\u{a0}rooms") }

    /// A distance, such as "800 m" or "1.2 km".
    static func distance(_ metres: Int) -> String {
        if metres < 995 { return "\(max(1, (metres + 5) / 10) * 10)\u{a0}m" }
        let tenths = (metres + 50) / 100
        return tenths % 10 == 0 ? "\(tenths / 10)\u{a0}km" : "\(tenths / 10).\(tenths % 10)\u{a0}km"
    }

    /// A number of homes, such as "1 home" or "8,123 homes".
    static func homes(_ count: Int) -> String { NumberText.count(count, "home", "homes") }

    /// A number in steps of a half, such as "3" or "3.5".
    static func halfText(_ number: Double) -> String {
        let halves = Int((number * 2).rounded())
        return halves % 2 == 0 ? "\(halves / 2)" : "\(halves / 2).5"
    }

    /// Reads a number in steps of a half, in halves: 7 for "3.5"; `nil` for anything else.
    static func halves(_ text: String) -> Int? {
        let parts = text.utf8.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
        guard let whole = parts.first.flatMap({ Int(String(decoding: $0, as: UTF8.self)) }), (0...1_000).contains(whole)
        else { return nil }
        guard parts.count == 2 else { return whole * 2 }
        if parts[1].elementsEqual("5".utf8) { return whole * 2 + 1 }
        return parts[1].elementsEqual("0".utf8) ? whole * 2 : nil
    }

    /// What a home is in a line: "3.5 rooms · 84 m²".
    static func facts(_ home: Home) -> String { "\(rooms(home.rooms)) · \(area(home.area))" }

    /// A search in a line: "Flats in Old Market, up to 300,000 €, from 2 rooms".
    static func search(_ search: HomeSearch, in city: City?) -> String {
        var text = search.kind?.pluralName ?? "Homes"
        if let place = city?.place(search.placeID) {
            text += " in " + place.name
        } else if let city {
            text += " in " + city.name
        }
        switch (search.minimumPrice, search.maximumPrice) {
        case (let low?, let high?): text += ", \(NumberText.grouped(low)) to \(price(high))"
        case (let low?, nil): text += ", from \(price(low))"
        case (nil, let high?): text += ", up to \(price(high))"
        case (nil, nil): break
        }
        if let minimumRooms = search.minimumRooms { text += ", from \(rooms(minimumRooms))" }
        if let minimumArea = search.minimumArea { text += ", from \(area(minimumArea))" }
        return text
    }
}
