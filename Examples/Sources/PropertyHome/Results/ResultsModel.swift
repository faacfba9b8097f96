import CollectionViewKit
import SharedScreens

/// The results of a search: what is searched for, in which order, and the homes that there are.
///
/// A search that is narrower than the one that was requested is filled from the columns at hand, if those are complete;
/// any other is requested from the server. So is another order of more homes than the columns hold. A new request cancels
/// the one before.
final class ResultsModel: WeaklyReferenceable {
    let lifetime = Lifetime()
    /// Where the search stands.
    private(set) var state: ResultsState
    private(set) var order: HomeOrder
    /// The homes that are shown, in their order.
    private(set) var objects: [ListObject] = []
    /// How many homes match what the homes that are shown were searched for.
    private(set) var count = 0
    /// Raised with every change.
    private(set) var revision = 0
    /// Raised when other homes are shown, or the same in another order.
    private(set) var listRevision = 0
    /// The height of a row, in points.
    var rowHeight = 132.0
    /// The number of rows that stand side by side.
    var columnCount = 1

    /// The cards of the homes whose rows are displayed or near. What is not requested yet counts as loading.
    let cards: BatchContentLoader<Int, Home>
    /// Raised when cards have come or have failed to.
    private(set) var cardRevision = 0
    private let services: HomesServices
    private var columns = HomeColumns()
    /// The search whose homes the columns hold; `nil` while there are none.
    private var base: HomeSearch?
    /// The order in which the columns hold the first homes, where they are not complete.
    private(set) var columnsOrder = HomeOrder.newest
    /// A box for each row of the columns.
    private var boxes: [ListObject] = []
    private var rows: [Int] = []
    private let loader: ContentLoader<HomeColumns>
    /// The order by which the first homes are requested, or were requested in vain; `nil` where none are to come.
    private var requestedOrder: HomeOrder?
    private let preview: ResultsPreview

    init(_ services: HomesServices, search: HomeSearch, order: HomeOrder) {
        self.services = services
        state = ResultsState(search)
        self.order = order
        cards = services.service.cardLoader()
        loader = services.service.resultsLoader()
        preview = ResultsPreview(services.service)
        loader.changeHandler = { [model = Weak(self)] in model.object?.loaderDidChange() }
        cards.changeHandler = { [model = Weak(self)] _ in model.object?.cardRevision += 1 }
        preview.changeHandler = { [model = Weak(self)] in model.object?.revision += 1 }
    }
}

extension ResultsModel {
    /// What is searched for, whether its homes have come or not.
    var search: HomeSearch { state.search }

    private var places: [Place] { services.lastSearch.city?.places ?? [] }

    /// Whether the list holds only the first of the homes that match.
    var isCapped: Bool { count > objects.count }

    /// How many of the homes that are shown the user has not opened.
    ///
    /// - Complexity: O(*n*).
    var unseenCount: Int {
        guard services.seen.revision > 0 else { return rows.reduce(0) { $0 + (columns.seen[$1] ? 0 : 1) } }
        return rows.reduce(0) { $0 + (services.seen.isSeen(columns.ids[$1], known: columns.seen[$1]) ? 0 : 1) }
    }

    /// Whether the user has opened a home.
    func isSeen(_ row: ResultRow) -> Bool { services.seen.isSeen(row.id, known: row.isSeen) }

    /// Whether a home was added since the last visit.
    func isNew(_ row: ResultRow) -> Bool { services.lastVisit.isNew(row.added) }

    /// Whether the server does not have a home any more.
    func isGone(_ id: Int) -> Bool { cards.status(for: id).state == .noContent }

    /// Whether a home is one of the user's favourites. Before its card has come that is not known.
    func isFavourite(_ id: Int) -> Bool {
        cards.content(for: id).map { services.favourites.isFavourite($0) } ?? false
    }

    /// The user has pressed the heart of a home.
    func toggleFavourite(_ id: Int) {
        if let home = cards.content(for: id) { services.favourites.toggle(home) }
    }

    /// Whether one of some homes is shown.
    ///
    /// - Complexity: O(*n* · *m*) in the number *n* of homes that are shown and the number *m* of `ids`.
    func contains(anyOf ids: [Int]) -> Bool { rows.contains { ids.contains(columns.ids[$0]) } }

