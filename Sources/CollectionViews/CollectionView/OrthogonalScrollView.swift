import CollectionGeometry
import CollectionLayout

/// The window of one orthogonal section: a native horizontal scroller, and two buttons that scroll it for pointers that
/// cannot swipe.
///
/// It is reused like a cell: when its section leaves the screen, the window serves another section and its cells stay
/// in it to be configured anew.
final class OrthogonalScrollView: View {
    let carousel = View(.carousel, roles: ["carousel"])
    let row = View(.box, roles: ["carousel-row"])
    let previousButton = Button(roles: ["carousel-button", "carousel-previous"])
    let nextButton = Button(roles: ["carousel-button", "carousel-next"])

    /// What the window shows; `nil` while it serves no section.
    private(set) var scroller: OrthogonalScroller?
    /// The part of the row that is seen. The layout keeps the same overscan on both sides, so this does as well.
    var viewport: Viewport

    private var frame = Rect(x: .nan, y: .nan, width: 0, height: 0)
    private var rowSize = Size.zero
    /// Whether the host may have scrolled the row without a word, as it may while the window is hidden.
    private var mayHaveDrifted = false
    /// Where the window is in its parent.
    private var origin = Point(x: .nan, y: .nan)

    init(overscan: Double) {
        viewport = Viewport(
            axis: .horizontal,
            configuration: .init(
                resting: overscan, ahead: overscan, behind: overscan, framesAhead: 0, mostAhead: overscan
            )
        )
        super.init(.box, roles: ["orthogonal"])
        carousel.addSubview(row)
        addSubview(carousel)
        addSubview(previousButton)
        addSubview(nextButton)
        carousel.setAttribute(.accessibilityRole, "group")
        previousButton.setAttribute(.tabIndex, "-1")
        nextButton.setAttribute(.tabIndex, "-1")
        // They are for pointers that cannot swipe; everybody else walks through the items.
        previousButton.setAttribute(.isHiddenFromAccessibility, "true")
        nextButton.setAttribute(.isHiddenFromAccessibility, "true")
    }

    /// Serves a section, or follows a change of the one it serves.
    ///
    /// - Parameters:
    ///   - contentOrigin: The place in the content at the corner of the window's parent.
    ///   - label: The name of the section for assistive technology.
    func show(_ next: OrthogonalScroller, in contentOrigin: Point, label: String?) {
        let newOrigin = next.frame.origin.offsetBy(dx: -contentOrigin.x, dy: -contentOrigin.y)
        if newOrigin != origin {
            origin = newOrigin
            send(.setOrigin(node, newOrigin))
        }
        if next.frame.size != frame.size {
            send(.setSize(node, next.frame.size))
            viewport.resize(to: next.frame.size)
        }
        frame = next.frame
        if next.contentSize != rowSize {
            rowSize = next.contentSize
            send(.setSize(row.node, rowSize))
            viewport.invalidate()
        }
        scroller = next
        if viewport.bounds.origin != next.contentOffset || mayHaveDrifted {
            mayHaveDrifted = false
            viewport.adjust(to: next.contentOffset)
            viewport.invalidate()
            send(.scroll(carousel.node, to: next.contentOffset, animated: false))
        }
        carousel.accessibilityLabel = label
        updateButtons()
    }

    /// The index of the section the window serves.
    var section: Int? { scroller?.section }

    /// Follows its section to another index; `nil` when the section is gone.
    func carryOver(to section: Int?) {
        guard let section else { return reset() }
        scroller?.section = section
    }

    /// Serves no section any more.
    func reset() {
        scroller = nil
        mayHaveDrifted = true
    }

    /// Notes where the reader has scrolled the row to.
    func scrolled(to offset: Point) {
        viewport.scroll(to: offset)
        scroller?.contentOffset = offset
        updateButtons()
    }

    /// The largest offset of the row, in points.
    var maximumOffset: Double { max(0, rowSize.width - frame.width) }

    private func updateButtons() {
        let offset = viewport.bounds.origin.x
        previousButton.isHidden = offset <= 1
        nextButton.isHidden = offset >= maximumOffset - 1
    }
}
