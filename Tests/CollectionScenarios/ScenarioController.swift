public import CollectionViews

/// Shows one scenario after the other, by address: `/list` opens a screen, `/do/…` tells it what to do.
///
/// Both ways into it are events a host has anyway, so that the same script drives it in memory and in a browser.
public final class ScenarioController: ViewController {
    private var screen: ScenarioScreen?

    /// Creates a controller that shows nothing until it is given an address.
    public init() {
        super.init(view: View(.box, styleClasses: ["navigation"]))
    }

    public override var title: String { screen?.title ?? "" }

    public override func show(path: String) -> Bool {
        go(to: path)
        return true
    }

    private func go(to path: String) {
        let bytes = Array(path.utf8)
        if bytes.starts(with: Array("/do/".utf8)) {
            screen?.perform(ScenarioCommand(path: path))
            return
        }
        if bytes.starts(with: Array("/check/".utf8)) || bytes.starts(with: Array("/rest/".utf8)) {
            screen?.check(path)
            return
        }
        close()
        if bytes.elementsEqual("/device".utf8) { return show(DeviceScreen()) }
        if bytes.elementsEqual("/loading".utf8) { return show(LoadingScreen()) }
        if bytes.elementsEqual("/progress".utf8) { return show(ProgressScreen()) }
        if bytes.elementsEqual("/requests".utf8) { return show(RequestScreen()) }
        if bytes.elementsEqual("/services".utf8) { return show(ServiceScreen()) }
        guard let context, let scenario = Scenario.allCases.first(where: { Array("/\($0.name)".utf8) == bytes }) else {
            return
        }
        let screen = scenario.makeScreen()
        self.screen = screen
        view.addSubview(screen.view)
        addChild(screen)
        context.send(.setTitle(screen.title))
    }

    private func show(_ screen: ViewController) {
        view.addSubview(screen.view)
        addChild(screen)
    }

    private func close() {
        guard let screen else { return }
        self.screen = nil
        view.removeSubview(screen.view)
        removeChild(screen)
    }
}
