import CollectionViewKit

/// What stands in the bar of the start screen: the mark and the name of the shop, and the links to the search, the wishlist
/// and the bag.
///
/// The name is hidden from assistive technology, since the bar has it as the heading of the screen.
final class ShopHeaderView: View {
    /// Called with the address of a link that the user follows.
    var follow: (_ path: String) -> Void = { _ in }

    init() {
        super.init(.box, styleClasses: ["shop-header"])
        let mark = View(.box, styleClasses: ["shop-mark"])
        let sign = Drawing()
        sign.path = Self.mark
        mark.addSubview(sign)
        mark.setAttribute(.isHiddenFromAccessibility, "true")
        let nameLabel = Label(.title3, styleClasses: ["shop-name"])
        nameLabel.text = ShopStrings.name
        nameLabel.setAttribute(.isHiddenFromAccessibility, "true")
        let strings = BagStrings.current
        let links = View(.box, styleClasses: ["shop-links"])
        links.addSubview(link(ShopStrings.current.search.title, Route.search("").path, ["bar-icon-search"]))
        links.addSubview(link(strings.wishlist.title, ShoppingRoute.wishlist.path, [], ShopSymbols.heart))
        links.addSubview(link(strings.bag.title, ShoppingRoute.bag.path, [], ShopSymbols.bag))
        for view in [mark, nameLabel, links] as [View] { addSubview(view) }
    }
}

extension ShopHeaderView {
    private func link(_ name: String, _ path: String, _ icon: [StyleClass], _ drawn: BezierPath? = nil) -> View {
        let link = View(.link, styleClasses: ["button", "bar-button", "bar-icon"] + icon)
        link.setAttribute(.destination, path)
        link.accessibilityLabel = name
        link.addTarget(self) { $0.follow(path) }
        if let drawn {
            let drawing = Drawing(styleClasses: ["shop-icon"])
            drawing.path = drawn
            link.addSubview(drawing)
        }
        return link
    }

    /// The initial of the shop as one thread, on a ground of 28 points.
    private static var mark: BezierPath {
        var path = BezierPath()
        path.move(to: Point(x: 19.5, y: 9))
        path.addCurve(
            to: Point(x: 8.5, y: 10), controlPoint1: Point(x: 17, y: 5.5), controlPoint2: Point(x: 8.5, y: 5))
        path.addCurve(
            to: Point(x: 19.5, y: 18), controlPoint1: Point(x: 8.5, y: 15), controlPoint2: Point(x: 19.5, y: 13))
        path.addCurve(
            to: Point(x: 8.5, y: 19), controlPoint1: Point(x: 19.5, y: 23), controlPoint2: Point(x: 11, y: 22.5))
        return path
    }
}
