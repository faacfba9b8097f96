import CollectionFormatting
public import CollectionGeometry

/// A row of dots, one for each page, of which one stands for the current page.
///
/// ![Five dots, of which the second is filled](view-page-control)
///
/// ```swift
/// let pages = PageControl(numberOfPages: 5)
/// pages.accessibilityLabel = "Pictures"
/// pages.addAction { carousel.show(page: $0) }
/// ```
///
/// A press before the middle goes one page back, one after it a page forward; the arrow keys do the same, Home and End lead to
/// the first and the last page.
///
/// See UIKit's `UIPageControl`.
public final class PageControl: ValueControl<Int> {
    /// Whether a control of a single page is hidden. The default is `false`.
    public var hidesForSinglePage = false {
        didSet { showPages() }
    }

    /// The text of a page, counted from 1, for assistive technology. The default is "2 of 5".
    public var valueText: (_ page: Int, _ pages: Int) -> String = PageControl.usualValueText {
        didSet { showPage() }
    }

    private var dots: [View] = []
    private var current = 0
    private var width = 0.0

    /// Creates a control at the first page.
    public init(numberOfPages: Int = 0) {
        super.init(.surface, styleClasses: ["page-control"])
        setAttribute(.accessibilityRole, "slider")
        setAttribute(.tabIndex, "0")
        self.numberOfPages = numberOfPages
        showPages()
    }

    public override func sizeDidChange(to size: Size) { width = size.width }

    public override func pointerChanged(_ pointer: HostPointer) -> Bool {
        switch pointer.phase {
        case .began: return true
        case .ended: move(by: (pointer.location.x < width / 2) == isMirrored ? 1 : -1)
        default: return false
        }
        return true
    }

    public override func keyPressed(_ key: Key) -> Bool {
        switch key {
        case .right: move(by: isMirrored ? -1 : 1)
        case .left: move(by: isMirrored ? 1 : -1)
        case .up: move(by: 1)
        case .down: move(by: -1)
        case .home: move(by: -current)
        case .end: move(by: dots.count - 1 - current)
        default: return false
        }
        return true
    }
}

extension PageControl {
    private static func usualValueText(_ page: Int, _ pages: Int) -> String {
        libraryText("\(page) of \(pages)", german: "\(page) von \(pages)", arabic: "\(page) من \(pages)")
    }

    /// The number of pages. The current page stays if it still exists, else the last one is current.
    public var numberOfPages: Int {
        get { dots.count }
        set {
            guard max(0, newValue) != dots.count else { return }
            while dots.count > max(0, newValue) { removeSubview(dots.removeLast()) }
            while dots.count < newValue {
                let dot = View(.box, styleClasses: ["page-dot"])
                dots.append(dot)
                addSubview(dot)
            }
            current = max(0, min(current, dots.count - 1))
            showPages()
        }
    }

    /// The current page, from 0, clamped to the range. Setting it calls no action.
    public var currentPage: Int {
        get { current }
        set {
            let page = max(0, min(newValue, dots.count - 1))
            guard page != current else { return }
            if dots.indices.contains(current) { dots[current].setStyleClass("is-current", false) }
            current = page
            showPage()
        }
    }

    private var isMirrored: Bool { context?.environment.layoutDirection == .rightToLeft }

    /// Changes the page for the user.
    private func move(by step: Int) {
        let before = current
        currentPage = current + step
        guard current != before else { return }
        sendChange(current)
        sendActions()
    }

    private func showPages() {
        isHidden = dots.isEmpty || hidesForSinglePage && dots.count == 1
        setAttribute(.valueMinimum, "1")
        setAttribute(.valueMaximum, "\(max(1, dots.count))")
        showPage()
    }

    private func showPage() {
        if dots.indices.contains(current) { dots[current].setStyleClass("is-current", true) }
        setAttribute(.valueNow, "\(current + 1)")
        setAttribute(.valueText, dots.isEmpty ? nil : valueText(current + 1, dots.count))
    }
}
