import CollectionViewKit

/// The registrations of the cells of a screen: cells are used again among the items of one registration. It is no list of
/// all cells that a controller chooses from: each controller takes the ones it is made for.
final class HomeCells {
    let headings = SupplementaryRegistration<HeadingView>(elementKind: .sectionHeader) { _, _, _ in }
    let searchEntries = CellRegistration<SearchEntryCell, SearchEntry> { cell, _, entry in cell.show(entry) }
    let cards: CellRegistration<HomeCardCell, HomeItem>
    let recommendations: CellRegistration<RecommendationCell, HomeItem>
    let mapCards: CellRegistration<MapHomeCell, MapHome>
    let skeletons = CellRegistration<SkeletonCell, Int> { _, _, _ in }

    init(_ services: HomesServices) {
        let favourites = services.favourites
        cards = CellRegistration { cell, _, item in
            cell.show(item)
            cell.favouriteButton.connect { favourites.toggle(item.home) }
        }
        recommendations = CellRegistration { cell, _, item in
            cell.show(item)
            cell.favouriteButton.connect { favourites.toggle(item.home) }
        }
        mapCards = CellRegistration { cell, _, card in
            cell.show(card)
            cell.favouriteButton.connect { favourites.toggle(card.item.home) }
        }
    }

    /// The button for more, and what it does.
    func more(_ goOn: @escaping () -> Void) -> CellRegistration<MoreCell, LoadMore> {
        CellRegistration { cell, _, more in
            cell.show(more)
            cell.button.setAction(goOn)
        }
    }

    /// What did not come, and how it is tried again.
    func failures(_ retry: @escaping () -> Void) -> CellRegistration<MessageCell, LoadFailure> {
        CellRegistration { cell, _, failure in
            cell.show(failure.title, failure.sentence, action: HomesStrings.current.cards.tryAgain)
            cell.button.setAction(retry)
        }
    }

    /// That there is nothing, and the fallback action.
    func notices(_ fallbackAction: @escaping () -> Void) -> CellRegistration<MessageCell, EmptyNotice> {
        CellRegistration { cell, _, notice in
            cell.show(notice.title, notice.sentence, action: notice.action)
            cell.button.setAction(fallbackAction)
        }
    }

    /// The places to choose from, and what choosing does.
    func chips(
        _ choose: @escaping (Place) -> Void, choosePosition: @escaping () -> Void
    ) -> CellRegistration<ChipsCell, PlaceChips> {
        CellRegistration { cell, _, chips in
            cell.show(chips, choose: choose)
            cell.positionChip.setAction(choosePosition)
        }
    }

    func maps(_ model: HomeModel) -> CellRegistration<MapCell, MapPanel> {
        CellRegistration { cell, _, _ in cell.show(model.map, seen: model.services.seen) }
    }
}
