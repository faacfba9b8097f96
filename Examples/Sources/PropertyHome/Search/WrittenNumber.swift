/// What somebody wrote where a whole number is asked for.
enum WrittenNumber: Equatable {
    /// Nothing.
    case none
    case number(Int)
    /// Something that is no whole number.
    case unreadable

    /// Reads digits, which may stand in groups of three: "250000", "250,000", "250.000" and "250 000" are the same. A number
    /// beyond all measure is read as the largest of 32 bits.
    init(_ text: String) {
        let space = UInt8(ascii: " ")
        let trimmed = text.utf8.drop { $0 == space }
        let length = trimmed.count - trimmed.reversed().prefix { $0 == space }.count
        let groups = trimmed.prefix(length).split(omittingEmptySubsequences: false) { byte in
            byte == space || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "'")
        }
        guard length > 0 else {
            self = .none
            return
        }
        var value: Int64 = 0
        for (index, group) in groups.enumerated() {
            guard groups.count == 1 || (index == 0 ? 1...3 : 3...3).contains(group.count) else {
                self = .unreadable
                return
            }
            for byte in group {
                guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else {
                    self = .unreadable
                    return
                }
                value = min(value * 10 + Int64(byte - UInt8(ascii: "0")), Int64(Int32.max))
            }
        }
        self = .number(Int(value))
    }
}
