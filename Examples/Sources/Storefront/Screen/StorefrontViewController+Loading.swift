import CollectionViewKit

extension StorefrontViewController {
    /// Requests the page. What is shown stays meanwhile; a request that is under way is cancelled.
    ///
    /// - Parameter isOther: Whether it is another page than the one that was requested last.
    func load(ofOtherPage isOther: Bool = false) {
        guard let context else { return }
        cancelLoad()
        guard !isPrompt else { return showPrompt() }
        let number = loading.begin(ofOtherPage: isOther)
        showState()
        // The handler holds the screen until the response has come, which the host sees to within its time limit.
        pageRequest = context.request(HostRequest(route.source)) { [self] response in
            finishLoad(number, response)
        }
    }

    /// Cancels the request for the page that is under way, if there is one.
    func cancelLoad() {
        if let pageRequest { context?.cancel(request: pageRequest) }
        pageRequest = nil
    }

    /// Loads again when the reason for a failure seems to be gone.
    func loadIfNetworkIsBack() {
        guard model.environment.isOnline else { return }
        if loading.wantsNetwork { load() } else { retryUnreachableSections() }
    }

    private func finishLoad(_ number: Int, _ response: HostResponse) {
        switch response {
        case .success(let bytes):
            do throws(PageError) {
                let decoded = try model.decode(bytes)
                let isOther = loading.isReplacing
                guard loading.succeed(number) else { return }
                if isOther { collectionView.setContentOffset(.zero, animated: false) }
                report(decoded.diagnostics)
                show(decoded.content)
                announceResults()
            } catch {
                report([error.diagnostic])
                fail(number, .ofPage(error))
            }
        case .failure, .unreachable:
            fail(
                number,
                .ofPage(response, isOnline: model.environment.isOnline, isSearch: route.query != nil))
        }
    }

    private func fail(_ number: Int, _ failure: LoadError) {
        if loading.fail(number, failure) { showState() }
    }

    private func show(_ page: Page) {
        showState(model.show(page, awaiting: awaitedSection))
        loadEagerSections()
        noteLook()
        loadRecommendations()
    }

    /// Makes the screen show the state of the load.
    private func showState(_ changes: PageChanges = PageChanges()) {
        switch loading.presentation {
        case .skeleton:
            model.showOutline(route.outline)
            noticeView.show(nil)
            collectionView.backgroundView = nil
            applySections(changes)
        case .page:
            noticeView.show(nil)
            if loading.state == .loaded {
                let empty: ContentUnavailableConfiguration = route.query == nil ? .emptyPage : .nothingFound
                if model.sections.isEmpty { messageView.configuration = empty }
                collectionView.backgroundView = model.sections.isEmpty ? messageView : nil
                applySections(changes)
            }
        case .pageWithNotice(let failure):
            noticeView.show(failure.notice(isOnline: model.environment.isOnline))
        case .message(let failure):
            messageView.configuration = failure.page
            collectionView.backgroundView = messageView
            model.showOutline([])
            applySections(changes)
        }
        collectionView.setAttribute(.isBusy, loading.presentation == .skeleton || loading.isReplacing ? "true" : nil)
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
