import CollectionGeometry
import CollectionViews
import Testing

@testable import CollectionTestSupport

/// The host of the tests is as strict as the page, and its time is virtual.
struct ModelHostTests {
    private final class Screen: ViewController {
        let label = Label(.body)
        let button = Button("Go")

        init() {
            super.init()
            view.addSubview(label)
            view.addSubview(button)
        }
    }

    private func start() -> (Screen, ModelHost) {
        let screen = Screen()
        let host = ModelHost(screen, windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        return (screen, host)
    }

    @Test("requests to other origins and relative ones are refused, and have a response")
    func requests() {
        let (screen, host) = start()
        var responses: [HostResponse] = []
        let refused = host.expectingViolations {
            for path in ["https://example.com/inbox", "api/inbox.json"] {
                screen.context?.request(HostRequest(path)) { responses.append($0) }
            }
            host.send(.frame(0))
        }
        #expect(
            refused == [
                #"request: refused GET "https://example.com/inbox", whose origin is not allowed: add https://example.com "#
                    + "to data-origins of the page's <main> (in a test: allowedOrigins)",
                #"request: refused GET "api/inbox.json", which is no path of this origin"#,
            ])
        #expect(responses == [.failure(status: 400), .failure(status: 400)])
        #expect(host.openRequests == [])
        #expect(host.violations == [])
        #expect(host.logLines == refused)
    }

    @Test("an allowed origin gets requests, and the screen the whole response")
    func replies() {
        let (screen, host) = start()
        host.allowedOrigins = ["https://api.example.com"]
        var replies: [HostReply] = []
        let path = "https://api.example.com/v1/notes"
        for _ in 0..<2 { screen.context?.fetch(HostRequest(path)) { replies.append($0) } }
        host.send(.frame(0))
        host.respond(to: path, with: .success([1]), headerFields: ["ETag": "a"])
        host.respond(to: path, with: .failure(status: 422), headerFields: ["Retry-After": "9"], body: [2])
        #expect(replies.map(\.status) == [200, 422])
        #expect(replies.map(\.body) == [[1], [2]])
        #expect(replies.map { $0.headerFields["etag"] } == ["a", nil])
        #expect(replies.map { $0.headerFields["RETRY-AFTER"] } == [nil, "9"])
    }

