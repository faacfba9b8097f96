import CollectionPages

/// What the head of a document says about a screen: for search engines, link previews and bookmarks.
public struct DocumentMetadata: Equatable, Sendable {
    /// The title; an empty one leaves that of the page shell.
    public var title: String
    /// The screen in one or two sentences; `nil` for none.
    public var description: String?
    /// The address under which the screen is known, as a path; `nil` for the address that was requested.
    public var canonicalPath: String?
    /// The path of a picture of the screen; `nil` for none.
    public var imagePath: String?
    /// The type of Open Graph.
    public var type: String
    /// Whether search engines may list the screen.
    public var isListed: Bool
    /// Descriptions for programs, in the vocabulary of schema.org.
    public var structuredData: [StructuredData]

    /// Creates metadata.
    public init(
        title: String, description: String? = nil, canonicalPath: String? = nil, imagePath: String? = nil,
        type: String = "website", isListed: Bool = true, structuredData: [StructuredData] = []
    ) {
        self.title = title
        self.description = description
        self.canonicalPath = canonicalPath
        self.imagePath = imagePath
        self.type = type
        self.isListed = isListed
        self.structuredData = structuredData
    }
}

extension DocumentMetadata {
    /// A description for programs, in the vocabulary of schema.org.
    public enum StructuredData: Equatable, Sendable {
        /// A product with its brand, picture and price.
        case product(Product)
        /// A list of links, in the order of the screen.
        case itemList([Link])
        /// The screens above this one, from the outermost, and this one.
        case breadcrumbs([Link])
    }

    /// A name and the path it leads to.
    public struct Link: Equatable, Sendable {
        /// The name.
        public var name: String
        /// The path.
        public var path: String

        /// Creates a link.
        public init(_ name: String, _ path: String) {
            self.name = name
            self.path = path
        }
    }

    /// A product.
    public struct Product: Equatable, Sendable {
        /// The name.
        public var name: String
        /// The name of the brand; `nil` for none.
        public var brand: String?
        /// The path of a picture; `nil` for none.
        public var imagePath: String?
        /// The price in the smallest unit of the currency, such as cents; `nil` if it is not known.
        public var price: Int64?
        /// The currency by ISO 4217; `nil` if it is not known.
        public var currency: String?

        /// Creates a product.
        public init(
            name: String, brand: String? = nil, imagePath: String? = nil, price: Int64? = nil, currency: String? = nil
        ) {
            self.name = name
            self.brand = brand
            self.imagePath = imagePath
            self.price = price
            self.currency = currency
        }
    }
}

extension DocumentMetadata.StructuredData {
    /// The description as JSON-LD for a script element.
    ///
    /// - Parameters:
    ///   - path: The address of the screen.
    ///   - origin: What precedes paths: the scheme and the host, or nothing.
    func json(path: String, origin: String) -> [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("@context", "https://schema.org")
            switch self {
            case .product(let product): Self.write(product, path: path, origin: origin, to: &writer)
            case .itemList(let links): Self.write(links, as: "ItemList", origin: origin, to: &writer)
            case .breadcrumbs(let links): Self.write(links, as: "BreadcrumbList", origin: origin, to: &writer)
            }
        }
        return writer.bytes.escapedForScript
    }

    private static func write(
        _ product: DocumentMetadata.Product, path: String, origin: String, to writer: inout JSONWriter
    ) {
        writer.member("@type", "Product")
        writer.member("name", product.name)
        writer.member("image", product.imagePath.map { origin + $0 })
        if let brand = product.brand {
            writer.name("brand")
            writer.object { writer in
                writer.member("@type", "Brand")
                writer.member("name", brand)
            }
        }
        guard let price = product.price, let currency = product.currency else { return }
        writer.name("offers")
        writer.object { writer in
            writer.member("@type", "Offer")
            writer.member("url", origin + path)
            writer.member("priceCurrency", currency)
            let cents = price % 100
            writer.member("price", "\(price / 100).\(cents < 10 ? "0" : "")\(cents)")
        }
    }

    private static func write(
        _ links: [DocumentMetadata.Link], as type: String, origin: String, to writer: inout JSONWriter
    ) {
        writer.member("@type", type)
        writer.name("itemListElement")
        writer.array(Array(links.enumerated())) { writer, entry in
            writer.object { writer in
                writer.member("@type", "ListItem")
                writer.member("position", entry.offset + 1)
                writer.member("name", entry.element.name)
                writer.member(type == "ItemList" ? "url" : "item", origin + entry.element.path)
            }
        }
    }
}
