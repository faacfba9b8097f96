import CollectionViewKit

/// How large a picture is seen, and which part of it: numbers in, numbers out.
struct ZoomCamera: Equatable {
    /// The extent of the window onto the picture, in points.
    private(set) var window: Size
    /// The extent of the picture at the scale 1, at which all of it is seen, in points.
    private(set) var picture = Size.zero
    /// How many times larger the picture is seen.
    private(set) var scale = 1.0
    /// How far the middle of the picture is from the middle of the window, in points.
    private(set) var shift = Point.zero

    private let pixelSize: Size

    static var maximumScale: Double { 6 }

    init(pixelSize: Size, window: Size) {
        self.pixelSize = pixelSize
        self.window = window
        fit()
    }
}

extension ZoomCamera {
    /// Whether the picture is larger than at first.
    var isZoomed: Bool { scale > 1 }

    /// Enlarges by a factor; what is seen at a location in the window stays there. Factors that are no numbers above 0 do
    /// nothing.
    mutating func zoom(by factor: Double, around location: Point) {
        guard factor > 0, factor.isFinite else { return }
        let next = min(max(scale * factor, 1), Self.maximumScale)
        let (x, y) = (location.x - window.width / 2, location.y - window.height / 2)
        let ratio = next / scale
        scale = next
        shift = Point(x: x - (x - shift.x) * ratio, y: y - (y - shift.y) * ratio)
        settle()
    }

    /// Moves the picture, in points: by a positive distance to the right and down.
    mutating func move(by distance: Point) {
        shift = Point(x: shift.x + distance.x, y: shift.y + distance.y)
        settle()
    }

    /// Shows all of the picture.
    mutating func reset() {
        scale = 1
        shift = .zero
    }

    /// Takes another extent of the window; the part that is seen stays.
    mutating func resize(to window: Size) {
        let old = picture
        self.window = window
        fit()
        if old.width > 0 {
            shift = Point(x: shift.x * picture.width / old.width, y: shift.y * picture.width / old.width)
        }
        settle()
    }

    private mutating func fit() {
        guard pixelSize.width > 0, pixelSize.height > 0 else { return }
        let factor = min(window.width / pixelSize.width, window.height / pixelSize.height)
        picture = Size(width: pixelSize.width * factor, height: pixelSize.height * factor)
    }

    /// Keeps the picture in the window: in the middle where it is smaller, over its edges where it is larger.
    private mutating func settle() {
        let across = max(0, (picture.width * scale - window.width) / 2)
        let down = max(0, (picture.height * scale - window.height) / 2)
        shift = Point(x: min(max(shift.x, -across), across), y: min(max(shift.y, -down), down))
    }
}
