import CollectionPages
import GRDB

/// What is needed while one page or section is put together. It is made anew for each request.
struct PageComposer {
    /// The ids of this answer.
    var identifiers = IdentifierTable()
    /// What the answer can be made of.
    let registry: PageRegistry
    /// Makes and reads cursors.
    let signer: CursorSigner
    /// The present, in seconds since 1970.
    let now: Double

    init(registry: PageRegistry, signer: CursorSigner, clock: ServerClock) {
        self.registry = registry
        self.signer = signer
        now = clock.now()
    }
}

extension PageComposer {
    /// The number of an id.
    mutating func id(_ text: String) -> PageIdentifier { identifiers.intern(text) }

    /// A page with what all pages share. Its time is rounded down to its lifetime, so that within that time the same
    /// content is the same bytes.
    mutating func page(_ id: String, kind: String, title: String, timeToLive: Int = 300) -> Page {
        var page = Page(id: self.id(id), kind: kind, title: title, locale: "en-CA", direction: .leftToRight)
        let period = Double(max(timeToLive, 1))
        page.builtAt = Int64((now / period).rounded(.down) * period)
        page.timeToLive = timeToLive
        page.staleTime = 86_400
        page.media = PageMedia(
            template: "/img/{w}/{path}", widths: PictureWidths.ladder, formats: ["avif", "webp", "jpeg"]
        )
        return page
    }

    /// Fills a section with its first items and tells where more come from.
    mutating func fill(
        _ section: inout PageSection, from definition: SectionDefinition, in database: Database
    ) throws {
        let slice = try registry.slice(of: definition, after: nil, &self, in: database)
        section.items = slice.items
        section.next = next(slice, in: definition)
    }

    /// Where the items after a slice come from.
    func next(_ slice: ContentSlice, in definition: SectionDefinition) -> NextPage? {
        slice.end.map { end in
            NextPage(href: "\(Self.path(of: definition))?after=\(signer.cursor(at: end, in: definition))", ahead: 4)
        }
    }

    /// A revision made from the content: it changes exactly when something of the section does.
    mutating func stampRevision(_ section: inout PageSection) {
        section.revision = nil
        var bare = Page(id: id("~"))
        bare.sections = [section]
        section.revision = id("s" + EntityTag.of(PageWriter.bytes(of: bare, identifiers: identifiers)).prefix(12))
    }

    /// The path of a section's endpoint.
    static func path(of definition: SectionDefinition) -> String { "/v1/sections/\(definition.id)" }
}
