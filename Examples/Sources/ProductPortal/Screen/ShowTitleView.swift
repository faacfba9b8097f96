import CollectionViewKit
import SharedScreens

/// The title of a show in the bar: its poster, name and status, which are seen once the header has scrolled away.
///
/// Assistive technology reads the heading of the bar instead.
final class ShowTitleView: View {
    private let poster = ImageView(styleClasses: ["bar-poster"])
    private let titleLabel = Label(.headline)
    private let badge = Badge()

    init() {
        super.init(.box, styleClasses: ["show-title"])
        setAttribute(.isHiddenFromAccessibility, "true")
        poster.drawnWidth = 28
        for view in [poster, titleLabel, badge] as [View] { addSubview(view) }
    }

    /// Shows what the header of a show says; nothing while that is not known.
    ///
    /// - Parameter isAway: Whether the header is seen, so that the title is not.
    func show(_ show: Show?, isAway: Bool) {
        titleLabel.text = show?.name ?? ""
        poster.source = show?.poster
        poster.isHidden = show.isNil
        badge.text = show?.status?.title ?? ""
        badge.kind = show?.status?.kind ?? .neutral
        setStyleClass("is-away", isAway)
    }
}
