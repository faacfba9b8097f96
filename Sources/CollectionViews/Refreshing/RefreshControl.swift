/// Lets the user ask for new content: by pulling the content down with a finger, by a button that appears when the
/// keyboard reaches it, or by whatever else the app has that calls ``refresh()``.
///
/// ```swift
/// let refreshControl = RefreshControl()
/// refreshControl.addAction { model.reload() }
/// collectionView.refreshControl = refreshControl
/// // When the content has come, or failed to:
/// refreshControl.endRefreshing()
/// ```
///
/// The sign follows the finger over the content, which stays where it is. From the moment the finger is lifted beyond the
/// threshold until ``endRefreshing()`` the sign turns at the top of the view; both moments are read out. A refresh that
/// nobody ends turns for ever: end it on failure as well.
///
/// See Apple's documentation of `UIRefreshControl`.
public final class RefreshControl: View {
    /// The words for assistive technology. An empty one is silence.
    public struct Words: Hashable, Sendable {
        /// The name of the button.
        public var refresh: String
        /// New content is awaited.
        public var refreshing: String
        /// The wait is over.
        public var refreshed: String

        /// Creates words; the defaults are English.
        public init(refresh: String = "Refresh", refreshing: String = "Refreshing", refreshed: String = "Refreshed") {
            self.refresh = refresh
            self.refreshing = refreshing
            self.refreshed = refreshed
        }
    }

    /// The words for assistive technology.
    public var words = Words() {
        didSet { button.accessibilityLabel = words.refresh }
    }
    private var state = RefreshState()
    private let sign = View(.box, roles: ["refresh-sign"])
    private let button = Button(roles: ["refresh-button"])

    /// Creates a control that waits to be used.
    public init() {
        super.init(.box, roles: ["refresh-control"])
        let spinner = View(.box, roles: ["refresh-spinner"])
        sign.addSubview(spinner)
        sign.setAttribute(.isHiddenFromAccessibility, "true")
        addSubview(sign)
        button.accessibilityLabel = words.refresh
        addSubview(button)
        button.addTarget(self) { $0.refresh() }
    }
}

extension RefreshControl {
    /// Whether new content is awaited.
    public var isRefreshing: Bool { state.isRefreshing }

    /// Shows that new content is awaited, without asking for it: for a refresh that the program began.
    public func beginRefreshing() {
        guard state.begin() else { return }
        show()
        announce(words.refreshing)
    }

    /// Says that the content has come, or that it will not.
    public func endRefreshing() {
        guard state.end() else { return }
        show()
        announce(words.refreshed)
    }

    /// Does what pulling does: shows that new content is awaited and calls the actions. Nothing happens while it already
    /// is.
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
                announce(words.refreshing)
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
        sign.setRole("is-pulled", state.reach > 0 && !state.isRefreshing)
        sign.setRole("is-armed", state.isArmed)
        sign.setRole("is-refreshing", state.isRefreshing)
        button.setAttribute(.isBusy, state.isRefreshing ? "true" : nil)
    }

    private func announce(_ text: String) {
        if !text.isEmpty { send(.announce(text)) }
    }
}
