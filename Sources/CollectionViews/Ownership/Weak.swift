/// A weak reference to an object.
///
/// ```swift
/// model.changeHandler = { [screen = Weak(self)] in screen.object?.show() }
/// ```
///
/// References to delegates and targets of actions are weak, so that a screen can be the delegate of the views it owns.
public struct Weak<Object: WeaklyReferenceable> {
    private let token: LifetimeToken
    private unowned(unsafe) let reference: Object

    /// Creates a reference to an object.
    public init(_ object: Object) {
        token = object.lifetime.makeToken()
        reference = object
    }

    /// The object; `nil` once it was deallocated.
    public var object: Object? { token.isAlive ? reference : nil }
}

extension Weak {
    /// A closure that calls an action with the object, or does nothing once it was deallocated.
    func performing(_ action: @escaping (Object) -> Void) -> () -> Void {
        { if let object { action(object) } }
    }

    /// A closure that calls an action with the object and a value, or does nothing once it was deallocated.
    func performing<Value>(_ action: @escaping (Object, Value) -> Void) -> (Value) -> Void {
        { value in if let object { action(object, value) } }
    }
}

/// A weak reference to a delegate or a data source: ``Weak`` cannot hold a value of a protocol type.
struct WeakDelegate<Delegate> {
    private let token: LifetimeToken
    private let reference: () -> Delegate

    /// Creates a reference from the lifetime of an object and a closure that captures it as `unowned(unsafe)` and
    /// returns it.
    init(_ lifetime: Lifetime, _ reference: @escaping () -> Delegate) {
        token = lifetime.makeToken()
        self.reference = reference
    }

    var isAlive: Bool { token.isAlive }
    var object: Delegate? { token.isAlive ? reference() : nil }
}
