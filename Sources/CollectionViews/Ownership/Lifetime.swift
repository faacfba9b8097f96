/// Ends the weak references to an object when the object is deallocated. Each object has a lifetime of its own.
///
/// Views, view controllers and section controllers have one. Any other class gets one with a single line:
///
/// ```swift
/// final class Cart: CollectionViewDelegate {
///     let lifetime = Lifetime()
/// }
/// ```
///
/// Embedded Swift has no `weak`. The object owns its lifetime and nothing else holds it, so that it is deallocated with
/// the object; it then ends the token that all ``Weak`` references to the object share. The first weak reference
/// creates the token: an object without weak references has none.
///
/// The `deinit` of a subclass runs earlier, and the properties of the subclass are released earlier too. Code called
/// from there must not use a weak reference to the object.
///
/// Lifetimes are not thread-safe, like everything else in this module.
public final class Lifetime {
    private var token: LifetimeToken?

    /// Creates the lifetime of the object that stores it.
    public init() {}

    deinit {
        token?.end()
    }

    /// The token shared by the weak references to the object.
    func makeToken() -> LifetimeToken {
        if let token { return token }
        let token = LifetimeToken()
        self.token = token
        return token
    }
}

/// Stores whether an object still exists.
final class LifetimeToken {
    private(set) var isAlive = true

    func end() {
        isAlive = false
    }
}

/// An object that can be referenced weakly: a delegate, or the target of an action.
///
/// ``View``, ``ViewController`` and ``SectionController`` conform. Any other class conforms by storing a ``Lifetime``
/// that it shares with no other object.
public protocol WeaklyReferenceable: AnyObject {
    /// The token of weak references, which ends when the object is deallocated.
    var lifetime: Lifetime { get }
}
