import CollectionGeometry
import CollectionTestSupport
import CollectionViews
import Testing

struct SliderTests {
    private func attributes(_ host: ModelHost, _ view: View) -> [HostAttribute: String] {
        host.node(view.node)?.attributes ?? [:]
    }

    @Test("values are brought into the range and to a step")
    func values() {
        let slider = Slider(minimumValue: 1, maximumValue: 10, step: 4)
        let expected: [(Double, Double)] = [(0, 1), (3.1, 5), (9.5, 9), (11, 9), (.infinity, 9), (-.infinity, 1)]
        for (wanted, value) in expected {
            slider.value = wanted
            #expect(slider.value == value, "\(wanted)")
        }
        slider.value = 5
        slider.value = .nan
        #expect(slider.value == 5)
    }

    @Test("arrows, pages, Home and End move the thumb in the reading direction", arguments: [false, true])
    func keys(isMirrored: Bool) {
        var reports: [Double] = []
        let slider = Slider(minimumValue: 0, maximumValue: 20, step: 1)
        slider.addAction { reports.append($0) }
        let host = makeHost(slider, direction: isMirrored ? .rightToLeft : .leftToRight)
        for key in [isMirrored ? Key.left : .right, .up, .pageUp, .end, .end, .down, .pageDown, .home] {
            #expect(host.press(key, on: slider.node))
        }
        #expect(reports == [1, 2, 4, 20, 19, 17, 0])
        #expect(!host.press(.enter, on: slider.node))
        slider.isEnabled = false
        #expect(!host.press(.up, on: slider.node))
        #expect(slider.value == 0)
    }

    @Test("the track is pressed and dragged; a cancelled drag puts the value back", arguments: [false, true])
    func dragging(isMirrored: Bool) {
        var reports: [Double] = []
        let slider = Slider()
        slider.addAction { reports.append($0) }
        let host = makeHost(slider, direction: isMirrored ? .rightToLeft : .leftToRight)
        let at = { Point(x: isMirrored ? 300 - $0 : $0, y: 10) }
        host.point(.began, on: slider.node, at: at(75))
        host.point(.moved, on: slider.node, at: at(150))
        host.point(.ended, on: slider.node, at: at(400))
        #expect(reports == [0.25, 0.5, 1])
        host.point(.began, on: slider.node, at: at(30))
        host.point(.cancelled, on: slider.node, at: at(30))
        #expect(slider.value == 1)
        host.point(.moved, on: slider.node, at: at(30))
        #expect(slider.value == 1)
    }

    @Test("a slider that is not continuous reports the value at the end of a drag")
    func reportingAtTheEnd() {
        var reports: [Double] = []
        let slider = Slider()
        slider.isContinuous = false
        slider.addAction { reports.append($0) }
        let host = makeHost(slider)
        host.point(.began, on: slider.node, at: Point(x: 75, y: 10))
        host.point(.moved, on: slider.node, at: Point(x: 150, y: 10))
        #expect(reports == [])
        #expect(slider.value == 0.5)
        host.point(.ended, on: slider.node, at: Point(x: 150, y: 10))
        #expect(reports == [0.5])
    }

    @Test("assistive technology learns whole numbers, a percentage, or the text of the app")
    func spoken() {
        let whole = Slider(minimumValue: 2, maximumValue: 8, step: 2)
        whole.value = 4
        let host = makeHost(whole)
        #expect(attributes(host, whole)[.valueNow] == "4")
        #expect(attributes(host, whole)[.valueMaximum] == "8")
        whole.valueText = { "\(Int($0)) euros" }
        whole.value = 6
        host.send(.frame(0))
        #expect(attributes(host, whole)[.valueText] == "6 euros")
        let fraction = Slider(minimumValue: -1, maximumValue: 1)
        fraction.value = 0.5
        let other = makeHost(fraction)
        #expect(attributes(other, fraction)[.valueNow] == "75")
        #expect(attributes(other, fraction)[.valueMinimum] == "0")
    }
}

struct StepperTests {
    @Test("buttons change the value within the range, and are disabled at its ends")
    func buttons() throws {
        var reports: [Int] = []
        let stepper = Stepper(minimumValue: 1, maximumValue: 6, stepValue: 2)
        stepper.addAction { reports.append($0) }
        let host = makeHost(stepper)
        let buttons = host.nodes(withStyleClass: "stepper-button")
        let disabled = { buttons.map { host.node($0)?.attributes[.isDisabled] == "true" } }
        #expect(disabled() == [true, false])
        for _ in 0..<3 { host.send(.activated(buttons[1])) }
        #expect(reports == [3, 5, 6])
        #expect(disabled() == [false, true])
        host.send(.activated(buttons[0]))
        #expect(stepper.value == 4)
        stepper.value = -7
        #expect(stepper.value == 1)
        #expect(reports == [3, 5, 6, 4])
    }

    @Test("a range up to the largest number does not overflow")
    func overflow() {
        let stepper = Stepper(minimumValue: .min, maximumValue: .max, stepValue: 10)
        let host = makeHost(stepper)
        stepper.value = .max - 3
        host.send(.frame(0))
        host.send(.activated(host.nodes(withStyleClass: "stepper-button")[1]))
        #expect(stepper.value == .max)
    }
}

struct PageControlTests {
    private func current(_ host: ModelHost) -> [Bool] {
        host.nodes(withStyleClass: "page-dot").map { host.node($0)?.styleClasses.contains("is-current") == true }
    }

    @Test("presses and keys go from page to page in the reading direction", arguments: [false, true])
    func moving(isMirrored: Bool) {
        var reports: [Int] = []
        let control = PageControl(numberOfPages: 4)
        control.addAction { reports.append($0) }
        let host = makeHost(control, direction: isMirrored ? .rightToLeft : .leftToRight)
        let end = Point(x: isMirrored ? 10 : 290, y: 5)
        for _ in 0..<2 {
            host.point(.began, on: control.node, at: end)
            host.point(.ended, on: control.node, at: end)
        }
        for key in [isMirrored ? Key.right : .left, .end, .end, .up, .home] { host.press(key, on: control.node) }
        #expect(reports == [1, 2, 1, 3, 0])
        #expect(current(host) == [true, false, false, false])
    }

    @Test("fewer pages keep the last one current, and none or one may hide the control")
    func pages() {
        let control = PageControl(numberOfPages: 4)
        control.currentPage = 9
        let host = makeHost(control)
        #expect(control.currentPage == 3)
        #expect(host.node(control.node)?.attributes[.valueText] == "4 of 4")
        control.numberOfPages = 2
        host.send(.frame(0))
        #expect(current(host) == [false, true])
        #expect(control.currentPage == 1)
        control.hidesForSinglePage = true
        control.numberOfPages = 1
        #expect(control.isHidden)
        control.numberOfPages = -3
        #expect(control.isHidden)
        #expect(control.numberOfPages == 0)
        #expect(control.currentPage == 0)
    }
}
