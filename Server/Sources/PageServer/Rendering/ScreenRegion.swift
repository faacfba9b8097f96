import CollectionFormatting
import CollectionViews
import Foundation
import HTTPTypes

/// The language and the time zone that a screen is rendered for.
///
/// A page whose program writes dates or numbers keeps both in the cookie `region`, as `de-DE;Europe/Berlin`. Before that the language is
/// the one that the browser prefers, and the time zone is UTC.
public struct ScreenRegion: Hashable, Sendable {
    /// The identifier of the locale.
    public private(set) var localeIdentifier = "en-US"
    /// The name of the time zone, by the database of the IANA.
    public private(set) var timeZoneIdentifier = "UTC"

    /// Creates American English in UTC.
    public init() {}

    /// Reads the value of the cookie. What is no identifier, and zones that are not known, are passed over.
    public init(cookie: String) {
        let parts = (cookie.removingPercentEncoding ?? "").split(separator: ";", omittingEmptySubsequences: false)
        guard parts.count == 2 else { return }
        if let tag = Self.tag(String(parts[0])) { localeIdentifier = tag }
        if parts[1].utf8.count <= 40, Foundation.TimeZone(identifier: String(parts[1])) != nil {
            timeZoneIdentifier = String(parts[1])
        }
    }

    /// The region of a request.
    init(of headers: HTTPFields) {
        for cookie in headers[values: .cookie].flatMap({ $0.split(separator: ";") }) {
            let cookie = cookie.drop { $0 == " " }
            guard cookie.hasPrefix("region=") else { continue }
            self.init(cookie: String(cookie.dropFirst("region=".count)))
            return
        }
        self.init()
        let tags = AcceptHeader(headers[.acceptLanguage]).namesByWeight.lazy.compactMap { Self.tag(String($0)) }
        if let tag = tags.first { localeIdentifier = tag }
    }
}

extension ScreenRegion {
    /// The language and the time zone, for the key of a cache.
    var text: String { "\(localeIdentifier);\(timeZoneIdentifier)" }

    /// What the screen is told, with the changes of the offset until ten years from now.
    ///
    /// - Parameter now: The time, in seconds since 1970.
    func hostRegion(at now: Double) -> HostRegion {
        guard let zone = Foundation.TimeZone(identifier: timeZoneIdentifier) else {
            return HostRegion(localeIdentifier: localeIdentifier)
        }
        var transitions: [CollectionFormatting.TimeZone.Transition] = []
        var date = Date(timeIntervalSince1970: 0)
        let end = Date(timeIntervalSince1970: now + 10 * 366 * 86_400)
        while let next = zone.nextDaylightSavingTimeTransition(after: date), next < end, next > date {
            transitions.append(
                CollectionFormatting.TimeZone.Transition(
                    secondsSince1970: next.timeIntervalSince1970, secondsFromGMT: zone.secondsFromGMT(for: next)))
            date = next
        }
        return HostRegion(
            localeIdentifier: localeIdentifier,
            timeZone: CollectionFormatting.TimeZone(
                secondsFromGMT: zone.secondsFromGMT(for: Date(timeIntervalSince1970: 0)), transitions: transitions))
    }

    /// A language tag of usual length: letters and digits in parts of at most eight, or `nil`.
    private static func tag(_ text: String) -> String? {
        guard (2...40).contains(text.utf8.count) else { return nil }
        let isTag = text.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { part in
            (1...8).contains(part.utf8.count)
                && part.utf8.allSatisfy { byte in
                    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
                }
        }
        return isTag ? text : nil
    }
}
