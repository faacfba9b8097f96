/// A small sign at the trailing edge of a cell.
///
/// See Apple's documentation of `UICellAccessory`.
public enum CellAccessory: Hashable, Sendable {
    /// Tells that the cell leads on.
    case disclosureIndicator
    /// Shows and hides the children of an item of an outline.
    case outlineDisclosure(OutlineDisclosureStyle, label: String)
    /// Tells that the item is chosen.
    case checkmark
    /// A short text.
    case label(String)
    /// A handle to take the item to another place by: dragged, or pressed to pick the item up and put it down. The label
    /// is its name for assistive technology.
    case reorder(label: String)

    /// What activates an outline disclosure.
    public enum OutlineDisclosureStyle: Hashable, Sendable {
        /// The whole cell: it stands for its children and is not selected.
        case header
        /// The sign alone; the rest of the cell is activated like any other.
        case cell
    }

    /// A handle to take the item to another place by.
    public static let reorder = CellAccessory.reorder(label: "Reorder")

    /// An outline disclosure with the sign as its button.
    public static let outlineDisclosure = CellAccessory.outlineDisclosure(.cell, label: "Details")
}

extension CellAccessory {
    /// Makes the view of the accessory.
    func makeView() -> View {
        switch self {
        case .disclosureIndicator: return View(.box, roles: ["accessory", "accessory-disclosure"])
        case .checkmark: return View(.box, roles: ["accessory", "accessory-checkmark"])
        case .label(let text):
            let label = Label(.body, roles: ["accessory", "accessory-label"])
            label.text = text
            return label
        case .reorder(let name):
            let button = Button(roles: ["accessory", "accessory-reorder"])
            button.accessibilityLabel = name
            return button
        case .outlineDisclosure(_, let name):
            let button = Button(roles: ["accessory", "accessory-outline"])
            button.accessibilityLabel = name
            return button
        }
    }
}

/// The accessories of a cell and their views.
final class AccessoryBar {
    let accessories: [CellAccessory]
    let view = View(.box, roles: ["accessories"])
    /// The handle by which the item is taken to another place.
    private(set) var reorderHandle: View?
    /// The sign that shows and hides children, and what activates it.
    private(set) var disclosure: (view: View, style: CellAccessory.OutlineDisclosureStyle)?

    init(_ accessories: [CellAccessory]) {
        self.accessories = accessories
        for accessory in accessories {
            let made = accessory.makeView()
            if case .reorder = accessory { reorderHandle = made }
            if case .outlineDisclosure(let style, _) = accessory { disclosure = (made, style) }
            view.addSubview(made)
        }
    }
}
