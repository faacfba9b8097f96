import CollectionViewKit
import SharedScreens

/// The page a screen shows, in the form that its cells and its layout need.
///
/// It is a class so that the closures of the data source and the layout can share it without holding the screen.
final class PageModel {
    /// One section as it is shown. The model, the layout and the cells share it, and the model alone changes it.
    final class Section {
        fileprivate(set) var section: PageSection
        fileprivate(set) var loading: SectionLoading
        /// What stands in it.
        var content: SectionContent {
            if isOutline { return .outlines(count: outlineCount) }
            if isAwaited { return .outlines(count: section.layout.usualOutlineCount) }
            return SectionContent(section, loading.status.state)
        }
        /// Whether it belongs to the outline of a page that has not come.
        let isOutline: Bool
        private let outlineCount: Int
        /// The lines of captions that were found last, and for what.
        private var foundLines: (itemCount: Int, width: Double, lineHeight: Double, lines: CaptionLines)?
        /// Whether its outline has a header.
        private let hasOutlinedHeader: Bool
        /// Whether it stands in outlines until it is known whether another section takes its place.
        fileprivate(set) var isAwaited = false
        /// Whether it has taken the place of a section of the page.
        let isReplacement: Bool

        /// Whether nothing of it is known that is to be shown.
        var showsOutline: Bool { isOutline || isAwaited }

        init(
            _ section: PageSection, isOutline: Bool = false, outlineCount: Int = 0, hasOutlinedHeader: Bool = false,
            isReplacement: Bool = false
        ) {
            self.section = section
            loading = SectionLoading(section)
            self.isOutline = isOutline
            self.outlineCount = outlineCount
            self.hasOutlinedHeader = hasOutlinedHeader
            self.isReplacement = isReplacement
        }

        /// How many lines the captions of its products have.
        ///
        /// - Parameters:
        ///   - width: The width of a product, in points.
        ///   - environment: The place the section is in, for the heights of lines.
        /// - Complexity: O(*n*) in the bytes of the texts where they are large and the width or the items have changed, otherwise O(1).
        func captionLines(width: Double, in environment: HostEnvironment) -> CaptionLines {
            let lineHeight = environment.lineHeight(of: .footnote)
            let itemCount = section.items.count
            if let found = foundLines, found.itemCount == itemCount, found.width == width,
                found.lineHeight == lineHeight
            {
                return found.lines
            }
            let lines = CaptionLines(width: width, in: environment) { section.items.map { $0.caption } }
            foundLines = (itemCount, width, lineHeight, lines)
            return lines
        }

        /// Whether there is anything to show in a header.
        var hasHeader: Bool {
            isOutline ? hasOutlinedHeader : section.title != nil || section.subtitle != nil || !section.header.isNil
        }
    }

    /// Reads all that comes for the screen.
    let reader: PageReader
    /// Loads the page. What is shown follows from its state.
    let loader: ContentLoader<Page>
    /// The widths of the page's pictures.
    private(set) var responsiveImage: ResponsiveImage?
    /// The sections that are shown, in order: those of the page or, before it came, its outline.
    private(set) var sections: [Section] = []
    /// The number of pages that were shown. A response to a request from before the last one is outdated.
    private(set) var pageCount = 0
    /// The connection to the host, for the heights of lines; it is set when the screen is loaded.
    var context: HostContext?
    /// What the user does with the product that the page is about; `nil` for pages of other things.
    var purchase: ProductPurchase?
    /// Called when the user goes where the link in a section's header leads.
    var follow: (Route) -> Void = { _ in }
    /// Called when the user has a section loaded again that failed.
    var retry: (PageIdentifier) -> Void = { _ in }

    private var items = [PageItemKey: PageItem]()
    private var sectionIndexes = [PageIdentifier: Int]()

    init() {
        let reader = PageReader()
        self.reader = reader
        loader = ContentLoader(decode: { bytes throws(LoadError) in try reader.loadedPage(bytes) })
    }

