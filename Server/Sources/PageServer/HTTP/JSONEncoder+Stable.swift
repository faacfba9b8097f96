import Foundation

extension JSONEncoder {
    /// Writes members in the order of their names, so that equal values have equal bytes and so one entity tag, and dates as ISO 8601.
    static var stable: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        return encoder
    }
}
