import CollectionGeometry

extension Rect {
    /// The rectangle with usable numbers, see ``Swift/Double/boundedLength``.
    var bounded: Rect {
        Rect(
            x: minX.boundedLength, y: minY.boundedLength, width: width.boundedLength, height: height.boundedLength)
    }
}
