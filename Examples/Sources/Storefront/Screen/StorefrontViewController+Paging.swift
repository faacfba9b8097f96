import CollectionViewKit

extension StorefrontViewController {
    /// Asks for further items of each section whose end has come near the screen.
    func loadFurtherItems() {
        guard let context, !model.isSkeleton else { return }
        for (id, last) in lastDisplayedItems() {
            guard let section = model.section(id) else { continue }
            let left = section.items.count - 1 - last
            guard let href = paging[id]?.begin(itemsLeft: left) else { continue }
            context.request(HostRequest(href)) { [self] response in finishPage(of: id, response) }
        }
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

    private func finishPage(of id: PageIdentifier, _ response: HostResponse) {
        guard case .success(let bytes) = response else {
            // The cursor has gone stale: what follows can only be had with a new page.
            if response == .failure(status: 410) { load() }
            paging[id]?.fail()
            return
        }
        do throws(PageError) {
            let answer = try model.decodeSection(bytes).content
            guard answer.section == id else { throw .missingMember("section") }
            let added = model.append(answer.items, toSection: id)
            paging[id]?.succeed(newItems: added.count, next: answer.next)
            var snapshot = dataSource.snapshot()
            try? snapshot.appendItems(added, toSection: id)
            dataSource.apply(snapshot, animatingDifferences: false)
        } catch {
            context?.send(.log(.warning, "Further items could not be read: \(error.description)"))
            paging[id]?.fail()
        }
    }
}
