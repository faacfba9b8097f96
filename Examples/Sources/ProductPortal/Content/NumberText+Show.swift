import CollectionViewKit
import SharedScreens

extension NumberText {
    /// A number of a chart with the decimals that it has, at most two, such as "12,345" or "0.05", however large it is.
    ///
    /// The lines of a chart of few plays are at halves and twentieths, so that rounded labels would be equal.
    static func charted(_ number: Double) -> String {
        NumberFormatStyle(locale: .current).precision(.fractionLength(0...2)).format(number)
    }

    /// A number with one decimal, such as "4.3".
    static func tenths(_ number: Double) -> String {
        NumberFormatStyle(locale: .current).precision(.fractionLength(1)).format(number)
    }

    /// A length of time in hours and minutes, such as "38 min", and from a hundred hours on in hours alone, such as "255 hr".
    static func duration(seconds: Int) -> String {
        let minutes = seconds / 60 + (seconds % 60 < 30 ? 0 : 1)
        let unitCount = minutes < 6_000 ? 2 : 1
        return DurationFormatStyle(largestUnit: .hour, maximumUnitCount: unitCount, locale: .current)
            .format(Double(minutes) * 60)
    }
}
