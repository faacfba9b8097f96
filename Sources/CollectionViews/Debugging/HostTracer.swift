package import CollectionDataSources

/// Formats the lines of a trace. A context has one while it writes a trace. The protocol has package access for the
/// reason given in ``OrthogonalRows``.
package protocol HostTracing: AnyObject {
    /// An event, and its commands from a position on.
    func line(for event: HostEvent, leadingTo commands: [HostCommand], from start: Int) -> String
    /// A change of the data of a collection view.
    func line(for update: CollectionUpdate) -> String
    /// A collection view runs a step of its pass.
    func willRun(_ step: PassStep)
}

/// The formatter of a trace. ``Window/isTracing`` creates it, so that a program that cannot be traced does not contain
/// it.
final class HostTracer {}

extension HostTracer: HostTracing {
    func line(for event: HostEvent, leadingTo commands: [HostCommand], from start: Int) -> String {
        "\(event.trace) → \(CommandCounts(commands, from: start).trace)"
    }

    func line(for update: CollectionUpdate) -> String { update.description }

    /// The log contains events and updates only: steps are for tests.
    func willRun(_ step: PassStep) {}
}
