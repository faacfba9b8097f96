/// Where the pictures of a page come from, and in which widths.
public struct PageMedia: Equatable, Sendable {
    /// A same-origin path that holds `{w}` and `{path}` once each, such as `/img/{w}/{path}`.
    public var template: String
    /// The widths the server offers, in pixels, ascending.
    public var widths: [Int]
    /// The formats the server can send, best first. It chooses by the `Accept` header of the request.
    public var formats: [String]

    /// Creates a description of a picture service; the widths are in pixels.
    public init(template: String, widths: [Int], formats: [String] = []) {
        self.template = template
        self.widths = widths
        self.formats = formats
    }
}

extension PageMedia {
    /// The smallest width offered that is not smaller than a picture's drawn width, or the greatest if none is.
    ///
    /// - Parameters:
    ///   - points: The width in which the picture is drawn, in points.
    ///   - scale: Device pixels per point.
    /// - Returns: A width in pixels, or `nil` if no widths are offered.
    /// - Complexity: O(n) in the number of widths
    public func width(forPoints points: Double, scale: Double) -> Int? {
        let pixels = points * scale
        for width in widths where Double(width) >= pixels { return width }
        return widths.last
    }

    /// The same-origin path of a picture in a width, or `nil` if the picture's path is not one that may be requested.
    ///
    /// - Parameters:
    ///   - path: The path of the picture in the store, as in ``PageImage/path``.
    ///   - width: One of ``widths``, in pixels.
    /// - Complexity: O(n) in the bytes of the template and the path
    public func url(path: String, width: Int) -> String? {
        guard LinkPolicy.defect(ofImagePath: path) == nil else { return nil }
        var result: [UInt8] = []
        let template = Array(self.template.utf8)
        var index = 0
        while index < template.count {
            if template[index] == UInt8(ascii: "{"), let end = template[index...].firstIndex(of: UInt8(ascii: "}")) {
                let isWidth = end == index + 2 && template[index + 1] == UInt8(ascii: "w")
                result += isWidth ? Array("\(width)".utf8) : Array(path.utf8)
                index = end + 1
            } else {
                result.append(template[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
