import CollectionFormatting

extension Vectors.Row {
    func option(_ index: Int) -> String { options.indices.contains(index) ? options[index] : "" }

    func precision(_ index: Int) -> NumberFormatStyleConfiguration.Precision? {
        let parts = option(index).split(separator: " ")
        guard parts.count == 3, let minimum = Int(parts[1]), let maximum = Int(parts[2]) else { return nil }
        return parts[0] == "fraction" ? .fractionLength(minimum...maximum) : .significantDigits(minimum...maximum)
    }

    func sign(_ index: Int) -> NumberFormatStyleConfiguration.SignDisplayStrategy {
        switch option(index) {
        case "never": .never
        case "always": .always()
        case "exceptZero": .always(includingZero: false)
        default: .automatic
        }
    }

    /// What the library writes for the row.
    func text(_ locale: Locale) -> String {
        switch style {
        case "number": return numberText(locale)
        case "percent": return percentText(locale)
        case "currency": return currencyText(locale)
        case "compact":
            let style = NumberFormatStyle(locale: locale).sign(strategy: sign(1))
            return style.notation(option(0) == "short" ? .short : .long).format(number)
        case "list": return listText(locale)
        case "plural":
            var style = NumberFormatStyle(locale: locale)
            if let precision = precision(1) { style = style.precision(precision) }
            let rules = PluralRules(locale: locale, kind: option(0) == "ordinal" ? .ordinal : .cardinal)
            return "\(rules.category(for: number, style: style))"
        case "relative": return relativeText(locale)
        case "date": return dateText(locale)
        case "fields": return fieldsText(locale)
        case "duration":
            return DurationFormatStyle(width: option(0) == "long" ? .wide : .abbreviated, locale: locale).format(number)
        default: return "no style \(style)"
        }
    }

    private func numberText(_ locale: Locale) -> String {
        var style = NumberFormatStyle(locale: locale).sign(strategy: sign(2))
        if let precision = precision(0) { style = style.precision(precision) }
        if option(1) == "never" { style = style.grouping(.never) }
        return style.format(number)
    }

    private func percentText(_ locale: Locale) -> String {
        var style = PercentFormatStyle(locale: locale).sign(strategy: sign(2))
        if let precision = precision(0) { style = style.precision(precision) }
        if option(1) == "never" { style = style.grouping(.never) }
        return style.format(number)
    }

    private func currencyText(_ locale: Locale) -> String {
        var style = CurrencyFormatStyle(code: option(0), locale: locale)
        switch option(1) {
        case "narrow": style = style.presentation(.narrow)
        case "isoCode": style = style.presentation(.isoCode)
        default: break
        }
        switch option(2) {
        case "never": style = style.sign(strategy: .never)
        case "always": style = style.sign(strategy: .always(includingZero: true))
        case "exceptZero": style = style.sign(strategy: .always(includingZero: false))
        case "accounting": style = style.sign(strategy: .accounting)
        default: break
        }
        if let precision = precision(3) { style = style.precision(precision) }
        return style.format(number)
    }

    private func listText(_ locale: Locale) -> String {
        let types: [String: ListFormatStyle.ListType] = ["and": .and, "or": .or, "units": .units]
        let widths: [String: ListFormatStyle.Width] = ["standard": .standard, "short": .short, "narrow": .narrow]
        guard let type = types[option(0)], let width = widths[option(1)] else { return "no list" }
        return ListFormatStyle(type: type, width: width, locale: locale).format(list)
    }

    private func relativeText(_ locale: Locale) -> String {
        let style = RelativeFormatStyle(
            presentation: option(2) == "auto" ? .named : .numeric,
            unitsStyle: option(1) == "long" ? .wide : .abbreviated,
            locale: locale)
        guard let unit = RelativeFormatStyle.Unit.allCases.first(where: { "\($0)" == option(0) }) else {
            return "no unit"
        }
        return style.format(number, unit)
    }

    private func dateText(_ locale: Locale) -> String {
        let dates: [String: DateFormatStyle.DateStyle] = [
            "omitted": .omitted, "numeric": .numeric, "abbreviated": .abbreviated, "long": .long, "complete": .complete,
        ]
        let times: [String: DateFormatStyle.TimeStyle] = [
            "omitted": .omitted, "shortened": .shortened, "standard": .standard,
        ]
        guard let date = dates[option(0)], let time = times[option(1)] else { return "no date" }
        let offset = Int(option(2)) ?? 0
        let cycle = option(3).isEmpty ? "" : "-u-hc-\(option(3))"
        return DateFormatStyle(
            date: date, time: time, timeZone: .init(secondsFromGMT: offset),
            locale: Locale(identifier: locale.identifier + cycle)
        ).format(number)
    }

    private func fieldsText(_ locale: Locale) -> String {
        let fields = (0...12).compactMap { DateFormatStyle.Fields(rawValue: $0) }.first { "\($0)" == option(0) }
        guard let fields else { return "no fields" }
        return DateFormatStyle(fields: fields, locale: locale).format(number)
    }
}
