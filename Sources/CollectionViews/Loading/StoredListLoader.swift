public import CollectionDataSources

/// Loads a list of the user from the server, whose entries the user changes at once and the server stores one by one.
///
/// ```swift
/// let favorites = StoredEntries<Recipe, Bool>(absent: false, history: history) { … }
/// let loader = StoredListLoader(
///     HostRequest("/v1/favorites"), into: favorites,
///     decode: { bytes throws(LoadError) in
///         try HostResponse.success(bytes).decode([Recipe].self, log: nil).map { (subject: $0, value: true) }
///     })
/// loader.load(in: context)
/// ```
///
/// A change that was stored while the list was loaded may not be in it: the list is loaded again then. A list that was loaded is
/// also loaded again when the page is shown again, because another tab may have changed it. What the user has changed and the
/// server has not stored stays as it is; see ``StoredEntries``.
public final class StoredListLoader<Subject: Identifiable, Value: Equatable>: WeaklyReferenceable {
    /// A list: each subject with its value.
    public typealias List = [(subject: Subject, value: Value)]

    /// The token of weak references.
    public let lifetime = Lifetime()
    /// Called after each change of the ``status``. A list that was loaded is in the entries by then.
    public var changeHandler: (() -> Void)?

    private let request: HostRequest
    private let entries: StoredEntries<Subject, Value>
    private let loader: ContentLoader<List>
    private let returns = PageReturnObserver()
    private var context: HostContext?
    /// The number of changes to which the server had responded when the load under way began.
    private var responseCountAtLoad = 0
    private var isLoadPlanned = false

    /// Creates a loader that has loaded nothing.
    ///
    /// - Parameters:
    ///   - request: The request of the list.
    ///   - entries: The values that take the list.
    ///   - decode: Returns the list in a response, or throws a `LoadError` that states why there is none.
    public init(
        _ request: HostRequest, into entries: StoredEntries<Subject, Value>,
        decode: @escaping ([UInt8]) throws(LoadError) -> List
    ) {
        self.request = request
        self.entries = entries
        loader = ContentLoader(decode: decode)
        loader.changeHandler = { [list = Weak(self)] in list.object?.loadDidChange() }
    }
}

extension StoredListLoader {
    /// The state of loading, with the last failure.
    public var status: LoadStatus { loader.status }

    /// Whether the list has been loaded.
    public var isLoaded: Bool { status.shown != .nothing }

    /// Returns the error in a response; `nil` for none. By default that is the `LoadError` of its status.
    public var errorProvider: (HostReply) -> LoadError? {
        get { loader.errorProvider }
        set { loader.errorProvider = newValue }
    }

    /// The policy by which a failed request is sent again.
    public var retryPolicy: RetryPolicy {
        get { loader.retryPolicy }
        set { loader.retryPolicy = newValue }
    }

    /// Loads the list, again where it has been loaded. Does nothing without a connection to the host.
    public func load(in context: HostContext?) {
        guard let context else { return }
        self.context = context
        returns.observe(in: context, self) { if $0.isLoaded { $0.load(in: $0.context) } }
        responseCountAtLoad = entries.responseCount
        loader.load(request, in: context)
    }

    /// Loads the list after the event unless it has been loaded or is being loaded.
    ///
    /// A server that renders a screen does not load it, because no time passes there: what it renders is the same for all users.
    public func loadLater(in context: HostContext?) {
        guard status.state == .initial, !isLoadPlanned, let context else { return }
        isLoadPlanned = true
        self.context = context
        context.after(milliseconds: 0, target: self) { list in
            list.isLoadPlanned = false
            if list.status.state == .initial { list.load(in: list.context) }
        }
    }

    private func loadDidChange() {
        if status.state == .loaded, let list = loader.content {
            guard entries.responseCount == responseCountAtLoad else { return reload() }
            entries.take(list)
        }
        changeHandler?()
    }

    private func reload() {
        responseCountAtLoad = entries.responseCount
        loader.reload()
    }
}
