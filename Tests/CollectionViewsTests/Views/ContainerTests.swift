import CollectionTestSupport
import CollectionViews
import Testing

struct ContainerTests {
    @Test("a ratio is a number for the style sheet; one that is none leaves the height to the content")
    func ratio() {
        let box = Container(Label(), aspectRatio: 0.75)
        #expect(
            stateCommands(box) == [.setStyleClass(box.node, "has-ratio", true), .setVariable(box.node, "ratio", 0.75)])
        box.discard()
        let stage = Stage(box)
        let node = box.node
        #expect(
            stage.commands {
                box.aspectRatio = 0.75
                box.aspectRatio = 2
                box.aspectRatio = .nan
                box.aspectRatio = -1
                box.aspectRatio = 2
            } == [
                .setVariable(node, "ratio", 2), .setStyleClass(node, "has-ratio", false),
                .setStyleClass(node, "has-ratio", true),
            ]
        )
    }

    @Test("what is laid over the content stands in a place of its own, also later")
    func overlays() {
        let box = Container(ImageView(), clipsToBounds: true)
        let badge = Badge("New")
        box.addOverlay(badge, at: .topLeading)
        let host = makeHost(box)
        let late = Label()
        box.addOverlay(late, at: .center)
        late.text = "Sold out"
        host.send(.frame(0))
        #expect(host.texts == ["New", "Sold out"])
        let places = host.nodes(withStyleClass: "overlay")
        #expect(places.map { host.node($0)?.styleClasses.last } == ["overlay-top-leading", "overlay-center"])
        let stage = host.window.context
        box.clipsToBounds = false
        #expect(stage.takeCommands() == [.setStyleClass(box.node, "is-clipped", false)])
    }
}
