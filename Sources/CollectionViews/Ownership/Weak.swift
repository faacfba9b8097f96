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
