package import CollectionDataSources

/// Words the lines of a trace. A context has one while it writes a trace. Like ``CollectionViewReordering``, the protocol is
/// visible to the package so that the one class that conforms is not called directly.
package protocol HostTracing: AnyObject {
    /// An event, and the commands from a position on that it has led to.
    func line(for event: HostEvent, leadingTo commands: [HostCommand], from start: Int) -> String
    /// A change of the data of a collection view.
    func line(for update: CollectionUpdate) -> String
    /// A collection view runs a step of its pass.
    func willRun(_ step: PassStep)
}

/// The words of a trace. ``Window/isTracing`` creates it, so that a program that cannot be traced does not contain them.
final class HostTracer {}

extension HostTracer: HostTracing {
    func line(for event: HostEvent, leadingTo commands: [HostCommand], from start: Int) -> String {
        "\(event.trace) → \(CommandCounts(commands, from: start).trace)"
    }

    func line(for update: CollectionUpdate) -> String { update.description }

    /// The log is of events: steps are for tests.
    func willRun(_ step: PassStep) {}
}
