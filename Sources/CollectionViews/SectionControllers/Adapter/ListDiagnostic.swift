import CollectionDiagnostics
public import CollectionDiffing

/// An error in the data given to a list. The list continues: it omits or reloads what it cannot show.
public enum ListDiagnostic: Error, Hashable, Sendable {
    /// The object at an index has the same identity as an earlier one. It is omitted.
    case duplicateObject(index: Int)
    /// No registered closure makes a section controller for the object at an index. It is omitted.
    case noController(index: Int)
    /// The section controller made for the object at an index is already in a list. The object is omitted.
    case controllerInUse(index: Int)
    /// The displayed object at an index has changed its identifier. With the new one it is another object.
    case identifierChanged(index: Int)
    /// The size that a section controller returned for an item is not a number. The item has the size
    /// ``SectionController/itemSize``.
    case invalidSize(section: Int, item: Int)
    /// A batch of a section controller does not lead to its number of items. The section is reloaded.
    case illegalBatch(section: Int, BatchUpdateViolation)
    /// An update of the whole list violates a rule of batch updates. The list is reloaded.
    case illegalUpdate(BatchUpdateViolation)
}

extension ListDiagnostic: CustomStringConvertible {
    /// The problem as a sentence.
    public var description: String {
        switch self {
        case .duplicateObject(let index):
            diagnosticText(
                401,
                "Object \(index) has the type and id of an earlier one and is left out. Give each object a unique id.")
        case .noController(let index):
            diagnosticText(
                402, "No section controller is made for object \(index); it is left out. Register one for its type.")
        case .controllerInUse(let index):
            diagnosticText(
                403,
                """
                The section controller made for object \(index) is in use already; the object is left out. Make a new \
                controller for each object.
                """)
        case .identifierChanged(let index):
            diagnosticText(
                404,
                """
                The identifier of object \(index) has changed while it is shown. An identifier must not change; a new \
                identifier makes a new object.
                """)
        case .invalidSize(let section, let item):
            diagnosticText(
                405,
                """
                The size of item \(item) of section \(section) is not a number, so that the item has the section's \
                itemSize. Return a size in points, or nil.
                """)
        case .illegalBatch(let section, let violation):
            diagnosticText(
                406,
                """
                A batch of section \(section) does not fit its number of items, so that the section is reloaded. \
                \(violation)
                """)
        case .illegalUpdate(let violation):
            diagnosticText(407, "An update is not valid, so that the list is reloaded. \(violation)")
        }
    }
}
