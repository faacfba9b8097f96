/// A reference that does not keep its object.
///
/// ```swift
/// model.changeHandler = { [screen = Weak(self)] in screen.object?.show() }
/// ```
///
/// Delegates and the targets of actions are held this way, so that a screen can be the delegate of the views it owns.
public struct Weak<Object: WeaklyReferenceable> {
    private let token: LifetimeToken
    private unowned(unsafe) let reference: Object

    /// Creates a reference to an object.
    public init(_ object: Object) {
        token = object.lifetime.makeToken()
        reference = object
    }

    /// The object; `nil` once it has been freed.
    public var object: Object? { token.isAlive ? reference : nil }
}

extension Weak {
    /// A closure that has the object act, or does nothing once it has been freed.
    func performing(_ action: @escaping (Object) -> Void) -> () -> Void {
        { if let object { action(object) } }
    }

    /// A closure that has the object act upon a value, or does nothing once it has been freed.
    func performing<Value>(_ action: @escaping (Object, Value) -> Void) -> (Value) -> Void {
        { value in if let object { action(object, value) } }
    }
}

/// A delegate or a data source, held weakly by its protocol: ``Weak`` cannot hold a value of a protocol's type.
struct WeakDelegate<Delegate> {
    private let token: LifetimeToken
    private let reference: () -> Delegate

    /// Creates a reference to an object by its lifetime and a closure that captures it as `unowned(unsafe)` and returns it.
    init(_ lifetime: Lifetime, _ reference: @escaping () -> Delegate) {
        token = lifetime.makeToken()
        self.reference = reference
    }

    var isAlive: Bool { token.isAlive }
    var object: Delegate? { token.isAlive ? reference() : nil }
}
