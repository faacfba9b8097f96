import CollectionFormatting
import CollectionGeometry

/// The bar at the top of a screen: the back button, the title, buttons, and a search field.
///
/// ![A bar with a title and buttons, and one with a large title and a search field](view-navigation-bar)
///
/// A screen gets its bar when it first uses ``ViewController/navigationItem``:
///
/// ```swift
/// navigationItem.backPath = "/notes"
/// navigationItem.rightBarButtonItems = [BarButtonItem(systemItem: .add, title: "New note") { model.add() }]
/// navigationItem.prefersLargeTitles = true
/// ```
///
/// UIKit has one bar for all screens of a navigation controller, and an item of each screen that says what the bar shows.
/// Here each screen keeps its own bar with its state, so that bar and item are one object.
public final class NavigationBar: ScreenBar {
    /// The label of the title: a heading of the first level, which is focused when the screen appears. It has one line, or two
    /// where the screen is narrower than 20 times the size of the text. While a large title is seen in its place, that one is the
    /// heading, of the same level.
    public let titleLabel = Label(.headline, styleClasses: ["navigation-title"])

    /// The title; `nil`, the default, for ``ViewController/title``.
    public var title: String? {
        didSet { show(title ?? screenTitle) }
    }

    /// A view in place of the title, such as a control with segments; `nil` for the title. The title stays the heading
    /// for assistive technology.
    public var titleView: View? {
        didSet {
            guard titleView !== oldValue else { return }
            if let oldValue { titleBox.removeSubview(oldValue) }
            if let titleView { titleBox.addSubview(titleView) }
            setStyleClass("has-title-view", titleView != nil)
        }
    }

    /// The address of the screen above this one in the hierarchy; `nil`, the default, for none and no back button.
    ///
    /// The back button goes back in the history, and to this address if the app was opened at this screen.
    public var backPath: String? {
        didSet { showBackButton() }
    }

    /// The name of the back button for assistive technology.
    public var backButtonTitle = libraryText("Back", german: "Zurück", arabic: "رجوع") {
        didSet { backButton?.accessibilityLabel = backButtonTitle }
    }

    /// The buttons before the title, after the back button: at the left in languages read from left to right.
    public var leftBarButtonItems: [BarButtonItem] = [] {
        didSet { exchange(oldValue, for: leftBarButtonItems, in: leadingBox) }
    }

    /// The buttons after the title.
    public var rightBarButtonItems: [BarButtonItem] = [] {
        didSet { exchange(oldValue, for: rightBarButtonItems, in: trailingBox) }
    }

    /// Whether the title is also shown in large letters below the bar, as long as the content is at its start. A screen without a
    /// ``contentScrollView`` shows the title in the bar alone.
    public var prefersLargeTitles = false {
        didSet { if prefersLargeTitles != oldValue { showExtension() } }
    }

    /// A search field below the title. It stays in place while the content is scrolled; in a window lower than 416 points it scrolls away
    /// with a large title.
    public var searchField: SearchField? {
        didSet {
            guard searchField !== oldValue else { return }
            if let oldValue { extensionBox?.removeSubview(oldValue) }
            showExtension()
        }
    }

    /// The scrolling content of the screen, with which a large title scrolls away; `nil`, the default, for the first collection
    /// view directly within the screen's view. The bar adds to its content inset.
    ///
    /// It is held weakly: the view of a screen may be the scrolling content, with the bar in it.
    public var contentScrollView: CollectionView? {
        get { weakContentScrollView?.object }
        set {
            guard newValue !== contentScrollView else { return }
            weakContentScrollView = newValue.map { Weak($0) }
            setNeedsLayout()
        }
    }

