import ScreenContracts

/// What the user does that is worth counting.
enum EarningsEvent: Equatable {
    case shouldExpand(ExpandableItem.Kind), willExpand(ExpandableItem.Kind)
    case shouldCollapse(ExpandableItem.Kind), willCollapse(ExpandableItem.Kind)
    case rated(Feedback.Rating?), wrote, viewedReceipt(Int)

    /// The line for the log.
    var line: String {
        switch self {
        case .shouldExpand(let kind): "may expand " + Self.name(kind)
        case .willExpand(let kind): "will expand " + Self.name(kind)
        case .shouldCollapse(let kind): "may collapse " + Self.name(kind)
        case .willCollapse(let kind): "will collapse " + Self.name(kind)
        case .rated(let rating): "rated " + (rating?.rawValue ?? "nothing")
        case .wrote: "wrote a note"
        case .viewedReceipt(let index): "viewed receipt \(index + 1)"
        }
    }

    private static func name(_ kind: ExpandableItem.Kind) -> String {
        switch kind {
        case .offersMatched: "offers matched"
        case .extraEarnings: "extra earnings"
        case .help(let topic): "help: " + topic.name
        }
    }
}
