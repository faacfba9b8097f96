import CollectionFormatting

/// The region of the user as a host reports it. It is decoded when a screen needs it, so that a program that needs none contains no
/// decoding.
package enum ReportedRegion {
    case decoded(HostRegion)
    /// The identifier of the locale in UTF-8, and the offsets of the time zone as ``TimeZone/init(offsets:)`` takes them, each in the
    /// eight bytes of a `Double`.
    case encoded(localeIdentifier: [UInt8], offsets: [UInt8])

    var region: HostRegion {
        switch self {
        case .decoded(let region):
            return region
        case .encoded(let identifier, let offsets):
            var numbers: [Double] = []
            offsets.withUnsafeBytes { raw in
                for start in stride(from: 0, to: raw.count - 7, by: 8) {
                    numbers.append(raw.loadUnaligned(fromByteOffset: start, as: Double.self))
                }
            }
            return HostRegion(
                localeIdentifier: String(decoding: identifier, as: UTF8.self), timeZone: TimeZone(offsets: numbers))
        }
    }
}
