import CollectionViewKit
import ScreenContracts
import SharedScreens

/// Makes the cells of an episode's screen. It holds what they show, and no view.
final class EpisodeViews {
    /// What the rows show; `nil` while that is not known.
    var details: EpisodeDetails?
    private let showID: Int
    private let heads = CellRegistration<EpisodeHeadCell, EpisodeDetails> { cell, _, details in cell.show(details) }
    private let players = CellRegistration<EpisodePlayerCell, MediaSource> { cell, _, sound in cell.show(sound) }
    private let texts = CellRegistration<EpisodeTextCell, (title: String, text: String)> { cell, _, item in
        cell.show(item.title, item.text)
    }
    private let titles = CellRegistration<EpisodeTitleCell, String> { cell, _, title in cell.show(title) }
    private let lines = CellRegistration<TranscriptCell, (line: TranscriptLineContract, startsTurn: Bool)> {
        cell, _, item in
        cell.show(item.line, startsTurn: item.startsTurn)
    }
    private let links: CellRegistration<EpisodeLinkCell, (link: EpisodeLinkContract, isNext: Bool)>

    init(showID: Int) {
        self.showID = showID
        links = CellRegistration { cell, _, item in
            let route = EpisodeRoute(showID: showID, episodeID: item.link.id)
            cell.show(item.link, isNext: item.isNext, at: route.path)
        }
    }
}

extension EpisodeViews {
    /// What a row shows; `nil` for a row of an episode that is not shown any more.
    func row(_ item: EpisodeItem) -> EpisodeRow? {
        guard let details, details.episode.id == item.episodeID else { return nil }
        let rows = details.rows(in: item.section)
        return rows.indices.contains(item.index) ? rows[item.index] : nil
    }

    /// A cell for a row.
    func cell(_ view: CollectionView, _ path: IndexPath, _ item: EpisodeItem) -> CollectionViewCell? {
        switch row(item) {
        case .head(let details): view.dequeueConfiguredReusableCell(using: heads, for: path, item: details)
        case .player(let sound): view.dequeueConfiguredReusableCell(using: players, for: path, item: sound)
        case .text(let title, let text):
            view.dequeueConfiguredReusableCell(using: texts, for: path, item: (title, text))
        case .title(let title): view.dequeueConfiguredReusableCell(using: titles, for: path, item: title)
        case .line(let line, let startsTurn):
            view.dequeueConfiguredReusableCell(using: lines, for: path, item: (line, startsTurn))
        case .link(let link, let isNext):
            view.dequeueConfiguredReusableCell(using: links, for: path, item: (link, isNext))
        case nil: nil
        }
    }
}

extension EpisodeSection {
    /// The layout of the section: rows as wide as can be read well, in the middle of a wide window.
    func layout(in environment: LayoutEnvironment) -> LayoutSection {
        let size = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate))
        var section = LayoutSection(group: .horizontal(layoutSize: size, subitems: [LayoutItem(layoutSize: size)]))
        let width = environment.container.effectiveContentSize.width
        section.contentInsets = ReadableWidth.insets(in: width, greatest: 720)
        section.contentInsets.top = 8
        // What floats at the end of the screen does not cover the last row.
        section.contentInsets.bottom = self == .neighbours ? 80 : 8
        section.interGroupSpacing = self == .neighbours ? 12 : 0
        return section
    }

    /// The height of a row until it is measured, in points.
    private var estimate: Double {
        switch self {
        case .head: 200
        case .texts: 110
        case .transcript: 60
        case .neighbours: 72
        }
    }
}
