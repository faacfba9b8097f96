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

    /// The number of cells that stand side by side, so that a detail is not far from its title. It is 1, 2 or 4: the details of a
    /// product are four.
    ///
    /// - Parameters:
    ///   - width: The width of the page, in points.
    ///   - environment: The place the screen is in, for the heights of lines.
    static func columnCount(width: Double, in environment: HostEnvironment) -> Int {
        let lines = width / environment.lineHeight(of: .body)
        return lines < 36 ? 1 : lines < 72 ? 2 : 4
    }

    /// Shows an item, or the outline of one while `item` is `nil`.
    func show(_ item: PageItem?) {
        setStyleClass("is-placeholder", item.isNil)
        titleLabel.text = item?.title ?? ""
        detailLabel.text = item?.price?.text ?? item?.detail ?? item?.subtitle ?? ""
        destination = item.flatMap { Route(of: $0.actions)?.path }
    }
}
