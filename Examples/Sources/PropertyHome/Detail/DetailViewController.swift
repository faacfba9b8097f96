import CollectionViewKit
import SharedScreens

/// The screen of one home. Opening it is what makes a home seen.
final class DetailViewController: HomesViewController {
    private let model: DetailModel
    private let contact: ContactModel
    private let contactSheet: ContactSheet

    init(_ id: Int, _ services: HomesServices) {
        let model = DetailModel(id, services)
        let contact = ContactModel(id, services.service)
        self.model = model
        self.contact = contact
        contactSheet = ContactSheet(contact)
        let adapter = ListAdapter { Self.objects(model, contact) }
        Self.register(model, contact, in: adapter)
        super.init(services, adapter, title: HomesStrings.current.detail.title, isRoot: false)
        view.setStyleClass("home-detail", true)
    }

    override var path: String { HomesRoute.home(model.id).path }

    override var title: String { model.details?.home.title ?? HomesStrings.current.detail.title }

    override var isTitleProvisional: Bool { model.details.isNil && model.error.isNil }

    override func viewDidLoad() {
        super.viewDidLoad()
        model.load()
    }

    override var revision: Int { super.revision &+ model.revision &+ contact.revision }

    /// Also that what the user has written was sent.
    override var notice: Notice? {
        if let notice = super.notice { return notice }
        guard contact.isConfirming else { return nil }
        return Notice(HomesStrings.current.contact.sent(title))
    }

    override func dismissNotice() {
        if super.notice != nil { super.dismissNotice() } else { contact.dismissConfirmation() }
    }

    override func follow() {
        switch contact.takeAction() {
        case .open: present(contactSheet)
        case .close: contactSheet.dismiss()
        case .showError:
            contactSheet.update()
            contactSheet.focusError()
        case nil: break
        }
        contactSheet.update()
    }

    private static func register(_ model: DetailModel, _ contact: ContactModel, in adapter: ListAdapter) {
        let services = model.services
        let cells = HomeCells(services)
        let pictures = CellRegistration<DetailPicturesCell, DetailPictures> { cell, _, value in
            cell.gallery.show(value.pictures, of: value.title)
        }
        let facts = CellRegistration<DetailFactsCell, DetailFacts> { cell, _, value in
            cell.show(value)
            cell.contactButton.setAction { contact.request(.open) }
            cell.favouriteButton.connect { services.favourites.toggle(value.home) }
        }
        let texts = CellRegistration<DetailTextCell, DetailText> { cell, _, value in cell.show(value) }
        let features = CellRegistration<DetailFeaturesCell, DetailFeatures> { cell, _, value in cell.show(value) }
        let places = CellRegistration<DetailPlaceCell, DetailPlace> { cell, _, value in
            cell.show(value.home, on: model.ground)
        }
        let failures = cells.failures { model.load() }
        let notices = cells.notices { services.open(HomesRoute.start.path) }
        adapter.register { (value: DetailPictures) in
            DetailController(value, pictures, height: { min($0 * 0.75, 420) })
        }
        adapter.register { (value: DetailFacts) in DetailController(value, facts) }
        adapter.register { (value: DetailText) in DetailController(value, texts) }
        adapter.register { (value: DetailFeatures) in DetailController(value, features) }
        adapter.register { (value: DetailPlace) in DetailController(value, places, height: { _ in 320 }) }
        adapter.register { (value: SimilarHomes) in SimilarController(value, services, cells) }
        adapter.register { (value: Skeletons) in
            DetailController(
                value, CellRegistration<SkeletonCell, Skeletons> { _, _, _ in },
                height: { min($0 * 0.75, 420) })
        }
        adapter.register { (value: LoadFailure) in DetailController(value, failures) }
        adapter.register { (value: EmptyNotice) in DetailController(value, notices) }
    }

    /// What the screen shows, from the top down.
    private static func objects(_ model: DetailModel, _ contact: ContactModel) -> [ListObject] {
        if let details = model.details { return objects(details, model, contact) }
        guard let error = model.error else { return [ListObject(Skeletons(count: 1))] }
        let strings = HomesStrings.current
        guard error.reason == .notFound else {
            return [ListObject(LoadFailure(title: strings.detail.failed, sentence: error.sentence))]
        }
        return [
            ListObject(
                EmptyNotice(
                    title: strings.detail.missing, sentence: strings.detail.missingText, action: strings.detail.others))
        ]
    }

    private static func objects(
        _ details: HomeDetails, _ model: DetailModel, _ contact: ContactModel
    ) -> [ListObject] {
        let home = details.home
        var objects: [ListObject] = []
        if !home.pictures.isEmpty {
            objects.append(ListObject(DetailPictures(id: home.id, title: home.title, pictures: home.pictures)))
        }
        objects.append(
            ListObject(
                DetailFacts(
                    home: home, energy: details.energy, isFavourite: model.services.favourites.isFavourite(home),
                    isContacted: details.isContacted || contact.hasSent)))
        if !details.description.isEmpty {
            let title = HomesStrings.current.detail.description
            objects.append(ListObject(DetailText(id: home.id, title: title, text: details.description)))
        }
        if !details.features.isEmpty {
            objects.append(ListObject(DetailFeatures(id: home.id, features: details.features)))
        }
        if !model.ground.isEmpty { objects.append(ListObject(DetailPlace(home: home))) }
        if !details.similar.isEmpty { objects.append(ListObject(SimilarHomes(id: home.id, items: model.similar))) }
        return objects
    }
}
