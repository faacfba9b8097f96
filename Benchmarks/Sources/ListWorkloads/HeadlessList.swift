import CollectionGeometry
import CollectionLayout
import CollectionViews

/// A list of numbered rows in a window that nothing is drawn in: events go in, and the commands of the engine are counted.
///
/// What a browser would measure has a height that follows from the order of the requests.
final class HeadlessList {
    private static let windowSize = Size(width: 390, height: 844)

    private let source: NumberSource
    private let list: CollectionView
    private let window: Window
    private var scroller = NodeID.none
    /// How many commands have been handled.
    private(set) var commandCount = 0

    /// Creates the list and brings its first rows to the screen.
    init(rowCount: Int) {
        source = NumberSource(count: rowCount)
        list = CollectionView(layout: CompositionalLayout.list(using: ListConfiguration(appearance: .plain)))
        list.dataSource = source
        window = Window(rootViewController: ViewController(view: list))
        handle(.environmentChanged(HostEnvironment(windowSize: Self.windowSize, displayScale: 2)))
        handle(.started(path: "/"))
        scroller = list.node
        handle(.resized(scroller, Self.windowSize))
        handle(.frame(0))
    }

    /// Shows the last row.
    func jumpToEnd() {
        list.scrollToItem(
            at: IndexPath(item: source.count - 1, section: 0), at: .bottom, animated: false)
        handle(.frame(0))
    }

    /// Shows the first row.
    func jumpToStart() {
        list.scrollToItem(at: IndexPath(item: 0, section: 0), at: .top, animated: false)
        handle(.frame(0))
    }

    /// Puts a row in front of all others.
    func insertAtTop() {
        list.performBatchUpdates { [self] in
            source.count += 1
            list.insertItems(at: [IndexPath(item: 0, section: 0)])
        }
        handle(.frame(0))
    }

    private func handle(_ first: HostEvent) {
        var events = [first]
        var next = 0
        while next < events.count {
            _ = window.dispatch(events[next])
            next += 1
            for command in window.context.takeCommands() {
                commandCount += 1
                switch command {
                case .measure(let token, let requests):
                    events.append(
                        .measured(token, requests.indices.map { Size(width: 390, height: 40 + Double($0 % 7) * 4) }))
                case .scroll(let node, let offset, _): events.append(.scrolled(node, offset))
                default: break
                }
            }
        }
    }
}

/// Rows that say their numbers.
private final class NumberSource: CollectionViewDataSource {
    let lifetime = Lifetime()
    var count: Int
    private let registration = CellRegistration<CollectionViewCell, Int> { cell, _, number in
        var content = cell.defaultContentConfiguration()
        content.text = "\(number)"
        cell.setContentConfiguration(content)
    }

    init(count: Int) {
        self.count = count
    }

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: indexPath.item)
    }
}
