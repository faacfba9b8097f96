/// Sums, days and times as readers know them.
enum MoneyText {
    /// A sum in cents, such as "$1,204.50".
    static func amount(_ minor: Int) -> String {
        var digits = Array("\(minor.magnitude / 100)".utf8)
        var index = digits.count - 3
        while index > 0 {
            digits.insert(UInt8(ascii: ","), at: index)
            index -= 3
        }
        return (minor < 0 ? "−$" : "$") + String(decoding: digits, as: UTF8.self) + "." + pair(minor.magnitude % 100)
    }

    /// A time of a day from minutes since midnight, such as "09:05".
    static func time(_ minute: Int) -> String { pair(UInt(minute / 60 % 24)) + ":" + pair(UInt(minute % 60)) }

    private static func pair(_ number: UInt) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

/// Days as readers know them, from days counted since 1970.
enum PurchaseDay {
    private static let months: [StaticString] = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]

    /// A day such as "12 March 2026"; see H. Hinnant, "chrono-Compatible Low-Level Date Algorithms".
    static func text(_ day: Int) -> String {
        // Counted from 1 March of the year 0, so that the leap day is the last of a year.
        let shifted = max(0, day + 719_468)
        let (era, dayOfEra) = (shifted / 146_097, shifted % 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let fromMarch = (5 * dayOfYear + 2) / 153
        let month = (fromMarch + 2) % 12
        let year = yearOfEra + era * 400 + (month < 2 ? 1 : 0)
        return "\(dayOfYear - (153 * fromMarch + 2) / 5 + 1) \(months[month]) \(year)"
    }
}
