import CollectionViewKit
import SharedScreens

/// The results of a search, with the form beside them or, where there is no room, over them. The form over them is in the address.
///
/// What the user looks at stays where it is when homes come or go, as long as one of those that are seen is still there;
/// another order, and a search that leaves none of them, begins at the top.
final class ResultsViewController: ViewController {
    let model: ResultsModel
    let adapter: ListAdapter
    private let services: HomesServices
    private let searchItem = BarButtonItem(HomesStrings.current.form.title, kind: .tinted)
    private let noticeView = NoticeView()
    private let undoBar: UndoBar
    private let header: ResultsHeader
    private let placeholder = ResultsPlaceholder()
    private let panelEditor: SearchEditor
    private let panelForm: SearchForm
    private let panel: View
    private let main = View(.box, styleClasses: ["results-main"])
    private let panelResetButton = Button(HomesStrings.current.form.reset, kind: .bordered)
    private let sheet = SearchSheet()
    private var shown = Shown()
    /// Waits until nothing was written for a while.
    private let pause = Debouncer(milliseconds: 600)

    /// What is shown already.
    private struct Shown: Equatable {
        var revision = -1
        var listRevision = 0
        var search: HomeSearch?
        var order: HomeOrder?
        var cards = 0
        var marks = 0
        var city = 0
        var sheet = -1
        var path = ""
    }

    init(_ services: HomesServices, query: String) {
        self.services = services
        let search = HomeSearch(query: query)
        let model = ResultsModel(services, search: search, order: HomeOrder(query: query))
        self.model = model
        adapter = ListAdapter(configuration: .init(maximumOperations: 2 * HomeColumns.maximumRowCount)) {
            [ListObject(ResultList(revision: model.listRevision))]
        }
        adapter.register { (list: ResultList) in ResultsController(list, model) }
        undoBar = UndoBar(
            history: services.favourites.history, configuration: UndoBar.Configuration(milliseconds: 10_000))
        header = ResultsHeader(model)
        let editor = SearchEditor(search)
        panelEditor = editor
        panelForm = SearchForm(editor)
        panelResetButton.addAction { editor.reset() }
        panel = View(.box, styleClasses: ["search-panel"])
        super.init(view: View(.box, styleClasses: ["screen", "results-screen"]))
        build()
        connectButtons()
    }

    override var path: String { model.path }

    override var title: String { HomesStrings.current.start.title }

    override func viewDidLoad() {
        services.connect(to: context)
        services.lastSearch.load()
        shown.path = model.path
        fit()
        context?.whenOnlineAgain(self) { $0.model.retryFailed() }
        model.load()
    }

    override func viewDidDisappear() {
        pause.cancel()
        model.forgetPreview()
    }

    override func environmentDidChange() { fit() }

    override func viewDidLayoutSubviews() {
        services.favourites.settle()
        takeActions()
        if let path = services.takeDestination() { navigate(.push(path: path)) }
        noticeView.show(services.notice)
        followHistory()
        if shown.revision != model.revision || shown.city != services.lastSearch.revision { show() }
        updateSheet()
        showList()
        loadCards()
        refreshRows()
    }
}

extension ResultsViewController {
    private func build() {
        let searchTitle = HomesStrings.current.form.title
        let list = adapter.collectionView
        list.accessibilityLabel = HomesStrings.current.start.title
        list.isKeyboardNavigable = true
        let panelTitle = Label(.title3, styleClasses: ["search-panel-title"])
        panelTitle.text = searchTitle
        panelTitle.headingLevel = 2
        panel.setAttribute(.accessibilityRole, "search")
        panel.accessibilityLabel = searchTitle
        let head = Stack(
            .horizontal, alignment: .center, distribution: .equalSpacing, styleClasses: ["search-panel-head"],
            [panelTitle, panelResetButton])
        panel.addSubview(head)
        panel.addSubview(panelForm)
        for part in [header, list, placeholder] as [View] { main.addSubview(part) }
        let body = View(.box, styleClasses: ["results-body"])
        body.addSubview(panel)
        body.addSubview(main)
        for part in [noticeView, body, undoBar] as [View] { view.addSubview(part) }
    }

