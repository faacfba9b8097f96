import CollectionGeometry
import Testing

@testable import CollectionViews

struct InteractionControllerTests {
    private let elements = ElementTable()
    private let controller: InteractionController

    init() {
        controller = InteractionController(elements: elements)
    }

    @Test func `a controller has the interactions that were requested and no others`() {
        #expect(InteractionRank.allCases.allSatisfy { !controller.contains($0) })
        let swipes = SwipeActionsInteraction()
        controller.install(swipes)
        #expect(controller.first(SwipeActionsInteraction.self) === swipes)
        #expect(controller.first(ContextMenuInteraction.self) == nil)
        #expect(InteractionRank.allCases.filter { controller.contains($0) } == [.swipeActions])
        #expect(controller.reordering == nil)
    }

    @Test func `items can be taken elsewhere once a data source requests it`() {
        controller.reorderingRequest.fulfil()
        #expect(controller.reordering === controller.first(ReorderingInteraction.self))
        #expect(controller.contains(.reordering))
        #expect(controller.requireReordering() === controller.reordering)
    }

    @Test func `items can be taken elsewhere once a cell has a handle`() {
        let cell = CollectionViewCell()
        cell.accessories = [.checkmark]
        #expect(controller.reordering(for: cell) == nil)
        cell.accessories = [.checkmark, .reorder]
        #expect(controller.reordering(for: cell) != nil)
    }

    @Test func `while no item is held paths of the data are those of what is seen`() {
        let reordering = controller.requireReordering()
        let path = IndexPath(item: 3, section: 1)
        #expect(reordering.indexPath == nil)
        #expect(reordering.presentedSource == nil)
        #expect(!reordering.displacesCells)
        #expect(reordering.dataPath(of: path) == path)
        #expect(reordering.presentedPath(of: path) == path)
    }

    @Test func `a view has only the interactions that it was told to have`() {
        let view = TextScreen.rows(1).collectionView
        #expect(InteractionRank.allCases.allSatisfy { !view.interaction.contains($0) })
        view.allowsMultipleSelection = true
        #expect(!view.interaction.contains(.dragSelection))
        view.isEditing = true
        view.isKeyboardNavigable = true
        view.requireContextMenus()
        #expect(
            InteractionRank.allCases.filter { view.interaction.contains($0) }
                == [.dragSelection, .contextMenu, .typeAhead])
        view.trailingSwipeActionsConfigurationProvider = { _ in nil }
        view.installsStandardGestureForInteractiveMovement = true
        #expect(InteractionRank.allCases.allSatisfy { view.interaction.contains($0) })
    }

    @Test func `swipe actions bring the menu that repeats them`() {
        let view = TextScreen.rows(1).collectionView
        view.leadingSwipeActionsConfigurationProvider = { _ in nil }
        #expect(view.interaction.contains(.contextMenu))
    }
}
