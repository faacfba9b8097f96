/// The name of a look, from which the style class of a view is made: what ``BackgroundRole`` and ``SeparatorRole`` share.
struct RoleName: Hashable, Sendable {
    /// The name: lower-case letters, digits and hyphens.
    let rawValue: String

    /// Whether both are the same, compared by bytes.
    static func == (left: RoleName, right: RoleName) -> Bool {
        left.rawValue.hasSameBytes(as: right.rawValue)
    }
}

extension RoleName {
    /// The style class of a view with the look: a prefix and the name. Hosts check it, as they check all style classes.
    func styleClass(prefix: String) -> String { prefix + rawValue }
}
