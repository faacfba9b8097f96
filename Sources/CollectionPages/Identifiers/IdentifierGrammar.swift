/// What ids and names look like: 1 to 64 of `A–Z a–z 0–9 . _ : -`.
///
/// The tilde is not among them: ids that a client makes for itself start with or contain one and never meet those of a
/// page.
enum IdentifierGrammar {
    static func accepts(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard (1...PageLimits.name).contains(bytes.count) else { return false }
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: ":"),
                UInt8(ascii: "-"):
                continue
            default:
                return false
            }
        }
        return true
    }
}
