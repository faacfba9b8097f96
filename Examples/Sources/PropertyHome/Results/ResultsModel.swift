import CollectionViewKit
import SharedScreens

/// The results of a search: what is searched for, in which order, and the homes that there are.
///
/// A search that is narrower than the one the server was asked for is answered from the columns at hand, if those are
/// complete; any other asks the server. What was asked for before counts for nothing when something else is asked for.
final class ResultsModel {
    /// What is searched for, whether its homes have come or not.
    private(set) var search: HomeSearch
    private(set) var order: HomeOrder
    private(set) var state = State.loading
    /// What is to be said about something that failed while homes are shown.
    private(set) var notice: Notice?
    /// The homes that are shown, in their order.
    private(set) var objects: [ListObject] = []
    /// How many homes match, shown or not.
    private(set) var count = 0
    /// Raised with every change.
    private(set) var revision = 0
    /// Raised when other homes are shown, or the same in another order.
    private(set) var listRevision = 0
    /// The height of a row, in points.
    var rowHeight = 132.0

    let cards: HomeCards
    private let services: HomesServices
    private var columns = HomeColumns()
    /// What the columns were asked for; `nil` while there are none.
    private var base: HomeSearch?
    /// A box for each row of the columns.
    private var boxes: [ListObject] = []
    private var rows: [Int] = []
    private var question: HostContext.Ticket?
    private var preview: Preview?

    /// Where the homes as a whole stand.
    enum State: Equatable {
        /// Nothing has come yet.
        case loading
        /// Nothing has come; why not, as a sentence.
        case failed(String)
        /// The homes are there.
        case loaded
        /// Those of the search before are there, and others on their way.
        case changing
    }

    /// What is said about something that failed.
    enum Notice: Equatable {
        /// The homes of the search did not come; those of the one before are still shown.
        case notFound(String)
        /// The server did not store what was searched for.
        case notStored(String)
    }

    /// A search that the reader considers, and its homes.
    private struct Preview {
        let search: HomeSearch
        var timer: HostContext.Ticket?
        var question: HostContext.Ticket?
        var columns: HomeColumns?
    }

    init(_ services: HomesServices, search: HomeSearch, order: HomeOrder) {
        self.services = services
        self.search = search
        self.order = order
        cards = HomeCards(services.service)
    }
}

extension ResultsModel {
    private var places: [Place] { services.lastSearch.city?.places ?? [] }

    /// Whether the list holds only the newest of the homes that match.
    var isCapped: Bool { count > objects.count && base == search }

    /// How many of the homes that are shown the reader has not opened.
    ///
    /// - Complexity: O(*n*).
    var unseenCount: Int {
        guard services.seen.revision > 0 else { return rows.reduce(0) { $0 + (columns.seen[$1] ? 0 : 1) } }
        return rows.reduce(0) { $0 + (services.seen.isSeen(columns.ids[$1], known: columns.seen[$1]) ? 0 : 1) }
    }

    /// Whether the reader has opened a home.
    func isSeen(_ row: ResultRow) -> Bool { services.seen.isSeen(row.id, known: row.isSeen) }

    /// Whether one of some homes is shown.
    ///
    /// - Complexity: O(*n*).
    func contains(anyOf ids: [Int]) -> Bool { rows.contains { ids.contains(columns.ids[$0]) } }

    /// The address of what is shown.
    var path: String {
        let query = search.query
        let order = order == .newest ? "" : "order=" + order.name
        return HomesRoute.results(query: query + (query.isEmpty || order.isEmpty ? "" : "&") + order).path
    }

    /// Asks for the homes.
    func load() {
        if objects.isEmpty { state = .loading }
        ask(for: search)
    }

