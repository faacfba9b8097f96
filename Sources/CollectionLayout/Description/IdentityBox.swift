/// Holds a closure, which cannot be compared, in a value that can: two boxes are equal if they are the same object.
final class IdentityBox<Value: Sendable>: Equatable, Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }

    static func == (left: IdentityBox, right: IdentityBox) -> Bool {
        left === right
    }
}
