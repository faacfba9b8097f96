import CollectionDataSources
import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import Testing

import CollectionViews

struct OwnershipTests {
    /// Counts what lives, for one test.
    private final class Census {
        var living = 0
    }

    /// Something whose life is counted.
    private final class Life {
        let census: Census

        init(_ census: Census) {
            self.census = census
            census.living += 1
        }

        deinit { census.living -= 1 }
    }

    private final class LivingCell: CollectionViewCell {
        let label = Label(.body, styleClasses: ["is-multiline"])
        var life: Life?

        required init() {
            super.init(element: .box, styleClasses: ["living"])
            addSubview(label)
        }
    }

    /// A screen that uses what may hold on to something: data source, registrations, contents, timers, measuring.
    private final class DetailScreen: ViewController, CollectionViewDelegate, CollectionViewDataSourcePrefetching {
        let collectionView: CollectionView
        let dataSource: CollectionViewDiffableDataSource<Int, Int>
        private let life: Life

        init(_ census: Census) {
            life = Life(census)
            let size = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
            let group = LayoutGroup.vertical(layoutSize: size, subitems: [LayoutItem(layoutSize: size)])
            var section = LayoutSection(group: group)
            section.decorationItems = [.background(elementKind: "shelf")]
            let layout = CompositionalLayout(section: section)
            collectionView = CollectionView(layout: layout)
            let cells = CellRegistration<LivingCell, Int> { cell, _, id in
                cell.life = cell.life ?? Life(census)
                cell.label.text = "\(id)"
                cell.accessories = [.outlineDisclosure]
            }
            dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) { view, path, id in
                view.dequeueConfiguredReusableCell(using: cells, for: path, item: id)
            }
            dataSource.itemNameProvider = { "\($0)" }
            super.init(view: collectionView)
            collectionView.delegate = self
            collectionView.prefetchDataSource = self
            collectionView.isKeyboardNavigable = true
            collectionView.accessibilityPattern = .list
        }

        override var path: String { "/detail" }

        func collectionView(_ collectionView: CollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}

        func show(_ ids: [Int]) throws {
            var snapshot = DiffableDataSourceSnapshot<Int, Int>()
            try snapshot.appendSections([0])
            try snapshot.appendItems(ids, toSection: 0)
            dataSource.apply(snapshot)
        }
    }

    @Test(
        "opening and closing a screen again and again leaves the same objects and the same elements",
        arguments: [0, 4]
    )
    func screens(maximum: Int) throws {
        let census = Census()
        final class Latest { weak var screen: DetailScreen? }
        let latest = Latest()
        let navigation = NavigationController(
            router: { path in
                guard path != "/" else { return ViewController() }
                let screen = DetailScreen(census)
                latest.screen = screen
                return screen
            },
            notFound: { _ in ViewController() }
        )
        navigation.maximumForwardViewControllerCount = maximum
        let host = ModelHost(navigation, windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        var counts: Set<[Int]> = []
        var random = SeededGenerator(seed: 2)
        for _ in 0..<(LongRun().isLong ? 1000 : 100) {
            navigation.push(path: "/detail")
            host.send(.frame(0))
            try latest.screen?.show(Array(0..<40))
            host.send(.frame(0))
            host.runFrames()
            try latest.screen?.show((0..<60).filter { _ in Bool.random(using: &random) })
            host.send(.frame(0))
            let cell = host.visibleCells.first ?? .none
            host.send(.focused(cell))
            host.send(.keyPressed(.down, cell))
            host.send(.typed("3", host.focusedNode))
            if Bool.random(using: &random) { host.scroll(to: Point(x: 0, y: 500)) }
            #expect(census.living > 1)
            // Half of the time, what the screen waits for comes after it is gone.
            if Bool.random(using: &random) { host.finishAnimations() }
            host.pressBack()
            host.send(.focused(.none))
            host.finishAnimations()
            host.runFrames()
            counts.insert([census.living, host.allNodes { _ in true }.count, host.openTimers.count])
        }
        #expect(counts.count == 1)
        // A screen that is kept for going forward is kept without its cells.
        #expect(counts.first?.first == (maximum == 0 ? 0 : 1))
    }
}
