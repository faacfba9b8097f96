public import CollectionGeometry

/// A row or column of views.
///
/// ![Rows of a name and a price, with a line above the last](view-stack)
///
/// ```swift
/// let captions = Stack(.vertical, spacing: .tight, alignment: .leading, [title, price])
/// ```
public final class Stack: View {
    /// The direction in which the views follow each other.
    public var axis: Axis {
        didSet { exchangeRole(Self.role(of: oldValue), for: Self.role(of: axis)) }
    }

    /// The room between the views.
    public var spacing: Spacing {
        didSet { exchangeRole(oldValue.gapRole, for: spacing.gapRole) }
    }

    /// Where the views stand across the axis.
    public var alignment: Alignment {
        didSet { exchangeRole(oldValue.role, for: alignment.role) }
    }

    /// How the room along the axis is shared out.
    public var distribution: Distribution {
        didSet { exchangeRole(oldValue.role, for: distribution.role) }
    }

    /// The room around the views.
    public var layoutMargins: Spacing {
        didSet { exchangeRole(oldValue.insetRole, for: layoutMargins.insetRole) }
    }

    /// Whether views that do not fit go on in a further row or column.
    public var wraps = false {
        didSet { setRole("is-wrapping", wraps) }
    }

    /// Creates a stack.
    ///
    /// - Parameters:
    ///   - axis: The direction in which the views follow each other.
    ///   - spacing: The room between the views.
    ///   - alignment: Where the views stand across the axis.
    ///   - distribution: How the room along the axis is shared out.
    ///   - layoutMargins: The room around the views.
    ///   - roles: Further looks of the stack.
    ///   - views: The views, in order.
    public init(
        _ axis: Axis,
        spacing: Spacing = .none,
        alignment: Alignment = .fill,
        distribution: Distribution = .fill,
        layoutMargins: Spacing = .none,
        roles: [StyleRole] = [],
        _ views: [View] = []
    ) {
        self.axis = axis
        self.spacing = spacing
        self.alignment = alignment
        self.distribution = distribution
        self.layoutMargins = layoutMargins
        var all: [StyleRole] = [Self.role(of: axis)]
        for role in [spacing.gapRole, alignment.role, distribution.role, layoutMargins.insetRole] {
            if let role { all.append(role) }
        }
        super.init(.box, roles: all + roles)
        for view in views { addSubview(view) }
    }

    private static func role(of axis: Axis) -> StyleRole {
        axis == .horizontal ? "stack-horizontal" : "stack-vertical"
    }
}

extension Stack {
    /// Where the views of a stack stand across its axis.
    public enum Alignment: Hashable, Sendable {
        /// They are as long as the stack. This is the default.
        case fill
        /// At the top or where reading begins.
        case leading
        /// In the middle.
        case center
        /// At the bottom or where reading ends.
        case trailing
        /// With their first lines of text at one height; only in a row.
        case firstBaseline

        var role: StyleRole? {
            switch self {
            case .fill: nil
            case .leading: "align-leading"
            case .center: "align-center"
            case .trailing: "align-trailing"
            case .firstBaseline: "align-first-baseline"
            }
        }
    }

    /// How a stack shares out the room along its axis.
    public enum Distribution: Hashable, Sendable {
        /// Each view has what it wants; a ``Spacer`` takes the rest. This is the default.
        case fill
        /// All views are equally long.
        case fillEqually
        /// The rest is shared out between the views.
        case equalSpacing
        /// The views stand in the middle, the rest around them.
        case center

        var role: StyleRole? {
            switch self {
            case .fill: nil
            case .fillEqually: "distribute-equally"
            case .equalSpacing: "distribute-spacing"
            case .center: "distribute-center"
            }
        }
    }
}