    @Test("a request whose header fields no browser sends is refused, and the line names no value")
    func headerFields() {
        let (screen, host) = start()
        var statuses: [Int] = []
        let refused = host.expectingViolations {
            for fields: HeaderFields in [["Cookie": "a=b"], ["X Y": "a"], ["Authorization": "Bearer\r\nX: secret"]] {
                screen.context?.fetch(HostRequest("/a", headerFields: fields)) { statuses.append($0.status) }
            }
            host.send(.frame(0))
        }
        #expect(
            refused == [
                #"request: refused GET "/a", whose header field "cookie" only browsers set"#,
                #"request: refused GET "/a", whose header field "x y" has no valid name"#,
                #"request: refused GET "/a", whose header field "authorization" has a value that is not printable ASCII"#,
            ])
        #expect(statuses == [400, 400, 400])
    }

    @Test("a response over the limit of its request is refused, and one of the limit is not")
    func responses() {
        let (screen, host) = start()
        var responses: [HostResponse] = []
        for path in ["/a", "/b"] {
            screen.context?.request(HostRequest(path, maximumResponseBytes: 3)) { responses.append($0) }
        }
        host.send(.frame(0))
        host.respond(to: "/a", with: .success([1, 2, 3]))
        let refused = host.expectingViolations { host.respond(to: "/b", with: .success([1, 2, 3, 4])) }
        #expect(responses == [.success([1, 2, 3]), .failure(status: 413)])
        #expect(
            refused == [
                #"request: refused the response to GET "/b", which has more bytes than the limit of 3 "#
                    + "(HostRequest.maximumResponseBytes)"
            ])
    }

    @Test("what is refused changes nothing, and the commands after it are carried out")
    func commands() {
        let (screen, host) = start()
        screen.label.setAttribute(.isExpanded, "yes")
        screen.label.text = "shown"
        #expect(
            host.expectingViolations { host.send(.frame(0)) } == [
                #"setAttribute: refused aria-expanded="yes", which is none of true, false"#
            ])
        #expect(host.node(screen.label.node)?.attributes == [:])
        #expect(host.texts == ["shown", "Go"])
    }

    @Test("events that no browser sends are refused, and not delivered")
    func events() {
        let (screen, host) = start()
        var taps = 0
        screen.button.addAction { taps += 1 }
        let (label, gone) = (screen.label.node, NodeID(rawValue: 99))
        let refused = host.expectingViolations {
            host.send(.activated(label))
            host.send(.activated(gone))
            host.send(.edited(label, "x"))
            host.send(.scrolled(label, .zero))
            host.send(.pointed(label, HostPointer(.began, at: .zero, span: 0)))
            host.send(.navigated(path: "inbox"))
        }
        #expect(
            refused == [
                "activated: refused node \(label.rawValue), which is no link, button or cell",
                "activated: refused node 99, which does not exist",
                "edited: refused node \(label.rawValue), which is no text field",
                "scrolled: refused node \(label.rawValue), which does not scroll",
                "pointed: refused node \(label.rawValue), which is no surface",
                "navigated: refused “inbox”, which is no path of this origin",
            ])
        host.send(.activated(screen.button.node))
        #expect(taps == 1)
    }

    @Test("a refusal that the test does not expect fails it, with its line")
    func unexpected() {
        let (screen, host) = start()
        let node = screen.label.node
        withKnownIssue {
            host.send(.activated(node))
        } matching: { issue in
            issue.comments.map(\.rawValue) == [
                "activated: refused node \(node.rawValue), which is no link, button or cell"
            ]
        }
        #expect(host.violations.count == 1)
    }

    @Test("timers and frames come in the order of their times, however they were started")
    func clock() {
        let (screen, host) = start()
        guard let context = screen.context else { return }
        var trace: [String] = []
        for milliseconds in [300, 100, 200] {
            context.after(milliseconds: milliseconds) { [unowned host] in
                trace.append("\(milliseconds) at \(host.time)")
            }
        }
        context.after(milliseconds: 100) { trace.append("second 100") }
        let cancelled = context.after(milliseconds: 150) { trace.append("never") }
        context.after(milliseconds: 120) {
            context.cancel(timer: cancelled)
            context.after(milliseconds: 30) { [unowned host] in trace.append("nested at \(host.time)") }
        }
        host.send(.frame(0))
        host.advance(by: 99)
        #expect(trace == [])
        host.advance(by: 1)
        #expect(trace == ["100 at 100.0", "second 100"])
        host.advance(by: 150)
        #expect(trace.dropFirst(2) == ["nested at 150.0", "200 at 200.0"])
        #expect(host.time == 250)
        #expect(host.fireNextTimer())
        #expect(host.time == 300)
        #expect(trace.last == "300 at 300.0")
        #expect(!host.fireNextTimer())
    }

    @Test("a frame is drawn every 16 milliseconds while one is requested, and animations end at their time")
    func frames() {
        let (screen, host) = start()
        let node = screen.label.node
        screen.label.send(.animate(node, HostAnimation(opacity: -1, milliseconds: 100)))
        screen.context?.send(.requestFrame)
        host.send(.frame(0))
        #expect(host.isFrameRequested)
        host.advance(by: 15)
        #expect(host.isFrameRequested)
        host.advance(by: 1)
        #expect(!host.isFrameRequested)
        host.advance(by: 83)
        #expect(host.node(node)?.animations.count == 1)
        host.advance(by: 1)
        #expect(host.node(node)?.animations == [])
    }

    @Test(
        "a screen that its own closure keeps alive is found after its host, one that is gone is not",
        arguments: [true, false])
    func leaks(isLeaking: Bool) {
        var objects = WatchedObjects()
        weak var survivor: Screen?
        do {
            let (screen, host) = start()
            if isLeaking { screen.button.addAction { screen.label.text = "kept" } }
            objects.add(screensOf: host.window)
            survivor = screen
        }
        #expect(objects.living == (isLeaking ? ["2 × Label", "Button", "Screen", "View"] : []))
        survivor?.button.setAction {}
        #expect(objects.living == [])
    }
}

/// What the strict host has found in the engine.
struct RefusedByBrowsersTests {
    private final class Form: ViewController {
        let field = TextField("Name")
        let button = Button("Send")
        let dialogs = [ModalView("First"), ModalView("Second")]

        init() {
            super.init()
            view.addSubview(field)
            view.addSubview(button)
        }
    }

    @Test("a text field that is to have the focus gives it to its input")
    func textField() {
        let form = Form()
        let host = ModelHost(form, windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        form.field.focus()
        host.send(.frame(0))
        #expect(host.node(host.focusedNode)?.element == .textField)
        #expect(form.field.isEditing)
    }

    @Test("a dialog whose source is gone moves the focus nowhere", arguments: [true, false])
    func dialog(isSourceGone: Bool) {
        let form = Form()
        let host = ModelHost(form, windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        let node = form.button.node
        form.present(form.dialogs[0], from: form.button)
        host.send(.frame(0))
        if isSourceGone { form.view.removeSubview(form.button) }
        form.dialogs[0].dismiss()
        host.send(.frame(0))
        #expect(host.focusedNode == (isSourceGone ? .none : node))
    }
}
