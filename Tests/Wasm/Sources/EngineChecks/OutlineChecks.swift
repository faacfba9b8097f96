import CollectionViewKit

private typealias Source = DiffableDataSource<Int, Int>
private typealias Outline = DiffableDataSourceSectionSnapshot<Int>

func outlineChecks(_ checker: Checker) {
    do throws(Outline.Failure) {
        var outline = Outline()
        try outline.append([1, 2])
        try outline.append([10, 11], to: 1)
        try outline.append([20], to: 2)
        try outline.expand([1])
        checker.check("an outline shows what is expanded", outline.visibleItems == [1, 10, 11, 2])
        checker.check("an outline knows levels", outline.level(of: 20) == 1 && outline.parent(of: 20) == 2)
        checker.check("an outline describes itself", outline.visualDescription().utf8.count > 20)
        outline.delete([1])
        checker.check("a subtree is deleted as a whole", outline.items == [2, 20])
        try outline.insert([1], before: 2)
        try outline.append([10, 11], to: 1)
        showChecks(outline, checker)
    } catch {
        checker.check("no outline check throws", false)
    }
}

private func showChecks(_ outline: Outline, _ checker: Checker) {
    let source = Source()
    var updates: [CollectionUpdate] = []
    let pipeline = UpdatePipeline(isDisplayed: true)
    source.attach(to: pipeline)
    source.sectionSnapshotHandlers.snapshotForExpandingParent = { _, children in
        var children = children
        do throws(Outline.Failure) {
            try children.append([99])
        } catch {
            checker.check("lazy children can be appended", false)
        }
        return children
    }
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.reorderingHandlers.didReorder = { _ in }
    do throws(Source.Snapshot.Failure) {
        try source.apply(outline, to: 0)
    } catch {
        checker.check("an outline can be applied", false)
    }
    checker.check("an outline is shown", source.snapshot().itemIdentifiers == [1, 2])
    checker.check("an item is expanded with lazy children", source.expandItem(2))
    checker.check("lazy children are shown", source.snapshot().itemIdentifiers == [1, 2, 20, 99])
    take(pipeline, into: &updates)
    let moved = source.reorderItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 3, section: 0))
    checker.check("an item is dragged", moved && source.snapshot(for: 0).items == [2, 20, 99, 1, 10, 11])
    take(pipeline, into: &updates)
    checker.check("each step is one update", updates.count == 3)
    handlerChecks(source, pipeline, checker)
}

private func handlerChecks(_ source: Source, _ pipeline: UpdatePipeline, _ checker: Checker) {
    source.sectionSnapshotHandlers.willCollapseItem = { [unowned(unsafe) source] item in
        var snapshot = source.snapshot()
        snapshot.deleteItems([20])
        source.apply(snapshot)
        checker.check("a handler's own item is refused", !source.toggleItem(item))
    }
    checker.check("an item is collapsed although its handler applies", source.collapseItem(2))
    checker.check("what the handler applied is kept", source.snapshot(for: 0).items == [2, 99, 1, 10, 11])
    source.apply(source.snapshot())
    pipeline.close()
    checker.check("a view that goes leaves nothing waiting", !source.isUpdating)
}
