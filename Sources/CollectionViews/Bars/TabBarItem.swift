/// A tab of a ``TabBar``: a title, an icon and a badge.
public final class TabBarItem: View {
    /// The title.
    public let titleLabel = Label(.caption1, styleClasses: ["tab-title"])
    /// The address that the tab shows first; the browser opens it in another window if the user wants that. `nil` for a tab
    /// without one.
    public let path: String?
    private var badge: Badge?

    /// The text of the badge, such as a number; `nil` for none.
    public var badgeValue: String? {
        didSet { showBadge() }
    }

    var isChosen = false {
        didSet {
            guard isChosen != oldValue else { return }
            setStyleClass("is-selected", isChosen)
            showChosen()
        }
    }

    /// Creates a tab.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - icon: The style class that draws the icon; `nil` for none.
    ///   - path: The address that the tab shows first.
    public init(_ title: String, icon: StyleClass? = nil, path: String? = nil) {
        self.path = path
        super.init(path == nil ? .button : .link, styleClasses: ["tab"])
        titleLabel.text = title
        if let icon { addSubview(View(.box, styleClasses: ["tab-icon", icon])) }
        addSubview(titleLabel)
        setAttribute(.accessibilityRole, "tab")
        if let path { setAttribute(.destination, path) }
        showChosen()
    }

    private func showChosen() {
        setAttribute(.isSelected, isChosen ? "true" : "false")
        setAttribute(.tabIndex, isChosen ? "0" : "-1")
    }

    private func showBadge() {
        let badge = self.badge ?? Badge("", kind: .critical)
        if self.badge == nil {
            self.badge = badge
            addSubview(badge)
        }
        badge.text = badgeValue ?? ""
        badge.isHidden = badgeValue == nil
    }
}
