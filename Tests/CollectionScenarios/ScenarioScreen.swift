import CollectionGeometry
import CollectionLayout
import CollectionViews

/// A screen that does what a script tells it.
class ScenarioScreen: ViewController {
    let collectionView: CollectionView

    init(_ collectionView: CollectionView) {
        self.collectionView = collectionView
        super.init()
        view.addSubview(collectionView)
    }

    override var title: String { "Scenario" }

    /// Does what a script says.
    func perform(_ command: ScenarioCommand) {
        if command.isNamed("show") {
            let positions: [CollectionView.ScrollPosition] = [.top, .center, .bottom, .nearest]
            collectionView.scrollToItem(
                at: IndexPath(item: command[0], section: command[1]),
                at: positions[command[2] % 4],
                animated: command.isAnimated(3)
            )
        }
    }

    /// Looks at what a host says is seen. The default does not.
    func check(_ path: String) {}

    /// A section of rows that are as wide as the view.
    static func rows(height: LayoutDimension) -> LayoutSection {
        let size = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
        return LayoutSection(group: .vertical(layoutSize: size, subitems: [LayoutItem(layoutSize: size)]))
    }
}
