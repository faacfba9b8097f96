import CollectionViewKit

/// The screen of the guide "Loading and errors".
final class EpisodesViewController: ViewController {
    struct Episode: Identifiable, Equatable {
        let id: Int
        let title: String
    }

    private let episodes = BasicDataSource<Episode>()
    private let aggregate: AggregateDataSource<Int>
    private let collectionView: CollectionView
    private let dataSource: CollectionViewAggregateDataSource<Int>

    override init(view: View = View(.box, styleClasses: ["screen"])) {
        aggregate = AggregateDataSource(root: episodes)
        collectionView = CollectionView(layout: aggregate.makeLayout())
        let rows = CellRegistration<CollectionViewCell, Episode> { cell, _, episode in
            var content = cell.defaultContentConfiguration()
            content.text = episode.title
            cell.setContentConfiguration(content)
        }
        let messages = SupplementaryRegistration<MessageView>(elementKind: .placeholder) { _, _, _ in }
        dataSource = CollectionViewAggregateDataSource(collectionView: collectionView, aggregate) {
            [episodes] view, indexPath, item in
            guard let index = episodes.index(ofItem: item.id) else { return nil }
            return view.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: episodes.items[index])
        }
        dataSource.supplementaryViewProvider = { [aggregate] view, indexPath, supplementary in
            guard case .placeholder(let placeholder) = supplementary else { return nil }
            let message = view.dequeueConfiguredReusableSupplementary(using: messages, for: indexPath)
            message.show(placeholder) { aggregate.retry(section: indexPath.section) }
            return message
        }
        super.init(view: view)
    }

    override func viewDidLoad() {
        episodes.placeholders.noContent = Placeholder(.noContent, title: "No episodes yet")
        episodes.placeholders.error = Placeholder(
            .error, title: "The episodes could not be loaded", retryTitle: "Try again"
        )
        episodes.loader = { [screen = Weak(self)] request in
            guard let context = screen.object?.context else { return request.fail() }
            let path = "/api/episodes?after=\(request.cursor?.text ?? "")"
            let ticket = context.request(HostRequest(path)) { response in Self.finish(request, with: response) }
            request.cancellationHandler = { screen.object?.context?.cancel(request: ticket) }
        }
        view.addSubview(collectionView)
        aggregate.loadIfNeeded()
    }

    private static func finish(_ request: BatchRequest<Episode>, with response: HostResponse) {
        do throws(LoadError) {
            let list: EpisodeList = try response.decode(log: nil)
            request.finish(list.episodes, next: list.next.map { LoadCursor($0) })
        } catch {
            request.fail(error)
        }
    }
}

struct EpisodeList: JSONDecodable {
    let episodes: [EpisodesViewController.Episode]
    let next: String?

    init(_ json: JSONValue) throws(JSONDecodingError) {
        episodes = try json.decode("episodes")
        next = try json.decodeIfPresent("next")
    }
}

extension EpisodesViewController.Episode: JSONDecodable {
    init(_ json: JSONValue) throws(JSONDecodingError) {
        id = try json.decode("id")
        title = try json.decode("title")
    }
}

/// A message in place of the items, with a button if it can be tried again.
final class MessageView: CollectionReusableView {
    private let titleLabel = Label(.headline)
    private let retryButton = Button(kind: .tinted)

    required init() {
        super.init(element: .box, styleClasses: ["message"])
        addSubview(Stack(.vertical, spacing: .medium, alignment: .center, [titleLabel, retryButton]))
    }

    func show(_ presented: PresentedPlaceholder, retry: @escaping () -> Void) {
        titleLabel.text = presented.placeholder.title
        retryButton.title = presented.placeholder.retryTitle
        retryButton.isHidden = presented.placeholder.retryTitle.utf8.isEmpty
        retryButton.setAction(retry)
    }
}
