import CollectionPages
import Testing

struct PageItemTests {
    @Test("a copy of an item keeps what it had when the other one changes")
    func copies() {
        var decoder = PageDecoder()
        let id = decoder.identifiers.intern("1")
        let item = PageItem(id: id, kind: .row, title: "Cap", children: [PageItem(id: id, kind: .row, title: "Size")])
        var other = item
        #expect(other == item)
        other.title = "Hat"
        other.children[0].title = "Colour"
        #expect(item.title == "Cap")
        #expect(item.children[0].title == "Size")
        #expect(other.title == "Hat")
        #expect(other.children[0].title == "Colour")
        #expect(other != item)
        other.title = "Cap"
        other.children = item.children
        #expect(other == item)
    }

    @Test("a copy of a section keeps what it had when the other one changes")
    func sections() {
        var decoder = PageDecoder()
        let section = PageSection(
            id: decoder.identifiers.intern("1"), layout: .named("list.text"), fallback: ["list"], subtitle: "Caps")
        var other = section
        #expect(other == section)
        other.subtitle = nil
        other.fallback.append("drop")
        #expect(section.subtitle == "Caps")
        #expect(section.fallback == ["list"])
        #expect(other.fallback == ["list", "drop"])
        #expect(other != section)
        other.subtitle = "Caps"
        other.fallback = ["list"]
        #expect(other == section)
    }
}
