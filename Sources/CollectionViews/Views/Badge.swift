/// A small label with a word or a number: "New", "3".
///
/// ![Badges of five kinds, the last with a number](view-badge)
///
/// A badge is read as its text. If the number alone is unclear, set an ``View/accessibilityLabel``.
public final class Badge: View {
    /// The text of the badge; an empty text hides the badge.
    public var text: String {
        get { label.text }
        set {
            label.text = newValue
            isHidden = newValue.isEmpty
        }
    }

    /// The meaning of the badge.
    public var kind: Kind {
        didSet { exchangeStyleClass(oldValue.styleClass, for: kind.styleClass) }
    }

    private let label = Label(.caption2)

    /// The meanings of a badge.
    public enum Kind: Hashable, Sendable {
        /// Neutral. This is the default.
        case neutral
        /// Important.
        case prominent
        /// Success.
        case success
        /// A warning.
        case warning
        /// An error, or something that needs action by the user.
        case critical

        var styleClass: StyleClass? {
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
        super.init(.box, styleClasses: ["badge"] + (kind.styleClass.map { [$0] } ?? []))
        label.text = text
        addSubview(label)
        isHidden = text.isEmpty
    }

    /// Shows a number, or the maximum with a plus sign for a larger number; nothing for 0 and less.
    ///
    /// - Parameters:
    ///   - count: The number.
    ///   - maximum: The largest number that is shown in full.
    public func setCount(_ count: Int, maximum: Int = 99) {
        text = count <= 0 ? "" : count > maximum ? "\(maximum)+" : "\(count)"
    }
}
