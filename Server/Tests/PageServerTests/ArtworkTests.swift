import Foundation
import FoundationXML
import Testing

@testable import PageServer
@testable import SampleContent

struct ArtworkTests {
    private static let scenes: [Scene] = ProductStyle.all.flatMap { style in
        ([.plain] + style.patterns.suffix(1)).enumerated().map { index, pattern in
            let dye = Dye.all[(index * 7 + style.key.utf8.count) % Dye.all.count]
            return Scene(
                category: style.category.rawValue, style: style.key, dye: dye,
                accent: Dye(key: ProductPalette.accents(for: dye.key)[0]), pattern: pattern,
                material: style.materials[0],
                seed: UInt64(index)
            )
        }
    }

    @Test("every style in every weave is a well-formed document without anything that could run or load")
    func documents() throws {
        for scene in Self.scenes {
            let svg = scene.svg()
            let parser = XMLParser(data: Data(svg.utf8))
            #expect(parser.parse(), "\(scene.category) \(scene.style)")
            #expect(svg.utf8.allSatisfy { $0 < 0x80 })
            for word in ["script", "image", "foreignObject", "data:", "nan", "inf"] {
                #expect(!svg.contains(word), "\(scene.category) \(scene.style) \(word)")
            }
            #expect(svg.components(separatedBy: "<g").count - 1 == svg.components(separatedBy: "</g>").count - 1)
        }
    }

    @Test("equal scenes give equal pictures, and whatever differs changes the revision")
    func determinism() throws {
        let scene = try #require(Self.scenes.first)
        #expect(scene.svg() == scene.svg())
        let revisions = Self.scenes.map(\.revision)
        #expect(Set(revisions).count == revisions.count)
        let other = Scene(
            category: scene.category, style: scene.style, dye: scene.dye, accent: scene.accent, pattern: scene.pattern,
            material: scene.material, seed: scene.seed + 1
        )
        #expect(other.revision != scene.revision)
        #expect(other.svg() != scene.svg())
    }

    @Test("every view of a scene is a well-formed picture of its own")
    func views() throws {
        for scene in Self.scenes {
            let pictures = SceneView.allCases.map { scene.svg($0) }
            #expect(pictures[0] == scene.svg())
            #expect(Set(pictures).count == pictures.count, "\(scene.category) \(scene.style)")
            for svg in pictures {
                #expect(XMLParser(data: Data(svg.utf8)).parse(), "\(scene.category) \(scene.style)")
                #expect(!svg.contains("nan"))
                #expect(!svg.contains("inf"))
            }
        }
    }

    @Test("each view of a product has one path")
    func viewPaths() {
        for (number, view) in SceneView.allCases.enumerated() {
            let path = number == 0 ? "p/1042.r7.jpg" : "p/1042.\(number).r7.jpg"
            let picture = ProductRecord.picture(at: path)
            #expect(picture?.id == 1_042)
            #expect(picture?.revision == 7)
            #expect(picture?.view == view)
        }
        for path in ["p/1042.0.r7.jpg", "p/1042.01.r7.jpg", "p/1042.4.r7.jpg", "p/1042.1.r07.jpg", "p/1.1.1.r7.jpg"] {
            #expect(ProductRecord.picture(at: path)?.id == nil)
        }
    }

    @Test("a wall sets off what hangs in front of it")
    func backdrops() {
        var generator = SplitMix64(seed: 5)
        for dye in Dye.all {
            for _ in 0..<20 {
                let backdrop = Backdrop(behind: dye.color, &generator)
                #expect(abs(backdrop.wall.brightness - dye.color.brightness) > 0.17, "\(dye.key)")
            }
        }
    }

    @Test("every shelf has its own figures, and a word that is not known still gives one")
    func figures() {
        var generator = SplitMix64(seed: 1)
        let kinds = ProductStyle.all.map { style in
            "\(type(of: Figures.figure(category: style.category.rawValue, style: style.key, &generator)))"
        }
        #expect(Set(kinds).count >= 25)
        _ = Figures.figure(category: "sofa", style: "", &generator)
    }

    @Test("an outline mirrored twice is itself, and a symmetrical one is as wide on both sides")
    func outlines() {
        let half = Outline(0, 10).bend(40, 20, 60, 50).curve(70, 80, 30, 90, 0, 100)
        #expect(half.mirrored.mirrored == half)
        #expect(half.reversed.reversed == half)
        let bounds = half.symmetrical.bounds
        #expect(bounds.low.x == -bounds.high.x)
        #expect(half.symmetrical.data.hasSuffix("Z"))
        #expect(Outline.number(1.04) == "1")
        #expect(Outline.number(-2.56) == "-2.6")
    }

    @Test("letters of posters: lines are broken between words, and fit")
    func lettering() {
        let name = Lettering("The Night Bakers", width: 640, maximumHeight: 120)
        #expect(name.lines == ["THE NIGHT", "BAKERS"])
        #expect(name.height <= 120)
        #expect(Lettering("Long Wave", width: 640, maximumHeight: 120).lines == ["LONG WAVE"])
        #expect(Lettering("I", width: 640, maximumHeight: 120).height == 120)
        #expect(Lettering("", width: 640, maximumHeight: 120).totalHeight == 0)
        for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ" {
            var canvas = Canvas()
            Lettering(String(letter), width: 640, maximumHeight: 120).draw(in: &canvas, x: 0, y: 0, .white)
            #expect(canvas.document(width: 1, height: 1).contains("<path"), "\(letter)")
        }
    }
}
