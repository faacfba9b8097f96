/// The emphasis of an item among its neighbours.
public enum ItemStyle: CaseIterable, Sendable {
    /// Like the others.
    case plain
    /// A sum or result.
    case total
    /// More important than the others.
    case prominent
    /// Less important than the others.
    case quiet
}

extension ItemStyle: WireWord {
    var word: StaticString {
        switch self {
        case .plain: "plain"
        case .total: "total"
        case .prominent: "prominent"
        case .quiet: "quiet"
        }
    }
}
