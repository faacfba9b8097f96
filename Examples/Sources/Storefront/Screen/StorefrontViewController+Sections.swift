import CollectionViewKit

extension StorefrontViewController {
    /// The maximum number of sections whose content is being requested at the same time.
    private static var maximumLoadCount: Int { 4 }

    /// Requests the content of sections that have come near the screen, and for further items of sections whose end
    /// has. For print nothing is requested.
    func loadSections() {
        // While the page is being replaced, the response would come to the page that takes the place of this one.
        guard !model.loader.isReplacing, !collectionView.isPrinting else { return }
        for (id, last) in lastDisplayedItems() {
            guard let section = model.section(id), !section.showsOutline else { continue }
            let left = section.section.items.count - 1 - last
            loadContent(of: id)
            let href = model.updateLoading(of: id) { $0.beginMore(itemsLeft: left) }
            if let href = href ?? nil { request(href, forSection: id) }
        }
    }

    /// Requests the content of the sections that are to be loaded at once, near the screen or not.
    func loadEagerSections() {
        for section in model.sections where section.section.source?.load == .now {
            loadContent(of: section.section.id)
        }
    }

    /// Requests again the content of a section, or its further items, after a failure.
    func retrySection(_ id: PageIdentifier) {
        hasReloaded = false
        _ = model.updateLoading(of: id) { $0.retry() }
        applySections()
        loadContent(of: id)
    }

    /// Requests again, when the device is online again, the sections that could not be reached. Where that was the reason for the
    /// failure of the page, its loader loads it again, with all sections.
    func retryUnreachableSections() {
        guard model.loader.error?.recovery != .waitForNetwork else { return }
        for section in model.sections where section.loading.waitsForNetwork { retrySection(section.section.id) }
    }

    /// Lets further items that did not come be requested again after the user has scrolled on.
    func allowFurtherItems() {
        for (id, _) in lastDisplayedItems() { _ = model.updateLoading(of: id) { $0.retryMore() } }
        view.setNeedsLayout()
    }

    private func loadContent(of id: PageIdentifier) {
        guard !model.loader.isReplacing, model.section(id)?.loading.status.state == .initial,
            model.loadingCount < Self.maximumLoadCount
        else { return }
        if let href = model.updateLoading(of: id, { $0.begin() }) ?? nil { request(href, forSection: id) }
    }

    private func request(_ href: String, forSection id: PageIdentifier) {
        let pageCount = model.pageCount
        context?.request(HostRequest(href)) { [self] response in
            // The page may have been replaced. While another one is loaded, and if that fails, its sections stay.
            guard model.pageCount == pageCount else { return }
            finish(id, href, response)
        }
    }

    private func finish(_ id: PageIdentifier, _ href: String, _ response: HostResponse) {
        // The content of the section has been replaced since.
        guard model.section(id)?.loading.awaits(href) == true else { return }
        guard case .success(let bytes) = response else {
            // The cursor is out of date: the items after it come only with a new page, unless that is being loaded already. A
            // second new page would not help where the first one did not.
            if response == .failure(status: 410), !hasReloaded, !model.loader.status.state.isInProgress {
                hasReloaded = true
                return load()
            }
            return failSection(id, LoadError(response) ?? LoadError())
        }
        do throws(PageError) {
            let decoded = try model.reader.decodeSection(bytes)
            let content = decoded.content
            guard content.section == id else { throw .missingMember("/section") }
            report(decoded.diagnostics, of: href, id: model.reader.name(of: id))
            let count = model.append(content.items, toSection: id)
            _ = model.updateLoading(of: id) { $0.succeed(hasNewItems: count > 0, next: content.next) }
            model.removeSectionIfHidden(id)
            applySections()
        } catch {
            report([error.diagnostic], of: href, id: model.reader.name(of: id))
            failSection(id, .undecodable)
        }
    }

    private func failSection(_ id: PageIdentifier, _ error: LoadError) {
        _ = model.updateLoading(of: id) { $0.fail(error) }
        applySections()
    }

    /// The largest item index that has a cell, for each section that has any.
    private func lastDisplayedItems() -> [(id: PageIdentifier, item: Int)] {
        var last: [(id: PageIdentifier, item: Int)] = []
        for path in collectionView.indexPathsForDisplayedItems {
            guard let id = dataSource.sectionIdentifier(for: path.section) else { continue }
            if last.last?.id == id { last[last.count - 1].item = path.item } else { last.append((id, path.item)) }
        }
        return last
    }
}
