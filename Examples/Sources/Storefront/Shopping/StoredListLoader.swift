import CollectionViewKit
import SharedScreens

/// Loads a list of the user, whose entries are changed at once and stored one by one. What was stored while the list was
/// loaded may not be in it: it is loaded again then. A list that has come is also loaded again when the page is shown again,
/// because another tab may have changed it.
final class StoredListLoader<Content, Subject: Identifiable, Value: Equatable>: WeaklyReferenceable {
    let lifetime = Lifetime()
    /// Called after each change of the status. A list that was loaded is in the entries by then.
    var changeHandler: (() -> Void)?

    private let path: String
    private let service: ShopService
    private let entries: StoredEntries<Subject, Value>
    private let values: (Content) -> [(subject: Subject, value: Value)]
    private let loader: ContentLoader<Content>
    private let returns = PageReturnObserver()
    /// How many changes the server had responded to when the load under way began.
    private var responseCountAtLoad = 0
    private var isLoadPlanned = false

    /// Creates a loader that has not begun.
    ///
    /// - Parameters:
    ///   - path: Where the server has the list.
    ///   - service: The connection to the server.
    ///   - entries: What takes in the list.
    ///   - read: Reads the response; `nil` where that is not what was requested.
    ///   - values: The entries of a list.
    init(
        _ path: String, _ service: ShopService, into entries: StoredEntries<Subject, Value>,
        read: @escaping (JSONValue) -> Content?, values: @escaping (Content) -> [(subject: Subject, value: Value)]
    ) {
        self.path = path
        self.service = service
        self.entries = entries
        self.values = values
        loader = ContentLoader(decode: { bytes throws(LoadError) in
            try HostResponse.success(bytes).contract(read, log: service.context)
        })
        loader.changeHandler = { [list = Weak(self)] in list.object?.loadDidChange() }
    }
}

extension StoredListLoader {
    /// How the loading stands.
    var status: LoadStatus { loader.status }

    /// Whether the list has come.
    var isLoaded: Bool { loader.content != nil }

    /// Loads the list, again where it has come.
    func load() {
        returns.observe(in: service.context, self) { if $0.isLoaded { $0.load() } }
        responseCountAtLoad = entries.responseCount
        loader.load(HostRequest(path), in: service.context)
    }

    /// Loads the list unless it has come, after the event. A server that renders a screen, whose timers stand, does not load
    /// it: what it renders is the same for all users.
    func loadLater() {
        guard status.state == .initial, !isLoadPlanned, let context = service.context else { return }
        isLoadPlanned = true
        context.after(milliseconds: 0, target: self) { list in
            list.isLoadPlanned = false
            if list.status.state == .initial { list.load() }
        }
    }

    private func loadDidChange() {
        if status.state == .loaded, let content = loader.content {
            guard entries.responseCount == responseCountAtLoad else { return load() }
            entries.take(values(content))
        }
        changeHandler?()
    }
}
