import CollectionViewKit

/// What is shown for an address of the property app that leads to nothing, and the way to what there is.
final class NoHomeViewController: HomesViewController {
    init(_ services: HomesServices) {
        let notices = HomeCells().notices { services.open(HomesRoute.start.path) }
        let adapter = ListAdapter {
            [
                ListObject(
                    EmptyNotice(
                        title: "There is no such home", sentence: "The address may be wrong. There are many others.",
                        action: "See other homes"))
            ]
        }
        adapter.register { (value: EmptyNotice) in DetailController(value, notices, height: { _ in 320 }) }
        super.init(services, adapter, title: "Homes", isRoot: false)
    }
}
