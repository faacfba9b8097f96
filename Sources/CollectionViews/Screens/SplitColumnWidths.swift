/// The settings that determine the widths of the columns of a ``SplitViewController``, with their defaults. All widths are in points.
struct SplitColumnWidths: Equatable, Sendable {
    /// The window width from which on the columns are beside each other.
    var minimumExpandedWidth = 768.0
    /// The width of the primary column, within its limits; `nil` for the fraction.
    var preferred: Double?
    /// The width of the primary column as a fraction of the window's, from 0 to 1, within its limits.
    var preferredFraction = 0.35
    /// The minimum width of the primary column.
    var minimum = 280.0
    /// The maximum width of the primary column.
    var maximum = 400.0
}

extension SplitColumnWidths {
    /// Whether a window is too narrow for two columns.
    func isCollapsed(inWindow width: Double) -> Bool { !(width >= minimumExpandedWidth) }

    /// The width of the primary column; that of the window if it is too narrow for two columns, or if the settings give no finite width.
    func primary(inWindow width: Double) -> Double {
        let wanted = preferred ?? width * preferredFraction
        let limited = max(minimum, min(wanted, maximum)).rounded()
        return isCollapsed(inWindow: width) || !limited.isFinite ? width : max(0, min(limited, width))
    }
}