    private let leadingBox = View(.box, styleClasses: ["bar-buttons"])
    private let titleBox = View(.box, styleClasses: ["bar-title"])
    private let trailingBox = View(.box, styleClasses: ["bar-buttons"])
    private var backButton: BarButtonItem?
    private var extensionBox: View?
    private var largeTitle = LargeTitle()
    private var screenTitle = ""
    private var weakContentScrollView: Weak<CollectionView>?
    /// Whether the screen above this one in the hierarchy is seen beside it, so that there is no back button.
    var isBesideParent = false {
        didSet { if isBesideParent != oldValue { showBackButton() } }
    }
    /// Requests a navigation of the screen.
    var goBack: ((_ path: String) -> Void)?
    /// Finds the collection view that is the screen's view or the first within it.
    var scrollViewBeside: (() -> CollectionView?)?

    /// Creates an empty bar. ``ViewController/navigationItem`` creates that of a screen.
    public init() {
        super.init(.box, styleClasses: ["navigation-bar"])
        titleLabel.headingLevel = 1
        titleBox.addSubview(titleLabel)
        for view in [leadingBox, titleBox, trailingBox] { addSubview(view) }
    }

    override var headingView: View { largeTitle.isHeading ? largeTitle.label ?? titleLabel : titleLabel }

    override func follow(_ title: String) {
        screenTitle = title
        show(self.title ?? title)
    }

    public override func layoutIfNeeded() {
        super.layoutIfNeeded()
        guard prefersLargeTitles || hasLargeTitle || largeTitle.isHeading else { return }
        let hadLargeTitle = hasLargeTitle
        followContent()
        updateHeading(keepsFocus: hadLargeTitle && hasLargeTitle)
    }
}

extension NavigationBar {
    /// The first of the buttons before the title.
    public var leftBarButtonItem: BarButtonItem? {
        get { leftBarButtonItems.first }
        set { leftBarButtonItems = newValue.map { [$0] } ?? [] }
    }

    /// The first of the buttons after the title.
    public var rightBarButtonItem: BarButtonItem? {
        get { rightBarButtonItems.first }
        set { rightBarButtonItems = newValue.map { [$0] } ?? [] }
    }

    /// The window height, in points, below which a search field scrolls away with the large title. The style sheet makes bars lower there.
    private static var lowWindowHeight: Double { 416 }

    /// Whether there is content with which the large title scrolls away.
    private var hasLargeTitle: Bool { largeTitle.scrollView != nil }

    private func show(_ title: String) {
        titleLabel.text = title
        largeTitle.label?.text = title
    }

    private func showBackButton() {
        if backPath != nil, backButton == nil {
            let button = BarButtonItem(systemItem: .back, title: backButtonTitle)
            button.addTarget(self) { bar in
                if let path = bar.backPath { bar.goBack?(path) }
            }
            insertSubview(button, at: 0)
            backButton = button
        }
        backButton?.isHidden = backPath == nil || isBesideParent
    }

    private func exchange(_ old: [BarButtonItem], for new: [BarButtonItem], in box: View) {
        for item in old where !new.contains(where: { $0 === item }) { box.removeSubview(item) }
        for (index, item) in new.enumerated() {
            if box.subviews.indices.contains(index), box.subviews[index] === item { continue }
            if box.subviews.contains(where: { $0 === item }) { box.removeSubview(item) }
            box.insertSubview(item, at: index)
        }
    }

    private func showExtension() {
        let box = extensionBox ?? View(.box, styleClasses: ["bar-extension"])
        if extensionBox == nil {
            extensionBox = box
            addSubview(box)
        }
        if prefersLargeTitles, largeTitle.label == nil {
            box.insertSubview(largeTitle.makeLabel(titleLabel.text), at: 0)
        }
        largeTitle.label?.isHidden = !prefersLargeTitles
        if let searchField, !box.subviews.contains(where: { $0 === searchField }) { box.addSubview(searchField) }
        setNeedsLayout()
    }

    /// Gives the room for the large title to the scroll view that it scrolls away with, and takes it back from another one.
    private func follow(_ scrollView: CollectionView?) {
        let previous = largeTitle.scrollView
        guard scrollView !== previous else { return }
        let height = largeTitle.follow(scrollView)
        previous?.contentInset.top -= height
        setStyleClass("has-large-title", scrollView != nil)
    }

