package import CollectionViewKit

/// Values that the user changes at once and that the server stores one by one: the quantities in the bag, what is on the
/// wishlist, which homes are favourites, and what the user thinks of people.
///
/// Each change is a step of the history. One that the server refuses is withdrawn, and the failure is kept until the user
/// has read of it.
package final class StoredEntries<Subject: Identifiable, Value: Equatable>: WeaklyReferenceable {
    /// A value and what it belongs to. Subjects may be large: entries are shared by reference, and changed here alone.
    package final class Entry {
        package fileprivate(set) var subject: Subject
        package fileprivate(set) var value: Value
        package fileprivate(set) var sync: StoredValue<Value>
        /// The last change of the value, to be withdrawn if the server refuses to have it undone.
        fileprivate var change: UndoableChange?
        /// The changes that the server does not have, oldest first, to be withdrawn if it refuses the first.
        fileprivate var unstored: [UndoableChange] = []
        /// How many of them the server is being told.
        fileprivate var toldCount = 0

        fileprivate init(_ subject: Subject, _ value: Value) {
            self.subject = subject
            self.value = value
            sync = StoredValue(stored: value)
        }
    }

    /// What the server has refused, and why.
    package final class Refusal {
        package let subject: Subject
        package let error: LoadError

        fileprivate init(_ subject: Subject, _ error: LoadError) {
            self.subject = subject
            self.error = error
        }
    }

    /// Tells the server of a value. The position is the index at which a subject that the server does not have is put among those
    /// that it has; `nil` for the end, and for one that it has. The handler receives why the value was not stored; `nil` if it was.
    package typealias Tell = (
        _ subject: Subject, _ value: Value, _ position: Int?, _ handler: @escaping (LoadError?) -> Void
    ) -> Void

    package let lifetime = Lifetime()
    /// The entries, in the order in which they came. None is ever removed, so that an index stands for one.
    package private(set) var entries: [Entry] = []
    /// What was refused last, until the user has read of it.
    package private(set) var refusal: Refusal?
    /// Counts the values that the server was told and has responded to.
    package private(set) var responseCount = 0
    /// Called after each change of the entries or the refusal.
    package var changeHandler: (() -> Void)?

    /// The value of what the server does not have.
    private let absent: Value
    /// The indices of the entries by the ids of their subjects.
    private var indices: [Subject.ID: Int] = [:]
    private let history: UndoHistory
    private let tell: Tell
    /// The indices of entries whose value has changed since the server was told last.
    private var unsettled: [Int] = []

    /// Creates values of which none is known.
    ///
    /// - Parameters:
    ///   - absent: The value of what the server does not have.
    ///   - history: What takes changes back. The owner keeps it.
    ///   - tell: Tells the server of a value.
    package init(absent: Value, history: UndoHistory, tell: @escaping Tell) {
        self.absent = absent
        self.history = history
        self.tell = tell
    }
}

extension StoredEntries {
    /// The index of the subject with an id; `nil` if none has it.
    ///
    /// - Complexity: O(1).
    package func index(of id: Subject.ID) -> Int? { indices[id] }

    /// The value of the subject with an id.
    ///
    /// - Complexity: O(1).
    package func value(of id: Subject.ID) -> Value { index(of: id).map { entries[$0].value } ?? absent }

    /// Takes in what the server has of one subject. What the user has changed since stays as it is.
    ///
    /// - Complexity: O(1).
    package func take(_ subject: Subject, _ value: Value) {
        takeIn(subject, value)
        changeHandler?()
    }

    /// Takes in all that the server has. What the user has changed since stays as it is.
    ///
    /// - Complexity: O(*n* + *m*) in the numbers of entries before and now.
    package func take(_ stored: [(subject: Subject, value: Value)]) {
        var isStored = [Bool](repeating: false, count: entries.count)
        for (subject, value) in stored {
            let index = takeIn(subject, value)
            if index < isStored.count { isStored[index] = true }
        }
        for index in isStored.indices where !isStored[index] { take(absent, at: index) }
        changeHandler?()
    }

