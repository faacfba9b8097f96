import CollectionDiffing
import CollectionGeometry

extension AggregateDataSource {
    /// Takes the responses of loaders, begins the requested loads, and shows what has changed.
    ///
    /// Call it at the end of each event. It does nothing if nothing has happened.
    ///
    /// - Parameter animatingDifferences: Whether the change is animated.
    /// - Returns: Whether there is an update.
    /// - Complexity: O(*n*) for *n* sources if nothing has changed, else linear in the number of items besides.
    @discardableResult
    public func update(animatingDifferences: Bool = true) -> Bool {
        // A hook or a handler that updates is served by the update under way.
        guard !isUpdatingTree else { return false }
        isUpdatingTree = true
        settle()
        var changes = surveyTree()
        let isUpdated = apply(&changes, animatingDifferences)
        isUpdatingTree = false
        // What these wait for is shown already, or waits for the view.
        let completions = changes.completions
        if !isUpdated, !completions.isEmpty { core.whenCarriedOut { for completion in completions { completion() } } }
        return isUpdated
    }

    /// Sends all updates from now on through the pipeline of a view. A pipeline it had before is closed.
    public func attach(to pipeline: UpdatePipeline) { core.attach(to: pipeline) }

    /// Whether an update is under way or waiting.
    public var isUpdating: Bool { core.isUpdating }
}

extension AggregateDataSource {
    private static var maximumRounds: Int { 16 }

    /// The update to a presentation is made: the presentation is shown from now on.
    private func show(
        _ presentation: AggregatePresentation<ItemID>,
        _ segments: [SegmentChange],
        _ update: inout CollectionUpdate
    ) {
        if !update.isFullReload {
            update.reconfiguresGlobalSupplementaries = presented.globalStamp != presentation.globalStamp
        }
        presented = presentation
        update.segments = segments
        let slides = slides(of: segments)
        guard update.isAnimated, !update.isFullReload, !slides.isEmpty else { return }
        for section in update.changes.sectionInserts { update.slides.inserted[section] = slides.inserted[section] }
        for section in update.changes.sectionDeletes { update.slides.deleted[section] = slides.deleted[section] }
    }

    /// A switch between children of a segmented source, by the numbers of their paths.
    private struct PathSwitch {
        var old: Int
        var new: Int
        var direction: SlideDirection?
    }

    /// What has happened in the tree since the last survey.
    private struct Survey {
        /// The number and the revision of each source that is shown.
        var revisions: [Int] = []
        var items: [AggregateID] = []
        var switches: [PathSwitch] = []
        /// What is called when all that is shown.
        var completions: [() -> Void] = []
    }

    /// Lets the sources act until there is nothing more to do. Loaders that respond at once are heard in the same event.
    private func settle() {
        for _ in 0..<Self.maximumRounds {
            if !root.settle(at: now) { return }
        }
        diagnosticHandler?(AggregateDiagnostic(source: 0, problem: .restless))
    }

    private func surveyTree() -> Survey {
        var survey = Survey()
        survey.revisions.append(background.revision)
        sources.removeAll()
        self.survey(root, number: 0, isShown: true, &survey)
        return survey
    }

    private func survey(_ source: DataSource<ItemID>, number: Int, isShown: Bool, _ survey: inout Survey) {
        sources.append(source, number: number, isShown: isShown)
        for problem in source.journal.take() {
            diagnosticHandler?(AggregateDiagnostic(source: number, problem: .load(problem)))
        }
        let change = source.takeSwitch()
        survey.completions += source.takeSwitchCompletions()
        let items = source.takeChangedItems()
        if isShown {
            survey.revisions += [number, source.revision]
            survey.items += items.map { AggregateID(source: number, item: $0) }
            if let change, change.oldID != change.newID {
                survey.switches.append(
                    PathSwitch(
                        old: paths.number(ofChild: change.oldID, of: number),
                        new: paths.number(ofChild: change.newID, of: number),
                        direction: change.direction
                    ))
            }
        }
        let live = source.liveChildren
        for child in source.children {
            let isLive = isShown && live.contains { $0.id == child.id }
            let childNumber = paths.number(ofChild: child.id, of: number)
            self.survey(child.source, number: childNumber, isShown: isLive, &survey)
        }
    }

