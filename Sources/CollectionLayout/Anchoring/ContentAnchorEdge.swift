/// The end of the scroll axis that a layout holds on to.
public enum ContentAnchorEdge: Hashable, Sendable {
    /// The top or leading end, as in a list.
    case start
    /// The bottom or trailing end, as in a chat: short content stands at the end, the newest item stays in sight.
    case end
}