    /// The place the screen is in.
    var environment: HostEnvironment { context?.environment ?? HostEnvironment() }

    func section(_ id: PageIdentifier) -> Section? { sectionIndexes[id].map { sections[$0] } }

    func item(_ key: PageItemKey) -> PageItem? { items[key] }

    /// How many lines the captions of the products of a section have; one each where there is no such section.
    ///
    /// - Parameters:
    ///   - id: The id of the section.
    ///   - width: The width of a product, in points.
    func captionLines(ofSection id: PageIdentifier?, width: Double) -> CaptionLines {
        id.flatMap { section($0) }?.captionLines(width: width, in: environment) ?? CaptionLines()
    }

    /// The number of sections whose content was requested and has not come.
    var loadingCount: Int { sections.reduce(0) { $0 + ($1.loading.status.state.isInProgress ? 1 : 0) } }

    /// Changes the state of loading of a section.
    func updateLoading<Value>(of id: PageIdentifier, _ body: (inout SectionLoading) -> Value) -> Value? {
        guard let index = sectionIndexes[id] else { return nil }
        return body(&sections[index].loading)
    }
}

extension PageModel {
    /// Makes a page the one that is shown. Sections that are empty and say so are left out.
    ///
    /// - Parameters:
    ///   - page: The page.
    ///   - awaited: The id of a section that another one may take the place of: it stands in outlines until
    ///     ``replaceContent(by:)`` or ``showAwaitedSections()``, and one that has taken its place before stays. `nil` for none.
    /// - Returns: What of it was shown before under the same id with other content.
    func show(_ page: Page, awaiting awaited: String? = nil) -> PageChanges {
        let previous = sections.filter { !$0.isOutline }
        let previousItems = items
        pageCount += 1
        responsiveImage = page.media.flatMap { ResponsiveImage(template: $0.template, widths: $0.widths) }
        sections = page.sections.map { Section($0) }
        sections.removeAll { $0.content == .empty && $0.section.empty?.isHidden != false }
        hideRepeatedTitle(of: page)
        if let awaited { holdPlace(of: reader.identifier(awaited), previous) }
        index()
        var changes = PageChanges()
        for (key, item) in items {
            if let old = previousItems[key], old != item { changes.items.append(key) }
        }
        for section in sections {
            guard let old = previous.first(where: { $0.section.id == section.section.id }) else { continue }
            if old.isAwaited != section.isAwaited || !old.section.hasSameHeader(as: section.section) {
                changes.headers.append(section.section.id)
            }
        }
        return changes
    }

    /// Makes the outline of a page what is shown.
    ///
    /// - Parameter layouts: The names of the layouts, how many outlined items each has, how many of them are visible side by side
    ///   on a wide screen, in tenths, and whether there is a header above them.
    func showOutline(_ layouts: [(name: String, count: Int, wideVisibleTenths: Int?, hasHeader: Bool)]) {
        sections = layouts.enumerated().compactMap { index, layout in
            let metrics = MetricOverrides(wideVisibleTenths: layout.wideVisibleTenths)
            guard let resolution = reader.catalogue.resolve(layout.name, metrics: metrics) else { return nil }
            let section = PageSection(id: reader.identifier("~outline\(index)"), layout: resolution)
            return Section(
                section, isOutline: true, outlineCount: layout.count, hasOutlinedHeader: layout.hasHeader)
        }
        index()
    }

    /// Puts another section in place of the one of the same id, whose layout it takes. Nothing changes where the page has no such
    /// section, and where the other one has no items.
    ///
    /// - Returns: What of it was shown before under the same id with other content.
    func replaceContent(by other: PageSection) -> PageChanges {
        var changes = PageChanges()
        guard !other.items.isEmpty, let position = sectionIndexes[other.id], !sections[position].isOutline else {
            return changes
        }
        let previousItems = items
        let previous = sections[position].section
        if sections[position].isAwaited || !previous.hasSameHeader(as: other) { changes.headers.append(other.id) }
        var section = other
        section.layout = previous.layout
        sections[position] = Section(section, isReplacement: true)
        index()
        for item in section.items {
            let key = PageItemKey(section: section.id, item: item.id)
            if let old = previousItems[key], old != item { changes.items.append(key) }
        }
        return changes
    }

