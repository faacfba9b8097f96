/// Writes dates and times.
///
/// A moment is a number of seconds since 1970, and the time zone is passed, so that a test and a server write what the browser does.
///
/// ```swift
/// let zone = TimeZone(secondsFromGMT: 3600)
/// DateFormatStyle(date: .long, time: .shortened, timeZone: zone, locale: Locale(identifier: "de-DE")).format(1_735_736_400)
/// // 1. Januar 2025 um 14:00
/// DateFormatStyle(fields: .yearMonth, timeZone: zone, locale: locale).format(moment)    // January 2025
/// ```
///
/// Years before 1 are counted backwards without a name of the era, as in browsers. NaN, and moments beyond ``Calendar/range``, are written
/// as a dash (—); `Intl` throws an error for them.
public struct DateFormatStyle: FormatStyle, Equatable {
    /// How a date is written.
    public enum DateStyle: Sendable {
        /// Without a date.
        case omitted
        /// In digits: 1/5/07.
        case numeric
        /// Abbreviated: Jan 5, 2007.
        case abbreviated
        /// January 5, 2007.
        case long
        /// With the day of the week: Friday, January 5, 2007.
        case complete
    }

    /// How a time is written.
    public enum TimeStyle: Sendable {
        /// Without a time.
        case omitted
        /// Hours and minutes.
        case shortened
        /// Hours, minutes and seconds.
        case standard
    }

    /// Parts of a date, in the order and with the names of the language.
    public enum Fields: Int, Sendable {
        /// 2007
        case year
        /// January
        case month
        /// Friday
        case weekday
        /// Fri
        case abbreviatedWeekday
        /// January 2007
        case yearMonth
        /// Jan 2007
        case yearAbbreviatedMonth
        /// January 5
        case monthDay
        /// Jan 5
        case abbreviatedMonthDay
        /// 1/5
        case numericMonthDay
        /// Friday, January 5
        case weekdayMonthDay
        /// Fri, Jan 5
        case abbreviatedWeekdayMonthDay
        /// Friday, January 5, 2007
        case weekdayDate
        /// Fri, Jan 5, 2007
        case abbreviatedWeekdayDate
    }

    private let date: DateStyle
    private let time: TimeStyle
    private let fields: Fields?
    private let calendar: Calendar
    private let locale: Locale

    /// Creates a style for a date, a time, or both. Without either the text is empty.
    public init(date: DateStyle, time: TimeStyle, timeZone: TimeZone = .gmt, locale: Locale = .current) {
        self.date = date
        self.time = time
        fields = nil
        calendar = Calendar(timeZone: timeZone)
        self.locale = locale
    }

    /// Creates a style for parts of a date.
    public init(fields: Fields, timeZone: TimeZone = .gmt, locale: Locale = .current) {
        date = .omitted
        time = .omitted
        self.fields = fields
        calendar = Calendar(timeZone: timeZone)
        self.locale = locale
    }
}

extension DateFormatStyle {
    /// Writes a moment, in seconds since 1970.
    public func format(_ secondsSince1970: Double) -> String {
        guard let components = calendar.dateComponents(at: secondsSince1970) else { return "—" }
        let patterns = DatePatterns(locale)
        var text: [UInt8] = []
        if let fields {
            patterns.append(patterns.fields(fields), components, to: &text)
        } else if let date = patterns.date(date), let time = patterns.time(time) {
            patterns.append(patterns.joint(self.date), date: date, time: time, components, to: &text)
        } else if let pattern = patterns.date(date) ?? patterns.time(time) {
            patterns.append(pattern, components, to: &text)
        }
        return text.text
    }
}
