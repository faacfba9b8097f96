import PageServer

extension SectionDefinition {
    /// A list of a show that is sent in batches, by which its cursors are signed.
    static func portal(_ list: String, of show: ShowRecord, batch: Int) -> SectionDefinition {
        SectionDefinition(id: "portal.\(list).\(show.id)", content: "portal.\(list)", arguments: [:], batch: batch)
    }
}