    /// Shows what has changed. Returns whether there is an update.
    private func apply(_ changes: inout Survey, _ animatingDifferences: Bool) -> Bool {
        guard latest.note(changes.revisions) else { return false }
        var lists: [[ItemID]] = []
        let derived = DerivedPresentation(root.node(number: 0, &paths, &lists))
        var presentation = AggregatePresentation(derived, lists)
        background.apply(to: &presentation.globalMetrics)
        noteBackgroundChanges(in: presentation, &changes)
        var snapshot = makeSnapshot(of: &presentation)
        let marked = changes.items.filter { snapshot.contains($0) }
        try? snapshot.reconfigureItems(marked)
        guard presentation != latest.presentation || !marked.isEmpty else { return false }
        let segments = segments(to: presentation, changes.switches)
        latest.presentation = presentation
        let isAnimated = animatingDifferences && !changes.switches.contains { $0.direction == nil }
        let completions = changes.completions
        // Without a view the completions are called in the next call, and may update.
        isUpdatingTree = false
        core.apply(
            snapshot,
            animatingDifferences: isAnimated,
            finishing: { [self] update in show(presentation, segments, &update) },
            completion: completions.isEmpty ? nil : { for completion in completions { completion() } }
        )
        return true
    }

    /// Has the cells of sections configured again whose backgrounds have changed.
    private func noteBackgroundChanges(in presentation: AggregatePresentation<ItemID>, _ survey: inout Survey) {
        for section in presentation.sections {
            guard let old = latest.stamps.metrics(of: section.id),
                old.cellBackground != section.metrics.cellBackground
                    || old.selectedCellBackground != section.metrics.selectedCellBackground
            else { continue }
            survey.items += section.items.map { AggregateID(source: section.id.source, item: $0) }
        }
    }

    /// Writes down the sections as a snapshot, and leaves out of both what occurs twice.
    private func makeSnapshot(
        of presentation: inout AggregatePresentation<ItemID>
    ) -> DiffableDataSourceSnapshot<AggregateSectionID, AggregateID> {
        var snapshot = DiffableDataSourceSnapshot<AggregateSectionID, AggregateID>()
        var stamps = SupplementaryStamps()
        presentation.sections = presentation.sections.filter { section in
            guard (try? snapshot.appendSections([section.id])) != nil else {
                report(section, .duplicateSection(section.id.section))
                return false
            }
            let ids = section.items.map { AggregateID(source: section.id.source, item: $0) }
            if (try? snapshot.appendItems(ids)) == nil {
                let unique = withoutDuplicates(ids, in: section)
                try? snapshot.appendItems(unique)
            }
            let revision = stamps.add(section.shared, after: latest.stamps)
            try? snapshot.setSupplementaryRevision(revision, forSection: section.id)
            return true
        }
        latest.stamps = stamps
        for diagnostic in snapshot.diagnostics {
            guard case .existingItemsMoved(let ids) = diagnostic, let first = ids.first else { continue }
            let problem = AggregateDiagnostic<ItemID>.Problem.duplicateItems(ids.map { $0.item })
            diagnosticHandler?(AggregateDiagnostic(source: first.source, problem: problem))
        }
        for index in presentation.sections.indices {
            guard let ids = try? snapshot.itemIdentifiers(inSection: presentation.sections[index].id),
                ids.count != presentation.sections[index].items.count
            else { continue }
            presentation.sections[index].items = ids.map { $0.item }
        }
        return snapshot
    }

    private func withoutDuplicates(_ ids: [AggregateID], in section: PresentedSection<ItemID>) -> [AggregateID] {
        var unique: [AggregateID] = []
        var repeated: [ItemID] = []
        let areNew = IdentifierTable<AggregateID>().enter(ids).areNew(from: 0)
        for index in ids.indices {
            if areNew[index] { unique.append(ids[index]) } else { repeated.append(ids[index].item) }
        }
        report(section, .duplicateItems(repeated))
        return unique
    }

    private func report(_ section: PresentedSection<ItemID>, _ problem: AggregateDiagnostic<ItemID>.Problem) {
        diagnosticHandler?(AggregateDiagnostic(source: section.id.source, problem: problem))
    }

    /// The switches with the sections of what is shown now and of what will be shown that belong to the children.
    private func segments(to new: AggregatePresentation<ItemID>, _ switches: [PathSwitch]) -> [SegmentChange] {
        switches.map { change in
            SegmentChange(
                old: change.old,
                new: change.new,
                oldSections: sections(of: latest.presentation, within: change.old),
                newSections: sections(of: new, within: change.new),
                direction: change.direction
            )
        }
    }

    /// The indexes of the sections that belong to a source or to one within it, in ascending order.
    private func sections(of presentation: AggregatePresentation<ItemID>, within number: Int) -> [Int] {
        presentation.sections.indices.filter { paths.isWithin(presentation.sections[$0].id.source, number) }
    }

    /// Which sections slide: those of children that take each other's place visibly.
    private func slides(of segments: [SegmentChange]) -> SectionSlides {
        var slides = SectionSlides()
        for change in segments {
            guard let direction = change.direction else { continue }
            for section in change.oldSections { slides.deleted[section] = direction }
            for section in change.newSections { slides.inserted[section] = direction }
        }
        return slides
    }
}
