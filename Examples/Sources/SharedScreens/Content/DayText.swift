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
    package static func text(_ day: Int, months: Months) -> String {
        DateFormatStyle(date: months == .short ? .abbreviated : .long, time: .omitted).format(Double(day) * 86_400)
    }
}
