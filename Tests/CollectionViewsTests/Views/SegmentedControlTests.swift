import CollectionGeometry
import CollectionTestSupport
import CollectionViews
import Testing

struct SegmentedControlTests {
    private func segments(_ host: ModelHost) -> [NodeID] { host.nodes(withStyleClass: "segment") }

    private func checked(_ host: ModelHost) -> [String] {
        segments(host).map { host.node($0)?.attributes[.isChecked] ?? "none" }
    }

    private func tabStops(_ host: ModelHost) -> [String] {
        segments(host).map { host.node($0)?.attributes[.tabIndex] ?? "none" }
    }

    @Test("the focus goes to the selected segment, or to the first enabled one")
    func focusing() {
        let control = SegmentedControl(["S", "M", "L"])
        control.setEnabled(false, forSegmentAt: 0)
        let host = makeHost(control)
        control.focus()
        host.send(.frame(0))
        #expect(host.focusedNode == segments(host)[1])
        control.selectedSegmentIndex = 2
        control.focus()
        host.send(.frame(0))
        #expect(host.focusedNode == segments(host)[2])
    }

    @Test("a press chooses, and only what changed is sent")
    func pressing() {
        var reports: [Int] = []
        let control = SegmentedControl(["S", "M", "L"])
        control.addAction { reports.append($0) }
        let host = makeHost(control)
        #expect(checked(host) == ["false", "false", "false"])
        #expect(tabStops(host) == ["0", "-1", "-1"])
        host.tap("M")
        let (first, second) = (segments(host)[0], segments(host)[1])
        #expect(
            host.lastCommands == [
                .setAttribute(first, .tabIndex, "-1"),
                .setStyleClass(second, "is-selected", true), .setAttribute(second, .isChecked, "true"),
                .setAttribute(second, .tabIndex, "0"),
            ]
        )
        host.tap("M")
        #expect(host.lastCommands == [])
        #expect(reports == [1])
        control.selectedSegmentIndex = 7
        host.send(.frame(0))
        #expect(control.selectedSegmentIndex == nil)
        #expect(checked(host) == ["false", "false", "false"])
        #expect(reports == [1])
    }

    @Test("segments that show parts of the screen are tabs for assistive technology")
    func tabs() {
        let control = SegmentedControl(["a", "b"])
        control.showsTabs = true
        control.setTitles(["a", "b", "c"])
        control.selectedSegmentIndex = 1
        let host = makeHost(control)
        #expect(host.node(control.node)?.attributes[.accessibilityRole] == "tablist")
        func values(_ attribute: HostAttribute) -> [String?] {
            segments(host).map { host.node($0)?.attributes[attribute] }
        }
        #expect(values(.accessibilityRole) == ["tab", "tab", "tab"])
        #expect(values(.isSelected) == ["false", "true", "false"])
        #expect(values(.isChecked) == [nil, nil, nil])
        control.showsTabs = false
        host.send(.frame(0))
        #expect(host.node(control.node)?.attributes[.accessibilityRole] == "radiogroup")
        #expect(values(.accessibilityRole) == ["radio", "radio", "radio"])
        #expect(values(.isChecked) == ["false", "true", "false"])
        #expect(values(.isSelected) == [nil, nil, nil])
    }

    @Test("arrows go round, past what cannot be chosen, in the reading direction", arguments: [false, true])
    func arrows(isMirrored: Bool) {
        var reports: [Int] = []
        let control = SegmentedControl(["a", "b", "c", "d"])
        control.setEnabled(false, forSegmentAt: 1)
        control.selectedSegmentIndex = 0
        control.addAction { reports.append($0) }
        let host = makeHost(control, direction: isMirrored ? .rightToLeft : .leftToRight)
        let nodes = segments(host)
        let forwards = isMirrored ? Key.left : .right
        #expect(host.press(forwards, on: nodes[0]))
        #expect(control.selectedSegmentIndex == 2)
        #expect(host.focusedNode == nodes[2])
        host.press(.down, on: nodes[2])
        host.press(forwards, on: nodes[3])
        host.press(.up, on: nodes[0])
        #expect(reports == [2, 3, 0, 3])
        #expect(tabStops(host) == ["-1", "-1", "-1", "0"])
        #expect(!host.press(.home, on: nodes[3]))
    }

    @Test("a segment has the description that it was given, and one that does not exist has none")
    func hints() {
        let control = SegmentedControl(["1W", "All"])
        control.setAccessibilityHint("The last week", forSegmentAt: 0)
        control.setAccessibilityHint("The last year", forSegmentAt: 2)
        let host = makeHost(control)
        #expect(segments(host).map { host.node($0)?.attributes[.accessibilityHint] } == ["The last week", nil])
    }

    @Test("with nothing else to choose the arrows stay")
    func alone() {
        let control = SegmentedControl(["a"])
        let host = makeHost(control)
        #expect(host.press(.right, on: segments(host)[0]))
        #expect(control.selectedSegmentIndex == 0)
        control.setTitles(["a", "b"])
        control.setEnabled(false, forSegmentAt: 0)
        control.setEnabled(false, forSegmentAt: 1)
        host.press(.right, on: segments(host)[0])
        #expect(control.selectedSegmentIndex == 0)
    }

    @Test("new titles keep what was chosen while it is there")
    func titles() {
        let control = SegmentedControl(["a", "b", "c"])
        control.selectedSegmentIndex = 2
        let host = makeHost(control)
        control.setTitles(["x", "b", "z", "w"])
        host.send(.frame(0))
        #expect(host.texts == ["x", "b", "z", "w"])
        #expect(control.selectedSegmentIndex == 2)
        #expect(control.titleForSegment(at: 3) == "w")
        #expect(control.titleForSegment(at: 4) == nil)
        control.setTitles(["x", "b"])
        host.send(.frame(0))
        #expect(host.texts == ["x", "b"])
        #expect(control.selectedSegmentIndex == nil)
        #expect(control.numberOfSegments == 2)
        #expect(tabStops(host) == ["0", "-1"])
        control.setTitles([])
        host.send(.frame(0))
        #expect(host.texts == [])
        #expect(!control.isEnabledForSegment(at: 0))
    }
}
