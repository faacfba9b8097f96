import CollectionViewKit
import SharedScreens

/// The name of a brand in very large type, on as many lines as it takes.
final class BrandCell: CollectionViewCell {
    let nameLabel = Label(.display, styleClasses: ["is-multiline", "brand-name"])

    required init() {
        super.init(element: .link, styleClasses: ["brand-cell"])
        addSubview(nameLabel)
    }

    override func layoutSubviews() {
        guard let context else { return }
        nameLabel.setVariable("brand-margin", Self.margin(in: context.environment))
    }
}

extension BrandCell {
    /// The height of a cell with a name on one line, in whole points as it is measured: a page that is loaded again is shown where it
    /// was left before its rows are measured.
    static func height(in environment: HostEnvironment) -> Double {
        (environment.lineHeight(of: .display) + 2 * margin(in: environment)).rounded(.up)
    }

    /// The height above and below the name, in points: a quarter of a line.
    private static func margin(in environment: HostEnvironment) -> Double {
        (environment.lineHeight(of: .display) / 4).rounded()
    }

    /// Shows a brand, or the outline of one while `item` is `nil`.
    func show(_ item: PageItem?) {
        setStyleClass("is-placeholder", item.isNil)
        nameLabel.text = item?.title ?? ""
        destination = item.flatMap { Route(of: $0.actions)?.path }
    }
}
