/// A type-erased value of a list.
///
/// Structs and enums are passed as they are. Two objects have the same identity when their values have the same type
/// and the same `id`; they are equal when the values are also equal. Values of different types never have the same
/// identity, even with equal ids.
///
/// ```swift
/// let objects = homes.map { ListObject($0) } + [ListObject(LoadMore())]
/// if let home: Home = objects[0].value() { open(home) }
/// ```
///
/// It is a box whose copies are cheap. A class is possible as well; an instance changed in place equals itself and its
/// change is not detected, so prefer values. An `id` that changes in place is reported as
/// ``ListDiagnostic/identifierChanged(index:)``: the object is another one from then on.
public struct ListObject {
    let box: ListObjectBox

    /// Creates an object from a value.
    public init<Value: Identifiable & Equatable>(_ value: Value) {
        box = TypedListObjectBox(value)
    }
}

extension ListObject {
    /// The value; `nil` if it is of another type.
    ///
    /// - Complexity: O(1).
    public func value<Value: Identifiable & Equatable>() -> Value? {
        (box as? TypedListObjectBox<Value>)?.value
    }

    /// Whether two objects have the same identity: the same type and the same `id`. Their content may differ.
    public func isSame(as other: ListObject) -> Bool {
        box === other.box || box.isSame(as: other.box)
    }

    /// The identity of the object, as a dictionary key.
    var identity: ListObjectIdentity { ListObjectIdentity(box: box) }
}

extension ListObject: Equatable {
    /// Whether two objects have the same identity and equal values.
    public static func == (left: ListObject, right: ListObject) -> Bool {
        left.box === right.box || left.box.isEqual(to: right.box)
    }
}

/// The identity of an object: its type and its `id`.
struct ListObjectIdentity: Hashable {
    let box: ListObjectBox

    static func == (left: ListObjectIdentity, right: ListObjectIdentity) -> Bool {
        left.box === right.box || left.box.isSame(as: right.box)
    }

    func hash(into hasher: inout Hasher) { box.hashIdentity(into: &hasher) }
}

/// A type-erased value.
class ListObjectBox {
    /// The last index of the box among the view models of a section: a hint that avoids a search.
    final var place = 0

    /// Whether the other box holds a value of the same type with the same `id`.
    func isSame(as other: ListObjectBox) -> Bool { false }
    /// Whether the other box holds an equal value with the same `id`.
    func isEqual(to other: ListObjectBox) -> Bool { false }
    /// Adds the `id` to a hash.
    func hashIdentity(into hasher: inout Hasher) {}
    /// Whether the `id` of the value has changed since the box was created, as it may in a class instance.
    func hasChangedIdentifier() -> Bool { false }
}

/// A value of a type.
final class TypedListObjectBox<Value: Identifiable & Equatable>: ListObjectBox {
    let value: Value
    /// The `id` when the box was created: the identity of the object.
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
