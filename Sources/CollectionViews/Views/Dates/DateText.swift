import CollectionFormatting

/// A local date, a time or both, in the form of HTML's date and time strings: `2026-05-01`, `09:30`, `2026-05-01T09:30`.
///
/// See "Dates and times" in the HTML standard, section 2.3.5. Seconds are read, and not written.
struct DateText {
    /// The parts; without a date those of 1 January 1970, without a time those of midnight.
    let components: DateComponents
    let mode: DatePicker.Mode

    /// The parts of a moment that a mode shows; `nil` for years before 1, which HTML does not have.
    init?(_ mode: DatePicker.Mode, _ components: DateComponents) {
        guard mode == .time || components.year >= 1 else { return nil }
        var shown = DateComponents(year: 1970)
        if mode != .time { (shown.year, shown.month, shown.day) = (components.year, components.month, components.day) }
        if mode != .date { (shown.hour, shown.minute) = (components.hour, components.minute) }
        self.components = shown
        self.mode = mode
    }

    /// Reads a text; `nil` if it is none of a mode, or of a day that does not exist.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    init?(_ mode: DatePicker.Mode, _ text: String) {
        var bytes = Array(text.utf8)[...]
        var read = DateComponents(year: 1970)
        if mode != .time {
            guard let year = Self.number(&bytes, 4...6), Self.skip(&bytes, "-"), let month = Self.number(&bytes, 2...2),
                Self.skip(&bytes, "-"), let day = Self.number(&bytes, 2...2), year >= 1
            else { return nil }
            (read.year, read.month, read.day) = (year, month, day)
        }
        if mode == .dateAndTime {
            guard Self.skip(&bytes, "T") || Self.skip(&bytes, " ") else { return nil }
        }
        if mode != .date {
            guard let hour = Self.number(&bytes, 2...2), Self.skip(&bytes, ":"), let minute = Self.number(&bytes, 2...2)
            else { return nil }
            (read.hour, read.minute) = (hour, minute)
            if Self.skip(&bytes, ":") {
                guard let second = Self.number(&bytes, 2...2) else { return nil }
                read.second = second
                if Self.skip(&bytes, ".") {
                    guard Self.number(&bytes, 1...3) != nil else { return nil }
                }
            }
        }
        // A calendar counts what is beyond a unit on: 30 February is another day.
        guard bytes.isEmpty, let counted = Calendar().dateComponents(at: Calendar().secondsSince1970(of: read)) else {
            return nil
        }
        read.weekday = counted.weekday
        guard counted == read else { return nil }
        components = read
        self.mode = mode
    }
}

extension DateText {
    /// The place among other texts of the mode.
    var order: Double { Calendar().secondsSince1970(of: components) }

    /// The text.
    var text: String {
        let month = Self.padded(components.month)
        let day = Self.padded(components.year, 4) + "-" + month + "-" + Self.padded(components.day)
        let time = Self.padded(components.hour) + ":" + Self.padded(components.minute)
        return switch mode {
        case .time: time
        case .date: day
        case .dateAndTime: day + "T" + time
        }
    }

    private static func padded(_ number: Int, _ count: Int = 2) -> String {
        let digits = "\(number)"
        return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
    }

    /// Takes a number off the start.
    private static func number(_ bytes: inout ArraySlice<UInt8>, _ counts: ClosedRange<Int>) -> Int? {
        var number = 0
        var count = 0
        while let byte = bytes.first, (48...57).contains(byte), count < counts.upperBound {
            number = number * 10 + Int(byte - 48)
            count += 1
            bytes.removeFirst()
        }
        return counts.contains(count) ? number : nil
    }

    /// Takes a character off the start. Returns whether it was there.
    private static func skip(_ bytes: inout ArraySlice<UInt8>, _ character: Unicode.Scalar) -> Bool {
        guard bytes.first == UInt8(ascii: character) else { return false }
        bytes.removeFirst()
        return true
    }
}
