import CollectionViewKit

/// The handlers that wait for the response to a request. The request alone owns them, so that they are released with it when the
/// window is closed before the server has responded: they hold the models that hold what has requested it.
final class Waiters<Action>: WeaklyReferenceable {
    let lifetime = Lifetime()
    var actions: [Action] = []
}
