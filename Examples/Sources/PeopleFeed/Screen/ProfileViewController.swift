import CollectionViewKit
import SharedScreens

/// The profile of a person.
final class ProfileViewController: PeopleViewController {
    private let id: Int
    private let commands: PersonCommands
    private let headerKind = CellKind(ProfileHeaderCell.self)
    private let textKind = CellKind(ProfileTextCell.self)
    private var person: Person?
    private var state = FeedState.loading
    private var loadRevision = 0

    init(_ id: Int, _ services: FeedServices) {
        self.id = id
        commands = PersonCommands(services)
        super.init(services, layout: Self.makeLayout(), label: PeopleStrings.current.profile.title)
        navigationItem.backPath = PeopleRoute(personID: nil).path
        contentUnavailableView.button.addTarget(self) { $0.load() }
    }

    override var path: String { PeopleRoute(personID: id).path }

    override var title: String { person?.name ?? PeopleStrings.current.profile.title }

    override var isTitleProvisional: Bool { person == nil && state == .loading }

    override func viewDidLoad() {
        super.viewDidLoad()
        load()
    }

    override var revision: Int { super.revision &+ loadRevision }

    override func show() {
        let strings = PeopleStrings.current.profile
        contentUnavailableConfiguration = state.unavailable(failure: strings.failed)
        guard let person else { return }
        var items = [header(person)]
        if !person.about.isEmpty { items.append(text(1, strings.about, person.about)) }
        if !person.interests.isEmpty {
            items.append(text(2, strings.interests, person.interests.joined(separator: " · ")))
        }
        do {
            try driver.apply([(id: 0, items: items)], animatingDifferences: false)
        } catch {
            context?.send(.log(.warning, "The profile has an item twice."))
        }
    }
}

extension ProfileViewController {
    private func load() {
        state = .loading
        loadRevision += 1
        context?.request(HostRequest("/v1/people/\(id)")) { [self] response in
            loadRevision += 1
            switch response.json(log: context).mapError({ $0.ofFeed }) {
            case .success(let answer):
                person = services.people.taking(Person(answer))
                state = person == nil ? .failed(LoadError.undecodable.sentence) : .loaded
            case .failure(let failure):
                state = .failed(failure.sentence)
            }
        }
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
