/// Days as readers know them, from days counted since 1970.
enum DayText {
    private static let months: [StaticString] = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    /// A day such as "12 Mar 2026".
    static func text(_ day: Int) -> String {
        let date = date(day)
        return "\(date.day) \(months[date.month - 1]) \(date.year)"
    }

    /// The date of a day in the Gregorian calendar; H. Hinnant, "chrono-Compatible Low-Level Date Algorithms".
    static func date(_ day: Int) -> (year: Int, month: Int, day: Int) {
        // Years begin in March, so that the leap day is the last; an era has 400 of them.
        let shifted = day + 719_468
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