    /// Shows what can be undone. The focus goes to the list where it was in the bar and that has gone.
    private func followHistory() {
        let holdsFocus = undoBar.containsFocus && !undoBar.isHidden
        undoBar.followHistory()
        if holdsFocus, undoBar.isHidden { adapter.collectionView.focus() }
    }

    /// Puts the form beside the list where there is room and rows side by side where there is more, and makes rows as high
    /// as their text.
    private func fit() {
        guard let environment = context?.environment else { return }
        let scale = max(1, environment.textScale)
        // The form grows with the text: beside it the list must keep the larger part.
        let isWide = environment.windowSize.width >= 900 * scale
        panel.isHidden = !isWide
        searchItem.isHidden = isWide
        if isWide, sheet.isPresented { continueInPanel() }
        let panelWidth = (HomesMetrics.panelWidth * scale).rounded()
        panel.setVariable("panel-width", panelWidth)
        let listWidth = environment.windowSize.width - (isWide ? panelWidth : 0)
        // For a host without a style sheet.
        main.setVariable("column-width", listWidth)
        let columns = HomesMetrics.columnCount(listWidth, textScale: scale)
        let rowWidth = listWidth / Double(columns)
        adapter.collectionView.setStyleClass("is-stacked", HomesMetrics.isStacked(rowWidth, textScale: scale))
        adapter.collectionView.setStyleClass("is-in-columns", columns > 1)
        placeholder.showColumns(columns)
        let height = HomesMetrics.rowHeight(rowWidth, textScale: scale)
        guard height != model.rowHeight || columns != model.columnCount else { return }
        model.rowHeight = height
        model.columnCount = columns
        adapter.collectionView.invalidateLayout()
    }

    private func connectButtons() {
        navigationItem.backPath = HomesRoute.start.path
        navigationItem.rightBarButtonItem = searchItem
        addModalRoute(.resultsSheet, target: self, from: searchItem) { screen, _ in screen.makeSearchSheet() }
        searchItem.addTarget(self) { $0.present(.resultsSheet, .search) }
        noticeView.dismissButton.addTarget(self) {
            $0.services.dismissNotice()
            $0.adapter.collectionView.focus()
        }
        placeholder.message.button.addTarget(self) {
            if $0.placeholder.clearsSearch { $0.model.find(HomeSearch()) } else { $0.model.load() }
        }
    }
}

// MARK: - The form

extension ResultsViewController {
    private func takeActions() {
        switch panelEditor.takeAction() {
        case .write: searchSoon()
        case .leave: searchNow()
        case .change, .submit:
            if let sentence = panelForm.focusError() { context?.send(.announce(sentence)) }
            searchNow()
        case .close, nil: break
        }
        guard sheet.isPresented else { return }
        switch sheet.editor.takeAction() {
        case .submit:
            guard sheet.check(), let search = sheet.editor.draft.search else { break }
            sheet.dismiss()
            model.find(search)
        case .close:
            sheet.dismiss()
            model.forgetPreview()
        case .write, .leave, .change, nil: break
        }
    }

    /// The sheet with what is searched for; `nil` while there is room for the form beside the list.
    private func makeSearchSheet() -> ModalView? {
        guard panel.isHidden, !sheet.isPresented else { return nil }
        sheet.editor.fill(model.search)
        shown.sheet = -1
        return sheet
    }

    /// There is room for the form beside the list now: what stands in the sheet is searched for there.
    private func continueInPanel() {
        let draft = sheet.editor.draft
        sheet.dismiss()
        model.forgetPreview()
        panelEditor.take(draft)
    }

    /// Searches when nothing was written for a while.
    private func searchSoon() {
        if let context { pause.schedule(in: context, target: self) { $0.searchNow() } }
    }

