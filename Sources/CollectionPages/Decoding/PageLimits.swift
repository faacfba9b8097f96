/// The maximum sizes of the parts of a page. A validator refuses a page that exceeds them; a decoder truncates it and reports.
public enum PageLimits {
    /// Sections of a page.
    public static let sections = 60
    /// Segments of a section.
    public static let segments = 8
    /// Items that come with one section.
    public static let itemsPerSection = 100
    /// Items that come with one page.
    public static let itemsPerPage = 600
    /// Items of a section that a client keeps, with all that were loaded later.
    public static let itemsKeptPerSection = 5_000
    /// Children of a group.
    public static let children = 200
    /// Bytes of an id, layout, kind or other name.
    public static let name = 64
    /// Bytes of a title or other single line.
    public static let line = 480
    /// Bytes of a longer text.
    public static let text = 4_000
    /// Spans of a paragraph.
    public static let spans = 32
    /// Facts of an item.
    public static let facts = 8
    /// Further pictures of an item.
    public static let images = 12
    /// Commands of a trigger.
    public static let commands = 8
    /// Triggers of an element.
    public static let triggers = 6
    /// Links of a fallback chain.
    public static let fallbacks = 3
    /// Bytes of a cursor.
    public static let cursor = 512
    /// Changes of a patch.
    public static let changes = 100
    /// Bytes of a patch.
    public static let patchBytes = 64 * 1024
    /// Entries of the lists of experiments, features, permissions and facts to send.
    public static let names = 16
    /// Widths of the picture service.
    public static let widths = 16
    /// Pixels of a picture's side.
    public static let pixels = 8_192
    /// Diagnostics of one document; what is beyond is only counted, warnings before errors.
    public static let diagnostics = 100
}
