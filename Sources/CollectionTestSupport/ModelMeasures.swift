import CollectionGeometry
import CollectionViews

/// What a host measures: texts, and the sizes of scrollers and surfaces, which it reports to the app.
struct ModelMeasures {
    /// Measures the texts.
    let textMeasure: any TextMeasuring
    /// The size that every surface has, in points.
    var surfaceSize = Size(width: 300, height: 200)
    /// How many batches of nodes were measured.
    private(set) var batchCount = 0
    /// The sizes that were reported last, in points.
    private var reportedSizes: [NodeID: Size] = [:]

    /// Creates the measures of a host that has reported no size.
    init(_ textMeasure: any TextMeasuring) {
        self.textMeasure = textMeasure
    }
}

extension ModelMeasures {
    /// Counts a batch of nodes that is measured.
    mutating func countBatch() { batchCount += 1 }

    /// Notes that the size of a node is reported. Returns whether it has to be: `false` if the same size was reported last.
    mutating func report(_ size: Size, of id: NodeID) -> Bool { reportedSizes.updateValue(size, forKey: id) != size }

    /// Forgets the sizes of nodes that do not exist.
    mutating func forgetSizes(exceptIn tree: HostTree) { reportedSizes = reportedSizes.filter { tree[$0.key] != nil } }
}
