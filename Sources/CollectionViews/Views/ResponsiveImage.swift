import CollectionGeometry

/// The widths in which a server provides its images, and the template of their URLs.
public struct ResponsiveImage: Equatable, Sendable {
    private let parts: Parts

    /// Creates a responsive image description.
    ///
    /// - Parameters:
    ///   - template: A path of the same origin with the placeholders `{w}` and `{path}` once each, such as
    ///     `/img/{w}/{path}`.
    ///   - widths: The available widths, in pixels, in any order.
    /// - Returns: `nil` if the template lacks a placeholder or no width is above 0.
    public init?(template: String, widths: [Int]) {
        let bytes = Array(template.utf8)
        guard let width = Self.position(of: "{w}", in: bytes), let path = Self.position(of: "{path}", in: bytes) else {
            return nil
        }
        let sorted = widths.filter { $0 > 0 }.ordered()
        guard !sorted.isEmpty else { return nil }
        let isWidthFirst = width.lowerBound < path.lowerBound
        let (first, second) = isWidthFirst ? (width, path) : (path, width)
        parts = Parts(
            widths: sorted,
            head: String(decoding: bytes[..<first.lowerBound], as: UTF8.self),
            middle: String(decoding: bytes[first.upperBound..<second.lowerBound], as: UTF8.self),
            tail: String(decoding: bytes[second.upperBound...], as: UTF8.self),
            isWidthFirst: isWidthFirst
        )
    }

    /// The widths on offer, in pixels, ascending.
    public var widths: [Int] { parts.widths }

    /// The smallest available width that covers a drawn width, or the largest available one, in pixels.
    ///
    /// - Parameters:
    ///   - points: The width at which the image is drawn, in points.
    ///   - scale: The number of device pixels per point.
    /// - Complexity: O(*n*) in the number of widths.
    public func width(forDrawnWidth points: Double, scale: Double) -> Int {
        let needed = points * scale
        // A small tolerance: 80 points at a scale of 2 must not request more than 160 pixels.
        for width in widths where Double(width) >= needed - 0.01 { return width }
        return widths[widths.count - 1]
    }

    /// The URL of an image in one of the widths, in pixels.
    public func url(path: String, width: Int) -> String {
        let (first, second) = parts.isWidthFirst ? ("\(width)", path) : (path, "\(width)")
        return parts.head + first + parts.middle + second + parts.tail
    }

    private static func position(of name: StaticString, in bytes: [UInt8]) -> Range<Int>? {
        let count = name.utf8CodeUnitCount
        guard bytes.count >= count else { return nil }
        for start in 0...(bytes.count - count) {
            var offset = 0
            while offset < count, bytes[start + offset] == name.utf8Start[offset] { offset += 1 }
            if offset == count { return start..<(start + count) }
        }
        return nil
    }
}

extension ResponsiveImage {
    /// The widths and the parts of the template: one object for all image sources of a screen, which copy and compare a reference.
    private final class Parts: Equatable, Sendable {
        let widths: [Int]
        let head: String
        let middle: String
        let tail: String
        let isWidthFirst: Bool

        init(widths: [Int], head: String, middle: String, tail: String, isWidthFirst: Bool) {
            self.widths = widths
            self.head = head
            self.middle = middle
            self.tail = tail
            self.isWidthFirst = isWidthFirst
        }

        static func == (left: Parts, right: Parts) -> Bool {
            left === right
                || left.widths == right.widths && left.head.hasSameBytes(as: right.head)
                    && left.middle.hasSameBytes(as: right.middle) && left.tail.hasSameBytes(as: right.tail)
                    && left.isWidthFirst == right.isWidthFirst
        }
    }
}
