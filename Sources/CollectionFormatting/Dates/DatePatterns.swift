/// The patterns and names of the dates of a locale: the fields of a table.
///
/// In a pattern, `{y}` is a part of the date, and everything else is written as it is. A capital letter is the same part with two digits.
struct DatePatterns {
    private let table: TableText
    private let symbols: NumberSymbols
    private let hourCycle: Locale.HourCycle

    init(_ locale: Locale) {
        table = TableText(DateTables.patterns(locale.table))
        symbols = NumberSymbols(locale)
        hourCycle = locale.hourCycle
    }
}

extension DatePatterns {
    /// The indices of fields of the table.
    private enum Field {
        static let joints = 4
        static let twelveHours = 8
        static let twentyFourHours = 10
        static let dayPeriods = 12
        static let fields = 13
        static let monthListCount = 26
    }

    func date(_ style: DateFormatStyle.DateStyle) -> TableText? { index(style).map { table.field($0) } }

    /// How a date and a time are joined.
    func joint(_ style: DateFormatStyle.DateStyle) -> TableText { table.field(Field.joints + (index(style) ?? 0)) }

    func time(_ style: DateFormatStyle.TimeStyle) -> TableText? {
        let first = hourCycle == .oneToTwelve ? Field.twelveHours : Field.twentyFourHours
        switch style {
        case .omitted: return nil
        case .shortened: return table.field(first)
        case .standard: return table.field(first + 1)
        }
    }

    func fields(_ fields: DateFormatStyle.Fields) -> TableText { table.field(Field.fields + fields.rawValue) }

    /// Writes the parts of a pattern.
    func append(_ pattern: TableText, _ components: DateComponents, to text: inout [UInt8]) {
        append(pattern, date: nil, time: nil, components, to: &text)
    }

    /// Writes a pattern that joins a date, `{0}`, and a time, `{1}`.
    func append(
        _ pattern: TableText, date: TableText?, time: TableText?, _ components: DateComponents, to text: inout [UInt8]
    ) {
        let bytes = pattern.bytes
        var index = 0
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "{"), index + 2 < bytes.count else {
                text.append(bytes[index])
                index += 1
                continue
            }
            let list = bytes[index + 2] == UInt8(ascii: "}") ? 0 : Int(bytes[index + 2] - UInt8(ascii: "0"))
            switch bytes[index + 1] {
            case UInt8(ascii: "0"): if let date { append(date, components, to: &text) }
            case UInt8(ascii: "1"): if let time { append(time, components, to: &text) }
            case UInt8(ascii: "n"): text.append(month(components, list))
            case UInt8(ascii: "w"): text.append(weekday(components, list))
            case UInt8(ascii: "a"): text.append(table.field(Field.dayPeriods).part(components.hour < 12 ? 0 : 1))
            case let letter: append(part: letter, components, to: &text)
            }
            index += bytes[index + 2] == UInt8(ascii: "}") ? 3 : 4
        }
    }

    private func append(part letter: UInt8, _ components: DateComponents, to text: inout [UInt8]) {
        // Years before 1 are counted backwards from 1.
        let year = components.year > 0 ? components.year : 1 - components.year
        let twelve = (components.hour + 11) % 12 + 1
        let (value, digits) =
            switch letter {
            case UInt8(ascii: "y"): (year, 1)
            case UInt8(ascii: "Y"): (year % 100, 2)
            case UInt8(ascii: "M"): (components.month, 1)
            case UInt8(ascii: "N"): (components.month, 2)
            case UInt8(ascii: "d"): (components.day, 1)
            case UInt8(ascii: "D"): (components.day, 2)
            case UInt8(ascii: "h"): (components.hour, 1)
            case UInt8(ascii: "H"): (components.hour, 2)
            case UInt8(ascii: "k"): (twelve, 1)
            case UInt8(ascii: "K"): (twelve, 2)
            case UInt8(ascii: "m"): (components.minute, 2)
            default: (components.second, 2)
            }
        symbols.append(Int64(value), minimumDigits: digits, to: &text)
    }

    private func month(_ components: DateComponents, _ list: Int) -> TableText {
        table.field(Field.monthListCount + 1 + list).part(components.month - 1)
    }

    private func weekday(_ components: DateComponents, _ list: Int) -> TableText {
        let monthLists = table.field(Field.monthListCount).number
        return table.field(Field.monthListCount + 1 + monthLists + list).part(components.weekday - 1)
    }

    private func index(_ style: DateFormatStyle.DateStyle) -> Int? {
        switch style {
        case .omitted: nil
        case .complete: 0
        case .long: 1
        case .abbreviated: 2
        case .numeric: 3
        }
    }
}