    /// The address of what is shown.
    var path: String { HomesRoute.results(query: search.query(by: order)).path }

    /// Requests the homes.
    func load() {
        load(by: .newest)
    }

    /// Requests the homes, of too many for the first in an order.
    private func load(by requested: HomeOrder) {
        requestedOrder = requested
        loader.load(.results(search, by: requested), in: services.service.context)
    }

    /// Searches for something else, and has the server remember it.
    func find(_ next: HomeSearch) {
        guard next != search else { return }
        state.find(next)
        store()
        cancelRequest()
        if let prepared = preview.search == next ? preview.columns : nil {
            take(prepared, by: .newest)
        } else if let filter = localFilter(next) {
            rows = columns.rows(columns.rows(passing: filter), by: order)
            count = next == base ? columns.count : rows.count
            state.found(hasHomes: !rows.isEmpty)
            showRows()
        } else {
            load()
        }
        preview.forget()
    }

    /// Shows the homes in another order.
    func sort(by next: HomeOrder) {
        guard next != order else { return }
        order = next
        // The first of all in another order may be homes that have not come.
        guard columns.isComplete || base.isNil else { return load(by: next) }
        // Rows in their first order, so that equal homes stay newest first.
        rows = columns.rows(rows.sorted(byNumbers: rows.map { UInt32(clamping: $0) }), by: next)
        showRows()
    }

    /// Tries again what did not come or was not stored.
    func retry() {
        switch state.retry() {
        case .load: load()
        case .store: store()
        }
        revision += 1
    }

    /// Tries again whatever failed, as when the device is online again; the cards are requested by their loader.
    func retryFailed() {
        if services.lastSearch.city.isNil { services.lastSearch.load() }
        if state.hasFailed { retry() }
    }

    /// The user has opened a home.
    func open(_ id: Int) {
        if let home = cards.content(for: id) { services.seen.see(home) }
        services.open(HomesRoute.home(id).path)
    }
}

extension ResultsModel {
    /// How many homes a search would find; `nil` while that is being found out.
    func previewCount(_ search: HomeSearch) -> Int? {
        if search == state.shown { return count }
        // They are requested for the list already.
        if search == state.search, state.status.state.isInProgress { return nil }
        if let filter = localFilter(search) {
            preview.forget()
            return search == base ? columns.count : columns.count(passing: filter)
        }
        preview.consider(search)
        return preview.columns?.count
    }

    /// The user considers nothing any more.
    func forgetPreview() { preview.forget() }
}

extension ResultsModel {
    /// The filter that leaves of the columns what a search is for; `nil` where the homes have to be requested.
    private func localFilter(_ search: HomeSearch) -> HomeFilter? {
        guard let base else { return nil }
        if search == base, columns.isComplete || columnsOrder == order { return HomeFilter() }
        guard columns.isComplete, base.includes(search) else { return nil }
        // The columns are of one place then, whichever index it has.
        var rest = search
        if base.placeID != nil { rest.placeID = nil }
        return HomeFilter(rest, places: places)
    }

    /// Has the server remember the search.
    private func store() {
        let search = search
        services.lastSearch.store(search) { [model = Weak(self)] failure in
            model.object?.didStore(search, failure)
        }
    }

    private func didStore(_ search: HomeSearch, _ failure: LoadError?) {
        state.stored(search, failure: failure?.sentence)
        revision += 1
    }

    private func loaderDidChange() {
        state.status = loader.status
        revision += 1
        guard let requested = requestedOrder, loader.status.state == .loaded, let found = loader.content else { return }
        requestedOrder = nil
        take(found, by: requested)
    }

    private func take(_ found: HomeColumns, by requested: HomeOrder) {
        guard found.isComplete || requested == order else { return load(by: order) }
        columns = found
        columnsOrder = requested
        base = search
        if let newest = found.added.max() { services.lastVisit.note(newest) }
        boxes = (0..<found.rowCount).map { ListObject(ResultRow(found, row: $0)) }
        rows = found.rows(Array(0..<found.rowCount), by: order)
        count = found.count
        state.found(hasHomes: !rows.isEmpty)
        showRows()
    }

    private func showRows() {
        objects = rows.map { boxes[$0] }
        listRevision += 1
        revision += 1
    }

    private func cancelRequest() {
        requestedOrder = nil
        loader.reset()
    }
}
