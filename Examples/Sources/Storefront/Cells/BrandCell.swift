import CollectionViewKit
import SharedScreens

/// The name of a brand in very large type.
final class BrandCell: CollectionViewCell {
    let nameLabel = Label(.display, styleClasses: ["brand-name"])

    required init() {
        super.init(element: .link, styleClasses: ["brand-cell"])
        addSubview(nameLabel)
    }
}

extension BrandCell {
    /// The height of the cell, in points.
    static func height(in environment: HostEnvironment) -> Double {
        // A quarter of a line above and below.
        (environment.lineHeight(of: .display) * 1.5).rounded()
    }

    /// Shows a brand, or the outline of one while `item` is `nil`.
    func show(_ item: PageItem?) {
        setStyleClass("is-placeholder", item.isNil)
        nameLabel.text = item?.title ?? ""
        destination = item.flatMap { Route(of: $0.actions)?.path }
    }
}
