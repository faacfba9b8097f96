import CollectionGeometry

/// The room that a pin takes on a map, in points.
struct MapPinExtent: Equatable {
    /// The centre of the pin and of its label.
    var center: Point
    /// The size of the pin without a label.
    var size: Size
    /// The size of the label; `nil` for a pin without one.
    var labelSize: Size?

    /// The frame of the pin without a label.
    fileprivate var frame: Rect { Self.frame(size, around: center) }
    /// The frame of the label.
    fileprivate var labelFrame: Rect? { labelSize.map { Self.frame($0, around: center) } }

    private static func frame(_ size: Size, around center: Point) -> Rect {
        Rect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }
}

/// Returns for each pin whether its label is drawn: one that would cover another pin, or the label of an earlier pin, is not.
///
/// Pins are compared with those of a grid's neighbouring cells, which are as wide as the widest pin or label.
///
/// - Parameter pins: The pins, in the order in which they get labels.
/// - Complexity: O(*n*) for pins that are apart; O(*n* · *c*) with *c* pins in the neighbourhood of each.
func labelsWithRoom(on pins: [MapPinExtent]) -> [Bool] {
    var width = 1.0
    for pin in pins {
        let label = pin.labelSize ?? .zero
        width = max(width, max(pin.size.width, pin.size.height), max(label.width, label.height))
    }
    var cells = [MapCell: [Int]]()
    for (index, pin) in pins.enumerated() {
        cells[MapCell(containing: pin.center, width: width), default: []].append(index)
    }
    var hasRoom = Array(repeating: false, count: pins.count)
    for (index, pin) in pins.enumerated() {
        guard let label = pin.labelFrame else { continue }
        var isFree = true
        for cell in MapCell(containing: pin.center, width: width).neighbourhood {
            for other in cells[cell] ?? [] where other != index {
                if label.intersects(pins[other].frame) { isFree = false }
                if hasRoom[other], let taken = pins[other].labelFrame, label.intersects(taken) { isFree = false }
            }
        }
        hasRoom[index] = isFree
    }
    return hasRoom
}
