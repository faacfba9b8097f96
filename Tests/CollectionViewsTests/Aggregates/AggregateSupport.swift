import CollectionDataSources
import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import CollectionViews

/// A line of a screen.
struct Line: Identifiable, Equatable {
    var id: Int
    var text: String
}

/// A spinner or a word, and a button to try again.
final class PlaceholderView: CollectionReusableView {
    let indicator = ActivityIndicator()
    let label = Label(.body)
    let button = Button("")

    required init() {
        super.init(element: .box, styleClasses: ["placeholder"])
        addSubview(indicator)
        addSubview(label)
        addSubview(button)
    }
}

/// A header with a title.
final class TitleView: CollectionReusableView {
    let label = Label(.headline, styleClasses: ["is-multiline"])

    required init() {
        super.init(element: .box, styleClasses: ["title"])
        addSubview(label)
    }
}

/// Loads lines from a server: a line for each byte of the response.
final class LineService {
    var context: HostContext?

    func makeSource(_ title: String) -> BasicDataSource<Line> {
        let source = BasicDataSource<Line>()
        source.title = title
        source.placeholders.noContent = Placeholder(.noContent, title: "no \(title)")
        source.placeholders.error = Placeholder(.error, title: "\(title) failed", retryTitle: "retry \(title)")
        source.loader = { [self] request in
            let ticket = context?.request(HostRequest("/\(title)")) { response in
                guard case .success(let bytes) = response else { return request.fail() }
                request.finish(bytes.map { Line(id: Int($0), text: "\(title) \($0)") })
            }
            request.cancellationHandler = { [self] in
                if let ticket { context?.cancel(request: ticket) }
            }
        }
        return source
    }
}

/// A screen of a tree of lines.
final class AggregateScreen: ViewController {
    let aggregate: AggregateDataSource<Int>
    let collectionView: CollectionView
    let dataSource: CollectionViewAggregateDataSource<Int>
    private let clock: AggregateClock<Int>
    private let service: LineService

    init(_ root: DataSource<Int>, _ service: LineService) {
        self.service = service
        let aggregate = AggregateDataSource(root: root)
        self.aggregate = aggregate
        clock = AggregateClock(aggregate)
        collectionView = CollectionView(layout: aggregate.makeLayout())
        let cells = CellRegistration<TextCell, AggregateItem<Int>> { cell, _, item in
            let source = item.source as? BasicDataSource<Line>
            cell.label.text = source?.items[item.localPath.item].text ?? ""
        }
        dataSource = CollectionViewAggregateDataSource(collectionView: collectionView, aggregate) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        super.init(view: collectionView)
        let placeholders = SupplementaryRegistration<PlaceholderView>(elementKind: .placeholder) { view, _, path in
            guard let placeholder = aggregate.section(at: path.section)?.placeholder?.placeholder else { return }
            view.indicator.isAnimating = placeholder.reason == .loading
            view.label.text = placeholder.title
            view.button.title = placeholder.retryTitle
            view.button.setAction { aggregate.retry(section: path.section) }
        }
        let titles = SupplementaryRegistration<TitleView>(elementKind: .sectionHeader) { view, kind, path in
            guard case .header(let source, _) = aggregate.supplementary(ofKind: kind, at: path) else { return }
            view.label.text = "title of \(source.title)"
        }
        dataSource.supplementaryViewProvider = { view, path, supplementary in
            if case .placeholder = supplementary {
                return view.dequeueConfiguredReusableSupplementary(using: placeholders, for: path)
            }
            return view.dequeueConfiguredReusableSupplementary(using: titles, for: path)
        }
    }

    override func viewDidLoad() {
        service.context = context
        aggregate.loadIfNeeded()
    }

    override func viewDidLayoutSubviews() {
        if let context { clock.follow(in: context) }
    }
}

extension ModelHost {
    /// The rows and placeholders that are seen: the top of each and its texts, from the top down.
    var picture: [String] {
        let lines: [(top: Int, text: String)] = (nodes(withStyleClass: "cell") + nodes(withStyleClass: "placeholder"))
            .compactMap {
                id in
                guard let frame = frameInWindow(id), visibleFrame(id) != nil else { return nil }
                return (Int(frame.minY), texts(in: id).joined(separator: ", "))
            }
        return lines.sorted { $0.top < $1.top }.map { "\($0.top): \($0.text)" }
    }

    /// The number of spinners that are seen, those aside that are fading away.
    var spinnerCount: Int {
        nodes(withStyleClass: "activity-indicator").count { id in
            frameInWindow(id) != nil && node(id).flatMap { node($0.parent) }?.opacity == 1
        }
    }
}
