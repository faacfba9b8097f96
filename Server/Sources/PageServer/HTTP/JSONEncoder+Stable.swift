import Foundation

extension JSONEncoder {
    /// An encoder that sorts members by their names and writes dates as ISO 8601. Equal values have equal bytes, and therefore equal
    /// entity tags.
    static var stable: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        return encoder
    }
}
