import CollectionDataSources
import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import CollectionViews

/// What a feed shows.
class FeedModel {
    let id: Int

    init(_ id: Int) {
        self.id = id
    }
}

/// A person in a feed.
final class Person: FeedModel {}

/// An advertisement in a feed.
final class Advertisement: FeedModel {}

/// A cell with a name, a motto that comes later, and a button.
final class PersonCell: CollectionViewCell {
    let nameLabel = Label(.body)
    let mottoLabel = Label(.body)
    let likeButton = Button("Like")

    required init() {
        super.init(element: .box, styleClasses: ["person-cell"])
        for view in [nameLabel, mottoLabel, likeButton] as [View] { addSubview(view) }
    }
}

/// A cell with a picture.
final class AdvertisementCell: CollectionViewCell {
    let imageView = ImageView()

    required init() {
        super.init(element: .box, styleClasses: ["advertisement-cell"])
        addSubview(imageView)
    }
}

extension CellCommandKey {
    static var like: CellCommandKey { "like" }
}

/// What the feed knows of people, changed by commands.
final class People {
    var liked: [Int: Bool] = [:]
    var opened: [Int] = []

    func like(_ id: Int, _ isLiked: Bool = true) -> ValueChange<Bool> {
        ValueChange(
            title: isLiked ? "Like" : "Pass", to: isLiked, get: { self.liked[id] }, set: { self.liked[id] = $0 })
    }
}

/// The kinds of cells of the feed and the factories that use them.
struct FeedFactories {
    let people = People()
    private let personKind = CellKind(PersonCell.self)
    private let advertisementKind = CellKind(AdvertisementCell.self)

    /// Commands that every person has besides those of its factory.
    var more: (Person) -> [CellCommandKey: CellCommand] = { _ in [:] }

    var persons: CellFactory<FeedModel> {
        CellFactory(for: Person.self) { person in
            let commands: [CellCommandKey: CellCommand] = [
                .configuration: showPerson(person),
                .cancellation: CellAction<PersonCell>(name: "clear") { $0.cell?.mottoLabel.text = "" },
                .like: UndoableCommand(name: "like") { _ in people.like(person.id) },
                .selection: MacroCommand(
                    [
                        ItemAction(name: "open") { _ in people.opened.append(person.id) },
                        ItemAction(name: "track") { _ in },
                    ], name: "open-and-track"),
            ]
            return CellViewModel(
                CellIdentity("person", person.id),
                kind: personKind,
                version: people.liked[person.id] == true ? 1 : 0,
                commands: commands.merging(more(person)) { $1 })
        }
    }

    var advertisements: CellFactory<FeedModel> {
        CellFactory(for: Advertisement.self) { advertisement in
            CellViewModel(
                CellIdentity("advertisement", advertisement.id), kind: advertisementKind,
                layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(220)),
                commands: [.configuration: CellAction<AdvertisementCell>(name: "show-advertisement") { _ in }])
        }
    }

    private func showPerson(_ person: Person) -> CellCommand {
        CellAction<PersonCell>(name: "show") { run in
            run.cell?.nameLabel.text = "person \(person.id)"
            run.cell?.likeButton.title = people.liked[person.id] == true ? "Liked" : "Like"
            run.cell?.likeButton.setAction(run.execution.trigger(.like))
            run.execution.request(HostRequest("/motto/\(person.id)")) { response in
                if case .success(let bytes) = response {
                    run.cell?.mottoLabel.text = String(decoding: bytes, as: UTF8.self)
                }
            }
        }
    }
}

/// A feed in rows of 100 points.
final class FeedScreen: ViewController {
    let driver: CellCommandDriver<Int>
    var factories: CellFactories<FeedModel>
    /// What to show from the end of the next event on.
    var next: [FeedModel]?
    var trace: [String] = []
    /// The names of the commands that the trace tells of; empty for all.
    var traced: Set<String> = []

    init(_ factories: [CellFactory<FeedModel>]) {
        self.factories = CellFactories(factories)
        driver = CellCommandDriver(collectionView: CollectionView(layout: RowLayout(rowHeight: 100)))
        super.init(view: driver.collectionView)
        driver.runner.observe { [unowned self] event in
            if traced.isEmpty || traced.contains(event.command) { trace.append(event.line) }
        }
    }

    func show(_ models: [FeedModel], animated: Bool = false) throws {
        try driver.apply([(id: 0, items: factories.viewModels(for: models).viewModels)], animatingDifferences: animated)
    }

    override func viewDidLayoutSubviews() {
        if let next {
            self.next = nil
            try? show(next)
        }
    }

    /// Hands over the trace and begins another.
    func takeTrace() -> [String] {
        defer { trace = [] }
        return trace
    }
}

extension CellCommandEvent {
    /// The event as a line: `like(person 3) began`.
    var line: String {
        switch kind {
        case .refused(let refusal): "\(command)(\(identity)) refused: \(refusal)"
        case .began: "\(command)(\(identity)) began"
        case .progressed(let fraction): "\(command)(\(identity)) at \(fraction)"
        case .ended(.finished): "\(command)(\(identity)) finished"
        case .ended(.cancelled): "\(command)(\(identity)) cancelled"
        case .ended(.failed(let failure)): "\(command)(\(identity)) failed: \(failure)"
        }
    }
}

func person(_ id: Int) -> CellIdentity { CellIdentity("person", id) }

func persons(_ ids: some Sequence<Int>) -> [FeedModel] { ids.map { Person($0) } }

extension ModelHost {
    /// A host that shows a screen on a phone.
    static func phone(_ screen: ViewController) -> ModelHost {
        let host = ModelHost(screen, windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        return host
    }
}
