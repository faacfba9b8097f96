import CollectionFormatting

/// A value and a style with options, as the file of vectors has them.
///
/// It is Embedded Swift: `Tests/Wasm` links to this file.
struct FormattingVector {
    let style: String
    /// The value, NaN where it is a list.
    let number: Double
    /// The value where it is a list.
    let list: [String]
    let options: [String]
}

extension FormattingVector {
    /// What the library writes.
    func text(_ locale: Locale) -> String {
        switch style {
        case "number": numberText(locale)
        case "percent": percentText(locale)
        case "currency": currencyText(locale)
        case "compact":
            NumberFormatStyle(locale: locale).sign(strategy: sign(1)).notation(has(0, "short") ? .short : .long)
                .format(number)
        case "list": listText(locale)
        case "sort": sortText(locale)
        case "plural": categoryText(locale)
        case "relative": relativeText(locale)
        case "date": dateText(locale)
        case "fields": fieldsText(locale)
        case "duration":
            DurationFormatStyle(width: has(0, "long") ? .wide : .abbreviated, locale: locale).format(number)
        default: "no style \(style)"
        }
    }

    private func has(_ index: Int, _ value: String) -> Bool {
        options.indices.contains(index) && options[index] == value
    }

    /// The index of an option among its values, or the number of values where it is none of them.
    private func choice(_ index: Int, _ values: [String]) -> Int {
        values.firstIndex { has(index, $0) } ?? values.count
    }

    /// "fraction 0 2" or "significant 1 3"; nil for none.
    private func precision(_ index: Int) -> NumberFormatStyleConfiguration.Precision? {
        guard options.indices.contains(index) else { return nil }
        let parts = options[index].utf8.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
        guard parts.count == 3, let minimum = Int(parts[1]), let maximum = Int(parts[2]) else { return nil }
        return parts[0] == "fraction" ? .fractionLength(minimum...maximum) : .significantDigits(minimum...maximum)
    }

    private func sign(_ index: Int) -> NumberFormatStyleConfiguration.SignDisplayStrategy {
        switch choice(index, ["never", "always", "exceptZero"]) {
        case 0: .never
        case 1: .always()
        case 2: .always(includingZero: false)
        default: .automatic
        }
    }

    private func numberText(_ locale: Locale) -> String {
        var style = NumberFormatStyle(locale: locale).sign(strategy: sign(2))
        if let precision = precision(0) { style = style.precision(precision) }
        if has(1, "never") { style = style.grouping(.never) }
        return style.format(number)
    }

    private func percentText(_ locale: Locale) -> String {
        var style = PercentFormatStyle(locale: locale).sign(strategy: sign(2))
        if let precision = precision(0) { style = style.precision(precision) }
        if has(1, "never") { style = style.grouping(.never) }
        return style.format(number)
    }

    private func currencyText(_ locale: Locale) -> String {
        var style = CurrencyFormatStyle(code: options[0], locale: locale)
        if has(1, "narrow") { style = style.presentation(.narrow) }
        if has(1, "isoCode") { style = style.presentation(.isoCode) }
        switch choice(2, ["never", "always", "exceptZero", "accounting"]) {
        case 0: style = style.sign(strategy: .never)
        case 1: style = style.sign(strategy: .always(includingZero: true))
        case 2: style = style.sign(strategy: .always(includingZero: false))
        case 3: style = style.sign(strategy: .accounting)
        default: break
        }
        if let precision = precision(3) { style = style.precision(precision) }
        return style.format(number)
    }

    private func listText(_ locale: Locale) -> String {
        guard let type = ListFormatStyle.ListType(rawValue: choice(0, ["and", "or", "units"])),
            let width = ListFormatStyle.Width(rawValue: choice(1, ["standard", "short", "narrow"]))
        else { return "no list" }
        return ListFormatStyle(type: type, width: width, locale: locale).format(list)
    }

    /// The indices of the texts in their order, with "=" between equal ones.
    private func sortText(_ locale: Locale) -> String {
        var flags: StringComparator.Options = []
        if has(0, "accent") || has(0, "base") { flags.insert(.caseInsensitive) }
        if has(0, "case") || has(0, "base") { flags.insert(.diacriticInsensitive) }
        if has(1, "numeric") { flags.insert(.numeric) }
        let comparator = StringComparator(locale: locale, options: flags)
        var text = ""
        var previous: Int?
        for index in list.indices.sorted(using: comparator, by: { list[$0] }) {
            if let previous { text += comparator.compare(list[previous], list[index]) == .orderedSame ? "=" : "<" }
            text += "\(index)"
            previous = index
        }
        return text
    }

    private func categoryText(_ locale: Locale) -> String {
        var style = NumberFormatStyle(locale: locale)
        if let precision = precision(1) { style = style.precision(precision) }
        let rules = PluralRules(locale: locale, kind: has(0, "ordinal") ? .ordinal : .cardinal)
        switch rules.category(for: number, style: style) {
        case .zero: return "zero"
        case .one: return "one"
        case .two: return "two"
        case .few: return "few"
        case .many: return "many"
        case .other: return "other"
        }
    }

    private func relativeText(_ locale: Locale) -> String {
        let units = ["second", "minute", "hour", "day", "week", "month", "quarter", "year"]
        guard let unit = RelativeFormatStyle.Unit(rawValue: choice(0, units)) else { return "no unit" }
        return RelativeFormatStyle(
            presentation: has(2, "auto") ? .named : .numeric, unitsStyle: has(1, "long") ? .wide : .abbreviated,
            locale: locale
        ).format(number, unit)
    }

    private func dateText(_ locale: Locale) -> String {
        let dates: [DateFormatStyle.DateStyle] = [.omitted, .numeric, .abbreviated, .long, .complete]
        let times: [DateFormatStyle.TimeStyle] = [.omitted, .shortened, .standard]
        let date = choice(0, ["omitted", "numeric", "abbreviated", "long", "complete"])
        let time = choice(1, ["omitted", "shortened", "standard"])
        guard date < dates.count, time < times.count, let offset = Int(options[2]) else { return "no date" }
        var locale = locale
        if !options[3].isEmpty { locale = Locale(identifier: locale.identifier + "-u-hc-" + options[3]) }
        return DateFormatStyle(
            date: dates[date], time: times[time], timeZone: TimeZone(secondsFromGMT: offset), locale: locale
        ).format(number)
    }

    private func fieldsText(_ locale: Locale) -> String {
        let names = [
            "year", "month", "weekday", "abbreviatedWeekday", "yearMonth", "yearAbbreviatedMonth", "monthDay",
            "abbreviatedMonthDay", "numericMonthDay", "weekdayMonthDay", "abbreviatedWeekdayMonthDay", "weekdayDate",
            "abbreviatedWeekdayDate",
        ]
        guard let fields = DateFormatStyle.Fields(rawValue: choice(0, names)) else { return "no fields" }
        return DateFormatStyle(fields: fields, locale: locale).format(number)
    }
}
