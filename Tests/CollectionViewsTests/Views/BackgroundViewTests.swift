import CollectionLayout
import Testing

@testable import CollectionViews

struct BackgroundViewTests {
    private let view = CollectionView(layout: CollectionViewLayout())
    private let background = View(.box)

    @Test("a background view replaces the one before")
    func replacement() {
        view.backgroundView = View(.box)
        view.backgroundView = background
        #expect(view.backgroundView === background)
    }

    @Test("a view without a background hides what contains it")
    func hiding() throws {
        view.backgroundView = background
        let container = try #require(background.parent)
        view.backgroundView = nil
        #expect(container.isHidden)
    }

    @Test("a view that was added to another view is not the background view")
    func removal() {
        view.backgroundView = background
        let other = View(.box)
        other.addSubview(background)
        #expect(view.backgroundView == nil)
    }
}
