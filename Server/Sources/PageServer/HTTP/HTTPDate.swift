/// A date in the form that HTTP uses (RFC 9110, section 5.6.7), to the second: `Sun, 06 Nov 1994 08:49:37 GMT`.
struct HTTPDate: Comparable, Sendable {
    /// Since the start of 1970.
    let seconds: Int

    private static let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    /// - Parameter seconds: Since the start of 1970.
    init(seconds: Int) {
        self.seconds = seconds
    }

    /// Reads a date. Returns `nil` for another form, such as the two that are obsolete.
    init?(_ text: String) {
        let parts = text.split(separator: " ", omittingEmptySubsequences: false)
        guard parts.count == 6, parts[0].count == 4, parts[5] == "GMT", let day = Int(parts[1]),
            let year = Int(parts[3]),
            let month = Self.months.firstIndex(of: String(parts[2])), (1...31).contains(day),
            (1970...9999).contains(year)
        else { return nil }
        let time = parts[4].split(separator: ":").compactMap { Int($0) }
        guard time.count == 3, (0..<24).contains(time[0]), (0..<60).contains(time[1]), (0...60).contains(time[2]) else {
            return nil
        }
        seconds = (Self.day(year, month + 1, day) * 24 + time[0]) * 3_600 + time[1] * 60 + time[2]
    }

    static func < (one: HTTPDate, other: HTTPDate) -> Bool { one.seconds < other.seconds }
}

extension HTTPDate {
    /// The date as a header has it.
    var text: String {
        let day = Int((Double(seconds) / 86_400).rounded(.down))
        let rest = seconds - day * 86_400
        let (year, month, dayOfMonth) = Self.civil(day)
        let time = [rest / 3_600, rest / 60 % 60, rest % 60].map(Self.twoDigits).joined(separator: ":")
        // The first of January 1970 was a Thursday.
        let weekday = Self.days[((day + 3) % 7 + 7) % 7]
        return "\(weekday), \(Self.twoDigits(dayOfMonth)) \(Self.months[month - 1]) \(year) \(time) GMT"
    }

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    /// The number of days since the start of 1970. Years begin in March here, so that the leap day is the last of one.
    private static func day(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let year = month <= 2 ? year - 1 : year
        let era = year / 400
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    private static func civil(_ day: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = day + 719_468
        let era = shifted / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }
}