    /// Shows the sections as they are in the page whose places no others have taken.
    ///
    /// - Returns: The headers of these sections.
    func showAwaitedSections() -> PageChanges {
        var changes = PageChanges()
        for position in sections.indices where sections[position].isAwaited {
            sections[position].isAwaited = false
            changes.headers.append(sections[position].section.id)
        }
        if !changes.headers.isEmpty { index() }
        return changes
    }

    /// Takes in the content of a section, or further items of it; those already there are left out.
    ///
    /// - Returns: The number of new items; those beyond ``PageLimits/itemsKeptPerSection`` are left out too.
    func append(_ newItems: [PageItem], toSection id: PageIdentifier) -> Int {
        guard let position = sectionIndexes[id] else { return 0 }
        var count = 0
        for item in newItems.prefix(PageLimits.itemsKeptPerSection - sections[position].section.items.count) {
            let key = PageItemKey(section: id, item: item.id)
            guard items[key] == nil else { continue }
            items[key] = item
            sections[position].section.items.append(item)
            count += 1
        }
        return count
    }

    /// Leaves a section out that has turned out to be empty and is not to be shown then.
    func removeSectionIfHidden(_ id: PageIdentifier) {
        guard let section = section(id), section.content == .empty, section.section.empty?.isHidden == true else {
            return
        }
        sections.removeAll { $0.section.id == id }
        index()
    }

    /// The keys of the heads of the page.
    var heads: [PageItemKey] {
        sections.filter { $0.section.layout.family == .hero && !$0.isOutline }.flatMap { keys(of: $0) }
    }

    /// The keys of what stands in a section, in order. Outlines and messages have ids that no page can use.
    func keys(of section: Section) -> [PageItemKey] {
        let id = section.section.id
        return switch section.content {
        case .items: section.section.items.map { PageItemKey(section: id, item: $0.id) }
        case .outlines(let count):
            (0..<max(0, count)).map { PageItemKey(section: id, item: reader.identifier("~\($0)")) }
        case .failure: [PageItemKey(section: id, item: reader.identifier("~failure"))]
        case .empty: [PageItemKey(section: id, item: reader.identifier("~empty"))]
        }
    }

    /// Leaves the title of the page out of the header of the first section that is shown, right below the bar with that title.
    private func hideRepeatedTitle(of page: Page) {
        guard let title = page.title, let first = sections.first?.section, first.title == title else { return }
        sections[0].section.title = nil
        sections[0].section.accessibilityLabel = first.accessibilityLabel ?? title
    }

    /// Keeps the place of a section for the one that is to take it, or that had taken it before.
    private func holdPlace(of id: PageIdentifier, _ previous: [Section]) {
        guard let position = sections.firstIndex(where: { $0.section.id == id }) else { return }
        guard let replacement = previous.first(where: { $0.section.id == id && $0.isReplacement }) else {
            sections[position].isAwaited = true
            return
        }
        replacement.section.layout = sections[position].section.layout
        // The response to a request for further items that the page before has sent is ignored.
        replacement.loading.cancelMore()
        sections[position] = replacement
    }

    private func index() {
        items = [PageItemKey: PageItem]()
        sectionIndexes = [PageIdentifier: Int]()
        for (position, section) in sections.enumerated() {
            sectionIndexes[section.section.id] = position
            // What is not shown cannot have changed.
            guard !section.isAwaited else { continue }
            for item in section.section.items { items[PageItemKey(section: section.section.id, item: item.id)] = item }
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
