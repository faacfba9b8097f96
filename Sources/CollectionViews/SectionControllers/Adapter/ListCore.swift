import CollectionDataSources
import CollectionDiffing
import CollectionGeometry
import CollectionLayout

/// A list without its view: the objects, their controllers, and the updates.
///
/// The collection view owns it as its data source and its observer, and the layout holds it. It holds no view; its
/// methods receive the view as a parameter.
final class ListCore {
    let scheduler = UpdateScheduler()
    /// The pipeline to the collection view; `nil` while the list has no view of its own.
    var updates: UpdatePipeline?
    var configuration: ListAdapter.Configuration
    /// Returns the objects; called just before an update.
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
    /// The content after the newest update.
    var content = ListContent()
    /// The content before it, and the translation of its items; `nil` while no update is under way.
    var previous: (content: ListContent, translation: IndexPathTranslation)?
    /// The update that the view carries out.
    var underWay: UpdateUnderWay?
    var updateNumber = 0
    /// The index of the first section in the view: not 0 where the list is a part of a tree of data sources.
    var firstSection = 0
    /// Whether the first update has been carried out.
    var hasContent = false
    /// Whether controllers are being notified: no update is carried out meanwhile, so that indexes stay valid.
    var isTelling = false
    /// The displayed empty view.
    var emptyView: View?
    var display = DisplayLedger()
    var workingRange = WorkingRange()
    /// The events of the view of which the controllers have not been notified.
    var reports: [CollectionViewEvent] = []
    var scratch = DiffingScratch()

    /// An update that the view carries out.
    struct UpdateUnderWay {
        let kind: ListAdapter.UpdateKind
        let completions: [PendingListUpdate.Completion]
        /// The indexes of the completions whose request was refused.
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
    /// Reports a step of the work.
    func tell(_ phase: @autoclosure () -> ListPhase) {
        if let phaseHandler { phaseHandler(phase()) }
    }

    /// Reports an error in the data: to the handler if there is one, else to the log.
    func report(_ diagnostic: ListDiagnostic) {
        if let diagnosticHandler {
            diagnosticHandler(diagnostic)
        } else {
            scheduler.hostContext?.send(.log(.warning, diagnostic.description))
        }
    }

    /// The context of a controller; `nil` if the list does not contain it.
    func context(of controller: SectionController, in collectionView: CollectionView) -> SectionContext? {
        guard let section = controller.section, let items = content.items(of: controller) else { return nil }
        return SectionContext(collectionView: collectionView, section: firstSection + section, items: items)
    }

    /// The path within the list for one of the view. It need not exist.
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
