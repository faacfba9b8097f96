import CollectionViewKit

/// What is shown for an address of the property app that leads to nothing, with a link to what there is.
final class NoHomeViewController: HomesViewController {
    init(_ services: HomesServices) {
        let notices = HomeCells(services).notices { services.open(HomesRoute.start.path) }
        let adapter = ListAdapter {
            let strings = HomesStrings.current
            return [
                ListObject(
                    EmptyNotice(
                        title: strings.detail.nowhere, sentence: strings.detail.nowhereText,
                        action: strings.detail.others))
            ]
        }
        adapter.register { (value: EmptyNotice) in DetailController(value, notices) }
        super.init(services, adapter, title: HomesStrings.current.start.title, isRoot: false)
    }

    override var isNotFound: Bool { true }
}
