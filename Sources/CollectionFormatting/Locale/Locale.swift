/// The language, region and customs by which numbers, dates and lists are written.
///
/// Formatting is done by tables in the library, so that a server, a test and the browser write the same text, at once. There are
/// tables for American and British English, German, French, Spanish, Japanese, and Arabic with either kind of digits. A locale without
/// a table of its own uses that of its language, and a language without tables that of American English; ``languageCode`` and
/// ``region`` remain those of the identifier.
///
/// ```swift
/// let locale = Locale(identifier: "de-AT")
/// NumberFormatStyle(locale: locale).format(1234.5)    // 1.234,5
/// ```
///
/// Where Foundation is imported too, write `CollectionFormatting.Locale`.
public struct Locale: Sendable {
    /// The identifier in its usual form, such as `ar-EG` or `en-US-u-hc-h23`. What formatting does not use is omitted.
    public let identifier: String
    /// The language in lower case, `und` where the identifier names none.
    public let languageCode: String
    /// The script, such as `Arab`, where the identifier names one.
    public let script: String?
    /// The region in upper case, where the identifier names one.
    public let region: String?
    /// The digits of numbers.
    public let numberingSystem: NumberingSystem
    /// The first day of a week, 1 (Sunday) to 7 (Saturday).
    public let firstWeekday: Int
    /// How the hours of a day are counted.
    public let hourCycle: HourCycle
    /// The direction of text.
    public let characterDirection: LanguageDirection
    let table: LocaleTable

    /// Reads an identifier as browsers (`de-DE`), Foundation (`de_DE`) and POSIX (`de_DE.UTF-8`) write them.
    ///
    /// The extensions `-u-nu-` (`latn`, `arab`; for Arabic only), `-u-hc-` (`h12`, `h23`) and `-u-fw-` (`sun` to `sat`) are read. What
    /// is no identifier is the language `und`.
    public init(identifier: String) {
        let tags = LanguageTag(identifier)
        table = tags.table
        languageCode = tags.language.text
        script = tags.script.isEmpty ? nil : tags.script.text
        region = tags.region.isEmpty ? nil : tags.region.text
        numberingSystem = table == .arEG ? .arabic : .latin
        firstWeekday = tags.firstWeekday
        hourCycle = tags.hourCycle
        characterDirection = tags.isRightToLeft ? .rightToLeft : .leftToRight
        self.identifier = tags.identifier.text
    }

    /// American English.
    public static let englishUS = Locale(identifier: "en-US")
}

extension Locale {
    /// The digits of numbers.
    public enum NumberingSystem: Sendable {
        /// 0 to 9.
        case latin
        /// ٠ to ٩.
        case arabic
    }

    /// How the hours of a day are counted.
    public enum HourCycle: Sendable {
        /// 1 to 12, twice.
        case oneToTwelve
        /// 0 to 23.
        case zeroToTwentyThree
    }

    /// The direction of text.
    public enum LanguageDirection: Sendable {
        /// As English.
        case leftToRight
        /// As Arabic.
        case rightToLeft
    }
}

extension Locale: Equatable {
    /// Whether two locales have one identifier.
    public static func == (first: Locale, second: Locale) -> Bool {
        first.identifier.utf8.elementsEqual(second.identifier.utf8)
    }
}
