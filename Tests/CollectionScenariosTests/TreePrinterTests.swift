import CollectionGeometry
import CollectionTestSupport
import CollectionViews
import Testing

struct TreePrinterTests {
    /// A screen with one row.
    private final class Screen: ViewController {
        let list = View(roles: ["collection-content"])
        let row = View(roles: ["row"])

        init() {
            super.init()
            list.addSubview(row)
            view.addSubview(list)
        }
    }

    @Test("every attribute has a name of its own in a document", arguments: HostAttribute.allCases)
    func attributes(attribute: HostAttribute) {
        let screen = Screen()
        let host = ModelHost(screen, windowSize: Size(width: 390, height: 844))
        host.start(path: "/")
        screen.row.setAttribute(attribute, "true")
        host.send(.frame(0))
        var printer = TreePrinter(host)
        #expect(printer.print().contains { $0.contains("box .row") && $0.hasSuffix("=true") })
    }
}
