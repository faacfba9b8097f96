import CollectionPages
import PageServer
import PageStore

/// The page of a product: its pictures, what it is and costs, and what else there is from the same brand and shelf.
struct ProductPageProvider: PageProvider {
    func routes(in store: any StoreTransaction) -> [String] { ["product"] }

    func page(
        _ route: String, arguments: [String: String], _ composer: inout PageComposer, in store: any StoreTransaction
    ) throws -> Page? {
        guard route == "product" else { return nil }
        guard let id = arguments["id"].flatMap({ Int64($0) }), let row = try ProductRow.find(id, in: store) else {
            throw Problem.notFound("There is no product with this number.")
        }
        var page = composer.page("product.\(id)", kind: "product", title: row.product.name)
        page.sections = [hero(row, &composer), facts(row, &composer)]
        for (prefix, title, layout) in [
            ("more", "MORE FROM \(row.brand.uppercased())", "HomeWidgetProductM"),
            ("like", "YOU MAY ALSO LIKE", "HomeWidgetProductS"),
        ] {
            if let section = try relatives("\(prefix).\(id)", title, layout, &composer, in: store) {
                page.sections.append(section)
            }
        }
        return page
    }
}

extension ProductPageProvider {
    private func hero(_ row: ProductRow, _ composer: inout PageComposer) -> PageSection {
        var item = composer.item(row.product, caption: row.brand)
        item.text = [TextSpan(text: ProductDescription.text(row.product))]
        // The facts of the head are the sizes to choose from.
        item.facts = row.product.category.sizes
        item.actions = [
            PageAction(
                .select, [.push(page: "brand", arguments: [PageArgument("id", row.product.brandId)])]
            )
        ]
        item.images = PageComposer.furtherImages(of: row.product)
        var section = PageSection(
            id: composer.id("hero.\(row.product.id)"), layout: .named("product.hero"), fallback: ["image.full"],
            accessibilityLabel: row.product.name, items: [item]
        )
        composer.stampRevision(&section)
        return section
    }

    private func facts(_ row: ProductRow, _ composer: inout PageComposer) -> PageSection {
        let product = row.product
        var section = PageSection(
            id: composer.id("facts.\(product.id)"), layout: .named("list.text"), title: "DETAILS",
            items: [
                ("brand", "Brand", row.brand), ("material", "Material", product.material),
                ("colour", "Colour", product.dyeName), ("style", "Style number", "\(product.id)"),
            ].map { name, title, detail in
                PageItem(id: composer.id("\(name).\(product.id)"), kind: .row, title: title, detail: detail)
            }
        )
        section.items[0].actions = [
            PageAction(.select, [.push(page: "brand", arguments: [PageArgument("id", product.brandId)])])
        ]
        composer.stampRevision(&section)
        return section
    }

    /// A section of relatives, or `nil` if there are none.
    private func relatives(
        _ id: String, _ title: String, _ layout: String, _ composer: inout PageComposer, in store: any StoreTransaction
    ) throws -> PageSection? {
        let definition = try composer.registry.definition(of: id, in: store)
        var section = PageSection(
            id: composer.id(id), layout: .named(layout), fallback: ["carousel"], title: title,
            metrics: MetricOverrides(wideVisibleTenths: ProductWidgets.wideVisibleTenths(layout))
        )
        try composer.fill(&section, from: definition, in: store)
        composer.stampRevision(&section)
        return section.items.isEmpty ? nil : section
    }
}
