/// The commands of a trigger, run in order.
public struct PageAction: Equatable, Sendable {
    /// The trigger.
    public var trigger: ActionTrigger
    /// The commands.
    public var commands: [PageCommand]

    /// Creates an action.
    public init(_ trigger: ActionTrigger, _ commands: [PageCommand]) {
        self.trigger = trigger
        self.commands = commands
    }
}

extension [PageAction] {
    /// The commands of a trigger; empty if there are none, and then the element does not react to it.
    ///
    /// - Complexity: O(*n*) in the number of actions.
    public subscript(trigger: ActionTrigger) -> [PageCommand] {
        for action in self where action.trigger == trigger { return action.commands }
        return []
    }
}
