import CollectionGeometry
import CollectionLayout
import Foundation
import Testing

/// What the articles on layouts print compiles, and their pictures show what they say.
struct ArticleTests {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    static let catalog = folder.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Sources/CollectionViewKit/CollectionViewKit.docc")
    static let articles = [
        "LayoutSizes", "LayoutGroups", "OrthogonalSections", "BoundaryItems", "SelfSizing", "CustomLayouts",
    ]

    /// The lines of a text without what is around them.
    static func lines(_ text: String) -> [String] {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    /// The examples in Swift that an article prints.
    static func examples(_ article: String) -> [String] {
        article.components(separatedBy: "```swift\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
    }

    @Test("every example is a part of the layouts that are compiled", arguments: articles)
    func examplesCompile(name: String) throws {
        let article = try String(contentsOf: Self.catalog.appending(path: name + ".md"), encoding: .utf8)
        let source = try String(contentsOf: Self.folder.appending(path: "ArticleLayouts.swift"), encoding: .utf8)
        let compiled = Self.lines(source).joined(separator: "\n")
        let examples = Self.examples(article)
        #expect(!examples.isEmpty)
        for example in examples {
            let wanted = Self.lines(example).joined(separator: "\n")
            #expect(compiled.contains(wanted), "\(name) prints what is not compiled:\n\(wanted)")
        }
    }

    @Test("the pictures are as Scripts/draw-layout draws them")
    func pictures() throws {
        for (name, svg) in ArticlePictures.all() {
            let file = Self.catalog.appending(path: "Resources/\(name).svg")
            let kept = try? String(contentsOf: file, encoding: .utf8)
            #expect(kept == svg, "\(name) has changed or is new: run Scripts/draw-layout --articles and look at it")
        }
    }

    @Test("every picture is in an article, and every article's pictures are there")
    func pictureNames() throws {
        var text = ""
        for name in Self.articles {
            text += try String(contentsOf: Self.catalog.appending(path: name + ".md"), encoding: .utf8)
        }
        let shown = Set(
            text.components(separatedBy: "](layout-").dropFirst().map { "layout-" + $0.prefix { $0 != ")" } })
        #expect(shown == Set(ArticlePictures.all().map { $0.name }))
    }

    @Test("thirds of a row less its gaps are cut to pixels")
    func solvedGrid() throws {
        let frames = try ArticleLayouts.solvedGrid()
        #expect(frames.items[0][1] == Rect(x: 108, y: 0, width: 104, height: 104))
    }

    @Test("a row settles and says where, and shows an item that is requested")
    func shelf() {
        final class Box: @unchecked Sendable { var positions: [OrthogonalScrollPosition] = [] }
        let box = Box()
        let layout = ArticleLayouts.shelfLayout { box.positions.append($0) }
        let context = LayoutContext(
            bounds: Rect(x: 0, y: 0, width: 320, height: 240), counts: FixedLayoutCounts([20]), displayScale: 2)
        layout.prepare(context)
        ArticleLayouts.showTenth(layout)
        #expect(box.positions.map { $0.page } == [9])
        #expect(layout.orthogonalContentOffset(forSection: 0) == Point(x: 9 * 123, y: 0))
    }

    @Test("a chat stands at the end, and a header collapses")
    func behaviors() {
        let bounds = Rect(x: 0, y: 0, width: 320, height: 400)
        let chat = LayoutDriver(
            layout: ArticleLayouts.chat(), context: LayoutContext(bounds: bounds, counts: FixedLayoutCounts([2])))
        #expect(chat.layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.maxY == 400)
        let profile = LayoutDriver(
            layout: ArticleLayouts.profile(), context: LayoutContext(bounds: bounds, counts: FixedLayoutCounts([40])))
        profile.setBounds(bounds.offsetBy(dx: 0, dy: 300))
        let picture = profile.visibleAttributes().first { $0.element.kind == "picture" }
        #expect(picture?.frame == Rect(x: 0, y: 300, width: 320, height: 44))
    }
}
