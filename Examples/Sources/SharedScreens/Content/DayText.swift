/// Days as readers know them, from days counted since 1970.
package enum DayText {
    /// How the name of a month is written.
    package enum Months {
        /// As "Mar".
        case short
        /// As "March".
        case long
    }

    private static let short: [StaticString] = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    private static let long: [StaticString] = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
}

extension DayText {
    /// A day such as "12 Mar 2026" or "12 March 2026".
    package static func text(_ day: Int, months: Months) -> String {
        let date = date(day)
        let name = months == .short ? short[date.month - 1] : long[date.month - 1]
        return "\(date.day) \(name) \(date.year)"
    }

    /// The date of a day in the Gregorian calendar; H. Hinnant, "chrono-Compatible Low-Level Date Algorithms".
    ///
    /// Days that the dates of ECMAScript do not reach either, 100,000,000 from 1970, are taken for the last that they do.
    package static func date(_ day: Int) -> (year: Int, month: Int, day: Int) {
        // Years begin in March, so that the leap day is the last; an era has 400 of them.
        let shifted = min(max(day, -100_000_000), 100_000_000) + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
    }
}
