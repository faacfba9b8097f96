/// What a data source knows of the load that is under way.
struct LoadRun {
    /// The number of the last request.
    var number = 0
    /// Whether a load is wanted.
    var isWanted = false
    /// Where the response to its own request will be.
    var mailbox: LoadResponseSlot?
    /// The response to its own request, while children are still loading.
    var response: LoadResponse?
    /// Whether the source itself failed, rather than its children.
    var hasFailedItself = false
    /// Changes that wait for the end of the first load.
    var waitingUpdates: [() -> Void] = []
    /// The handlers that wait for the end of the load.
    var waitingHandlers: [(LoadStatus) -> Void] = []
    /// The number of failures in a row.
    var failures = 0
    /// When to try again, in milliseconds.
    var retryTime: Int?
}

extension DataSource {
    /// The state of the content, with what was shown last and the last error.
    public final var loadStatus: LoadStatus { machine.status }

    /// The state of the content.
    public final var loadState: LoadState { machine.state }

    /// What is called when ``loadState`` changes.
    public final var loadHooks: LoadableContentStateMachine.Hooks {
        get { machine.hooks }
        set { machine.hooks = newValue }
    }

    /// Requests a load, at the end of the current event. However often it is called until then, there is one.
    public final func setNeedsLoad() { run.isWanted = true }

    /// Loads the content and that of all children that are shown, now. A load that is under way is given up for it.
    ///
    /// - Complexity: O(*n*) for *n* sources within this one, plus their loaders.
    public final func load() {
        run.isWanted = false
        guard machine.handle(.begin) else { return }
        revision += 1
        run.retryTime = nil
        run.hasFailedItself = false
        run.response = nil
        run.mailbox?.cancel()
        cancelMore()
        for child in liveChildren { child.source.load() }
        let (request, mailbox) = makeRequest(cursor: nil)
        run.mailbox = mailbox
        loadContent(request)
    }

    /// Gives up the load that is under way, here and in the children. What is shown stays.
    ///
    /// - Complexity: O(*n*) for *n* sources within this one.
    public final func cancelLoad() {
        run.isWanted = false
        run.retryTime = nil
        giveUpRequest()
        cancelMore()
        for child in children { child.source.cancelLoad() }
        if machine.state.isInProgress, !machine.handle(.cancel) { machine.handle(.reset) }
        revision += 1
    }

    /// Resets the state of loading, here and in the children, to the initial one.
    ///
    /// A response that comes later is ignored. Changes that wait for the end of the load are forgotten; handlers that
    /// wait for it go on waiting for the next one.
    ///
    /// - Complexity: O(*n*) for *n* sources within this one.
    public final func reset() {
        for child in children { child.source.reset() }
        giveUpRequest()
        cancelMore()
        let handlers = run.waitingHandlers
        let number = run.number
        run = LoadRun()
        run.waitingHandlers = handlers
        run.number = number
        resetMore()
        machine.handle(.reset)
        revision += 1
        didReset()
    }

    /// Loads again, here and in the children that are shown, when loading has failed.
    ///
    /// - Complexity: O(*n*) for *n* sources within this one, plus the loaders that are called.
    public final func retry() {
        if machine.state == .error { load() } else { for child in liveChildren { child.source.retry() } }
    }

    /// Makes a change of the model, and what says that it changed, together.
    ///
    /// During the first load it waits, because nothing is shown that it could change: it is made when the load ends, right
    /// before what was loaded is taken in, which may therefore replace it. At any other time it is made at once.
    public final func performUpdate(_ update: @escaping () -> Void) {
        if machine.state == .loading {
            run.waitingUpdates.append(update)
        } else {
            update()
            setNeedsUpdate()
        }
    }

    /// Calls a handler once when a load has ended: with content, without, or with a failure, which ``LoadStatus/state`` tells apart.
    /// It is called at once where that is so already and no other load is under way; after ``cancelLoad()`` or ``reset()`` it waits
    /// for the next load.
    ///
    /// The source holds the handler until then.
    public final func whenLoadingEnds(_ handler: @escaping (LoadStatus) -> Void) {
        if machine.state.isSettled { handler(machine.status) } else { run.waitingHandlers.append(handler) }
    }
}

extension DataSource {
    /// Makes a request and the place for its response.
    final func makeRequest(cursor: LoadCursor?) -> (LoadRequest, LoadResponseSlot) {
        run.number += 1
        let mailbox = LoadResponseSlot(number: run.number, journal: journal)
        return (LoadRequest(number: run.number, cursor: cursor, mailbox: mailbox), mailbox)
    }

    private func giveUpRequest() {
        run.mailbox?.cancel()
        run.mailbox = nil
        run.response = nil
        run.waitingUpdates = []
    }
}
