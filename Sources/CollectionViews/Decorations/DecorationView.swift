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

    /// Sets the style classes of a kind and of the layout; `nil` for none.
    func show(kindStyleClass kind: StyleClass?, layoutStyleClass layout: StyleClass?) {
        exchangeStyleClass(kindStyleClass, for: kind)
        kindStyleClass = kind
        exchangeStyleClass(layoutStyleClass, for: layout)
        layoutStyleClass = layout
    }
}

extension ElementKind {
    /// The style class of decorations of the kind; `nil` for a kind whose name has other characters than lower-case letters,
    /// digits and hyphens, which was not meant for a style sheet.
    var styleClass: StyleClass? {
        let isName =
            !rawValue.isEmpty
            && Array(rawValue.utf8).allSatisfy { byte in
                (97...122).contains(byte) || (48...57).contains(byte) || byte == 45
            }
        return isName ? StyleClass(rawValue) : nil
    }
}
