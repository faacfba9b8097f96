import CollectionGeometry
import Testing

struct RectTests {
    @Test("rectangles that only touch do not intersect")
    func touching() {
        let left = Rect(x: 0, y: 0, width: 10, height: 10)
        #expect(!left.intersects(Rect(x: 10, y: 0, width: 10, height: 10)))
        #expect(!left.intersects(Rect(x: 0, y: 10, width: 10, height: 10)))
        #expect(left.intersects(Rect(x: 9.99, y: 9.99, width: 10, height: 10)))
        #expect(left.intersection(Rect(x: 10, y: 0, width: 10, height: 10)) == nil)
    }

    @Test("rectangles intersect where they have an intersection, which is empty for one without area in another")
    func empty() {
        let frame = Rect(x: 0, y: 0, width: 10, height: 10)
        let line = Rect(x: 2, y: 5, width: 20, height: 0)
        #expect(frame.intersection(line) == Rect(x: 2, y: 5, width: 8, height: 0))
        #expect(line.intersection(frame) == Rect(x: 2, y: 5, width: 8, height: 0))
        let values: [Double] = [-1, 0, 4, 10, 12]
        for x in values {
            for y in values {
                for width in [0.0, 3] {
                    for height in [0.0, 3] {
                        let other = Rect(x: x, y: y, width: width, height: height)
                        #expect(frame.intersects(other) == (frame.intersection(other) != nil))
                        #expect(frame.intersects(other) == other.intersects(frame))
                    }
                }
            }
        }
    }

    @Test("intersection and union agree with a grid of sample points")
    func algebra() {
        let values: [Double] = [0, 1, 3]
        for x in values {
            for y in values {
                for width in values where width > 0 {
                    for height in values where height > 0 {
                        let first = Rect(x: 1, y: 1, width: 3, height: 2)
                        let second = Rect(x: x, y: y, width: width, height: height)
                        for px in 0..<8 {
                            for py in 0..<8 {
                                let point = Point(x: Double(px) + 0.5, y: Double(py) + 0.5)
                                let inBoth = first.contains(point) && second.contains(point)
                                #expect((first.intersection(second)?.contains(point) ?? false) == inBoth)
                                if first.contains(point) || second.contains(point) {
                                    #expect(first.union(second).contains(point))
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    @Test("a subscript by axis reads and writes the named coordinate")
    func axes() {
        var point = Point(x: 1, y: 2)
        point[.horizontal] += 10
        point[.vertical] += 20
        #expect(point == Point(x: 11, y: 22))
        var size = Size(width: 1, height: 2)
        size[.horizontal.crossed] = 7
        #expect(size == Size(width: 1, height: 7))
    }

    @Test("leading is the left edge in a left-to-right layout and the right edge otherwise")
    func directions() {
        let insets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(insets.resolved(for: .leftToRight) == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(insets.resolved(for: .rightToLeft) == EdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    }

    @Test("index paths order by section first")
    func indexPaths() {
        let paths = [
            IndexPath(item: 0, section: 1), IndexPath(item: 5, section: 0), IndexPath(item: 1, section: 0),
            IndexPath(item: IndexPath.globalItem, section: 0),
        ]
        #expect(paths.sorted().map(\.description) == ["[0, 1]", "[0, 5]", "[0, global]", "[1, 0]"])
    }
}
