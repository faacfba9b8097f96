import CollectionFormatting

/// Lets the user request new content: by pulling the content down with a finger, by a button that appears when the
/// keyboard reaches it, or by any other control of the app that calls ``refresh()``.
///
/// ```swift
/// let refreshControl = RefreshControl()
/// refreshControl.addAction { model.reload() }
/// collectionView.refreshControl = refreshControl
/// // When the content was loaded, or failed to load:
/// refreshControl.endRefreshing()
/// ```
///
/// The spinner follows the finger over the content, which does not move. From the moment the finger is lifted beyond
/// the threshold until ``endRefreshing()`` the spinner turns at the top of the view; the beginning and the end are
/// announced. Call ``endRefreshing()`` on failure as well: the spinner turns until then.
///
/// See Apple's documentation of `UIRefreshControl`.
public final class RefreshControl: View {
    /// Localized strings for assistive technology. An empty one announces nothing.
    public struct Strings: Hashable, Sendable {
        /// The name of the button.
        public var refresh: String
        /// Announced when a refresh begins.
        public var refreshing: String
        /// Announced when a refresh ends.
        public var refreshed: String

        /// Creates the strings; `nil` for the library's own in the language of the app.
        public init(refresh: String? = nil, refreshing: String? = nil, refreshed: String? = nil) {
            self.refresh = refresh ?? libraryText("Refresh", german: "Aktualisieren", arabic: "تحديث")
            self.refreshing =
                refreshing ?? libraryText("Refreshing", german: "Wird aktualisiert", arabic: "جارٍ التحديث")
            self.refreshed = refreshed ?? libraryText("Refreshed", german: "Aktualisiert", arabic: "تم التحديث")
        }
    }

    /// Localized strings for assistive technology.
    public var strings = Strings() {
        didSet { button.accessibilityLabel = strings.refresh }
    }
    /// Whether the control has a button, which the keyboard reaches behind the content. The default is `true`.
    ///
    /// Set it to `false` where another control of the screen, such as a bar button item, calls ``refresh()``: the same action would
    /// otherwise be offered twice.
    public var hasButton = true {
        didSet { button.isHidden = !hasButton }
    }
    private var state = RefreshState()
    private let sign = View(.box, styleClasses: ["refresh-sign"])
    private let button = Button(styleClasses: ["refresh-button"])

    /// Creates a control that is not refreshing.
    public init() {
        super.init(.box, styleClasses: ["refresh-control"])
        let spinner = View(.box, styleClasses: ["refresh-spinner"])
        sign.addSubview(spinner)
        sign.setAttribute(.isHiddenFromAccessibility, "true")
        addSubview(sign)
        button.accessibilityLabel = strings.refresh
        addSubview(button)
        button.addTarget(self) { $0.refresh() }
    }
}

extension RefreshControl {
    /// Whether a refresh is under way.
    public var isRefreshing: Bool { state.isRefreshing }

    /// Shows a refresh without calling the actions: for a refresh that the program began.
    public func beginRefreshing() {
        guard state.begin() else { return }
        show()
        announce(strings.refreshing)
    }

    /// Ends the refresh, whether the content was loaded or not.
    public func endRefreshing() {
        guard state.end() else { return }
        show()
        announce(strings.refreshed)
    }

    /// Has the effect of a pull: shows a refresh and calls the actions. Does nothing while a refresh is under way.
    public func refresh() {
        guard !isRefreshing else { return }
        beginRefreshing()
        sendActions()
    }

    /// Follows a finger.
    func pulled(_ pull: HostPull) {
        switch pull.phase {
        case .moved:
            state.pull(to: pull.distance)
        case .released:
            if state.release() == .refresh {
                announce(strings.refreshing)
                show()
                sendActions()
                return
            }
        case .cancelled:
            state.cancel()
        }
        show()
    }

    private func show() {
        sign.setVariable("pull", state.reach)
        sign.setVariable("pull-progress", state.progress)
        sign.setStyleClass("is-pulled", state.reach > 0 && !state.isRefreshing)
        sign.setStyleClass("is-armed", state.isArmed)
        sign.setStyleClass("is-refreshing", state.isRefreshing)
        button.setAttribute(.isBusy, state.isRefreshing ? "true" : nil)
    }

    private func announce(_ text: String) {
        if !text.isEmpty { send(.announce(text)) }
    }
}
