import CollectionFormatting
import Foundation

/// What `Intl` writes, in the file that `Scripts/build-locales` makes.
struct Vectors {
    /// A style, a value and options, and the text for each locale.
    struct Row {
        let style: String
        let value: Any
        let options: [Any]
        let texts: [String]
        /// The row as it is in the file.
        let description: String
    }

    let locales: [CollectionFormatting.Locale]
    let rows: [Row]

    init() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/vectors.json")
        let content = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
        locales = (content?["locales"] as? [String] ?? []).map { CollectionFormatting.Locale(identifier: $0) }
        rows = (content?["rows"] as? [[Any]] ?? []).map { row in
            let key = row[0] as? [Any] ?? []
            return Row(
                style: key[0] as? String ?? "", value: key[1], options: Array(key.dropFirst(2)),
                texts: row[1] as? [String] ?? [], description: "\(key)")
        }
    }
}

extension Vectors.Row {
    var number: Double {
        if let text = value as? String { return text == "-0" ? -0.0 : text == "NaN" ? .nan : text == "Infinity" ? .infinity : -.infinity }
        return (value as? NSNumber)?.doubleValue ?? .nan
    }

    func option(_ index: Int) -> String { options.indices.contains(index) ? options[index] as? String ?? "" : "" }

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
    func text(_ locale: CollectionFormatting.Locale) -> String {
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

    private func numberText(_ locale: CollectionFormatting.Locale) -> String {
        var style = NumberFormatStyle(locale: locale).sign(strategy: sign(2))
        if let precision = precision(0) { style = style.precision(precision) }
        if option(1) == "never" { style = style.grouping(.never) }
        return style.format(number)
    }

    private func percentText(_ locale: CollectionFormatting.Locale) -> String {
        var style = PercentFormatStyle(locale: locale).sign(strategy: sign(2))
        if let precision = precision(0) { style = style.precision(precision) }
        if option(1) == "never" { style = style.grouping(.never) }
        return style.format(number)
    }

    private func currencyText(_ locale: CollectionFormatting.Locale) -> String {
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

    private func listText(_ locale: CollectionFormatting.Locale) -> String {
        let types: [String: ListFormatStyle.ListType] = ["and": .and, "or": .or, "units": .units]
        let widths: [String: ListFormatStyle.Width] = ["standard": .standard, "short": .short, "narrow": .narrow]
        guard let type = types[option(0)], let width = widths[option(1)] else { return "no list" }
        return ListFormatStyle(type: type, width: width, locale: locale).format(value as? [String] ?? [])
    }

    private func relativeText(_ locale: CollectionFormatting.Locale) -> String {
        let style = RelativeFormatStyle(
            presentation: option(2) == "auto" ? .named : .numeric, unitsStyle: option(1) == "long" ? .wide : .abbreviated,
            locale: locale)
        guard let unit = RelativeFormatStyle.Unit.allCases.first(where: { "\($0)" == option(0) }) else { return "no unit" }
        return style.format(number, unit)
    }

    private func dateText(_ locale: CollectionFormatting.Locale) -> String {
        let dates: [String: DateFormatStyle.DateStyle] = [
            "omitted": .omitted, "numeric": .numeric, "abbreviated": .abbreviated, "long": .long, "complete": .complete,
        ]
        let times: [String: DateFormatStyle.TimeStyle] = [
            "omitted": .omitted, "shortened": .shortened, "standard": .standard,
        ]
        guard let date = dates[option(0)], let time = times[option(1)] else { return "no date" }
        let offset = (options[2] as? NSNumber)?.intValue ?? 0
        let cycle = option(3).isEmpty ? "" : "-u-hc-\(option(3))"
        return DateFormatStyle(
            date: date, time: time, timeZone: .init(secondsFromGMT: offset),
            locale: CollectionFormatting.Locale(identifier: locale.identifier + cycle)
        ).format(number)
    }

    private func fieldsText(_ locale: CollectionFormatting.Locale) -> String {
        let fields = (0...12).compactMap { DateFormatStyle.Fields(rawValue: $0) }.first { "\($0)" == option(0) }
        guard let fields else { return "no fields" }
        return DateFormatStyle(fields: fields, locale: locale).format(number)
    }
}
