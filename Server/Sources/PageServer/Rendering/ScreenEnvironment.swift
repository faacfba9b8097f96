import Foundation
import HTTPTypes

/// The environment that a screen is rendered for, as an *environment class*: `390x844@3;ltr;light;100`.
///
/// The class has the size of the window in points, the number of device pixels per point, the reading direction, the
/// colour scheme and the size of text in percent. A page states it in the attribute `data-rendered`, and a browser keeps
/// the true one in the cookie `environment`.
public struct ScreenEnvironment: Hashable, Sendable {
    /// The width of the window, in points.
    public private(set) var width: Int
    /// The height of the window, in points.
    public private(set) var height: Int
    /// The number of device pixels per point.
    public private(set) var scale: Double
    /// Whether the document is read from right to left.
    public var isRightToLeft = false
    /// Whether the user prefers dark colours.
    public private(set) var prefersDarkColors = false
    /// The size of text, in percent of the default.
    public private(set) var textPercent = 100
    /// The language and the time zone. They are no part of the class: a page says them in a cookie of their own.
    public var region = ScreenRegion()
    /// The scale as it was written, so that a class that was read is written with the same characters.
    private var scaleText: String

    /// Creates an environment; the numbers are clamped to what windows have.
    ///
    /// - Parameters:
    ///   - width: The width of the window, in points.
    ///   - height: The height of the window, in points.
    ///   - scale: The number of device pixels per point.
    public init(width: Int, height: Int, scale: Double) {
        self.width = min(max(width, Self.lengths.lowerBound), Self.lengths.upperBound)
        self.height = min(max(height, Self.lengths.lowerBound), Self.lengths.upperBound)
        self.scale = scale.isNaN ? 1 : min(max(scale, Self.scales.lowerBound), Self.scales.upperBound)
        scaleText = self.scale == self.scale.rounded() ? "\(Int(self.scale))" : "\(self.scale)"
    }

    /// Reads an environment class. Returns `nil` for text of another form or numbers that no window has; numbers that
    /// few windows have are clamped.
    public init?(_ text: String) {
        let text = text.removingPercentEncoding ?? text
        let parts = text.split(separator: ";", omittingEmptySubsequences: false)
        guard parts.count == 4, text.utf8.count <= 64, let size = Self.size(parts[0]) else { return nil }
        guard ["ltr", "rtl"].contains(parts[1]), ["light", "dark"].contains(parts[2]) else { return nil }
        guard let percent = Self.integer(parts[3], in: 10...1_000) else { return nil }
        self.init(width: size.width, height: size.height, scale: size.scale)
        if scale == size.scale { scaleText = size.text }
        isRightToLeft = parts[1] == "rtl"
        prefersDarkColors = parts[2] == "dark"
        textPercent = min(max(percent, Self.textPercents.lowerBound), Self.textPercents.upperBound)
    }
}

extension ScreenEnvironment {
    private static let lengths = 200...4_096
    private static let scales = 0.5...8.0
    private static let textPercents = 50...400
    private static let phone = ScreenEnvironment(width: 390, height: 844, scale: 3)
    private static let desktop = ScreenEnvironment(width: 1_280, height: 800, scale: 1)

    /// The headers of a request that the environment depends on.
    static let varyingHeaders = [
        "Cookie", "Sec-CH-Viewport-Width", "Sec-CH-Viewport-Height", "Sec-CH-DPR", "Sec-CH-Prefers-Color-Scheme",
        "Sec-CH-UA-Mobile", "User-Agent", "Accept-Language",
    ]

    /// The client hints that a browser is requested to send.
    static let acceptedHints = varyingHeaders.filter { $0.hasPrefix("Sec-CH-") && $0 != "Sec-CH-UA-Mobile" }
        .joined(separator: ", ")

    /// The environment class.
    public var text: String {
        "\(width)x\(height)@\(scaleText);\(isRightToLeft ? "rtl" : "ltr");\(prefersDarkColors ? "dark" : "light")"
            + ";\(textPercent)"
    }

    /// The environment of a request: that of its cookie, else that of its client hints, else the usual one of the sort of
    /// device that the user agent names.
    init(of headers: HTTPFields) {
        if let cookie = Self.cookie(headers), let environment = ScreenEnvironment(cookie) {
            self = environment
            // The direction is that of the document, not of the device: an address states it.
            isRightToLeft = false
            return
        }
        let isMobile: Bool
        switch Self.hint("Sec-CH-UA-Mobile", headers) {
        case "?1": isMobile = true
        case "?0": isMobile = false
        default: isMobile = headers[.userAgent]?.contains("Mobi") == true
        }
        self = isMobile ? Self.phone : Self.desktop
        if let width = Self.hint("Sec-CH-Viewport-Width", headers).flatMap({ Self.integer($0, in: 1...10_000) }) {
            let height = Self.hint("Sec-CH-Viewport-Height", headers).flatMap { Self.integer($0, in: 1...10_000) }
            self = ScreenEnvironment(width: width, height: height ?? self.height, scale: scale)
        }
        if let (scale, text) = Self.hint("Sec-CH-DPR", headers).flatMap({ Self.scale($0) }) {
            self = ScreenEnvironment(width: width, height: height, scale: scale)
            if self.scale == scale { scaleText = text }
        }
        prefersDarkColors = Self.hint("Sec-CH-Prefers-Color-Scheme", headers) == "dark"
    }

    /// Whether the browser has said which environment it has: then it has been here before.
    static func isKnown(_ headers: HTTPFields) -> Bool { cookie(headers) != nil }

    private static func cookie(_ headers: HTTPFields) -> String? {
        for cookie in headers[values: .cookie].flatMap({ $0.split(separator: ";") }) {
            let cookie = cookie.drop { $0 == " " }
            if cookie.hasPrefix("environment=") { return String(cookie.dropFirst("environment=".count)) }
        }
        return nil
    }

    /// The value of a client hint without quotation marks.
    private static func hint(_ name: String, _ headers: HTTPFields) -> Substring? {
        guard let name = HTTPField.Name(name), var value = headers[name].map({ Substring($0) }) else { return nil }
        if value.count >= 2, value.first == "\"", value.last == "\"" { value = value.dropFirst().dropLast() }
        return value
    }

    private static func size(_ text: Substring) -> (width: Int, height: Int, scale: Double, text: String)? {
        let halves = text.split(separator: "@", omittingEmptySubsequences: false)
        guard halves.count == 2, let (scale, scaleText) = Self.scale(halves[1]) else { return nil }
        let lengths = halves[0].split(separator: "x", omittingEmptySubsequences: false)
        guard lengths.count == 2, let width = integer(lengths[0], in: 1...10_000),
            let height = integer(lengths[1], in: 1...10_000)
        else { return nil }
        return (width, height, scale, scaleText)
    }

    /// A number of digits with at most one point between them.
    private static func scale(_ text: Substring) -> (Double, String)? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let isNumber = parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
        guard isNumber, parts.count <= 2, text.utf8.count <= 20, let scale = Double(text) else { return nil }
        return (0.1...32).contains(scale) ? (scale, String(text)) : nil
    }

    private static func integer(_ text: Substring, in range: ClosedRange<Int>) -> Int? {
        guard !text.isEmpty, text.utf8.count <= 6, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return nil
        }
        return Int(text).flatMap { range.contains($0) ? $0 : nil }
    }
}
