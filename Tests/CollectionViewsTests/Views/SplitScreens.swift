import CollectionGeometry
import CollectionLayout
import CollectionViews

/// A list of messages: a field, a button for each message, and a list that scrolls.
final class SplitInbox: ViewController, CollectionViewDataSource {
    let field = TextField("Search")
    let buttons = (1...3).map { Button("Open \($0)") }
    let collectionView = CollectionView(layout: CompositionalLayout.list(using: ListConfiguration(appearance: .plain)))
    private let rows = CellRegistration<CollectionViewCell, Int> { cell, _, row in
        var content = cell.defaultContentConfiguration()
        content.text = "Row \(row)"
        cell.setContentConfiguration(content)
    }
    private(set) var appearances = 0
    private(set) var shownPaths: [String] = []
    private(set) var chosenPaths: [String?] = []

    override var title: String { "Inbox" }

    override func viewDidLoad() {
        navigationItem.titleLabel.text = title
        view.addSubview(field)
        for (index, button) in buttons.enumerated() {
            button.addTarget(self) { $0.navigate(.push(path: "/m/\(index + 1)")) }
            view.addSubview(button)
        }
        collectionView.dataSource = self
        view.addSubview(collectionView)
    }

    override func viewDidAppear() { appearances += 1 }

    override func viewDidDisappear() { appearances -= 1 }

    override func chosenPathDidChange(_ path: String?) { chosenPaths.append(path) }

    override func show(path: String) -> Bool {
        shownPaths.append(path)
        return false
    }

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 100 }

    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: indexPath.item)
    }
}

/// A message with a field for the reply.
final class SplitMessage: ViewController {
    let field = TextField("Answer")
    private let name: String
    private(set) var appearances = 0

    init(_ path: String) {
        name = String(path.dropFirst(3))
        super.init()
        navigationItem.backPath = name.contains("/") ? "/m/\(name.prefix(1))" : "/"
        view.addSubview(field)
    }

    override var title: String { "Message " + name }

    override func viewDidAppear() { appearances += 1 }

    override func viewDidDisappear() { appearances -= 1 }
}
