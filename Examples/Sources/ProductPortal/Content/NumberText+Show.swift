import SharedScreens

extension NumberText {
    /// A number with one decimal, such as "4.3".
    static func tenths(_ number: Double) -> String {
        let tenths = Int((number * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }

    /// A length in minutes, or in hours where it is long.
    static func duration(seconds: Int) -> String {
        let minutes = seconds / 60 + (seconds % 60 < 30 ? 0 : 1)
        return minutes < 120 ? "\(minutes) min" : "\(grouped((minutes + 30) / 60)) h"
    }
}
