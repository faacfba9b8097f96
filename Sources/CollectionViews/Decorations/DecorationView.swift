import CollectionLayout

/// The view of a decoration without a registration: a box that the style sheet draws by the style classes `decoration`,
/// the name of the kind, and the one that the layout returns from
/// ``CollectionViewLayout/styleClassForDecorationView(ofKind:at:)``.
public final class DecorationView: CollectionReusableView {
    private var kindStyleClass: StyleClass?
    private var layoutStyleClass: StyleClass?

    /// Creates a decoration of no kind.
    public required init() {
        super.init(element: .box, styleClasses: ["decoration"])
        setAttribute(.accessibilityRole, "presentation")
    }

    /// Sets the style classes of a kind and of the layout. A name that is no valid class, such as one with a space, sets
    /// none.
    func show(_ kind: ElementKind, layoutStyleClass name: String?) {
        let ofKind = kind.rawValue.styleClass
        exchangeStyleClass(kindStyleClass, for: ofKind)
        kindStyleClass = ofKind
        let ofLayout = name?.styleClass
        exchangeStyleClass(layoutStyleClass, for: ofLayout)
        layoutStyleClass = ofLayout
    }
}

extension String {
    /// The style class of this name; `nil` unless it consists of lower-case letters, digits and hyphens.
    fileprivate var styleClass: StyleClass? {
        let isValid =
            !isEmpty
            && Array(utf8).allSatisfy { byte in
                (97...122).contains(byte) || (48...57).contains(byte) || byte == 45
            }
        return isValid ? StyleClass(self) : nil
    }
}
