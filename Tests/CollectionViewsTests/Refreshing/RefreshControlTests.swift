import CollectionGeometry
import CollectionTestSupport
import Testing

@testable import CollectionViews

struct RefreshStateTests {
    @Test("a pull beyond the threshold refreshes once, one below it does not, and none counts while it refreshes")
    func pulling() {
        var state = RefreshState()
        state.pull(to: RefreshState.threshold - 1)
        #expect(!state.isArmed)
        var action = state.release()
        #expect(action == .none)
        #expect(state == RefreshState())
        state.pull(to: RefreshState.threshold)
        #expect(state.isArmed)
        #expect(state.progress == 1)
        state.pull(to: 20)
        #expect(!state.isArmed)
        state.pull(to: 200)
        state.cancel()
        action = state.release()
        #expect(action == .none)
        state.pull(to: 200)
        action = state.release()
        #expect(action == .refresh)
        #expect(state.isRefreshing)
        state.pull(to: 300)
        action = state.release()
        #expect(action == .none)
        let began = state.begin()
        #expect(!began)
        #expect(state.isRefreshing)
        let hasEnded = state.end()
        let endedTwice = state.end()
        #expect(hasEnded)
        #expect(!endedTwice)
        #expect(state == RefreshState())
    }

    @Test("the sign follows the finger less the farther it is pulled, and never farther than it may")
    func reach() {
        var state = RefreshState()
        var last = 0.0
        var lastStep = Double.infinity
        for distance in stride(from: 10.0, through: 2000, by: 10) {
            state.pull(to: distance)
            let step = state.reach - last
            #expect(step > 0)
            #expect(step < lastStep)
            #expect(state.reach < RefreshState.maximumReach)
            last = state.reach
            lastStep = step
        }
    }
}

struct RefreshControlTests {
    private final class Counter {
        var refreshes = 0
    }

    private func start() -> (TextScreen, RefreshControl, Counter, ModelHost) {
        let screen = TextScreen.rows(30)
        let counter = Counter()
        let control = RefreshControl()
        control.addAction { counter.refreshes += 1 }
        screen.collectionView.refreshControl = control
        let host = ModelHost(screen, windowSize: Size(width: 400, height: 600))
        host.start(path: "/")
        return (screen, control, counter, host)
    }

    private func sign(_ host: ModelHost) -> [String] {
        let node = host.nodes(withStyleClass: "refresh-sign").first.flatMap { host.node($0) }
        return (node?.styleClasses ?? []).map { $0.rawValue }.filter { $0.hasPrefix("is-") }
            + ["\(Int((node?.variables["pull"] ?? -1).rounded()))"]
    }

    @Test("a finger pulls the sign, refreshes by letting go, and both ends of the wait are said")
    func finger() {
        let (screen, control, counter, host) = start()
        let view = screen.collectionView.node
        #expect(host.node(view)?.styleClasses.contains("is-pullable") == true)
        host.send(.pulled(view, HostPull(.moved, distance: 48)))
        #expect(sign(host) == ["is-pulled", "48"])
        host.send(.pulled(view, HostPull(.moved, distance: 96)))
        #expect(sign(host) == ["is-pulled", "is-armed", "64"])
        #expect(counter.refreshes == 0)
        host.send(.pulled(view, HostPull(.released, distance: 96)))
        #expect(sign(host) == ["is-refreshing", "54"])
        #expect(counter.refreshes == 1)
        #expect(control.isRefreshing)
        host.send(.pulled(view, HostPull(.moved, distance: 96)))
        host.send(.pulled(view, HostPull(.released, distance: 96)))
        #expect(counter.refreshes == 1)
        control.endRefreshing()
        host.send(.frame(0))
        #expect(sign(host) == ["0"])
        host.send(.pulled(view, HostPull(.moved, distance: 200)))
        host.send(.pulled(view, HostPull(.cancelled, distance: 200)))
        #expect(sign(host) == ["0"])
        #expect(host.announcements == ["Refreshing", "Refreshed"])
    }

    @Test("a button does the same for the keyboard, and the program can show a refresh of its own")
    func button() throws {
        let (screen, control, counter, host) = start()
        let button = try #require(host.nodes(withStyleClass: "refresh-button").first)
        #expect(host.node(button)?.attributes[.accessibilityLabel] == "Refresh")
        host.send(.activated(button))
        host.send(.activated(button))
        #expect(counter.refreshes == 1)
        #expect(host.node(button)?.attributes[.isBusy] == "true")
        control.endRefreshing()
        control.endRefreshing()
        control.strings = RefreshControl.Strings(refresh: "Neu laden", refreshing: "Lädt", refreshed: "")
        control.beginRefreshing()
        host.send(.frame(0))
        #expect(counter.refreshes == 1)
        #expect(control.isRefreshing)
        control.endRefreshing()
        host.send(.frame(0))
        #expect(host.node(button)?.attributes[.accessibilityLabel] == "Neu laden")
        #expect(host.announcements == ["Refreshing", "Refreshed", "Lädt"])
        screen.collectionView.refreshControl = nil
        host.send(.frame(0))
        #expect(host.nodes(withStyleClass: "refresh-control") == [])
        #expect(host.node(screen.collectionView.node)?.styleClasses.contains("is-pullable") == false)
        #expect(!host.send(.pulled(screen.collectionView.node, HostPull(.moved, distance: 50))))
    }

    @Test("a control whose action is offered by another control has no button")
    func withoutButton() throws {
        let (_, control, counter, host) = start()
        let button = try #require(host.nodes(withStyleClass: "refresh-button").first)
        control.hasButton = false
        host.send(.frame(0))
        #expect(host.frameInWindow(button) == nil)
        control.refresh()
        #expect(counter.refreshes == 1)
        control.hasButton = true
        host.send(.frame(0))
        #expect(host.frameInWindow(button) != nil)
    }

    @Test("what is held is not pulled, and the sign keeps out from under bars")
    func holding() throws {
        let stage = try ReorderStage(ReorderScreen(), [["a", "b"]])
        let control = RefreshControl()
        stage.perform {
            stage.view.refreshControl = control
            stage.view.contentInset.top = 50
        }
        let root = try #require(stage.host.nodes(withStyleClass: "refresh-control").first)
        #expect(stage.host.node(root)?.variables["refresh-inset"] == 50)
        stage.pickUp(0)
        stage.host.send(.pulled(stage.view.node, HostPull(.moved, distance: 200)))
        stage.host.send(.pulled(stage.view.node, HostPull(.released, distance: 200)))
        #expect(!control.isRefreshing)
    }
}
