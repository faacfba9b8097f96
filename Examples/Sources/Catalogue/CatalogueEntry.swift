import CollectionViewKit

/// One entry of the catalogue: a view in its states, and the Swift that makes it.
struct CatalogueEntry {
    /// The place among all entries.
    var id = 0
    /// The name of the view.
    let title: String
    /// The lines of Swift that make what is seen.
    let code: String
    /// Makes what is seen.
    let makeSample: () -> View

    init(_ title: String, code: String, makeSample: @escaping () -> View) {
        self.title = title
        self.code = code
        self.makeSample = makeSample
    }

    /// All entries, numbered in order.
    static func all() -> [CatalogueEntry] {
        var entries =
            textEntries() + controlEntries() + barEntries() + screenEntries() + overlayEntries() + statusEntries()
            + layoutEntries() + listEntries() + dataEntries()
        for index in entries.indices { entries[index].id = index }
        return entries
    }
}
