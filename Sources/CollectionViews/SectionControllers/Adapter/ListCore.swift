import CollectionDataSources
import CollectionGeometry
import CollectionLayout

/// A list without its view: the objects, their controllers, and the updates.
///
/// The collection view owns it as its data source and its observer, and the layout holds it. It holds no view; its
/// methods receive the view as a parameter.
final class ListCore {
    let scheduler = UpdateScheduler()
    let data = ListData()
    let updating = ListUpdates()
    let notifier = ListNotifier()
    var handlers = ListHandlers()
    var configuration: ListAdapter.Configuration
    var factory = SectionControllerFactory()
    /// Returns the objects; called just before an update.
    let objects: () -> [ListObject]
    /// The pipeline to the collection view; `nil` while the list has no view of its own.
    var pipeline: UpdatePipeline?
    /// The index of the first section in the view: not 0 where the list is a part of a tree of data sources.
    var firstSection = 0

    init(configuration: ListAdapter.Configuration, objects: @escaping () -> [ListObject]) {
        self.configuration = configuration
        self.objects = objects
        scheduler.giveTurn = configuration.scheduler
    }

    deinit {
        for entry in data.list.entries { entry.controller.detach() }
        scheduler.close()
    }
}

extension ListCore {
    /// The content after the newest update.
    var content: ListContent { data.content }

    /// Reports a step of the work.
    func tell(_ phase: @autoclosure () -> ListPhase) {
        if let handler = handlers.phaseHandler { handler(phase()) }
    }

    /// Reports an error in the data: to the handler if there is one, else to the log.
    func report(_ diagnostic: ListDiagnostic) {
        if let handler = handlers.diagnosticHandler {
            handler(diagnostic)
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
