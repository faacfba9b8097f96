/// The end of the scroll axis to which a layout is anchored.
public enum ContentAnchorEdge: Hashable, Sendable {
    /// The top or leading end, as in a list.
    case start
    /// The bottom or trailing end, as in a chat: short content is placed at the end, the newest item stays visible.
    case end
}
