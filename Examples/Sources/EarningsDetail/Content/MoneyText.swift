import SharedScreens

/// Sums and times as readers know them.
enum MoneyText {
    /// A sum in cents, such as "$1,204.50".
    static func amount(_ minor: Int) -> String {
        let whole = NumberText.grouped(Int(minor.magnitude / 100))
        return (minor < 0 ? "−$" : "$") + whole + "." + pair(minor.magnitude % 100)
    }

    /// A time of a day from minutes since midnight, such as "09:05".
    static func time(_ minute: Int) -> String {
        let minute = max(0, minute)
        return pair(UInt(minute / 60 % 24)) + ":" + pair(UInt(minute % 60))
    }

    private static func pair(_ number: UInt) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