    private func searchNow() {
        pause.cancel()
        if let search = panelEditor.draft.search { model.find(search) }
    }

    private func updateSheet() {
        panelForm.show(places: services.lastSearch.city?.places ?? [])
        panelForm.update()
        guard sheet.isPresented else { return }
        let revision = sheet.editor.revision &+ model.revision &+ services.lastSearch.revision
        guard revision != shown.sheet else { return }
        shown.sheet = revision
        let count = sheet.editor.draft.search.flatMap { model.previewCount($0) }
        sheet.update(places: services.lastSearch.city?.places ?? [], count: count)
    }
}

// MARK: - The list

extension ResultsViewController {
    private func show() {
        shown.revision = model.revision
        shown.city = services.lastSearch.revision
        searchItem.show(model.search)
        header.show(model, city: services.lastSearch.city)
        placeholder.show(model)
        adapter.collectionView.setStyleClass("is-stale", model.state.isChanging)
        // What is being written stays as it is until there is another search.
        if shown.search != model.search {
            shown.search = model.search
            panelEditor.fill(model.search)
        }
        guard !shown.path.utf8.elementsEqual(model.path.utf8) else { return }
        shown.path = model.path
        context?.navigate(.replace(model.path))
    }

    private func showList() {
        guard shown.listRevision != model.listRevision else { return }
        if shown.order != model.order || !keepsSomething {
            adapter.collectionView.setContentOffset(.zero, animated: false)
        }
        let isFirst = shown.order == nil
        shown.listRevision = model.listRevision
        shown.order = model.order
        adapter.performUpdates(animated: !isFirst)
    }

    /// Whether a home that is seen is among those to be shown.
    private var keepsSomething: Bool {
        let view = adapter.collectionView
        let seen = view.indexPathsForDisplayedItems.filter { path in
            view.layout.layoutAttributesForItem(at: path)?.frame.intersects(view.bounds) == true
        }
        guard let controller, !seen.isEmpty else { return false }
        let ids = seen.compactMap { path -> Int? in
            guard controller.shownViewModels.indices.contains(path.item) else { return nil }
            let row: ResultRow? = controller.shownViewModels[path.item].value()
            return row?.id
        }
        return model.contains(anyOf: ids)
    }

    private var controller: ResultsController? {
        adapter.sectionController(for: ListObject(ResultList(revision: 0))) as? ResultsController
    }

    /// Has cards loaded for the rows that have a cell, which are those on the screen and about a screen on either side,
    /// and for up to a dozen beyond. For print none are loaded.
    private func loadCards() {
        guard !adapter.collectionView.isPrinting else { return }
        let paths = adapter.collectionView.indexPathsForDisplayedItems
        guard let controller, let first = paths.first?.item, let last = paths.last?.item else { return }
        let ahead = min(12, paths.count)
        let rows = max(0, first - ahead)..<min(controller.shownViewModels.count, last + ahead + 1)
        guard !rows.isEmpty else { return }
        let ids = controller.shownViewModels[rows].compactMap { object -> Int? in
            let row: ResultRow? = object.value()
            return row?.id
        }
        model.cards.load(ids, in: services.service.context)
    }

    /// Gives the rows that have a cell what has come for them, and what was seen meanwhile.
    private func refreshRows() {
        guard shown.cards != model.cardRevision || shown.marks != services.markRevision else { return }
        shown.cards = model.cardRevision
        if shown.marks != services.markRevision {
            shown.marks = services.markRevision
            header.show(model, city: services.lastSearch.city)
        }
        guard let controller else { return }
        let view = adapter.collectionView
        for path in view.indexPathsForDisplayedItems where controller.shownViewModels.indices.contains(path.item) {
            guard let cell = view.cellForItem(at: path) as? HomeRowCell,
                let row: ResultRow = controller.shownViewModels[path.item].value()
            else { continue }
            cell.show(row, of: model)
        }
    }
}
