import CollectionViewKit

extension FeedKind {
    /// Advertisements.
    static func advertisement(_ services: FeedServices) -> FeedKind {
        let kind = CellKind(AdvertisementCell.self)
        return FeedKind(
            name: "advertisement", read: { Advertisement($0) },
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
