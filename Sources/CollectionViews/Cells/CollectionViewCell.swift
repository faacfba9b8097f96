public import CollectionGeometry

/// The view of one item.
///
/// ```swift
/// final class BrandCell: CollectionViewCell {
///     let nameLabel = Label(.display)
///
///     required init() {
///         super.init(element: .link, styleClasses: ["brand-cell"])
///         addSubview(nameLabel)
///     }
/// }
/// ```
open class CollectionViewCell: CollectionReusableView {
    /// The state of the cell: selected, focused and so on. The style sheet receives it as style classes such as
    /// `is-selected`.
    public private(set) final var configurationState = CellConfigurationState()
    /// Called like ``updateConfiguration(using:)``, for cells whose look depends on their state and that need no class
    /// of their own. The cell holds the closure strongly; the closure receives the cell, so that it need not capture
    /// it.
    public final var configurationUpdateHandler: ((CollectionViewCell, CellConfigurationState) -> Void)? {
        didSet { needsConfigurationUpdate = true }
    }
    /// The accessories at the trailing edge.
    public final var accessories: [CellAccessory] {
        get { accessoryBar?.accessories ?? [] }
        set { replaceAccessories(newValue) }
    }
    /// The indentation of the cell in an outline, in steps whose width the style sheet sets. The collection view sets
    /// it for sections with an outline.
    public final var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { setVariable("indentation", Double(indentationLevel)) } }
    }
    /// The style class behind the content; `nil`, the default, for none.
    public final var backgroundRole: BackgroundRole? {
        didSet { if backgroundRole != oldValue { showBackground() } }
    }
    /// The style class behind the content while the cell is selected or pressed, in place of ``backgroundRole``; `nil`,
    /// the default, for that of the style sheet.
    public final var selectedBackgroundRole: BackgroundRole? {
        didSet { if selectedBackgroundRole != oldValue { showBackground() } }
    }
    /// The background that was last sent to the host.
    private var shownBackground: BackgroundRole?
    /// The binding of the cell to its item; `nil` for cells without one.
    private var use: CellBinding?
    /// The accessibility attributes that were last sent to the host.
    final var itemDescription = ItemDescription()
    /// The link or button around the content, for cells created with such an element.
    final private(set) var control: View?
    private var accessoryBar: AccessoryBar?
    /// The check mark, while several items can be selected.
    private var checkMark: View?
    private var content: ContentHolder?
    /// The style classes and variables of the cell as the row of a list.
    private var rowStyle = ListRowStyle()
    private var needsConfigurationUpdate = false

    /// Creates an empty cell.
    public required init() {
        super.init(element: .box, styleClasses: ["cell"])
    }

    /// Creates an empty cell with a native element; for the `init()` of subclasses.
    ///
    /// A cell created with a link or a button is a box with a link or a button in it, which fills it and contains its
    /// subviews: the box is an item of the list, with its position, and the link remains a link. Accessories are beside
    /// the link.
    public override init(element: HostElement, styleClasses: [StyleClass]) {
        let isControl = element == .link || element == .button
        super.init(element: isControl ? .box : element, styleClasses: ["cell"] + styleClasses)
        guard isControl else { return }
        let control = View(element, styleClasses: ["cell-link"])
        append(control)
        self.control = control
    }

    override var contentContainer: View? { control }

    /// Moves the keyboard focus to the cell, or to its link or button for a cell created with one.
    open override func focus() {
        if let control { control.focus() } else { super.focus() }
    }

    /// The name of the cell for assistive technology; that of the link for a cell that is one.
    public override final var accessibilityLabel: String? {
        get { (control ?? self).attribute(.accessibilityLabel) }
        set { (control ?? self).setAttribute(.accessibilityLabel, newValue) }
    }

    /// The destination of a cell created with a link: a path of the same origin, which the user can open in a new tab. When the
    /// cell is pressed, ``CollectionViewDelegate/collectionView(_:didSelectItemAt:)`` goes there. Other cells ignore it.
    public var destination: String? {
        didSet { control?.setAttribute(.destination, destination) }
    }

    /// Called when the cell is configured and whenever its state has changed. The default does nothing.
    open func updateConfiguration(using state: CellConfigurationState) {}

    final override func didEndUse() { endUse() }

    final override func listRowDidChange() { showListRow() }

    /// Shows what the list says about the row. It is no override, because Embedded Swift cannot call one from another module, and
    /// the generic methods that call this are compiled in the module of their caller.
    private func showListRow() {
        rowStyle.show(listRow, in: self, hasListContent: content?.view.styleClasses.contains("list-content") ?? false)
    }

    /// Ends the binding of the cell to its item. Embedded Swift cannot call an override from another module.
    final func endUse() {
        unmark()
        guard let use else { return }
        self.use = nil
        use.end(of: self)
    }

    /// Binds the cell to another item, or to the same one configured again.
    final func beginUse(_ use: CellBinding) {
        endUse()
        self.use = use
    }

    /// The binding of the cell to its item.
    final var currentUse: CellBinding? { use }
}

