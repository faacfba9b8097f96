/// The parts of the identifier of a locale (RFC 5646, with the extension "u" of RFC 6067).
struct LanguageTag {
    private(set) var language: [UInt8] = []
    private(set) var script: [UInt8] = []
    private(set) var region: [UInt8] = []
    /// The values of the extension "u" by their keys, as far as they are known.
    private var numbers: [UInt8] = []
    private var hours: [UInt8] = []
    private var weekday: [UInt8] = []

    /// Identifiers are cut here. The longest that is registered has 35 bytes without extensions.
    private static let lengthLimit = 255

    init(_ identifier: String) {
        var subtags: [[UInt8]] = [[]]
        for byte in identifier.utf8.prefix(Self.lengthLimit) {
            if byte == UInt8(ascii: ".") || byte == UInt8(ascii: "@") { break }
            if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") {
                subtags.append([])
            } else {
                subtags[subtags.count - 1].append(byte.asciiLowercased)
            }
        }
        guard Self.isLanguage(subtags[0]) else {
            language = Array("und".utf8)
            return
        }
        language = subtags[0]
        readPlace(subtags)
        readExtension(subtags)
    }

    private static func isLanguage(_ subtag: [UInt8]) -> Bool {
        (2...3).contains(subtag.count) && subtag.allSatisfy { $0.isLowercaseLetter }
    }

    private mutating func readPlace(_ subtags: [[UInt8]]) {
        for subtag in subtags.dropFirst() {
            if subtag.count == 1 { return }
            let isLetters = subtag.allSatisfy { $0.isLowercaseLetter }
            if subtag.count == 4, isLetters, script.isEmpty, region.isEmpty {
                script = [subtag[0].asciiUppercased] + subtag.dropFirst()
            } else if region.isEmpty,
                subtag.count == 2 && isLetters || subtag.count == 3 && subtag.allSatisfy({ $0.isDigit })
            {
                region = subtag.map { $0.asciiUppercased }
            }
        }
    }

    private mutating func readExtension(_ subtags: [[UInt8]]) {
        guard var index = subtags.firstIndex(where: { $0.count == 1 }) else { return }
        // What follows "x" is private.
        while subtags[index] != Array("u".utf8) {
            guard subtags[index] != Array("x".utf8),
                let next = subtags[(index + 1)...].firstIndex(where: { $0.count == 1 })
            else { return }
            index = next
        }
        var key: [UInt8] = []
        for subtag in subtags[(index + 1)...] {
            if subtag.count == 1 { return }
            if subtag.count == 2 {
                key = subtag
            } else if key.isText("nu"), numbers.isEmpty {
                numbers = subtag
            } else if key.isText("hc"), hours.isEmpty {
                hours = subtag
            } else if key.isText("fw"), weekday.isEmpty {
                weekday = subtag
            }
        }
    }
}

extension LanguageTag {
    /// The table of the locale, of its language, or of American English.
    var table: LocaleTable {
        if isLanguage("de") { return .deDE }
        if isLanguage("fr") { return .frFR }
        if isLanguage("es") { return .esES }
        if isLanguage("ja") { return .jaJP }
        if isLanguage("ar") { return hasArabicDigits ? .arEG : .ar }
        return isLanguage("en") && !isAmerican ? .enGB : .enUS
    }

    /// The first day of a week, 1 (Sunday) to 7 (Saturday).
    var firstWeekday: Int {
        let days: [StaticString] = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]
        if let index = days.firstIndex(where: { weekday.isText($0) }) { return index + 1 }
        if isRegion(RegionTables.sundayFirst) { return 1 }
        if isRegion(RegionTables.fridayFirst) { return 6 }
        return isRegion(RegionTables.saturdayFirst) ? 7 : 2
    }

    var hourCycle: Locale.HourCycle {
        if hours.isText("h12") || hours.isText("h11") { return .oneToTwelve }
        if hours.isText("h23") || hours.isText("h24") { return .zeroToTwentyThree }
        return isRegion(RegionTables.twelveHours) ? .oneToTwelve : .zeroToTwentyThree
    }

    /// Whether text runs from right to left: by the script, else by the language.
    var isRightToLeft: Bool {
        if !script.isEmpty {
            let scripts: [StaticString] = ["Arab", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm", "Rohg", "Mand", "Samr"]
            return scripts.contains { script.isText($0) }
        }
        let languages: [StaticString] = [
            "ar", "he", "iw", "fa", "ur", "ps", "sd", "ug", "yi", "dv", "ckb", "syr", "nqo", "ks", "lrc", "mzn", "arc",
        ]
        return languages.contains { language.isText($0) }
    }

    /// The identifier in its usual form, with what is known of it.
    var identifier: [UInt8] {
        var text = language
        for subtag in [script, region] where !subtag.isEmpty { text += [UInt8(ascii: "-")] + subtag }
        let values: [(StaticString, [UInt8])] = [("-fw-", weekday), ("-hc-", hours), ("-nu-", numbers)]
        guard values.contains(where: { !$0.1.isEmpty }) else { return text }
        text += Array("-u".utf8)
        for (key, value) in values where !value.isEmpty {
            text.append(TableText(key))
            text += value
        }
        return text
    }

    private func isLanguage(_ code: StaticString) -> Bool { language.isText(code) }

    /// Whether English is written as in the United States: without a region, and where the Unicode CLDR derives the region's from it
    /// and not from international English.
    private var isAmerican: Bool { region.isEmpty || isAnyOf("USPRVIGUASMPUMPH") }

    private var hasArabicDigits: Bool {
        if numbers.isText("arab") { return true }
        if numbers.isText("latn") { return false }
        return isAnyOf(RegionTables.arabicDigits)
    }

    private func isAnyOf(_ codes: StaticString) -> Bool {
        region.count == 2 && TableText(codes).containsPair(region[0], region[1])
    }

    /// Whether the region, or the one where most who speak the language live, is among others.
    private func isRegion(_ codes: StaticString) -> Bool {
        if !region.isEmpty { return isAnyOf(codes) }
        let likely: StaticString =
            switch table {
            case .enUS, .enGB: isLanguage("en") ? "US" : "ZZ"
            case .deDE: "DE"
            case .frFR: "FR"
            case .esES: "ES"
            case .jaJP: "JP"
            case .arEG, .ar: "EG"
            }
        return TableText(codes).containsPair(likely.utf8Start[0], likely.utf8Start[1])
    }
}

extension UInt8 {
    var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
    var isLowercaseLetter: Bool { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") }
    var asciiLowercased: UInt8 { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") ? self | 0x20 : self }
    var asciiUppercased: UInt8 { isLowercaseLetter ? self & 0xDF : self }
}

extension [UInt8] {
    /// Whether these are the bytes of a text.
    fileprivate func isText(_ text: StaticString) -> Bool { elementsEqual(TableText(text).bytes) }
}
