import CollectionViewKit
import ScreenContracts

extension FeedKind {
    /// Advertisements.
    static func advertisement(_ services: FeedServices) -> FeedKind {
        let kind = CellKind(AdvertisementCell.self)
        return FeedKind(
            name: FeedEntryContract.Kind.advertisement.rawValue,
            read: { json in
                guard let entry = FeedEntryContract(json), case .advertisement(let advertisement) = entry.content else {
                    return nil
                }
                return Advertisement(advertisement, position: entry.position)
            },
            factory: CellFactory(for: Advertisement.self) { advertisement in
                CellViewModel(
                    advertisement.identity, kind: kind, layoutSize: FeedLayout.size(height: 232),
                    commands: [
                        .configuration: CellAction<AdvertisementCell>(name: "show-advertisement") { run in
                            run.cell?.show(advertisement, isOpenable: services.links.allows(advertisement.link))
                        },
                        .cancellation: CellAction<AdvertisementCell>(name: "stop-media") { $0.cell?.stopMedia() },
                        .selection: OpenLink(advertisement.link, services),
                    ])
            })
    }
}