extension CollectionViewCell {
    /// Sets the content.
    ///
    /// - Complexity: O(1) besides what the configuration does; a view is made only when the cell showed another type of
    ///   content before.
    public func setContentConfiguration<Configuration: ContentConfiguration>(_ configuration: Configuration) {
        needsConfigurationUpdate = true
        if let box = content as? ContentBox<Configuration> {
            box.configuration = configuration
        } else {
            show(ContentBox(configuration))
        }
    }

    /// Shows a content in place of the one before.
    private func show(_ holder: ContentHolder) {
        if let content { removeSubview(content.view) }
        content = holder
        addSubview(holder.view)
        showListRow()
    }

    /// Adds a view beside the link or button of a cell that was created with one, in front of it: a button of its own, which
    /// must not be inside of a link. The style sheet places it. Other cells get one more subview.
    public func addSubviewBesideControl(_ view: View) { append(view) }

    /// Updates the cell to its state immediately.
    public func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        updateConfigurationIfNeeded()
    }

    /// Sets the state; a change is shown by the next ``updateConfigurationIfNeeded()``.
    func setConfigurationState(_ state: CellConfigurationState) {
        guard state != configurationState else { return }
        configurationState = state
        needsConfigurationUpdate = true
        for (styleClass, isActive) in state.styleClasses { setStyleClass(styleClass, isActive) }
        showBackground()
        showDisclosure()
    }

    /// Whether activating a view in the cell, or the cell itself, expands or collapses the item.
    func isDisclosure(_ view: View) -> Bool {
        guard let disclosure = accessoryBar?.disclosure else { return false }
        return view === disclosure.view || (isWhole(view) && disclosure.style == .header)
    }

    /// Shows or removes the check mark.
    func showCheckMark(_ isShown: Bool) {
        guard isShown != (checkMark != nil) else { return }
        setStyleClass("has-check", isShown)
        if let checkMark {
            removeSubview(checkMark)
            self.checkMark = nil
        } else {
            let mark = View(.box, styleClasses: ["cell-check"])
            mark.setAttribute(.isHiddenFromAccessibility, "true")
            append(mark)
            checkMark = mark
        }
    }

    /// Unhighlights the cell: its item was removed, or another cell shows it.
    func unmark() {
        guard configurationState.isHighlighted else { return }
        var state = configurationState
        state.isHighlighted = false
        setConfigurationState(state)
        updateConfigurationIfNeeded()
    }

    /// Whether a node is the check mark.
    func isCheckMark(_ node: NodeID) -> Bool { checkMark?.node == node }

    /// Whether a node is in a control inside the cell, such as a button.
    func isControlInside(_ node: NodeID) -> Bool { Self.isControl(node, in: self, isInside: false, except: control) }

    private static var controls: [HostElement] { [.button, .link, .textField, .textArea, .surface, .video, .audio] }

    private static func isControl(_ node: NodeID, in view: View, isInside: Bool, except control: View?) -> Bool {
        if view.node == node { return isInside }
        for subview in view.subviews {
            let isControl = controls.contains(subview.element) && subview !== control
            if Self.isControl(node, in: subview, isInside: isInside || isControl, except: control) { return true }
        }
        return false
    }

    /// Whether a view is the handle by which the item is dragged.
    func isReorderHandle(_ view: View) -> Bool { accessoryBar?.reorderHandle === view }

    /// Installs reordering in the collection view; `nil` for a cell without a handle.
    var enableReordering: ((InteractionController) -> Void)? { accessoryBar?.enableReordering }

    /// Whether activating a view is activating the cell.
    func isWhole(_ view: View) -> Bool { view === self || view === control }

    /// Whether the cell's link or button can hold the focus: a link without a destination cannot.
    var hasFocusableControl: Bool {
        control.map { $0.element != .link || $0.attribute(.destination) != nil } ?? false
    }

    /// The node that is focused for the cell.
    var focusNode: NodeID { (control ?? self).node }

    private func replaceAccessories(_ accessories: [CellAccessory]) {
        guard accessories != self.accessories else { return }
        if let accessoryBar { removeSubview(accessoryBar.view) }
        accessoryBar = accessories.isEmpty ? nil : AccessoryBar(accessories)
        if let accessoryBar { append(accessoryBar.view) }
        setStyleClass("has-accessories", !accessories.isEmpty)
        showDisclosure()
    }

    private func showBackground() {
        let isMarked = configurationState.isSelected || configurationState.isHighlighted
        let next = isMarked ? selectedBackgroundRole ?? backgroundRole : backgroundRole
        guard next != shownBackground else { return }
        if let shownBackground { setStyleClass(StyleClass(shownBackground.styleClass), false) }
        shownBackground = next
        if let next { setStyleClass(StyleClass(next.styleClass), true) }
    }

    private func showDisclosure() {
        accessoryBar?.disclosure?.view.setAttribute(.isExpanded, configurationState.isExpanded ? "true" : "false")
    }

    /// Notes that a registration has configured the cell.
    func didConfigure() {
        needsConfigurationUpdate = true
        updateConfigurationIfNeeded()
    }

    func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate else { return }
        needsConfigurationUpdate = false
        content?.update(for: configurationState)
        updateConfiguration(using: configurationState)
        configurationUpdateHandler?(self, configurationState)
    }
}
