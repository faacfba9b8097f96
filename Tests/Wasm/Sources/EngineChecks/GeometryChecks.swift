import CollectionViewKit

func geometryChecks(_ checker: Checker) {
    let rect = Rect(x: 1, y: 2, width: 3, height: 4)
    checker.check("a rectangle intersects itself", rect.intersects(rect))
    checker.check("a union encloses both", rect.union(.zero) == Rect(x: 0, y: 0, width: 4, height: 6))
    checker.check("paths order by section first", IndexPath(item: 9, section: 0) < IndexPath(item: 0, section: 1))
    checker.check("a path describes itself", IndexPath(item: 2, section: 1).description == "[1, 2]")
}
