import CollectionFormatting

/// An accessory at the trailing edge of a cell.
///
/// See Apple's documentation of `UICellAccessory`.
public struct CellAccessory: Hashable, Sendable {
    /// The view that activates an outline disclosure.
    public enum OutlineDisclosureStyle: Hashable, Sendable {
        /// The whole cell: it expands and collapses, and is not selected.
        case header
        /// The accessory alone; the rest of the cell is activated like any other.
        case cell
    }

    enum Kind: Hashable, Sendable {
        case disclosureIndicator
        case outlineDisclosure(OutlineDisclosureStyle, label: String)
        case checkmark
        case label(String)
        case reorder(label: String)
    }

    let kind: Kind
    /// Installs reordering in the collection view; `nil` for an accessory that does not need it. It is stored so that a
    /// program without such an accessory does not contain the code for reordering.
    var enableReordering: (@Sendable (InteractionController) -> Void)?
}

extension CellAccessory {
    /// Indicates that the cell leads to another screen.
    public static let disclosureIndicator = CellAccessory(kind: .disclosureIndicator)

    /// Indicates that the item is chosen.
    public static let checkmark = CellAccessory(kind: .checkmark)

    /// A short string.
    public static func label(_ text: String) -> CellAccessory { CellAccessory(kind: .label(text)) }

    /// Expands and collapses an item of an outline. The label is its name for assistive technology.
    public static func outlineDisclosure(_ style: OutlineDisclosureStyle, label: String) -> CellAccessory {
        CellAccessory(kind: .outlineDisclosure(style, label: label))
    }

    /// An outline disclosure that alone is the button, with a label in the language of the app.
    public static var outlineDisclosure: CellAccessory {
        .outlineDisclosure(.cell, label: libraryText("Details", german: "Details", arabic: "تفاصيل"))
    }

    /// A handle by which the item is moved: dragged, or pressed to pick the item up and drop it. The label is its name
    /// for assistive technology.
    public static func reorder(label: String) -> CellAccessory {
        CellAccessory(kind: .reorder(label: label)) { $0.requireReordering() }
    }

    /// A handle by which the item is moved, with a label in the language of the app.
    public static var reorder: CellAccessory {
        .reorder(label: libraryText("Reorder", german: "Verschieben", arabic: "إعادة الترتيب"))
    }

    /// Whether two accessories have the same kind and label.
    public static func == (left: CellAccessory, right: CellAccessory) -> Bool { left.kind == right.kind }

    /// Feeds the kind and its label into a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

extension CellAccessory {
    /// Makes the view of the accessory.
    func makeView() -> View {
        switch kind {
        case .disclosureIndicator: return View(.box, styleClasses: ["accessory", "accessory-disclosure"])
        case .checkmark: return View(.box, styleClasses: ["accessory", "accessory-checkmark"])
        case .label(let text):
            let label = Label(.body, styleClasses: ["accessory", "accessory-label"])
            label.text = text
            return label
        case .reorder(let name):
            let button = Button(styleClasses: ["accessory", "accessory-reorder"])
            button.accessibilityLabel = name
            return button
        case .outlineDisclosure(_, let name):
            let button = Button(styleClasses: ["accessory", "accessory-outline"])
            button.accessibilityLabel = name
            return button
        }
    }
}

/// The accessories of a cell and their views.
final class AccessoryBar {
    let accessories: [CellAccessory]
    let view = View(.box, styleClasses: ["accessories"])
    /// The handle by which the item is dragged.
    private(set) var reorderHandle: View?
    /// Installs reordering in the collection view, for a cell with a handle.
    private(set) var enableReordering: ((InteractionController) -> Void)?
    /// The outline disclosure, and the view that activates it.
    private(set) var disclosure: (view: View, style: CellAccessory.OutlineDisclosureStyle)?

    init(_ accessories: [CellAccessory]) {
        self.accessories = accessories
        for accessory in accessories {
            let made = accessory.makeView()
            if case .reorder = accessory.kind { reorderHandle = made }
            if case .outlineDisclosure(let style, _) = accessory.kind { disclosure = (made, style) }
            if let enable = accessory.enableReordering { enableReordering = enable }
            view.addSubview(made)
        }
    }
}
