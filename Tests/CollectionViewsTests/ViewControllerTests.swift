import CollectionGeometry
import CollectionTestSupport
import Testing

@testable import CollectionViews

struct ViewControllerTests {
    private let parent = ViewController()
    private let child = ViewController()
    private let host: ModelHost

    init() {
        host = ModelHost(parent, windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
    }

    @Test("a child that is added to a loaded screen is loaded")
    func adding() {
        parent.addChild(child)
        #expect(child.context === parent.context)
        #expect(parent.children.map { ObjectIdentifier($0) } == [ObjectIdentifier(child)])
    }

    @Test("a child that is removed is unloaded")
    func removing() {
        parent.addChild(child)
        parent.removeChild(child)
        #expect(child.context == nil)
        #expect(parent.children.isEmpty)
    }

    @Test("a screen that is no child is not removed")
    func removingAnother() {
        parent.addChild(child)
        parent.removeChild(ViewController())
        #expect(parent.children.map { ObjectIdentifier($0) } == [ObjectIdentifier(child)])
    }
}
