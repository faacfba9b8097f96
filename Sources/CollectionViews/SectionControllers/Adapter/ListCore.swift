import CollectionDataSources
import CollectionDiffing
import CollectionGeometry
import CollectionLayout

/// What a list is without its view: the objects, their controllers, and the updates between what was and what is.
///
/// The collection view owns it as its data source, as what its layout asks and as what it tells of its doing. It holds
/// no view; whatever it needs of one is passed in.
final class ListCore {
    let scheduler = UpdateScheduler()
    /// What carries the updates to the collection view; `nil` while the list is in none of its own.
    var updates: UpdatePipeline?
    var configuration: ListAdapter.Configuration
    /// Asked for the objects just before an update.
    let objects: () -> [ListObject]
    var factory = SectionControllerFactory()
    var emptyViewProvider: (() -> View?)?
    var diagnosticHandler: ((ListDiagnostic) -> Void)?
    var phaseHandler: ((ListPhase) -> Void)?
    var displayHandler: ((ListObject, Bool) -> Void)?
    var sectionMoveHandler: ((_ before: [ListObject], _ after: [ListObject]) -> Void)?
    var listeners: [(number: Int, body: (ListAdapter.UpdateKind) -> Void)] = []

    /// The objects and controllers of the newest update.
    var list = SectionControllerList()
    /// What the newest update shows.
    var content = ListContent()
    /// What was shown before it, and where its items are now; `nil` while no update is under way.
    var previous: (content: ListContent, translation: IndexPathTranslation)?
    /// The update that the view carries out.
    var underWay: UpdateUnderWay?
    var updateNumber = 0
    /// The index of the first section on the screen: not 0 where the list is a part of a tree of data sources.
    var firstSection = 0
    /// Whether the first update has been carried out.
    var hasContent = false
    /// Whether controllers are being told something: no update is carried out meanwhile, so that places stay what they are.
    var isTelling = false
    /// The view that is shown because there are no items.
    var emptyView: View?
    var display = DisplayLedger()
    var workingRange = WorkingRange()
    /// What the view has reported and the controllers have not been told yet.
    var reports: [CollectionViewEvent] = []
    var scratch = DiffingScratch()

    /// An update that the view carries out.
    struct UpdateUnderWay {
        let kind: ListAdapter.UpdateKind
        let completions: [PendingListUpdate.Completion]
        /// Completions that were refused something.
        var refused: [Int]
    }

    init(configuration: ListAdapter.Configuration, objects: @escaping () -> [ListObject]) {
        self.configuration = configuration
        self.objects = objects
        scheduler.giveTurn = configuration.scheduler
    }

    deinit {
        for entry in list.entries { entry.controller.detach() }
        scheduler.close()
    }
}

extension ListCore {
    /// Tells of a step of the work.
    func tell(_ phase: @autoclosure () -> ListPhase) {
        if let phaseHandler { phaseHandler(phase()) }
    }

    /// Tells of a mistake in the data: the handler if there is one, else the log.
    func report(_ diagnostic: ListDiagnostic) {
        if let diagnosticHandler {
            diagnosticHandler(diagnostic)
        } else {
            scheduler.hostContext?.send(.log(.warning, diagnostic.description))
        }
    }

    /// What a controller may see and do; `nil` when it is not shown.
    func context(of controller: SectionController, in collectionView: CollectionView) -> SectionContext? {
        guard let section = controller.section, let items = content.items(of: controller) else { return nil }
        return SectionContext(collectionView: collectionView, section: firstSection + section, items: items)
    }

    /// The path within the list for one of the screen. It need not exist.
    func local(_ path: IndexPath) -> IndexPath { IndexPath(item: path.item, section: path.section - firstSection) }

    /// The layout of a section.
    func layoutSection(_ section: Int, _ environment: LayoutEnvironment) -> LayoutSection? {
        guard let controller = content.controller(ofSection: section) else { return nil }
        let result = controller.layoutSection(in: environment)
        controller.visit { inner in
            for index in inner.takeInvalidSizes() { report(.invalidSize(section: section, item: index)) }
        }
        return result
    }
}
