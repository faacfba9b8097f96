import CollectionGeometry
import CollectionLayout
import Testing

@testable import CollectionViews

struct RegistrationsTests {
    private let registrations = Registrations()
    /// What is passed on to what makes views, and nothing else.
    private let view = CollectionView(layout: CollectionViewLayout())

    @Test func `a cell is made by its identifier, with the path of its item`() {
        let cell = CollectionViewCell()
        var paths: [IndexPath] = []
        registrations.setCell("note") { _, path in
            paths.append(path)
            return cell
        }
        #expect(registrations.cell("note", view, .item(3)) === cell)
        #expect(paths == [.item(3)])
    }

    @Test func `what is not registered is not made`() {
        registrations.setCell("note") { _, _ in CollectionViewCell() }
        registrations.setView(.sectionHeader, "title") { _, _ in CollectionReusableView() }
        #expect(registrations.cell("title", view, .item(0)) == nil)
        #expect(registrations.view(.sectionFooter, "title", view, .item(0)) == nil)
        #expect(registrations.view(.sectionHeader, "note", view, .item(0)) == nil)
    }

    @Test func `views of several kinds have the same identifier`() {
        let views = [CollectionReusableView(), CollectionReusableView()]
        registrations.setView(.sectionHeader, "title") { _, _ in views[0] }
        registrations.setView(.sectionFooter, "title") { _, _ in views[1] }
        #expect(registrations.view(.sectionHeader, "title", view, .item(0)) === views[0])
        #expect(registrations.view(.sectionFooter, "title", view, .item(0)) === views[1])
    }

    @Test func `what is registered again replaces what was`() {
        let cell = CollectionViewCell()
        registrations.setCell("note") { _, _ in CollectionViewCell() }
        registrations.setCell("note") { _, _ in cell }
        #expect(registrations.cell("note", view, .item(0)) === cell)
    }
}
