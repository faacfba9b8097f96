import CollectionViewKit
import ScreenContracts
import SharedScreens

/// The bag of the user, which the screens of the storefront share: shown at once, stored by the server, taken back where it
/// refuses.
///
/// ```swift
/// services.bag.loadLater()
/// services.bag.add(BagItem(product: product, size: "M"))
/// label.text = "\(services.bag.count)"  // again once services.bag.revision differs
/// ```
final class BagStore: WeaklyReferenceable {
    let lifetime = Lifetime()
    /// Raised with every change.
    private(set) var revision = 0

    private let service: ShopService
    private let items: StoredEntries<BagItem, Int>
    private let loader: StoredListLoader<BagItem, Int>
    /// What was added before the bag had come, whose quantities are not known until then.
    private var waiting: [BagItem] = []

    init(_ service: ShopService, history: UndoHistory) {
        let items = StoredEntries<BagItem, Int>(absent: 0, history: history, isOrdered: true) {
            item, quantity, position, handler in
            var body = JSONWriter()
            let change = BagChangeContract(
                product: item.product.id, size: item.size, quantity: quantity, position: position)
            body.object { change.write(to: &$0) }
            service.send(HostRequest("/v1/bag/lines", method: .put, body: body.bytes), then: handler)
        }
        self.service = service
        self.items = items
        loader = StoredListLoader(
            HostRequest("/v1/bag"), into: items,
            decode: { bytes throws(LoadError) in
                let bag = try HostResponse.success(bytes).contract({ BagContract($0) }, log: service.context)
                return bag.lines.map { (subject: BagItem(product: $0.product, size: $0.size), value: $0.quantity) }
            })
        items.changeHandler = { [bag = Weak(self)] in bag.object?.didChange() }
        loader.changeHandler = { [bag = Weak(self)] in bag.object?.loadDidChange() }
    }
}

extension BagStore {
    /// How many things are in the bag; 0 while that is not known.
    var count: Int { lines.reduce(0) { $0 + $1.quantity } }

    /// The lines, in the order in which they were added.
    var lines: [BagLine] {
        items.order.compactMap { index in
            let entry = items.entries[index]
            return entry.value > 0 ? BagLine(id: index, item: entry.subject, quantity: entry.value) : nil
        }
    }

    /// What all of it costs.
    var total: PriceContract {
        BagContract(
            lines: lines.map { BagLineContract(product: $0.item.product, size: $0.item.size, quantity: $0.quantity) }
        ).total
    }

    /// The line with an id; `nil` if it is not in the bag.
    func line(_ id: Int) -> BagLine? { lines.first { $0.id == id } }

    /// How the loading stands.
    var status: LoadStatus { loader.status }

    /// What is to be said about something that was not stored.
    var notice: String? {
        guard let refusal = items.refusal else { return nil }
        let strings = BagStrings.current
        return switch refusal.error.reason {
        case .outdated: strings.bag.full
        // A response with status 429 is about the number of requests.
        case .limit where refusal.error.code == 0: strings.bag.quantityLimit
        default: strings.bag.notStored(refusal.subject.name)
        }
    }

    /// The user has read what was said.
    func dismissNotice() { items.dismissRefusal() }

    /// Loads the bag, again where it has come.
    func load() { loader.load(in: service.context) }

    /// Loads the bag unless it has come, after the event.
    func loadLater() { loader.loadLater(in: service.context) }

    /// Adds one of something. Where the bag has not come, it is loaded first.
    func add(_ item: BagItem) {
        guard loader.isLoaded else {
            waiting.append(item)
            if !status.state.isInProgress { load() }
            return
        }
        let quantity = items.value(of: item.id)
        guard quantity < BagContract.maximumQuantity else { return items.refuse(item, LoadError(reason: .limit)) }
        items.change(item, to: quantity + 1, title: BagStrings.current.bag.added(item.name))
    }

    /// Changes how many of a line there are.
    func setQuantity(_ quantity: Int, of id: Int) {
        guard let line = line(id) else { return }
        let title = BagStrings.current.bag.changed(line.item.name, NumberText.grouped(quantity))
        items.change(line.item, to: quantity, title: title)
    }

    /// Takes a line out.
    func remove(_ id: Int) {
        guard let line = line(id) else { return }
        items.change(line.item, to: 0, title: BagStrings.current.bag.removed(line.item.name))
    }

    /// Tells the server of what has changed. Call it at the end of every event.
    func settle() { items.settle() }

    private func didChange() { revision += 1 }

    private func loadDidChange() {
        let added = waiting
        if !status.state.isInProgress { waiting = [] }
        if status.state == .loaded { for item in added { add(item) } }
        if let error = status.error, let item = added.last { items.refuse(item, error) }
        didChange()
    }
}
