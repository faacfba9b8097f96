import CollectionViewKit
import ScreenContracts
import SharedScreens

/// The profile of a person.
final class ProfileViewController: PeopleViewController {
    private let id: Int
    private let commands: PersonCommands
    private let headerKind = CellKind(ProfileHeaderCell.self)
    private let textKind = CellKind(ProfileTextCell.self)
    private let loader: ContentLoader<Person>
    private var loadRevision = 0
    /// The number of the last load, and the moment when it was requested.
    private var lastLoad: (number: Int, moment: PeopleStore.Moment)

    init(_ id: Int, _ services: FeedServices) {
        self.id = id
        commands = PersonCommands(services)
        lastLoad = (0, services.people.moment)
        loader = ContentLoader(decode: { bytes throws(LoadError) in try Self.person(bytes, services) })
        super.init(services, layout: Self.makeLayout(), label: PeopleStrings.current.profile.title)
        view.setStyleClass("profile-screen", true)
        navigationItem.backPath = PeopleRoute(personID: nil).path
        loader.errorProvider = { LoadError($0.response)?.ofFeed }
        loader.changeHandler = { [screen = Weak(self)] in screen.object?.loadDidChange() }
        contentUnavailableView.button.addTarget(self) { $0.loader.reload() }
    }

    override var path: String { PeopleRoute(personID: id).path }

    override var title: String { loader.content?.name ?? PeopleStrings.current.profile.title }

    override var isTitleProvisional: Bool { loader.content == nil && loader.error == nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        loader.load(HostRequest("/v1/people/\(id)"), in: context)
    }

    override var revision: Int { super.revision &+ loadRevision }

    override func show() {
        let strings = PeopleStrings.current
        contentUnavailableConfiguration = loader.status.unavailable(failure: strings.profile.failed)
        guard let person = loader.content else { return }
        var items = [header(person)]
        if !person.about.isEmpty { items.append(text(1, strings.profile.about, person.about)) }
        if !person.interests.isEmpty {
            items.append(text(2, strings.profile.interests, SeparatedText.list(person.interests)))
        }
        do {
            try driver.apply([(id: 0, items: items)], animatingDifferences: false)
        } catch {
            context?.send(.log(.warning, "The profile has an item twice."))
        }
    }
}

extension ProfileViewController {
    /// Takes in what the server says of the person.
    private func loadDidChange() {
        loadRevision += 1
        if loader.loadCount != lastLoad.number { lastLoad = (loader.loadCount, services.people.moment) }
        if loader.status.state == .loaded, let person = loader.content {
            services.people.take(person, since: lastLoad.moment)
        }
    }

    private static func person(_ bytes: [UInt8], _ services: FeedServices) throws(LoadError) -> Person {
        let contract = try HostResponse.success(bytes).contract({ PersonContract($0) }, log: services.people.context)
        return Person(contract, position: 0)
    }

    private func header(_ person: Person) -> CellViewModel {
        var all = commands.all(for: person, configuration: commands.showingProfile(person))
        all[.selection] = nil
        return CellViewModel(
            person.identity, kind: headerKind, version: services.people.version(of: id), commands: all)
    }

    private func text(_ number: Int, _ title: String, _ text: String) -> CellViewModel {
        CellViewModel(
            CellIdentity("profile-text", number), kind: textKind,
            commands: [
                .configuration: CellAction<ProfileTextCell>(name: "show-text") { $0.cell?.show(title, text) }
            ])
    }

    private static func makeLayout() -> CompositionalLayout {
        CompositionalLayout { _, environment in
            let size = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(160))
            let group = LayoutGroup.horizontal(layoutSize: size, subitems: [LayoutItem(layoutSize: size)])
            var section = LayoutSection(group: group)
            section.interGroupSpacing = 8
            let margin = max(0, (environment.container.effectiveContentSize.width - 720) / 2)
            section.contentInsets = DirectionalEdgeInsets(leading: margin, bottom: 96, trailing: margin)
            return section
        }
    }
}
