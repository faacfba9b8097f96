import CollectionViewKit

/// What stands for the wishlist and the bag: in the bar, and where they are empty.
enum ShopSymbols {
    /// A heart on a ground of 24 points.
    static var heart: BezierPath {
        var path = BezierPath()
        path.move(to: Point(x: 12, y: 20.5))
        path.addCurve(to: Point(x: 3, y: 9), controlPoint1: Point(x: 7, y: 16.5), controlPoint2: Point(x: 3, y: 13))
        path.addCurve(
            to: Point(x: 7.75, y: 4.5), controlPoint1: Point(x: 3, y: 6.5), controlPoint2: Point(x: 5, y: 4.5))
        path.addCurve(
            to: Point(x: 12, y: 7.5), controlPoint1: Point(x: 9.6, y: 4.5), controlPoint2: Point(x: 11.2, y: 5.8))
        path.addCurve(
            to: Point(x: 16.25, y: 4.5), controlPoint1: Point(x: 12.8, y: 5.8), controlPoint2: Point(x: 14.4, y: 4.5))
        path.addCurve(to: Point(x: 21, y: 9), controlPoint1: Point(x: 19, y: 4.5), controlPoint2: Point(x: 21, y: 6.5))
        path.addCurve(
            to: Point(x: 12, y: 20.5), controlPoint1: Point(x: 21, y: 13), controlPoint2: Point(x: 17, y: 16.5))
        path.close()
        return path
    }

    /// A bag with a handle on a ground of 24 points.
    static var bag: BezierPath {
        var path = BezierPath(
            lines: [Point(x: 5, y: 8), Point(x: 19, y: 8), Point(x: 20, y: 20.5), Point(x: 4, y: 20.5)],
            isClosed: true)
        path.move(to: Point(x: 8.5, y: 11))
        path.addLine(to: Point(x: 8.5, y: 7))
        path.addCurve(
            to: Point(x: 15.5, y: 7), controlPoint1: Point(x: 8.5, y: 2.5), controlPoint2: Point(x: 15.5, y: 2.5))
        path.addLine(to: Point(x: 15.5, y: 11))
        return path
    }
}
