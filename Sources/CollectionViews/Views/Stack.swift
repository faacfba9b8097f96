public import CollectionGeometry

/// A row or column of views.
///
/// ![Rows of a name and a price, with a line above the last](view-stack)
///
/// ```swift
/// let captions = Stack(.vertical, spacing: .tight, alignment: .leading, [title, price])
/// ```
public final class Stack: View {
    /// The direction in which the views are arranged.
    public var axis: Axis {
        didSet { exchangeStyleClass(Self.styleClass(of: oldValue), for: Self.styleClass(of: axis)) }
    }

    /// The space between the views.
    public var spacing: Spacing {
        didSet { exchangeStyleClass(oldValue.gapStyleClass, for: spacing.gapStyleClass) }
    }

    /// The alignment of the views across the axis.
    public var alignment: Alignment {
        didSet { exchangeStyleClass(oldValue.styleClass, for: alignment.styleClass) }
    }

    /// The distribution of the space along the axis.
    public var distribution: Distribution {
        didSet { exchangeStyleClass(oldValue.styleClass, for: distribution.styleClass) }
    }

    /// The space around the views.
    public var layoutMargins: Spacing {
        didSet { exchangeStyleClass(oldValue.insetStyleClass, for: layoutMargins.insetStyleClass) }
    }

    /// Whether views that do not fit continue in another row or column.
    public var wraps = false {
        didSet { setStyleClass("is-wrapping", wraps) }
    }

    /// Creates a stack.
    ///
    /// - Parameters:
    ///   - axis: The direction in which the views are arranged.
    ///   - spacing: The space between the views.
    ///   - alignment: The alignment of the views across the axis.
    ///   - distribution: The distribution of the space along the axis.
    ///   - layoutMargins: The space around the views.
    ///   - style classes: Further style classes of the stack.
    ///   - views: The views, in order.
    public init(
        _ axis: Axis,
        spacing: Spacing = .none,
        alignment: Alignment = .fill,
        distribution: Distribution = .fill,
        layoutMargins: Spacing = .none,
        styleClasses: [StyleClass] = [],
        _ views: [View] = []
    ) {
        self.axis = axis
        self.spacing = spacing
        self.alignment = alignment
        self.distribution = distribution
        self.layoutMargins = layoutMargins
        var all: [StyleClass] = [Self.styleClass(of: axis)]
        for styleClass in [
            spacing.gapStyleClass, alignment.styleClass, distribution.styleClass, layoutMargins.insetStyleClass,
        ] {
            if let styleClass { all.append(styleClass) }
        }
        super.init(.box, styleClasses: all + styleClasses)
        for view in views { addSubview(view) }
    }

    private static func styleClass(of axis: Axis) -> StyleClass {
        axis == .horizontal ? "stack-horizontal" : "stack-vertical"
    }
}

extension Stack {
    /// The alignment of the views of a stack across its axis.
    public enum Alignment: Hashable, Sendable {
        /// The views fill the stack. This is the default.
        case fill
        /// At the top or at the leading edge.
        case leading
        /// In the centre.
        case center
        /// At the bottom or at the trailing edge.
        case trailing
        /// With their first baselines aligned; only in a row.
        case firstBaseline

        var styleClass: StyleClass? {
            switch self {
            case .fill: nil
            case .leading: "align-leading"
            case .center: "align-center"
            case .trailing: "align-trailing"
            case .firstBaseline: "align-first-baseline"
            }
        }
    }

    /// The distribution of the space along a stack's axis.
    public enum Distribution: Hashable, Sendable {
        /// Each view has its own length; a ``Spacer`` takes the remaining space. This is the default.
        case fill
        /// All views have the same length.
        case fillEqually
        /// The remaining space is distributed between the views.
        case equalSpacing
        /// The views are centred, with the remaining space around them.
        case center

        var styleClass: StyleClass? {
            switch self {
            case .fill: nil
            case .fillEqually: "distribute-equally"
            case .equalSpacing: "distribute-spacing"
            case .center: "distribute-center"
            }
        }
    }
}
