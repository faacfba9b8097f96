import CollectionViewKit

extension StorefrontViewController {
    /// Requests the page. What is shown stays meanwhile, even if it is another page; a request that is under way is cancelled.
    func load() {
        guard let context else { return }
        guard !isPrompt else { return showPrompt() }
        model.loader.load(HostRequest(route.source), in: context, keepsContent: true)
    }

    /// Why a response is not a page; `nil` if it may be one.
    func pageError(_ response: HostResponse) -> LoadError? {
        LoadError.ofPage(response, isOnline: model.environment.isOnline, isSearch: route.query != nil)
    }

    /// Shows the state of the loader after a change.
    func pageDidChange() {
        let loader = model.loader
        let isOther = isReplacingPage
        isReplacingPage = loader.isReplacing
        report(model.reader.takeDiagnostics())
        guard loader.status.state == .loaded, let page = loader.content else { return showState() }
        if isOther { collectionView.setContentOffset(.zero, animated: false) }
        show(page)
        announceResults()
    }

    private func show(_ page: Page) {
        showState(model.show(page, awaiting: awaitedSection))
        loadEagerSections()
        noteLook()
        loadRecommendations()
    }

    /// Makes the screen show the state of the loader. The initial state is that of a search for nothing, which shows a prompt.
    private func showState(_ changes: PageChanges = PageChanges()) {
        let loader = model.loader
        switch loader.status.state {
        case .initial: break
        case .loading:
            model.showOutline(route.outline)
            noticeView.show(nil)
            collectionView.backgroundView = nil
            applySections(changes)
        case .refreshing:
            noticeView.show(nil)
        case .loaded, .noContent:
            noticeView.show(nil)
            let empty: ContentUnavailableConfiguration = route.query == nil ? .emptyPage : .nothingFound
            if model.sections.isEmpty { messageView.configuration = empty }
            collectionView.backgroundView = model.sections.isEmpty ? messageView : nil
            applySections(changes)
        case .error:
            if let error = loader.error { show(error, hasPage: loader.status.placeholderReason == nil) }
        }
        let isBusy = loader.status.state == .loading || loader.isReplacing
        collectionView.setAttribute(.isBusy, isBusy ? "true" : nil)
    }

    /// Shows why the page could not be loaded: above an older one, or in its place.
    private func show(_ error: LoadError, hasPage: Bool) {
        guard !hasPage else { return noticeView.show(error.notice(isOnline: model.environment.isOnline)) }
        messageView.configuration = error.page
        collectionView.backgroundView = messageView
        model.showOutline([])
        applySections()
    }

    /// Makes the collection view show the sections of the model.
    func applySections(_ changes: PageChanges = PageChanges()) {
        var snapshot = DiffableDataSourceSnapshot<PageIdentifier, PageItemKey>()
        do {
            for section in model.sections {
                try snapshot.appendSections([section.section.id])
                try snapshot.appendItems(model.keys(of: section))
            }
            try snapshot.reconfigureItems(changes.items)
            try snapshot.reconfigureSupplementaries(inSections: changes.headers)
        } catch {
            // The decoder has made all ids unique; what is appended up to a mistake is still shown.
            context?.send(.log(.error, "The page names an id twice."))
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    /// Tells developers and the server what of the page could not be shown as it says.
    ///
    /// - Parameters:
    ///   - source: The address of a section; by default the page's own.
    ///   - id: The id of that section; by default the page's.
    func report(_ diagnostics: [PageDiagnostic], of source: String? = nil, id: String? = nil) {
        guard let context, !diagnostics.isEmpty else { return }
        for diagnostic in diagnostics {
            let level: LogLevel = diagnostic.severity == .error ? .warning : .info
            context.send(.log(level, "\(source ?? route.source): \(diagnostic.description)"))
        }
        let report = PageReport(page: id ?? route.page, diagnostics: diagnostics)
        context.request(HostRequest("/v1/reports", method: .post, body: report.bytes)) { _ in }
    }
}

extension Route {
    /// The outline of the page: the layouts it will probably have, with a number of items. In the header of a brand stands what
    /// the brand says of itself.
    fileprivate var outline: [(name: String, count: Int, wideVisibleTenths: Int?, hasHeader: Bool)] {
        if isPage("home") {
            return [
                ("HomeWidgetProductXL", 4, 35, true), ("HomeWidgetBrand", 7, nil, true),
                ("HomeWidgetProductM", 6, 55, true),
            ]
        }
        if isPage("product") { return [("product.hero", 1, nil, false), ("HomeWidgetProductM", 6, 55, true)] }
        return [("product.grid", 12, nil, isPage("brand"))]
    }

    private func isPage(_ name: StaticString) -> Bool {
        name.withUTF8Buffer { page.utf8.elementsEqual($0) }
    }
}
