extension PageCheck {
    /// Rule 17: what makes a page slow or tiring.
    mutating func checkBudgets(_ root: JSONValue, byteCount: Int) {
        if byteCount > 128 * 1024 {
            warn(.budget, root, "The page has \(byteCount) bytes; above 131072 it should leave more to sources.")
        }
        var eagerCount = 0
        var itemCount = 0
        var places = [[UInt8]: Int]()
        for (_, section) in sections {
            let items = section.list("items")
            itemCount += items.count
            let load = section["source"]?["load"]
            if !items.isEmpty || section["source"] != nil && (load == nil || load?.isString("now") ?? false) {
                eagerCount += 1
            }
            for id in Set(items.compactMap { $0["id"]?.utf8 }) {
                let count = (places[id] ?? 0) + 1
                places[id] = count
                if count == 3, let item = items.first(where: { $0["id"]?.utf8 == id }) {
                    warn(.budget, item, "The same item stands in three sections.")
                }
            }
        }
        if eagerCount > 12 {
            warn(.budget, root["sections"] ?? root, "\(eagerCount) sections load at once; 12 are plenty.")
        }
        if itemCount > PageLimits.itemsPerPage {
            error(
                .outOfRange, root["sections"] ?? root,
                "There are \(itemCount) items; the greatest number is \(PageLimits.itemsPerPage).")
        }
    }

    /// Rule 18: what clients still in use will show instead.
    mutating func checkDegradation(_ values: JSONValue) {
        for client in configuration.clients {
            for section in values.elements where section.kind == .object {
                guard let layout = section["layout"], let name = layout.string else { continue }
                let fallback = section["fallback"].map { $0.kind == .array ? Array($0.elements) : [$0] } ?? []
                let required = section.list("requires").compactMap { $0.string }
                let shown = client.catalogue.resolve(
                    name, fallback: fallback.compactMap { $0.string }, isSupported: client.catalogue.supports(required)
                )
                guard shown?.substitution != LayoutSubstitution.none else { continue }
                warn(.degradation, layout, "\(client.name) shows \(shown?.name ?? "nothing") instead.")
            }
        }
    }
}
