import CollectionTestSupport
import CollectionViews
import Testing

struct DisclosureTests {
    @Test("the title shows and hides the content")
    func toggling() throws {
        var reports: [Bool] = []
        let content = Label()
        content.text = "Wool"
        let disclosure = Disclosure("Material", [content])
        disclosure.addAction { reports.append($0) }
        let host = makeHost(disclosure)
        #expect(host.texts == ["Material"])
        host.tap("Material")
        let header = try #require(host.nodes(withStyleClass: "disclosure-header").first)
        #expect(
            host.lastCommands == [
                .setAttribute(header, .isExpanded, "true"), .setHidden(disclosure.contentView.node, false),
                .setStyleClass(disclosure.node, "is-expanded", true),
            ]
        )
        #expect(host.texts == ["Material", "Wool"])
        #expect(reports == [true])
        disclosure.isExpanded = false
        disclosure.title = "Care"
        host.send(.frame(0))
        #expect(host.texts == ["Care"])
        #expect(reports == [true])
    }

    @Test("what stands in the content is pressed without closing it")
    func inside() {
        var presses = 0
        let button = Button("More")
        button.addAction { presses += 1 }
        let disclosure = Disclosure("Material", [button])
        disclosure.isExpanded = true
        let host = makeHost(disclosure)
        host.tap("More")
        #expect(presses == 1)
        #expect(disclosure.isExpanded)
    }
}
