import CollectionGeometry

/// The background behind the headers of the root of a tree, which belongs to the whole screen.
struct GlobalBackground {
    /// Whether there is a background although it has no ``role``: with the look that the style sheet gives it then.
    var isShown = false {
        didSet { if isShown != oldValue { revision += 1 } }
    }
    /// The look; `nil` for none.
    var role: BackgroundRole? {
        didSet { if role != oldValue { revision += 1 } }
    }
    /// A number that increases whenever the background changes.
    private(set) var revision = 0
}

extension GlobalBackground {
    /// Sets the background in the metrics of the whole screen.
    func apply(to metrics: inout SectionMetrics) {
        if isShown { metrics.showsBackground = true }
        metrics.background = role
    }
}
