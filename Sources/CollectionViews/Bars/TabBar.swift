import CollectionFormatting
import CollectionGeometry

/// A row of tabs of which one is selected.
///
/// ![Three tabs with icons, the first selected, the third with a badge](view-tab-bar)
///
/// ```swift
/// let bar = TabBar([TabBarItem("Notes", icon: "icon-notes"), TabBarItem("Tags", icon: "icon-tags")])
/// bar.addAction { screen.showTab($0) }
/// ```
///
/// Its actions receive the index of the tab that the user has activated, also that of the selected one. The Tab key reaches
/// the bar once; the arrow keys, Home and End move between the tabs, Enter and Space activate one. A
/// ``TabBarController`` shows a screen for each tab.
public final class TabBar: ValueControl<Int> {
    /// The tabs.
    public let items: [TabBarItem]

    /// The index of the selected tab, from 0. An index without a tab is ignored. Setting it calls no action.
    public var selectedIndex = 0 {
        didSet {
            if !items.indices.contains(selectedIndex) { selectedIndex = oldValue }
            for (index, item) in items.enumerated() { item.isChosen = index == selectedIndex }
        }
    }

    /// Creates a bar whose first tab is selected.
    ///
    /// - Parameters:
    ///   - items: The tabs.
    ///   - title: The name of the bar for assistive technology; `nil` for "Tabs" in the language of the app.
    public init(_ items: [TabBarItem], title: String? = nil) {
        self.items = items
        super.init(.box, styleClasses: ["tab-bar"])
        setAttribute(.accessibilityRole, "tablist")
        accessibilityLabel = title ?? libraryText("Tabs", german: "Tabs", arabic: "علامات التبويب")
        for item in items { addSubview(item) }
        items.first?.isChosen = true
    }

    package override func handle(_ event: HostEvent) -> Bool {
        guard let target = event.target, let index = items.firstIndex(where: { $0.view(for: target) != nil }) else {
            return super.handle(event)
        }
        switch event {
        case .activated, .keyPressed(.space, _): return activate(index)
        // Links are activated by Enter in the browser.
        case .keyPressed(let key, _): return move(from: index, key)
        default: return super.handle(event)
        }
    }
}

extension TabBar {
    /// The selected tab; `nil` if there are none.
    public var selectedItem: TabBarItem? { items.indices.contains(selectedIndex) ? items[selectedIndex] : nil }

    private func activate(_ index: Int) -> Bool {
        selectedIndex = index
        sendChange(index)
        return true
    }

    private func move(from index: Int, _ key: Key) -> Bool {
        let isMirrored = context?.environment.layoutDirection == .rightToLeft
        let next: Int
        switch key {
        case .right: next = index + (isMirrored ? -1 : 1)
        case .left: next = index + (isMirrored ? 1 : -1)
        case .home: next = 0
        case .end: next = items.count - 1
        default: return false
        }
        items[(next + items.count) % items.count].focus()
        return true
    }
}