    /// Changes the value of something, as a step of the history.
    ///
    /// - Parameters:
    ///   - subject: What the value belongs to. Where it is not known yet, it becomes the last entry.
    ///   - stored: The value that the server has of one that is not known yet; `nil` for the value of what it does not have.
    ///   - value: The new value.
    ///   - title: The name of the step.
    package func change(_ subject: Subject, from stored: Value? = nil, to value: Value, title: String) {
        let index = index(of: subject.id) ?? add(subject, stored ?? absent)
        let change = ValueChange(
            title: title, to: value,
            get: { [entries = Weak(self)] in entries.object?.entries[index].value },
            set: { [entries = Weak(self)] in entries.object?.set($0, at: index) })
        guard history.perform(change) else { return }
        let entry = entries[index]
        entry.change = change
        entry.unstored.append(change)
    }

    /// Tells the server of what has changed. Call it at the end of every event.
    package func settle() {
        let changed = unsettled
        unsettled = []
        for index in changed {
            let entry = entries[index]
            perform(entry.sync.want(entry.value), at: index)
        }
    }

    /// Refuses a change without a request to the server.
    package func refuse(_ subject: Subject, _ error: LoadError) {
        refusal = Refusal(subject, error)
        changeHandler?()
    }

    /// The user has read what was refused.
    package func dismissRefusal() {
        refusal = nil
        changeHandler?()
    }

    /// Adds an entry with a value that the server has.
    private func add(_ subject: Subject, _ value: Value) -> Int {
        entries.append(Entry(subject, value))
        indices[subject.id] = entries.count - 1
        return entries.count - 1
    }

    @discardableResult
    private func takeIn(_ subject: Subject, _ value: Value) -> Int {
        guard let index = index(of: subject.id) else { return add(subject, value) }
        entries[index].subject = subject
        take(value, at: index)
        return index
    }

    private func take(_ value: Value, at index: Int) {
        let entry = entries[index]
        guard !entry.sync.isUnderWay, entry.value == entry.sync.stored else { return }
        entry.value = value
        entry.sync = StoredValue(stored: value)
    }

    private func set(_ value: Value, at index: Int) {
        entries[index].value = value
        if !unsettled.contains(index) { unsettled.append(index) }
        changeHandler?()
    }

    private func perform(_ action: StoredValue<Value>.Action, at index: Int, _ error: LoadError? = nil) {
        let entry = entries[index]
        switch action {
        case .nothing:
            if !entry.sync.isUnderWay { entry.unstored = [] }
        case .tell(let value):
            entry.toldCount = entry.unstored.count
            tell(entry.subject, value, position(at: index)) { [self] in didTell($0, at: index) }
        case .giveUp(let refused, let stored): giveUp(refused, stored, at: index, error ?? LoadError())
        }
    }

    /// The index among the entries that the server has at which it is to put one that it is being told of; `nil` for the end, for
    /// one that it has and for one that is removed. What it is being told of the others counts: it receives that first.
    private func position(at index: Int) -> Int? {
        let sync = entries[index].sync
        guard sync.stored == absent, sync.expected != absent else { return nil }
        let isLast = !entries[(index + 1)...].contains { $0.sync.expected != absent }
        return isLast ? nil : entries[..<index].reduce(0) { $0 + ($1.sync.expected == absent ? 0 : 1) }
    }

    private func didTell(_ error: LoadError?, at index: Int) {
        responseCount += 1
        let entry = entries[index]
        if error.isNil { entry.unstored.removeFirst(min(entry.toldCount, entry.unstored.count)) }
        entry.toldCount = 0
        perform(entry.sync.responded(isStored: error.isNil, wanted: entry.value), at: index, error)
    }

    /// Takes back what the server refused and what was done to it since, from under whatever else was done.
    private func giveUp(_ refused: Value, _ stored: Value, at index: Int, _ error: LoadError) {
        let entry = entries[index]
        let changes = entry.unstored
        entry.unstored = []
        if changes.isEmpty, entry.value == refused, let change = entry.change {
            history.withdraw(change)
        }
        for change in changes.reversed() { history.withdraw(change) }
        if entry.value != stored { set(stored, at: index) }
        refuse(entry.subject, error)
    }
}
