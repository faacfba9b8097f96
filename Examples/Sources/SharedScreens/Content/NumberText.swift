/// Numbers as readers know them.
package enum NumberText {
    /// A whole number with its thousands apart, such as "12,345".
    package static func grouped(_ number: Int) -> String {
        var digits = Array("\(number.magnitude)".utf8)
        var index = digits.count - 3
        while index > 0 {
            digits.insert(UInt8(ascii: ","), at: index)
            index -= 3
        }
        return (number < 0 ? "−" : "") + String(decoding: digits, as: UTF8.self)
    }

    /// A number of things, with the word for one or several of them.
    package static func count(_ number: Int, _ one: StaticString, _ several: StaticString) -> String {
        "\(grouped(number)) \(number == 1 ? one : several)"
    }
}
