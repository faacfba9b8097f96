import CollectionViewKit
import SharedScreens

extension NumberText {
    /// A number with one decimal, such as "4.3".
    static func tenths(_ number: Double) -> String {
        NumberFormatStyle(locale: .current).precision(.fractionLength(1)).format(number)
    }

    /// A length of time to the nearest minute, such as "38 min", in at most two units.
    static func duration(seconds: Int) -> String {
        let minutes = seconds / 60 + (seconds % 60 < 30 ? 0 : 1)
        return DurationFormatStyle(maximumUnitCount: 2, locale: .current).format(Double(minutes) * 60)
    }
}
