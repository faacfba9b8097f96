/// Which objects a collection view tells what happens.
///
/// It performs no call: the functions in `CollectionView+Delegation.swift` do.
struct Delegation {
    private var delegateReference: WeakDelegate?
    private var prefetchingReference: WeakPrefetching?
    /// Hears of everything besides the delegate: the section controllers of a list, or a command driver. The view owns it.
    private(set) var observer: (any CollectionViewObserver)?
    private(set) var observedKinds: CollectionViewEvent.Kinds = []
}

extension Delegation {
    var delegate: (any CollectionViewDelegate)? {
        get { delegateReference?.object }
        set { delegateReference = newValue.map { WeakDelegate($0) } }
    }

    var prefetching: (any CollectionViewDataSourcePrefetching)? {
        get { prefetchingReference?.object }
        set { prefetchingReference = newValue.map { WeakPrefetching($0) } }
    }

    var wantsDisplayEvents: Bool { delegateReference?.isAlive == true || observedKinds.contains(.display) }
    var wantsPrefetching: Bool { prefetchingReference?.isAlive == true || observedKinds.contains(.prefetching) }

    mutating func setObserver(_ observer: (any CollectionViewObserver)?) {
        self.observer = observer
        observedKinds = []
    }

    mutating func observe(_ kinds: CollectionViewEvent.Kinds) {
        observedKinds.formUnion(kinds)
    }
}

/// A delegate, held weakly. ``Weak`` cannot hold a value of a protocol's type.
private struct WeakDelegate {
    private let token: LifetimeToken
    private unowned(unsafe) let reference: any CollectionViewDelegate

    init(_ object: any CollectionViewDelegate) {
        token = object.lifetime.makeToken()
        reference = object
    }

    var isAlive: Bool { token.isAlive }
    var object: (any CollectionViewDelegate)? { token.isAlive ? reference : nil }
}

/// What fetches ahead, held weakly.
private struct WeakPrefetching {
    private let token: LifetimeToken
    private unowned(unsafe) let reference: any CollectionViewDataSourcePrefetching

    init(_ object: any CollectionViewDataSourcePrefetching) {
        token = object.lifetime.makeToken()
        reference = object
    }

    var isAlive: Bool { token.isAlive }
    var object: (any CollectionViewDataSourcePrefetching)? { token.isAlive ? reference : nil }
}
