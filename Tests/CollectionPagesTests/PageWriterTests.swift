import CollectionPages
import Testing

struct PageWriterTests {
    @Test("what is written is read back as the same value, and written again as the same bytes")
    func roundTrip() throws {
        var decoder = PageDecoder(
            configuration: PageDecoder.Configuration(
                catalogue: {
                    var catalogue = LayoutCatalogue.standard
                    catalogue.features.append("chart")
                    return catalogue
                }()
            )
        )
        let page = try decoder.decodePage(try Fixture.bytes("page-example.json"))
        #expect(page.diagnostics == [])
        let bytes = PageWriter.bytes(of: page.content, identifiers: decoder.identifiers)
        let again = try decoder.decodePage(bytes)
        #expect(again == page)
        #expect(PageWriter.bytes(of: again.content, identifiers: decoder.identifiers) == bytes)
    }

    @Test("the canonical form has no white space, a fixed order and no defaults")
    func canonicalForm() {
        var table = PageIdentifierTable()
        let page = Page(
            id: table.intern("home"), title: "Today \"quoted\" \\ \u{1}\n é😀 </script>",
            sections: [
                PageSection(
                    id: table.intern("a"), layout: .named("HomeWidgetProductXS", metrics: MetricOverrides(rows: 2)),
                    fallback: ["carousel"], metrics: MetricOverrides(rows: 2),
                    items: [
                        PageItem(
                            id: table.intern("p:1"), kind: .product, title: "Coat",
                            price: ItemPrice(text: "€5", minorUnits: -500, currency: "EUR"),
                            image: PageImage(path: "p/1.jpg", width: 2, height: 3, tint: PageColor("#0aF00f")),
                            actions: [
                                PageAction(.select, [.push(page: "product", arguments: [PageArgument("id", "1")])])
                            ]
                        )
                    ]
                )
            ]
        )
        #expect(
            String(decoding: PageWriter.bytes(of: page, identifiers: table), as: UTF8.self)
                == #"{"format":1,"page":{"id":"home","title":"Today \"quoted\" \\ \u0001\n é😀 </script>"},"sections":["#
                + #"{"id":"a","layout":"HomeWidgetProductXS","fallback":"carousel","metrics":{"rows":2},"items":["#
                + #"{"id":"p:1","kind":"product","title":"Coat","price":{"text":"€5","minor":-500,"cur":"EUR"},"#
                + ##""image":{"path":"p/1.jpg","w":2,"h":3,"decorative":true,"tint":"#0AF00F"},"##
                + #""on":{"select":[{"do":"push","page":"product","args":{"id":"1"}}]}}]}]}"#
        )
    }

    @Test("further pictures survive the way there and back, and those that cannot be fetched are left out")
    func furtherPictures() throws {
        var decoder = PageDecoder()
        let images = (1...3).map { number in
            PageImage(path: "p/1.\(number).jpg", width: 2, height: 3, alternativeText: "Coat \(number)")
        }
        let item = PageItem(
            id: decoder.identifiers.intern("p:1"), kind: .product, title: "Coat",
            image: PageImage(path: "p/1.jpg", width: 2, height: 3, alternativeText: "Coat"), images: images)
        let section = PageSection(
            id: decoder.identifiers.intern("hero"), layout: .named("product.hero"), fallback: ["image.full"],
            accessibilityLabel: "Coat", items: [item])
        var page = Page(id: decoder.identifiers.intern("product"))
        page.sections = [section]
        let bytes = PageWriter.bytes(of: page, identifiers: decoder.identifiers)
        #expect(PageValidator().validate(bytes) == [])
        let decoded = try decoder.decodePage(bytes)
        #expect(decoded.diagnostics == [])
        #expect(decoded.content.sections.first?.items.first?.images == images)
        let broken = String(decoding: bytes, as: UTF8.self).replacing("p/1.2.jpg", with: "../1.2.jpg")
        let shorter = try decoder.decodePage(Array(broken.utf8))
        #expect(shorter.diagnostics.map(\.code) == [.image])
        #expect(shorter.content.sections.first?.items.first?.images == [images[0], images[2]])
    }

    @Test("every command and every change survives the way there and back")
    func commandsAndChanges() throws {
        var decoder = PageDecoder()
        let id = decoder.identifiers.intern("x")
        let target = CommandTarget(section: id, item: id)
        let commands: [PageCommand] = [
            .push(page: "p", arguments: [PageArgument("a", "1"), PageArgument("b", "")]),
            .open(url: "https://a.example"),
            .scroll(target), .expand(target), .collapse(CommandTarget(section: id)), .toggle(CommandTarget()),
            .selectSegment(section: id, segment: id), .selectSegment(section: nil, segment: id), .load(target),
            .reload(CommandTarget()), .submit(endpoint: "e", arguments: [], canUndo: true),
            .remove(target, canUndo: false),
            .restore(target), .copy(text: "c"), .share(title: "t", url: "https://a.example"),
            .requestPermission(name: "location"), .track(event: "e", once: true),
        ]
        let triggers = ActionTrigger.allCases.filter { $0 != .appear }
        var items: [PageItem] = []
        for (index, command) in commands.enumerated() {
            let action = PageAction(triggers[index % triggers.count], [command])
            items.append(
                PageItem(id: decoder.identifiers.intern("i\(index)"), kind: .row, title: "t", actions: [action])
            )
        }
        let layout = try #require(LayoutCatalogue.standard.resolve("list.text"))
        let section = PageSection(id: id, layout: layout, items: items)
        let patch = PagePatch(
            page: id, base: id, revision: id,
            changes: [
                .insertSection(section, .last), .replaceSection(section), .removeSection(id), .moveSection(id, .first),
                .setSectionState(id, .stale), .insertItems(items, section: id, .before(id)),
                .replaceItems(items, section: id), .removeItems([id], section: id),
                .moveItems([id, id], section: id, .after(id)),
                .setItem(
                    PageItemKey(section: id, item: id),
                    ItemChanges(
                        title: "a", subtitle: "b", detail: "c", price: ItemPrice(text: "d"),
                        badge: ItemBadge(text: "e", tone: .critical), isSeen: false, count: 3
                    )
                ),
            ]
        )
        let decoded = try decoder.decodePatch(PageWriter.bytes(of: patch, identifiers: decoder.identifiers))
        #expect(decoded == Decoded(content: patch, diagnostics: []))
        let response = SectionResponse(section: id, after: "c", items: items, next: NextPage(href: "/n"), revision: id)
        let read = try decoder.decodeSectionResponse(PageWriter.bytes(of: response, identifiers: decoder.identifiers))
        #expect(read == Decoded(content: response, diagnostics: []))
    }
}
