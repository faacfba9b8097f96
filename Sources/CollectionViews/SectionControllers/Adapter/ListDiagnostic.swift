public import CollectionDiffing

/// What is wrong with the data given to a list. The list goes on: it leaves out or reloads what it cannot show.
public enum ListDiagnostic: Error, Hashable, Sendable {
    /// The object at an index is the same as one before it. It is left out.
    case duplicateObject(index: Int)
    /// Nobody makes a section controller for the object at an index. It is left out.
    case noController(index: Int)
    /// The section controller made for the object at an index already is in a list. The object is left out.
    case controllerInUse(index: Int)
    /// The object at an index of what is shown has got another identifier since. Under that it is another object.
    case identifierChanged(index: Int)
    /// The size that a section controller returned for an item is not a number. The item is as large as
    /// ``SectionController/itemSize`` says.
    case invalidSize(section: Int, item: Int)
    /// What a section controller says of its items does not lead to its number of items. The section is reloaded.
    case illegalBatch(section: Int, BatchUpdateViolation)
    /// A batch update of the whole list would break a rule. The list is reloaded.
    case illegalUpdate(BatchUpdateViolation)
}

extension ListDiagnostic: CustomStringConvertible {
    /// The problem as a sentence.
    public var description: String {
        switch self {
        case .duplicateObject(let index):
            "Object \(index) is the same as one before it and is left out. Give each object an id of its own."
        case .noController(let index):
            "Nobody makes a section controller for object \(index); it is left out. Register one for its type."
        case .controllerInUse(let index):
            "The section controller made for object \(index) is in use already; the object is left out. Make a new "
                + "controller for each object."
        case .identifierChanged(let index):
            "The identifier of object \(index) has changed while it is shown. Give an object one identifier for life; a "
                + "new identifier makes a new object."
        case .invalidSize(let section, let item):
            "The size of item \(item) of section \(section) is not a number, so that the item is as large as the "
                + "section's items are as a rule. Return a size in points, or nil."
        case .illegalBatch(let section, let violation):
            "A batch of section \(section) does not fit its number of items, so that the section is reloaded. "
                + violation.description
        case .illegalUpdate(let violation):
            "An update is not legal, so that the list is reloaded. " + violation.description
        }
    }
}
