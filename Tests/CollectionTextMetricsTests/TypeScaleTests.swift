import CollectionTextMetrics
import CollectionViews
import Foundation
import Testing

@Suite("The type scale is that of the style sheet")
struct TypeScaleTests {
    @Test("every style has the size, weight, line height and letter spacing of its rule", arguments: TextStyle.allCases)
    func rule(_ style: TextStyle) throws {
        let sheet = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Web/theme.css").standardized
        let text = try String(contentsOf: sheet, encoding: .utf8)
        let start = try #require(text.firstRange(of: ".\(style.styleClass.rawValue) { font: "))
        let rule = text[start.upperBound...].prefix { $0 != "}" }
        let traits = style.traits
        var written =
            "\(Int(traits.weight)) \(Self.size(traits.fontSize)) / \(Self.number(traits.lineHeight)) var(--font); "
        if traits.letterSpacing != 0 { written += "letter-spacing: \(Self.number(traits.letterSpacing))em; " }
        #expect(String(rule) == written)
    }

    private static func size(_ size: TextTraits.FontSize) -> String {
        switch size {
        case .fixed(let size): "\(number(size))rem"
        case .fluid(let minimum, let base, let share, let maximum):
            "clamp(\(number(minimum))rem, \(number(base))rem + \(number(share * 100))vw, \(number(maximum))rem)"
        }
    }

    private static func number(_ value: Double) -> String {
        value == value.rounded() ? "\(Int(value))" : "\(value)"
    }
}
