/// The objects that a collection view notifies.
///
/// It performs no call: the functions in `CollectionView+Delegation.swift` do.
struct Delegation {
    private var delegateReference: WeakDelegate<any CollectionViewDelegate>?
    private var prefetchingReference: WeakDelegate<any CollectionViewDataSourcePrefetching>?
    /// Receives all events besides the delegate: the section controllers of a list, or a command driver. The view owns
    /// it.
    private(set) var observer: (any CollectionViewObserver)?
    private(set) var observedKinds: CollectionViewEvent.Kinds = []
}

extension Delegation {
    var delegate: (any CollectionViewDelegate)? {
        get { delegateReference?.object }
        set {
            delegateReference = newValue.map { object in
                WeakDelegate(object.lifetime) { [unowned(unsafe) object] in object }
            }
        }
    }

    var prefetching: (any CollectionViewDataSourcePrefetching)? {
        get { prefetchingReference?.object }
        set {
            prefetchingReference = newValue.map { object in
                WeakDelegate(object.lifetime) { [unowned(unsafe) object] in object }
            }
        }
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
