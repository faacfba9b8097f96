public import CollectionGeometry
public import CollectionLayout

/// A view that a collection view places, takes away when it has left the screen, and uses again for other content.
///
/// Subclass ``CollectionViewCell`` for items and this class for headers, footers and decorations. A subclass builds its
/// parts in `init()`; what they show is set by a registration.
open class CollectionReusableView: View {
    /// Where the view was last put by its layout; `nil` before the first time.
    public private(set) var layoutAttributes: LayoutAttributes?
    /// What every event of a scroll asks of ``layoutAttributes``: copying those is too dear to do for each view.
    private(set) var shownFrame: Rect?
    private(set) var isInRow = false
    /// What is drawn with the row of a list that the view is; `nil` for other views.
    private(set) var listRow: ListRow?
    /// Whether the layout lets the view choose some length.
    private(set) var isSelfSizing = false
    /// Which element the view shows, over updates; `nil` before the first.
    private(set) final var elementHandle: ElementHandle?
    /// What the view has to do about a change of its content.
    final var pendingChange = ContentChange.none
    /// The node the view is in; `.none` while it is in none.
    var parentNode: NodeID = .none
    /// What made the view; `nil` for one that no collection view has handed out.
    final var maker: ViewMaker?
    /// Whether the view waits in a pool.
    var isParked = false

    /// Whether a movement was started since the view was taken into use.
    var mayBeAnimating = false

    /// What the view was last measured for; `nil` if it was not since it shows what it shows.
    var fittedSize: Size?
    /// Whether the view is to be measured although the layout knows a size.
    var wantsMeasuring = false
    /// Whether a question about the size is with the host.
    var isBeingMeasured = false

    private var alpha = 1.0
    private var origin = Point(x: .nan, y: .nan)
    private var zIndex = 0

    /// The extent of the view, in points.
    public private(set) var size = Size.zero

    /// Creates an empty view.
    public required init() {
        super.init(.box, roles: ["reusable"])
    }

    /// Creates an empty view that is a certain native element; for the `init()` of subclasses.
    public init(element: HostElement, roles: [StyleRole]) {
        super.init(element, roles: ["reusable"] + roles)
    }

    /// Called before the view is configured for other content. The default does nothing.
    ///
    /// Values that the next configuration sets anyway need no reset: a setter that is given the value it already has
    /// costs nothing.
    open func prepareForReuse() {}

    /// Called when the view stops showing what it was configured for: it is put away, thrown away, or about to be
    /// configured again. The default does nothing.
    func didEndUse() {}

    /// Called when ``listRow`` changed. The default does nothing.
    func listRowDidChange() {}

    /// Called when ``size`` or the environment changed, so that parts can follow. The default does nothing.
    open func layoutSubviews() {}

    /// Called when the view, which stays where it is seen, was put elsewhere among its siblings in the host's tree, for the
    /// reading order. Scrollers inside have forgotten their offsets by then, so that a view that has one of its own scrolls
    /// it there again. The default does nothing.
    open func didMoveInHost() {}

    /// Called when the view is given a new place. Override it to follow attributes of a layout of your own, and call
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

    /// The size the view wants in a place, for views that know it; `nil`, the default, has the host measure the view.
    ///
    /// Only the axes in `attributes.selfSizingAxes` count. The answer is asked for once after the view was configured and
    /// again when the lengths it is given change.
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
    /// Where the view is in the node it is in. Of the class itself, it would be linked once for each module with a subclass.
    var frameInParent: Rect { Rect(origin: origin, size: size) }

    /// Whether a collection view has handed the view out: only then its host knows it, and it can show an element.
    var isDequeued: Bool { maker != nil }

    /// Notes which element the view shows; `nil` for none.
    func show(_ element: LayoutElement?, in elements: ElementTable) {
        if let elementHandle { return elements.bind(elementHandle, to: element) }
        guard let element else { return }
        elementHandle = elements.handle(for: element)
    }

    /// Moves the view to where its layout wants it; `containerOrigin` is the content location of the view's parent.
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
