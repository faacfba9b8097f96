public import CollectionGeometry
public import CollectionLayout

/// A view that a collection view places, removes when it is not displayed any more, and reuses for other content.
///
/// Subclass ``CollectionViewCell`` for items and this class for headers, footers and decorations. A subclass creates
/// its subviews in `init()`; a registration sets what they show.
open class CollectionReusableView: View {
    /// The attributes last applied by the layout; `nil` before the first time. Their frame is in points and in the content
    /// coordinates of the collection view, before the row of an orthogonal section is scrolled; see ``LayoutAttributes``.
    public private(set) var layoutAttributes: LayoutAttributes?
    /// The frame of ``layoutAttributes``, which every scroll event needs: copying the attributes is too expensive for
    /// each view.
    private(set) var shownFrame: Rect?
    private(set) var isInRow = false
    /// The attributes of the view as a row of a list; `nil` for other views.
    private(set) var listRow: ListRow?
    /// Whether the layout lets the view determine its width or height.
    private(set) var isSelfSizing = false
    /// The element that the view shows, over updates; `nil` before the first.
    private(set) final var elementHandle: ElementHandle?
    /// The content change that has not been carried out.
    private(set) final var pendingChange = ContentChange.none
    /// The parent of the view in the host's tree; `.none` without one.
    private(set) final var parentNode: NodeID = .none
    /// The maker of the view; `nil` if no collection view has dequeued it.
    private(set) final var maker: ViewMaker?
    /// Whether the view is in the reuse pool.
    private(set) final var isParked = false
    /// Whether an animation was started since the view was dequeued.
    private(set) final var mayBeAnimating = false
    /// Whether the collection view has given the view the role of a header or footer.
    final var hasSupplementaryRole = false
    /// What is known of the size of the view.
    final var measurement = ViewMeasurement()
    /// The padding and the background by metrics; `nil` for a view that has never had either.
    private var supplementaryStyle: SupplementaryStyle?

    private var alpha = 1.0
    private var origin = Point(x: .nan, y: .nan)
    private var zIndex = 0

    /// The size of the view, in points.
    public private(set) var size = Size.zero

    /// Creates an empty view.
    public required init() {
        super.init(.box, styleClasses: ["reusable"])
    }

    /// Creates an empty view with a native element; for the `init()` of subclasses.
    public init(element: HostElement, styleClasses: [StyleClass]) {
        super.init(element, styleClasses: ["reusable"] + styleClasses)
    }

    /// Called before the view is configured for other content. The default does nothing.
    ///
    /// Values that the next configuration sets in any case need no reset: setting an unchanged value costs nothing.
    open func prepareForReuse() {}

    /// Called when the view stops showing its content: it is parked, discarded, or about to be configured again. The
    /// default does nothing.
    func didEndUse() {}

    /// Called when ``listRow`` changed. The default does nothing.
    func listRowDidChange() {}

    /// Called when ``size`` or the environment changed, so that subviews can follow. The default does nothing.
    open func layoutSubviews() {}

    /// Called when the layout has set new attributes. Override it to use the attributes of a custom layout, and call
    /// the inherited method.
    open func apply(_ attributes: LayoutAttributes) {
        layoutAttributes = attributes
        shownFrame = attributes.frame
        isInRow = attributes.isInOrthogonalSection
        isSelfSizing = !attributes.selfSizingAxes.isEmpty
        if listRow !== attributes.listRow, listRow != attributes.listRow {
            listRow = attributes.listRow
            listRowDidChange()
        }
    }

    /// The preferred size of the view for its attributes, in points; `nil`, the default, makes the host measure the
    /// view.
    ///
    /// Only the axes in `attributes.selfSizingAxes` count. It is called once after the view was configured, and again
    /// when the lengths of the other axes change.
    open func preferredSize(fitting attributes: LayoutAttributes) -> Size? { nil }

    public override func sendState() {
        super.sendState()
        origin = Point(x: .nan, y: .nan)
        size = .zero
        zIndex = 0
        alpha = 1
    }

    public override func environmentDidChange() {
        super.environmentDidChange()
        layoutSubviews()
    }
}

extension CollectionReusableView {
    /// The frame of the view in its parent. It is in an extension because a member of the open class would be linked
    /// once for each module with a subclass.
    var frameInParent: Rect { Rect(origin: origin, size: size) }

    /// Whether a collection view has dequeued the view: only then the host knows it, and it can show an element.
    var isDequeued: Bool { maker != nil }

    /// Notes the maker of the view.
    func setMaker(_ maker: ViewMaker) { self.maker = maker }

    /// Notes a content change that has to be carried out, besides one that was noted before.
    func noteChange(_ change: ContentChange) { pendingChange = max(pendingChange, change) }

    /// Notes that the view shows its newest content.
    func noteConfigured() { pendingChange = .none }

    /// Notes the parent of the view in the host's tree; `.none` for none.
    func noteParent(_ parent: NodeID) { parentNode = parent }

    /// Notes whether the view is in the reuse pool.
    func noteParked(_ isParked: Bool) { self.isParked = isParked }

    /// Notes that an animation of the view was started.
    func noteAnimation() { mayBeAnimating = true }

    /// Returns whether an animation was started since the view was dequeued, once.
    func takeAnimation() -> Bool {
        defer { mayBeAnimating = false }
        return mayBeAnimating
    }

    /// Gives the view the padding, in points, and the background of a header or footer; `nil` for those of the style sheet.
    func showSupplementaryStyle(padding: DirectionalEdgeInsets?, background: BackgroundRole?) {
        if supplementaryStyle.isNil {
            guard !padding.isNil || !background.isNil else { return }
            supplementaryStyle = SupplementaryStyle()
        }
        supplementaryStyle?.show(padding: padding, background: background, in: self)
    }

    /// Sets the element that the view shows; `nil` for none.
    func show(_ element: LayoutElement?, in elements: ElementTable) {
        if let elementHandle { return elements.bind(elementHandle, to: element) }
        guard let element else { return }
        elementHandle = elements.handle(for: element)
    }

    /// Applies the attributes of the layout; `containerOrigin` is the origin of the view's parent in content
    /// coordinates.
    func place(_ attributes: LayoutAttributes, containerOrigin: Point) {
        let newOrigin = Point(
            x: attributes.frame.origin.x - containerOrigin.x,
            y: attributes.frame.origin.y - containerOrigin.y
        )
        if newOrigin != origin { move(to: newOrigin) }
        if attributes.zIndex != zIndex {
            zIndex = attributes.zIndex
            send(.setZIndex(node, zIndex))
        }
        if attributes.alpha != alpha {
            alpha = attributes.alpha
            send(.setOpacity(node, alpha))
        }
        let isResized = attributes.frame.size != size && resize(to: attributes.frame.size)
        apply(attributes)
        if isResized { layoutSubviews() }
    }

    /// Has the host put the view elsewhere. A layout may say numbers that are none.
    private func move(to newOrigin: Point) {
        let usable = Point(x: newOrigin.x.boundedLength, y: newOrigin.y.boundedLength)
        guard usable != origin else { return }
        origin = usable
        send(.setOrigin(node, usable))
    }

    /// Has the host give the view another size. Returns whether it has.
    private func resize(to newSize: Size) -> Bool {
        let usable = Size(width: Self.extent(newSize.width), height: Self.extent(newSize.height))
        guard usable != size else { return false }
        size = usable
        send(.setSize(node, usable))
        return true
    }

    /// A length that a host can make.
    private static func extent(_ length: Double) -> Double {
        Swift.min(Swift.max(0, length.boundedLength), Viewport.Configuration().maximumHostLength)
    }
}
