import CollectionViewKit

/// The page a screen shows, in the form its cells and its layout ask for.
///
/// It is a class so that the closures of the data source and the layout can share it without holding the screen.
final class PageModel {
    /// Ids of everything decoded so far; equal ids of two pages are equal numbers.
    private(set) var decoder: PageDecoder
    /// The page, or `nil` before the first one came.
    private(set) var page: Page?
    /// The widths of the page's pictures.
    private(set) var ladder: ImageLadder?
    /// The sections that are shown, in order: those of the page or, before it came, outlines.
    private(set) var sections: [PageSection] = []
    /// Whether the sections are outlines.
    private(set) var isSkeleton = false
    /// The connection to the host, for the heights of lines; it is set when the screen is loaded.
    var context: HostContext?

    private var items: [PageItemKey: PageItem] = [:]
    private var sectionIndexes: [PageIdentifier: Int] = [:]

    init() {
        let families: [LayoutFamily] = [.carousel, .brands, .list, .grid, .hero]
        decoder = PageDecoder(configuration: .init(catalogue: .standard.limited(to: families)))
    }

    /// The place the screen is in.
    var environment: HostEnvironment { context?.environment ?? HostEnvironment() }

    func section(_ id: PageIdentifier) -> PageSection? { sectionIndexes[id].map { sections[$0] } }

    func item(_ key: PageItemKey) -> PageItem? { items[key] }
}

extension PageModel {
    /// Reads a page. Nothing changes yet; show it with ``show(_:)``.
    func decode(_ bytes: [UInt8]) throws(PageError) -> Decoded<Page> {
        try decoder.decodePage(bytes)
    }

    /// Reads further items of a section.
    func decodeSection(_ bytes: [UInt8]) throws(PageError) -> Decoded<SectionAnswer> {
        try decoder.decodeSectionAnswer(bytes)
    }

    /// Makes a page the one that is shown. Sections that are empty and say so are left out.
    ///
    /// - Returns: What of it was shown before under the same id with other content.
    func show(_ page: Page) -> PageChanges {
        let previousItems = isSkeleton ? [:] : items
        let previousSections = isSkeleton ? [] : sections
        self.page = page
        ladder = page.media.flatMap { ImageLadder(template: $0.template, widths: $0.widths) }
        isSkeleton = false
        sections = page.sections.filter { !($0.items.isEmpty && $0.empty?.isHidden != false) }
        index()
        var changes = PageChanges()
        for (key, item) in items {
            if let previous = previousItems[key], previous != item { changes.items.append(key) }
        }
        for section in sections {
            guard let previous = previousSections.first(where: { $0.id == section.id }) else { continue }
            if !previous.hasSameHeader(as: section) { changes.headers.append(section.id) }
        }
        return changes
    }

    /// Makes outlines of a page the sections that are shown.
    ///
    /// - Parameter layouts: The names of their layouts, and how many outlined items each has.
    func showSkeleton(_ layouts: [(name: String, count: Int)]) {
        isSkeleton = true
        sections = layouts.enumerated().compactMap { index, layout in
            guard let resolution = decoder.configuration.catalogue.resolve(layout.name) else { return nil }
            let items = (0..<layout.count).map { PageItem(id: decoder.identifiers.intern("~\($0)"), kind: .product) }
            return PageSection(id: decoder.identifiers.intern("~skeleton\(index)"), layout: resolution, items: items)
        }
        index()
    }

    /// Adds items to the end of a section; those already there are left out.
    ///
    /// - Returns: The new items.
    func append(_ newItems: [PageItem], toSection id: PageIdentifier) -> [PageItemKey] {
        guard let position = sectionIndexes[id] else { return [] }
        var added: [PageItemKey] = []
        for item in newItems {
            let key = PageItemKey(section: id, item: item.id)
            guard items[key] == nil else { continue }
            items[key] = item
            sections[position].items.append(item)
            added.append(key)
        }
        return added
    }

    private func index() {
        items = [:]
        sectionIndexes = [:]
        for (position, section) in sections.enumerated() {
            sectionIndexes[section.id] = position
            for item in section.items { items[PageItemKey(section: section.id, item: item.id)] = item }
        }
    }
}

/// What kept its id and changed its content between two pages.
struct PageChanges: Equatable {
    var items: [PageItemKey] = []
    var headers: [PageIdentifier] = []
}

extension PageSection {
    fileprivate func hasSameHeader(as other: PageSection) -> Bool {
        title == other.title && subtitle == other.subtitle && header == other.header
    }
}
