public import CollectionFormatting
import CollectionGeometry

/// The customs of the user: the format of dates and numbers, and the time zone.
///
/// A host reads them when a screen first needs them: a program that writes no dates does not contain any of this.
public struct HostRegion: Sendable {
    /// The identifier of the locale, such as `de-AT-u-hc-h23`. See `Locale.init(identifier:)`.
    public var localeIdentifier: String
    /// The time zone of the device, with the changes to and from daylight saving time that the host knows.
    public var timeZone: TimeZone

    /// Creates a region; the default is American English and UTC.
    public init(localeIdentifier: String = "en-US", timeZone: TimeZone = .gmt) {
        self.localeIdentifier = localeIdentifier
        self.timeZone = timeZone
    }
}

extension HostRegion: Equatable {
    /// Whether both have the same identifier, byte by byte, and the same time zone.
    public static func == (first: HostRegion, second: HostRegion) -> Bool {
        first.localeIdentifier.hasSameBytes(as: second.localeIdentifier) && first.timeZone == second.timeZone
    }
}