    /// Searches for something else, and has the server remember it.
    func find(_ next: HomeSearch) {
        guard next != search else { return }
        search = next
        notice = nil
        services.lastSearch.store(next) { [self] failure in
            guard let failure, search == next, notice == nil else { return }
            notice = .notStored(failure.sentence)
            revision += 1
        }
        forgetQuestion()
        if let prepared = preview?.search == next ? preview?.columns : nil {
            take(prepared, of: next)
        } else if let filter = localFilter(next) {
            state = .loaded
            rows = columns.rows(columns.rows(passing: filter), by: order)
            count = next == base ? columns.count : rows.count
            showRows()
        } else {
            state = base == nil ? .loading : .changing
            ask(for: next)
        }
        forgetPreview()
    }

    /// Shows the same homes in another order.
    func sort(by next: HomeOrder) {
        guard next != order else { return }
        order = next
        // Rows in their first order, so that equal homes stay newest first.
        rows = columns.rows(rows.sorted(), by: next)
        showRows()
    }

    /// Tries again what did not come or was not stored.
    func retry() {
        switch notice {
        case .notStored:
            notice = nil
            services.lastSearch.store(search) { [self] failure in
                notice = failure.map { .notStored($0.sentence) }
                revision += 1
            }
        case .notFound:
            notice = nil
            state = .changing
            ask(for: search)
        case nil:
            load()
        }
        revision += 1
    }

    /// The reader has opened a home.
    func open(_ id: Int) {
        if case .loaded(let home) = cards[id] { services.seen.set(home) }
        services.open(HomesRoute.home(id).path)
    }
}

extension ResultsModel {
    /// How many homes a search would find; `nil` while that is being found out.
    func previewCount(_ search: HomeSearch) -> Int? {
        if search == self.search, state == .loaded { return count }
        if let filter = localFilter(search) {
            forgetPreview()
            return search == base ? columns.count : columns.count(passing: filter)
        }
        if preview?.search != search { startPreview(search) }
        return preview?.columns?.count
    }

    /// The reader considers nothing any more.
    func forgetPreview() {
        if let timer = preview?.timer { services.service.context?.cancel(timer: timer) }
        services.service.cancel(preview?.question)
        preview = nil
    }

    private func startPreview(_ search: HomeSearch) {
        forgetPreview()
        let timer = services.service.context?.after(milliseconds: 300) { [self] in
            preview?.timer = nil
            preview?.question = services.service.results(search) { [self] result in
                guard preview?.search == search else { return }
                preview?.question = nil
                if case .success(let found) = result { preview?.columns = found }
                revision += 1
            }
        }
        preview = Preview(search: search, timer: timer)
    }
}

extension ResultsModel {
    /// The filter that leaves of the columns what a search is for; `nil` where the server has to be asked.
    private func localFilter(_ search: HomeSearch) -> HomeFilter? {
        guard let base else { return nil }
        if search == base { return HomeFilter() }
        guard columns.isComplete, base.includes(search) else { return nil }
        // The columns are of one place then, whichever index it has.
        var rest = search
        if base.placeID != nil { rest.placeID = nil }
        return HomeFilter(rest, places: places)
    }

    private func ask(for search: HomeSearch) {
        forgetQuestion()
        revision += 1
        question = services.service.results(search) { [self] result in
            question = nil
            switch result {
            case .success(let found): take(found, of: search)
            case .failure(let failure): fail(failure)
            }
            revision += 1
        }
    }

    private func fail(_ failure: ServerFailure) {
        if base == nil {
            state = .failed(failure.sentence)
        } else {
            state = .loaded
            notice = .notFound(failure.sentence)
        }
    }

    private func take(_ found: HomeColumns, of search: HomeSearch) {
        columns = found
        base = search
        boxes = (0..<found.rowCount).map { ListObject(ResultRow(found, row: $0)) }
        rows = found.rows(Array(0..<found.rowCount), by: order)
        count = found.count
        state = .loaded
        showRows()
    }

    private func showRows() {
        objects = rows.map { boxes[$0] }
        listRevision += 1
        revision += 1
    }

    private func forgetQuestion() {
        services.service.cancel(question)
        question = nil
    }
}
