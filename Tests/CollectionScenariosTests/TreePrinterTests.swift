import CollectionGeometry
import CollectionServerRendering
import CollectionTestSupport
import CollectionViews
import Testing

struct TreePrinterTests {
    /// A screen with one row.
    private final class Screen: ViewController {
        let list = View(styleClasses: ["collection-content"])
        let row = View(styleClasses: ["row"])

        init() {
            super.init()
            list.addSubview(row)
            view.addSubview(list)
        }
    }

    @Test(
        "every attribute has a name of its own in a document",
        arguments: HostAttribute.allCases.filter { $0 != .inputType })
    func attributes(attribute: HostAttribute) {
        let screen = Screen()
        let host = ModelHost(screen, windowSize: Size(width: 390, height: 844))
        host.start(path: "/")
        let value =
            switch attribute.values {
            case .text: "true"
            case .address, .path: "/"
            case .integer, .number: "1"
            case .words(let words): words[0]
            }
        screen.row.setAttribute(attribute, value)
        host.send(.frame(0))
        var printer = TreePrinter(host)
        #expect(printer.print().contains { $0.contains("box .row") && $0.hasSuffix("=\(value)") })
    }
}
