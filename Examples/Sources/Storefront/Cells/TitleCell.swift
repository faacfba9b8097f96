import CollectionViewKit
import SharedScreens

/// A line with a title and a detail: what any item can be shown as.
final class TitleCell: CollectionViewCell {
    let titleLabel = Label(.body)
    let detailLabel = Label(.subheadline, styleClasses: ["is-secondary"])

    required init() {
        super.init(element: .link, styleClasses: ["title-cell"])
        ContentLanguage.mark([titleLabel, detailLabel])
        addSubview(titleLabel)
        addSubview(detailLabel)
    }
}

extension TitleCell {
    /// The height of the cell, in points.
    static func height(in environment: HostEnvironment) -> Double {
        (environment.lineHeight(of: .body) * 2).rounded()
    }

    /// Shows an item, or the outline of one while `item` is `nil`.
    func show(_ item: PageItem?) {
        setStyleClass("is-placeholder", item.isNil)
        titleLabel.text = item?.title ?? ""
        detailLabel.text = item?.price?.text ?? item?.detail ?? item?.subtitle ?? ""
        destination = item.flatMap { Route(of: $0.actions)?.path }
    }
}
