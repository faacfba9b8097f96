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
    public final func setNeedsLoad() { run.setNeeded() }

    /// Loads the content and that of all children that are shown, now. A load that is under way is given up for it.
    ///
    /// - Complexity: O(*n*) for *n* sources within this one, plus their loaders.
    public final func load() {
        run.clearNeeded()
        guard machine.handle(.begin) else { return }
        noteChange()
        _ = run.begin()
        run.mailbox?.cancel()
        cancelMore()
        for child in liveChildren { child.source.load() }
        let (request, mailbox) = makeRequest(cursor: nil)
        run.expect(mailbox)
        loadContent(request)
    }

    /// Gives up the load that is under way, here and in the children. What is shown stays.
    ///
    /// - Complexity: O(*n*) for *n* sources within this one.
    public final func cancelLoad() {
        run.clearNeeded()
        run.setRetryTime(nil)
        giveUpRequest()
        cancelMore()
        for child in children { child.source.cancelLoad() }
        if machine.state.isInProgress, !machine.handle(.cancel) { machine.handle(.reset) }
        noteChange()
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
        run.reset()
        resetMore()
        machine.handle(.reset)
        noteChange()
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
            run.addUpdate(update)
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
        if machine.state.isSettled { handler(machine.status) } else { run.addHandler(handler) }
    }
}

extension DataSource {
    /// Makes a request and the place for its response.
    final func makeRequest(cursor: LoadCursor?) -> (LoadRequest, LoadResponseSlot) {
        let number = run.nextNumber()
        let mailbox = LoadResponseSlot(number: number, journal: journal)
        return (LoadRequest(number: number, cursor: cursor, mailbox: mailbox), mailbox)
    }

    private func giveUpRequest() {
        run.mailbox?.cancel()
        _ = run.giveUp()
    }
}
