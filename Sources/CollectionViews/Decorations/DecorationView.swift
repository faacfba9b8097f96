import CollectionLayout

/// The view of a decoration without a registration: a box that the style sheet draws by the style classes `decoration`
/// and the name of the kind.
public final class DecorationView: CollectionReusableView {
    private var kindStyleClass: StyleClass?

    /// Creates a decoration of no kind.
    public required init() {
        super.init(element: .box, styleClasses: ["decoration"])
        setAttribute(.accessibilityRole, "presentation")
    }

    /// Sets the style class of a kind. A name that is no valid class, such as one with a space, sets none.
    func show(_ kind: ElementKind) {
        if let kindStyleClass { setStyleClass(kindStyleClass, false) }
        kindStyleClass = kind.rawValue.isStyleClass ? StyleClass(kind.rawValue) : nil
        if let kindStyleClass { setStyleClass(kindStyleClass, true) }
    }
}

extension String {
    /// Whether the string consists of lower-case letters, digits and hyphens.
    fileprivate var isStyleClass: Bool {
        !isEmpty
            && Array(utf8).allSatisfy { byte in
                (97...122).contains(byte) || (48...57).contains(byte) || byte == 45
            }
    }
}
