public import CollectionPages
public import PageStore

/// What is needed while one page or section is put together. It is made anew for each response.
public struct PageComposer {
    /// The ids of this response.
    public private(set) var identifiers = PageIdentifierTable()
    /// What the response can be made of.
    public let registry: PageRegistry
    /// The present, in seconds since 1970.
    public let now: Double
    /// The user whose own things a personal section shows: the id of a session, or an empty text.
    public let user: String
    /// Whether something of the response depends on the user.
    var isPersonal = false
    /// Makes and reads cursors.
    let signer: CursorSigner
    /// The moment until which the same content gives the same bytes, in seconds since 1970.
    private(set) var validUntil = Double.infinity

    init(registry: PageRegistry, signer: CursorSigner, clock: ServerClock, user: String = "") {
        self.registry = registry
        self.user = user
        self.signer = signer
        now = clock.now()
    }
}

extension PageComposer {
    /// The number of an id.
    public mutating func id(_ text: String) -> PageIdentifier { identifiers.intern(text) }

    /// A page with what all pages share. Its time is rounded down to its lifetime, so that within that time the same
    /// content is the same bytes.
    ///
    /// - Parameters:
    ///   - id: The id of the page.
    ///   - kind: What sort of page it is.
    ///   - title: The title of the screen.
    ///   - timeToLive: How long it is fresh, in seconds.
    public mutating func page(_ id: String, kind: String, title: String, timeToLive: Int = 300) -> Page {
        var page = Page(id: self.id(id), kind: kind, title: title, locale: "en-CA", direction: .leftToRight)
        let period = Double(max(timeToLive, 1))
        let start = (now / period).rounded(.down) * period
        validUntil = min(validUntil, start + period)
        page.builtAt = Int64(start)
        page.timeToLive = timeToLive
        page.staleTime = 86_400
        page.media = PageMedia(
            template: "/img/{w}/{path}", widths: PictureWidths.all, formats: ["avif", "webp", "jpeg"]
        )
        return page
    }

    /// Fills a section with its first items and tells where more come from. A section whose content is personal gets the
    /// address that its items are fetched by instead.
    ///
    /// - Throws: A ``Problem`` if the content is not served here, or an error of the store.
    public mutating func fill(
        _ section: inout PageSection, from definition: SectionDefinition, in store: any StoreTransaction
    ) throws {
        if registry.content(named: definition.content)?.isPersonal ?? false {
            section.source = SectionSource(href: Self.path(of: definition), load: .near, timeToLive: 60)
            section.placeholderCount = min(definition.batch, 3)
            return
        }
        let slice = try registry.slice(of: definition, after: nil, &self, in: store)
        section.items = slice.items
        section.next = next(slice, in: definition)
    }

    /// Where the items after a slice come from; `nil` at the end of the list.
    public mutating func next(_ slice: ContentSlice, in definition: SectionDefinition) -> NextPage? {
        guard let end = slice.end else { return nil }
        let (cursor, validUntil) = signer.datedCursor(at: end, in: definition)
        self.validUntil = min(self.validUntil, validUntil)
        let path = Self.path(of: definition)
        return NextPage(href: "\(path)\(path.contains("?") ? "&" : "?")after=\(cursor)", ahead: 4)
    }

    /// Says that composing gives the same bytes only until a moment, in seconds since 1970: for content that depends on
    /// the time.
    public mutating func limitValidity(to moment: Double) { validUntil = min(validUntil, moment) }

    /// Gives a section a revision made from its content: it changes exactly when something of the section does.
    public mutating func stampRevision(_ section: inout PageSection) {
        section.revision = nil
        var bare = Page(id: id("~"))
        bare.sections = [section]
        section.revision = id("s" + EntityTag.of(PageWriter.bytes(of: bare, identifiers: identifiers)).prefix(12))
    }

    /// The path of a section's endpoint.
    public static func path(of definition: SectionDefinition) -> String {
        definition.endpoint ?? "/v1/sections/\(definition.id)"
    }
}
