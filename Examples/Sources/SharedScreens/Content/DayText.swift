import CollectionViewKit

/// Days as users know them, from days counted since 1970.
package enum DayText {
    /// How the name of a month is written.
    package enum Months {
        /// As "Mar".
        case short
        /// As "March".
        case long
    }

    /// A day in the language of the app, such as "Mar 12, 2026" or "March 12, 2026".
    ///
    /// The spaces are no-break spaces, so that a text that wraps has no line end between the day and the month. Only the last space of a
    /// long date, the one before the year, permits a line end: the whole date is too wide for a phone where texts are large.
    ///
    /// - Parameters:
    ///   - day: The day, as the number of days since 1 January 1970.
    ///   - months: How the month is written.
    package static func text(_ day: Int, months: Months) -> String {
        let style = DateFormatStyle(date: months == .short ? .abbreviated : .long, time: .omitted)
        let text = Array(style.format(Double(day) * 86_400).utf8)
        let space = UInt8(ascii: " ")
        let breakIndex = months == .long ? text.lastIndex(of: space) : nil
        var result: [UInt8] = []
        for (index, byte) in text.enumerated() {
            if byte == space, index != breakIndex {
                // U+00A0 in UTF-8.
                result += [0xC2, 0xA0]
            } else {
                result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
