import CollectionViewKit

extension DateFormatStyle {
    /// Writes a time of a day, such as "9:05 AM", from minutes since midnight. Minutes below 0 are taken for midnight.
    static func timeOfDay(_ minute: Int) -> String {
        let minute = max(0, minute) % 1_440
        return DateFormatStyle(date: .omitted, time: .shortened, locale: .current).format(Double(minute) * 60)
    }
}