    /// Keeps room for the large title at the start of the content, and moves it with the content. The title of the bar is
    /// seen once the large one is not.
    private func followContent() {
        follow(prefersLargeTitles ? contentScrollView ?? scrollViewBeside?() : nil)
        guard let context, let contentScrollView = largeTitle.scrollView else { return }
        let line = context.environment.lineHeight(of: .body)
        let titleHeight = (context.environment.lineHeight(of: .largeTitle) + line / 2).rounded()
        let height = titleHeight + (searchField == nil ? 0 : (2.5 * line).rounded())
        if height != largeTitle.insetHeight {
            let growth = largeTitle.setInsetHeight(height)
            contentScrollView.contentInset.top += growth
            setVariable("large-title-height", titleHeight)
            setVariable("bar-extension", height)
        }
        let inset = contentScrollView.contentInset.top
        // A low window, as with 400 % zoom, has no room for a search field beside its content.
        let isLow = context.environment.windowSize.height < Self.lowWindowHeight
        let distance = min(max(0, contentScrollView.contentOffset.y + inset), isLow ? height : titleHeight)
        setVariable("large-title-offset", distance)
        let isCollapsed = distance >= titleHeight
        guard isCollapsed != largeTitle.isCollapsed else { return }
        largeTitle.isCollapsed = isCollapsed
        setStyleClass("is-collapsed", isCollapsed)
    }

    /// Makes the title that is seen the heading for assistive technology, and hides the other title from it. The new heading takes
    /// the focus that the other title has, or that was requested for it in this event.
    ///
    /// - Parameter keepsFocus: Whether a heading that the host has reported as focused stays the heading. Set it where the user
    ///   scrolls: a screen reader follows the focus, and would leave the content that it reads.
    private func updateHeading(keepsFocus: Bool) {
        let isLarge = hasLargeTitle && !largeTitle.isCollapsed
        guard let context, let largeTitleLabel = largeTitle.label, isLarge != largeTitle.isHeading else { return }
        let old = isLarge ? titleLabel : largeTitleLabel
        let new = isLarge ? largeTitleLabel : titleLabel
        let isRequested = context.focus.requested == old.node
        // The host refuses a request for a view that is not in the window: the focus then stays where it is.
        let isFocused = !isRequested && context.focusedView === old
        guard !(isFocused && keepsFocus) else { return }
        largeTitle.isHeading = isLarge
        new.headingLevel = titleLabel.headingLevel
        // The focus moves before its title is hidden: browsers refuse to hide what has the focus.
        new.setAttribute(.isHiddenFromAccessibility, nil)
        if isRequested || isFocused {
            new.setAttribute(.tabIndex, "-1")
            new.focus()
        }
        old.setAttribute(.isHiddenFromAccessibility, "true")
        old.setAttribute(.tabIndex, nil)
    }
}

extension ViewController {
    /// The bar of the screen. The first use adds it at the top of the screen's ``view``.
    ///
    /// When the user comes to a screen, the title in its bar is focused, or the large title where that is seen, whether the
    /// initializer or `viewDidLoad()` makes the bar. A screen without a bar is focused as a whole.
    public var navigationItem: NavigationBar {
        // Only this property sets it.
        if let screenBar { return unsafeDowncast(screenBar, to: NavigationBar.self) }
        let bar = NavigationBar()
        bar.goBack = Weak(self).performing { $0.navigate(.back(orTo: $1)) }
        bar.scrollViewBeside = { [screen = Weak(self)] in
            guard let view = screen.object?.view else { return nil }
            if let scrollView = view as? CollectionView { return scrollView }
            for case let scrollView as CollectionView in view.subviews { return scrollView }
            return nil
        }
        screenBar = bar
        view.insertSubview(bar, at: 0)
        bar.follow(title)
        if awaitsBar { focusOnArrival() }
        return bar
    }
}
