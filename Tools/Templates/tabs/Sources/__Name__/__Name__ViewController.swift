public import CollectionViewKit

/// The app's first screen.
public func make{{Name}}() -> ViewController { {{Name}}ViewController() }

/// Two lists, of which a control shows one. A list that is not shown keeps its offset.
public final class {{Name}}ViewController: ViewController {
    private let tabs = SegmentedControl(["Fruits", "Vegetables"])
    private let lists = [
        NameListViewController(["Apple", "Quince", "Pear", "Plum"]),
        NameListViewController(["Carrot", "Leek", "Chard"]),
    ]

    /// Creates the screen.
    public init() {
        super.init()
    }

    public override var title: String { "{{Name}}" }

    public override func viewDidLoad() {
        let bar = View(.box, roles: ["app-bar"])
        bar.addSubview(tabs)
        view.addSubview(bar)
        for list in lists {
            addChild(list)
            view.addSubview(list.view)
        }
        tabs.selectedSegmentIndex = 0
        tabs.addTarget(self) { screen, index in screen.showList(index) }
        showList(0)
    }

    private func showList(_ index: Int) {
        for (position, list) in lists.enumerated() { list.view.isHidden = position != index }
    }
}
