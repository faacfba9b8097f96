import CollectionTestSupport
import CollectionViewKit
import Storefront

/// Pages as a server sends them.
enum TestPages {
    /// The bytes of a page with sections given as JSON.
    static func page(_ sections: [String], title: String = "Today") -> [UInt8] {
        let media = #"{"template":"/img/{w}/{path}","widths":[160,320,480,640,960,1280]}"#
        let head = #"{"id":"home","kind":"home","rev":"1","title":"\#(title)"}"#
        return Array(
            #"{"format":1,"page":\#(head),"media":\#(media),"sections":[\#(sections.joined(separator: ","))]}"#.utf8)
    }

    /// A section of products with consecutive numbers.
    static func products(
        _ id: String,
        layout: String,
        _ numbers: Range<Int>,
        rows: Int = 1,
        next: String? = nil,
        extraItems: [String] = []
    ) -> String {
        let items = (numbers.map(product) + extraItems).joined(separator: ",")
        let more = next.map { #","next":{"href":"\#($0)","ahead":3}"# } ?? ""
        return #"""
            {"id":"\#(id)","layout":"\#(layout)","title":"\#(id)","metrics":{"rows":\#(rows)},"items":[\#(items)]\#(more)}
            """#
    }

    /// One product.
    static func product(_ number: Int) -> String {
        let image = ##"{"path":"p/\##(number).jpg","w":1066,"h":1600,"alt":"Picture \##(number)","tint":"#8A8D91"}"##
        let select = #"{"select":[{"do":"push","page":"product","args":{"id":"\#(number)"}}]}"#
        return #"""
            {"id":"p:\#(number)","kind":"product","title":"Coat \#(number)","subtitle":"Arc & Elm",
             "price":{"text":"$\#(number)"},"image":\#(image),"on":\#(select)}
            """#
    }

    /// A section of brands.
    static func brands(_ names: [String]) -> String {
        let items = names.map { name in
            let id = name.split(separator: " ").joined(separator: "-")
            let select = #"{"select":[{"do":"push","page":"brand","args":{"id":"\#(id)"}}]}"#
            return #"{"id":"br:\#(id)","kind":"brand","title":"\#(name)","on":\#(select)}"#
        }
        return
            #"{"id":"brands","layout":"HomeWidgetBrand","title":"NEW FROM","items":[\#(items.joined(separator: ","))]}"#
    }

    /// A home page with every widget.
    static let home = page([
        products("xl", layout: "HomeWidgetProductXL", 0..<10),
        brands(["Arc", "Nord", "Oak", "Vale", "Koba", "Fjord", "Lune"]),
        products("l", layout: "HomeWidgetProductL", 100..<120, rows: 2),
        products("m", layout: "HomeWidgetProductM", 200..<230),
        products("s", layout: "HomeWidgetProductS", 300..<340, rows: 2),
        products("xs", layout: "HomeWidgetProductXS", 400..<460, rows: 3),
        products("xxs", layout: "HomeWidgetProductXXS", 500..<590, rows: 3),
    ])
}

/// A host that shows the storefront at an address.
func makeHost(path: String = "/storefront", width: Double = 390, height: Double = 844) -> ModelHost {
    let navigation = NavigationController(
        router: { Route(path: $0).map { StorefrontViewController(route: $0) } },
        notFound: { _ in StorefrontViewController(route: Route(page: "unknown", id: "")) }
    )
    let host = ModelHost(navigation, windowSize: Size(width: width, height: height))
    host.start(path: path)
    return host
}
