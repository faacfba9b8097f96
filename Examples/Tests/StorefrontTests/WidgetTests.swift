import CollectionTestSupport
import CollectionViewKit
import Testing

@testable import Storefront

@Suite("The widgets of a page")
struct WidgetTests {
    /// A host that shows a page of these sections.
    private func host(_ sections: [String], height: Double = 844) -> ModelHost {
        let host = makeHost(height: height)
        host.respond(to: "/v1/pages/home", with: .success(TestPages.page(sections)))
        return host
    }

    /// How many products of a row are seen: those that are cut count by the part of them that is seen.
    private func visibleCount(_ cells: [NodeID], _ host: ModelHost) -> Double {
        cells.reduce(0) { sum, cell in
            guard let frame = host.frameInWindow(cell), let seen = host.visibleFrame(cell) else { return sum }
            return sum + seen.width / frame.width
        }
    }

    /// The cells that are seen, in lines from the top down, each from left to right.
    private func lines(_ host: ModelHost) -> [[NodeID]] {
        let placed = host.visibleCells.compactMap { cell in host.frameInWindow(cell).map { (cell: cell, frame: $0) } }
        let tops = Set(placed.map { $0.frame.minY }).sorted()
        return tops.map { top in
            placed.filter { $0.frame.minY == top }.sorted { $0.frame.minX < $1.frame.minX }.map { $0.cell }
        }
    }

    /// The pictures in a node, in document order.
    private func images(in id: NodeID, _ host: ModelHost) -> [ImageReference] {
        guard let node = host.node(id), !node.isHidden else { return [] }
        let own = node.element == .image ? [node.image] : []
        return node.children.reduce(own) { $0 + images(in: $1, host) }
    }

    @Test("a widget has its title above its products")
    func title() throws {
        let host = host([TestPages.products("Coats", layout: "HomeWidgetProductM", 0..<10)])
        let title = try #require(host.nodes(withStyleClass: "section-title").first { host.frameInWindow($0) != nil })
        let header = try #require(host.nodes(withStyleClass: "section-header").first { host.frameInWindow($0) != nil })
        #expect(host.texts(in: title) == ["Coats"])
        #expect(host.node(title)?.attributes[.headingLevel] == "2")
        let end = try #require(host.frameInWindow(header)).maxY
        let tops = host.visibleCells.compactMap { host.frameInWindow($0)?.minY }
        #expect(!tops.isEmpty)
        #expect(tops.allSatisfy { $0 >= end })
    }

    @Test("a widget of size M with one row shows 3½ products with brand, name and price")
    func oneRow() throws {
        let host = host([TestPages.products("Coats", layout: "HomeWidgetProductM", 0..<10)])
        let lines = lines(host)
        #expect(lines.map { $0.count } == [4])
        #expect(abs(visibleCount(lines.first ?? [], host) - 3.5) < 0.01)
        #expect(
            lines.joined().map { host.texts(in: $0) } == (0..<4).map { ["Arc & Elm", "Coat \($0)", "$\($0)"] })
    }

    @Test("a widget of size XS with three rows shows 5½ products in each, by their pictures only")
    func threeRows() throws {
        let host = host([TestPages.products("Coats", layout: "HomeWidgetProductXS", 0..<60, rows: 3)])
        let lines = lines(host)
        #expect(lines.map { $0.count } == [6, 6, 6])
        for line in lines { #expect(abs(visibleCount(line, host) - 5.5) < 0.01) }
        #expect(host.visibleCells.flatMap { host.texts(in: $0) } == [])
        let pictures = host.visibleCells.flatMap { images(in: $0, host) }.map { $0.alternativeText }
        #expect(Set(pictures) == Set((0..<18).map { "Picture \($0)" }))
    }

    @Test("each brand has a cell of its own as wide as the page, one below the other, which leads to it")
    func brands() throws {
        let names = ["Arc", "Nord", "Oak", "Vale", "Koba", "Fjord", "Lune"]
        let host = host([TestPages.brands(names)], height: 1_600)
        let cells = Array(lines(host).joined())
        #expect(cells.map { host.texts(in: $0) } == names.map { [$0] })
        let frames = cells.compactMap { host.frameInWindow($0) }
        #expect(Set(frames.map { $0.width }).count == 1)
        for (upper, lower) in zip(frames, frames.dropFirst()) {
            #expect(lower.minX == upper.minX)
            #expect(lower.minY >= upper.maxY)
        }
        let links = cells.compactMap { cell in
            ([cell] + (host.node(cell)?.children ?? [])).compactMap { host.node($0)?.attributes[.destination] }.first
        }
        #expect(links == names.map { "/brand/\($0)" })
    }
}
