/// A value that a list shows, whatever its type.
///
/// Structs and enums go in as they are. Two objects are the same when their values are of one type and have one `id`;
/// they show the same when the values are also equal. Values of different types never meet, even with equal ids.
///
/// ```swift
/// let objects = homes.map { ListObject($0) } + [ListObject(LoadMore())]
/// if let home: Home = objects[0].value() { open(home) }
/// ```
///
/// It is a box of which copies are cheap. A class may go in as well; one that is changed in place is equal to itself
/// and its change is not seen, so prefer values. An `id` that changes in place is reported as
/// ``ListDiagnostic/identifierChanged(index:)``: the object counts as another one from then on.
public struct ListObject {
    let box: ListObjectBox

    /// Puts a value in.
    public init<Value: Identifiable & Equatable>(_ value: Value) {
        box = TypedListObjectBox(value)
    }
}

extension ListObject {
    /// The value, or `nil` when it is of another type.
    ///
    /// - Complexity: O(1).
    public func value<Value: Identifiable & Equatable>() -> Value? {
        (box as? TypedListObjectBox<Value>)?.value
    }

    /// Whether two objects are the same: of one type and with one `id`. What they show may differ.
    public func isSame(as other: ListObject) -> Bool {
        box === other.box || box.isSame(as: other.box)
    }

    /// What tells the object from others, to look it up by.
    var identity: ListObjectIdentity { ListObjectIdentity(box: box) }
}

extension ListObject: Equatable {
    /// Whether two objects are the same and show the same.
    public static func == (left: ListObject, right: ListObject) -> Bool {
        left.box === right.box || left.box.isEqual(to: right.box)
    }
}

/// What tells one object from others: its type and its `id`.
struct ListObjectIdentity: Hashable {
    let box: ListObjectBox

    static func == (left: ListObjectIdentity, right: ListObjectIdentity) -> Bool {
        left.box === right.box || left.box.isSame(as: right.box)
    }

    func hash(into hasher: inout Hasher) { box.hashIdentity(into: &hasher) }
}

/// A value of a type that only the box knows.
class ListObjectBox {
    /// Where the box was put last among the view models of a section: a guess that saves looking for it.
    final var place = 0

    /// Whether the other box holds a value of the same type with the same `id`.
    func isSame(as other: ListObjectBox) -> Bool { false }
    /// Whether the other box holds an equal value with the same `id`.
    func isEqual(to other: ListObjectBox) -> Bool { false }
    /// Adds the `id` to a hash.
    func hashIdentity(into hasher: inout Hasher) {}
    /// Whether the value has another `id` than when it was put in, as a class may that is changed in place.
    func hasChangedIdentifier() -> Bool { false }
}

/// A value of a type.
final class TypedListObjectBox<Value: Identifiable & Equatable>: ListObjectBox {
    let value: Value
    /// The `id` at the time the value was put in: what the object is known by.
    private let id: Value.ID

    init(_ value: Value) {
        self.value = value
        id = value.id
    }

    override func isSame(as other: ListObjectBox) -> Bool {
        guard let other = other as? TypedListObjectBox<Value> else { return false }
        return other.id == id
    }

    override func isEqual(to other: ListObjectBox) -> Bool {
        guard let other = other as? TypedListObjectBox<Value> else { return false }
        return other.id == id && other.value == value
    }

    override func hashIdentity(into hasher: inout Hasher) {
        id.hash(into: &hasher)
    }

    override func hasChangedIdentifier() -> Bool { value.id != id }
}
