import CollectionViewKit

/// Those who wait for the answer to a question. The question alone owns them, so that they are released with it when the
/// window is closed before the server has answered: they know the models that know who asked.
final class Waiters<Action>: WeaklyReferenceable {
    let lifetime = Lifetime()
    var actions: [Action] = []
}
