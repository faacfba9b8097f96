/// Ends the weak references to an object when the object is freed. Each object has a lifetime of its own.
///
/// Views, view controllers and section controllers have one. A class that inherits from none of them gets one with a single line:
///
/// ```swift
/// final class Cart: CollectionViewDelegate {
///     let lifetime = Lifetime()
/// }
/// ```
///
/// Embedded Swift has no `weak`. The object owns its lifetime and nothing else holds it, so that it is freed with the object;
/// it then ends the token that all ``Weak`` references to the object share. The token is made by the first of them: an object
/// that is held weakly by nothing has none.
///
/// The `deinit` of a subclass runs before that, and the properties of the subclass are freed before that too. What is called
/// from there must not use a weak reference to the object.
///
/// Lifetimes are for one thread, as is everything else in this module.
public final class Lifetime {
    private var token: LifetimeToken?

    /// Creates the lifetime of the object that stores it.
    public init() {}

    deinit {
        token?.end()
    }

    /// What the weak references to the object share.
    func makeToken() -> LifetimeToken {
        if let token { return token }
        let token = LifetimeToken()
        self.token = token
        return token
    }
}

/// Says whether an object still exists.
final class LifetimeToken {
    private(set) var isAlive = true

    func end() {
        isAlive = false
    }
}

/// An object that can be held weakly: a delegate, or the target of an action.
///
/// ``View``, ``ViewController`` and ``SectionController`` conform. Any other class conforms by storing a ``Lifetime`` that it
/// gives to no other object.
public protocol WeaklyReferenceable: AnyObject {
    /// Ends with the object.
    var lifetime: Lifetime { get }
}
