/// A small sign with a word or a number: "New", "3".
///
/// ![Small signs of five kinds, the last with a number](view-badge)
///
/// A badge says what it shows. One whose number means nothing by itself needs an ``View/accessibilityLabel``.
public final class Badge: View {
    /// The text of the badge; the badge is hidden while there is none.
    public var text: String {
        get { label.text }
        set {
            label.text = newValue
            isHidden = newValue.isEmpty
        }
    }

    /// What the badge means.
    public var kind: Kind {
        didSet { exchangeRole(oldValue.role, for: kind.role) }
    }

    private let label = Label(.caption2)

    /// What a badge means.
    public enum Kind: Hashable, Sendable {
        /// A property among others. This is the default.
        case neutral
        /// Something to look at.
        case prominent
        /// Something went well.
        case success
        /// Something to be careful about.
        case warning
        /// Something is wrong, or waits for the user.
        case critical

        var role: StyleRole? {
            switch self {
            case .neutral: nil
            case .prominent: "is-prominent"
            case .success: "is-success"
            case .warning: "is-warning"
            case .critical: "is-critical"
            }
        }
    }

    /// Creates a badge.
    public init(_ text: String = "", kind: Kind = .neutral) {
        self.kind = kind
        super.init(.box, roles: ["badge"] + (kind.role.map { [$0] } ?? []))
        label.text = text
        addSubview(label)
        isHidden = text.isEmpty
    }

    /// Shows a number, or more than a largest number as that number with a plus sign; nothing for 0 and less.
    ///
    /// - Parameters:
    ///   - count: The number.
    ///   - most: The largest number that is written out.
    public func setCount(_ count: Int, most: Int = 99) {
        text = count <= 0 ? "" : count > most ? "\(most)+" : "\(count)"
    }
}
