import CollectionViewKit
import SharedScreens

/// Numbers, and searches, as the texts that are shown in the language of the user.
enum HomesText {
    /// A price, such as "€245,000".
    static func price(_ euros: Int) -> String {
        CurrencyFormatStyle(code: "EUR", locale: .current).precision(.fractionLength(0)).format(euros)
    }

    /// A price for a narrow place, rounded: "€245k" or "€1.2M".
    static func shortPrice(_ euros: Int) -> String {
        guard euros >= 1_000 else { return price(euros) }
        if euros < 999_500 {
            return strings.map.thousands.replacing("{number}", with: NumberText.grouped((euros + 500) / 1_000))
        }
        let number = NumberFormatStyle(locale: .current).format((Double(euros) / 100_000).rounded() / 10)
        return strings.map.millions.replacing("{number}", with: number)
    }

    /// The price of a square metre, such as "€5,341/m²".
    static func pricePerArea(_ euros: Int) -> String { strings.units.pricePerArea(price(euros)) }

    /// A floor area, such as "84 m²".
    static func area(_ squareMetres: Int) -> String { strings.units.area(NumberText.grouped(squareMetres)) }

    /// A number of rooms, such as "3.5 rooms".
    static func rooms(_ rooms: Double) -> String {
        let halves = Int((rooms * 2).rounded())
        return halves % 2 == 0 ? strings.units.rooms.text(for: halves / 2) : strings.units.halfRooms(number(rooms))
    }

    /// A number in steps of a half, such as "3" or "3.5".
    static func number(_ number: Double) -> String {
        NumberFormatStyle(locale: .current).format((number * 2).rounded() / 2)
    }

    /// A year, such as "1978".
    static func year(_ year: Int) -> String { NumberFormatStyle(locale: .current).grouping(.never).format(year) }

    /// A distance, such as "800 m" or "1.2 km".
    static func distance(_ metres: Int) -> String {
        if metres < 995 { return strings.units.metres(NumberText.grouped(max(1, (metres + 5) / 10) * 10)) }
        let tenths = (metres + 50) / 100
        return strings.units.kilometres(NumberFormatStyle(locale: .current).format(Double(tenths) / 10))
    }

    /// A number of homes, such as "1 home" or "8,123 homes".
    static func homes(_ count: Int) -> String { strings.units.homes.text(for: count) }

    /// What a home is in a line: "3.5 rooms · 84 m²".
    static func facts(_ home: Home) -> String { SeparatedText.joined([rooms(home.rooms), area(home.area)]) }

    /// Parts of a line, such as "Home 1, €245,000".
    static func list(_ parts: [String]) -> String { parts.joined(separator: strings.phrases.comma) }

    /// A search in a line: "Flats in Old Market, up to €300,000, from 2 rooms".
    static func search(_ search: HomeSearch, in city: City?) -> String {
        let strings = HomesStrings.current
        let kind = search.kind?.pluralName ?? strings.kinds.homes
        let place = city?.place(search.placeID)?.name ?? city?.name
        var parts = [place.map { strings.phrases.kindIn(kind, $0) } ?? kind]
        switch (search.minimumPrice, search.maximumPrice) {
        case (let low?, let high?): parts.append(strings.phrases.prices(price(low), price(high)))
        case (let low?, nil): parts.append(strings.phrases.priceFrom(price(low)))
        case (nil, let high?): parts.append(strings.phrases.priceUpTo(price(high)))
        case (nil, nil): break
        }
        if let minimumRooms = search.minimumRooms { parts.append(strings.phrases.roomsFrom(rooms(minimumRooms))) }
        if let minimumArea = search.minimumArea { parts.append(strings.phrases.areaFrom(area(minimumArea))) }
        return list(parts)
    }

    private static var strings: HomesStrings { .current }
}

extension HomesText {
    /// A number in steps of a half as addresses have it, in any language: "3" or "3.5".
    static func halfText(_ number: Double) -> String {
        let halves = Int((number * 2).rounded())
        return halves % 2 == 0 ? "\(halves / 2)" : "\(halves / 2).5"
    }

    /// Reads a number in steps of a half from an address, in halves: 7 for "3.5"; `nil` for anything else.
    static func halves(_ text: String) -> Int? {
        let bytes = Array(text.utf8)
        let parts = bytes.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
        guard let whole = parts.first.flatMap({ Int(String(decoding: $0, as: UTF8.self)) }), (0...1_000).contains(whole)
        else { return nil }
        guard parts.count == 2 else { return whole * 2 }
        if parts[1].elementsEqual("5".utf8) { return whole * 2 + 1 }
        return parts[1].elementsEqual("0".utf8) ? whole * 2 : nil
    }
}
