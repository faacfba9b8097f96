import CollectionGeometry

/// A row of segments one of which is chosen.
///
/// ![Four segments, the second chosen and the fourth disabled; two segments, the first chosen](view-segmented-control)
///
/// ```swift
/// let sizes = SegmentedControl(["S", "M", "L"])
/// sizes.accessibilityLabel = "Size"
/// sizes.selectedSegmentIndex = 1
/// sizes.addAction { model.choose(size: $0) }
/// ```
///
/// Its actions are given the index of the segment that the user chose. The Tab key reaches the control once; the arrows go from segment to segment, and choose.
public final class SegmentedControl: ValueControl<Int> {
    /// The chosen segment; `nil` if none is. An index there is no segment for chooses none. Setting it calls
    /// no action.
    public var selectedSegmentIndex: Int? {
        get { selection }
        set { select(newValue.flatMap { segments.indices.contains($0) ? $0 : nil }) }
    }

    private var segments: [Segment] = []
    private var selection: Int?

    /// Creates a control without a chosen segment.
    public init(_ titles: [String] = []) {
        super.init(.box, roles: ["segmented-control"])
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
    /// How many segments there are.
    public var numberOfSegments: Int { segments.count }

    /// The segment the Tab key reaches: the chosen one, else the first that can be chosen.
    private var tabStop: Int? { selection ?? segments.firstIndex { $0.isEnabled } }

    /// Replaces the segments. The chosen one stays chosen if there is still one in its place.
    public func setTitles(_ titles: [String]) {
        while segments.count > titles.count { removeSubview(segments.removeLast()) }
        for (index, title) in titles.enumerated() {
            if index < segments.count {
                segments[index].label.text = title
            } else {
                let segment = Segment(title)
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

    /// Lets the user choose a segment, or not. Does nothing if there is no such segment.
    public func setEnabled(_ isEnabled: Bool, forSegmentAt index: Int) {
        guard segments.indices.contains(index) else { return }
        segments[index].isEnabled = isEnabled
        for (position, segment) in segments.enumerated() { show(segment, at: position) }
    }

    /// Whether the user can choose a segment; `false` if there is no such segment.
    public func isEnabledForSegment(at index: Int) -> Bool {
        segments.indices.contains(index) && segments[index].isEnabled
    }

    /// Chooses a segment on behalf of the user. Returns `true`: the event was the control's in any case.
    private func choose(_ index: Int) -> Bool {
        guard segments[index].isEnabled, index != selection else { return true }
        select(index)
        sendChange(index)
        sendActions()
        return true
    }

    /// Goes to another segment and chooses it, past those that cannot be chosen and round the ends.
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
    /// One of the choices: a radio button.
    private final class Segment: View {
        let label = Label(.subheadline)

        var isChosen = false {
            didSet { if isChosen != oldValue { showChosen() } }
        }

        var isTabStop = false {
            didSet { if isTabStop != oldValue { setAttribute(.tabIndex, isTabStop ? "0" : "-1") } }
        }

        var isEnabled = true {
            didSet {
                guard isEnabled != oldValue else { return }
                setRole("is-disabled", !isEnabled)
                setAttribute(.isDisabled, isEnabled ? nil : "true")
            }
        }

        init(_ title: String) {
            super.init(.button, roles: ["segment"])
            label.text = title
            addSubview(label)
            setAttribute(.accessibilityRole, "radio")
            setAttribute(.tabIndex, "-1")
            showChosen()
        }

        private func showChosen() {
            setRole("is-selected", isChosen)
            setAttribute(.isChecked, isChosen ? "true" : "false")
        }
    }
}
