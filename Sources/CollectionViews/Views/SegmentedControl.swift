import CollectionGeometry

/// A row of segments of which one is selected.
///
/// ![Four segments, the second selected and the fourth disabled; two segments, the first selected](view-segmented-control)
///
/// ```swift
/// let sizes = SegmentedControl(["S", "M", "L"])
/// sizes.accessibilityLabel = "Size"
/// sizes.selectedSegmentIndex = 1
/// sizes.addAction { model.choose(size: $0) }
/// ```
///
/// Its actions receive the index of the segment that the user selected. The Tab key reaches the control once; the arrow
/// keys move between the segments and select them.
public final class SegmentedControl: ValueControl<Int> {
    /// The selected segment; `nil` if none is. An index without a segment selects none. Setting it calls no action.
    public var selectedSegmentIndex: Int? {
        get { selection }
        set { select(newValue.flatMap { segments.indices.contains($0) ? $0 : nil }) }
    }

    /// Whether each segment stands for a part of the screen that it shows, rather than for a value: assistive technology calls such
    /// segments tabs, and others radio buttons. The default is `false`.
    public var showsTabs = false {
        didSet {
            setAttribute(.accessibilityRole, showsTabs ? "tablist" : "radiogroup")
            for segment in segments { segment.isTab = showsTabs }
        }
    }

    private var segments: [Segment] = []
    private var selection: Int?

    /// Creates a control without a selected segment.
    public init(_ titles: [String] = []) {
        super.init(.box, styleClasses: ["segmented-control"])
        setAttribute(.accessibilityRole, "radiogroup")
        setTitles(titles)
    }

    package override func handle(_ event: HostEvent) -> Bool {
        guard let target = event.target, let index = segments.firstIndex(where: { $0.view(for: target) != nil }) else {
            return super.handle(event)
        }
        switch event {
        case .activated: return choose(index)
        case .keyPressed(let key, _): return move(from: index, key)
        default: return false
        }
    }

    /// Moves the keyboard focus to the selected segment or, while none is selected, to the first enabled one.
    public override func focus() {
        if let tabStop { segments[tabStop].focus() }
    }

    private func select(_ index: Int?) {
        guard index != selection else { return }
        selection = index
        for (position, segment) in segments.enumerated() { show(segment, at: position) }
    }

    private func show(_ segment: Segment, at position: Int) {
        segment.isChosen = position == selection
        segment.isTabStop = position == tabStop
    }
}

extension SegmentedControl {
    /// The number of segments.
    public var numberOfSegments: Int { segments.count }

    /// The segment that the Tab key reaches: the selected one, else the first enabled one.
    private var tabStop: Int? { selection ?? segments.firstIndex { $0.isEnabled } }

    /// Replaces the titles. The selected segment stays selected if its index still exists.
    ///
    /// - Complexity: O(*n*) in the number of segments.
    public func setTitles(_ titles: [String]) {
        while segments.count > titles.count { removeSubview(segments.removeLast()) }
        for (index, title) in titles.enumerated() {
            if index < segments.count {
                segments[index].label.text = title
            } else {
                let segment = Segment(title)
                segment.isTab = showsTabs
                segments.append(segment)
                addSubview(segment)
            }
        }
        if let selection, selection >= segments.count { self.selection = nil }
        for (position, segment) in segments.enumerated() { show(segment, at: position) }
    }

    /// The title of a segment; `nil` if there is no such segment.
    public func titleForSegment(at index: Int) -> String? {
        segments.indices.contains(index) ? segments[index].label.text : nil
    }

    /// Describes a segment to assistive technology, which reads the text after the title: "1W" may be described as "The last week".
    /// `nil` removes the description. Does nothing if there is no such segment.
    public func setAccessibilityHint(_ hint: String?, forSegmentAt index: Int) {
        guard segments.indices.contains(index) else { return }
        segments[index].accessibilityHint = hint
    }

    /// Enables or disables a segment. Does nothing if there is no such segment.
    public func setEnabled(_ isEnabled: Bool, forSegmentAt index: Int) {
        guard segments.indices.contains(index) else { return }
        segments[index].isEnabled = isEnabled
        for (position, segment) in segments.enumerated() { show(segment, at: position) }
    }

    /// Whether a segment is enabled; `false` if there is no such segment.
    public func isEnabledForSegment(at index: Int) -> Bool {
        segments.indices.contains(index) && segments[index].isEnabled
    }

    /// Selects a segment for the user. Returns `true`: the event is handled in any case.
    private func choose(_ index: Int) -> Bool {
        guard segments[index].isEnabled, index != selection else { return true }
        select(index)
        sendChange(index)
        sendActions()
        return true
    }

    /// Moves to the next enabled segment and selects it, wrapping at the ends.
    private func move(from index: Int, _ key: Key) -> Bool {
        let isMirrored = context?.environment.layoutDirection == .rightToLeft
        let step: Int
        switch key {
        case .right: step = isMirrored ? -1 : 1
        case .left: step = isMirrored ? 1 : -1
        case .down: step = 1
        case .up: step = -1
        default: return false
        }
        var next = index
        repeat {
            next = (next + step + segments.count) % segments.count
        } while next != index && !segments[next].isEnabled
        segments[next].focus()
        return choose(next)
    }
}

extension SegmentedControl {
    /// A segment: a radio button, or a tab.
    private final class Segment: View {
        let label = Label(.subheadline)

        var isChosen = false {
            didSet { if isChosen != oldValue { showChosen() } }
        }

        var isTab = false {
            didSet { if isTab != oldValue { showKind() } }
        }

        var isTabStop = false {
            didSet { if isTabStop != oldValue { setAttribute(.tabIndex, isTabStop ? "0" : "-1") } }
        }

        var isEnabled = true {
            didSet {
                guard isEnabled != oldValue else { return }
                setStyleClass("is-disabled", !isEnabled)
                setAttribute(.isDisabled, isEnabled ? nil : "true")
            }
        }

        init(_ title: String) {
            super.init(.button, styleClasses: ["segment"])
            label.text = title
            addSubview(label)
            setAttribute(.accessibilityRole, "radio")
            setAttribute(.tabIndex, "-1")
            showChosen()
        }

        private func showKind() {
            setAttribute(.accessibilityRole, isTab ? "tab" : "radio")
            setAttribute(isTab ? .isChecked : .isSelected, nil)
            showChosen()
        }

        private func showChosen() {
            setStyleClass("is-selected", isChosen)
            setAttribute(isTab ? .isSelected : .isChecked, isChosen ? "true" : "false")
        }
    }
}
