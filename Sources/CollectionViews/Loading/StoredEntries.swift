public import CollectionDataSources
import CollectionGeometry

/// Values that are kept on the device and on the server: a change by the user is displayed at once, and the server stores it
/// afterwards. Examples are favourites, the quantities of a shopping bag, and ratings.
///
/// ```swift
/// let favorites = StoredEntries<Recipe, Bool>(absent: false, history: history) { recipe, isFavorite, _, completion in
///     let method: HostRequest.Method = isFavorite ? .put : .delete
///     let request = HostRequest("/v1/favorites/\(recipe.id)", method: method)
///     context.request(request) { completion(LoadError($0, to: request)) }
/// }
/// favorites.change(recipe, to: true, title: "Add to favorites")  // can be undone from now on
/// favorites.settle()                                             // at the end of the event: sends it
/// noticeView.show(favorites.refusal.map { Notice($0.error.sentence, kind: .failure) })
/// ```
///
/// Each change is a step of the history. One that the server refuses is withdrawn, whatever was changed after it, and the
/// ``refusal`` is kept until it is dismissed. One whose response is ``StoreResponse/unknown`` is withdrawn as well, unless the user has
/// changed the value since: then that value is sent. As the server may have stored it, the next value is sent even if it is the one from
/// before.
/// Requests for one subject follow each other, so that the server keeps the last value.
/// ``StoredListLoader`` loads the values that the server has.
public final class StoredEntries<Subject: Identifiable, Value: Equatable>: WeaklyReferenceable {
    /// A subject with its value.
    ///
    /// Subjects may be large: entries are shared by reference, and only the ``StoredEntries`` change them.
    public final class Entry {
        /// The subject, as it was named last.
        public fileprivate(set) var subject: Subject
        /// The value that the user sees.
        public fileprivate(set) var value: Value
        /// The state of storing it.
        public fileprivate(set) var sync: StoredValue<Value>
        /// Orders the entries: one with a smaller number was added before.
        fileprivate var place: Int
        /// Whether the server is being told of it with a position.
        fileprivate var isTakingPosition = false
        /// The last change of the value, to be withdrawn if the server refuses to have it undone.
        fileprivate var change: UndoableChange?
        /// The changes that the server does not have, oldest first, to be withdrawn if it refuses the first.
        fileprivate var unstored: [UndoableChange] = []
        /// How many of them the server is being told.
        fileprivate var toldCount = 0

        fileprivate init(_ subject: Subject, _ value: Value, place: Int) {
            self.subject = subject
            self.value = value
            self.place = place
            sync = StoredValue(stored: value)
        }
    }

    /// What a change of an entry sets: undoing a removal restores the place too, and adding again takes a new one.
    private struct Placement: Equatable {
        let value: Value
        let place: Int
    }

    /// A change that the server has refused.
    public final class Refusal {
        /// The subject whose value was changed.
        public let subject: Subject
        /// The reason.
        public let error: LoadError

        fileprivate init(_ subject: Subject, _ error: LoadError) {
            self.subject = subject
            self.error = error
        }
    }

    /// Sends a value to the server. The position is the index at which a subject that the server does not have is inserted among
    /// those that it has; `nil` for the end, for one that it has, and where it keeps no order. The completion must be called once,
    /// with the reason why the value was not stored; `nil` if it was.
    public typealias Tell = (
        _ subject: Subject, _ value: Value, _ position: Int?, _ completion: @escaping (LoadError?) -> Void
    ) -> Void

    /// The token of weak references.
    public let lifetime = Lifetime()
    /// The entries in the order in which they became known. None is ever removed: an index always stands for the same entry.
    public private(set) var entries: [Entry] = []
    /// The indices of the entries, in the order in which they were added. One that is added again becomes the last; one whose
    /// removal is undone returns to its place.
    public private(set) var order: [Int] = []
    /// The change that was refused last; `nil` for none, and once it was dismissed.
    public private(set) var refusal: Refusal?
    /// The number of changes to which the server has responded.
    public private(set) var responseCount = 0
    /// Called after each change of the entries or the refusal.
    public var changeHandler: (() -> Void)?

    /// The value of what the server does not have.
    private let absent: Value
    /// The indices of the entries by the ids of their subjects.
    private var indices = [Subject.ID: Int]()
    private let history: UndoHistory
    /// Whether the server keeps the subjects in the order in which they were added.
    private let isOrdered: Bool
    private let tell: Tell
    /// The place of what is added next.
    private var nextPlace = 0
    /// Whether a list of all that the server has was taken in.
    private var hasList = false
    /// The indices of entries whose value has changed since the server was told last.
    private var unsettled: [Int] = []

    /// Creates values of which none is known.
    ///
    /// - Parameters:
    ///   - absent: The value of a subject that the server does not have.
    ///   - history: The history of the changes.
    ///   - isOrdered: Whether the server keeps the subjects in the order in which they were added. It is told then at which
    ///     position an undone removal restores a subject, and additions and removals wait for each other.
    ///   - tell: Sends a value to the server.
    public init(absent: Value, history: UndoHistory, isOrdered: Bool = false, tell: @escaping Tell) {
        self.absent = absent
        self.history = history
        self.isOrdered = isOrdered
        self.tell = tell
    }
}

extension StoredEntries {
    /// The index of the subject with an id; `nil` if none has it.
    ///
    /// - Complexity: O(1).
    public func index(of id: Subject.ID) -> Int? { indices[id] }

    /// The value of the subject with an id.
    ///
    /// - Complexity: O(1).
    public func value(of id: Subject.ID) -> Value { index(of: id).map { entries[$0].value } ?? absent }

    /// Takes the value that the server has of one subject. A value that the user has changed since stays as it is.
    ///
    /// - Complexity: O(1); O(*n*) in the number of entries for one that has become stored since.
    public func take(_ subject: Subject, _ value: Value) {
        takeIn(subject, value)
        changeHandler?()
    }

    /// Takes the list of all that the server has. A value that the user has changed since stays as it is; what the user added
    /// before the first list came follows what that list adds.
    ///
    /// - Complexity: O(*n* + *m*) in the numbers of entries before and now, and O(*n*) more for each entry that has become stored since
    ///   or stands before others that are known.
    public func take(_ stored: [(subject: Subject, value: Value)]) {
        var isStored = [Bool](repeating: false, count: entries.count)
        let comesBefore = !hasList && !entries.isEmpty
        hasList = true
        for (position, element) in stored.enumerated() {
            let place = comesBefore ? position - stored.count : nil
            let index = takeIn(element.subject, element.value, place: place)
            if index < isStored.count { isStored[index] = true }
        }
        for index in isStored.indices where !isStored[index] { take(absent, at: index) }
        changeHandler?()
    }

    /// Changes the value of something, as a step of the history. What is added becomes the last in the order, also where it was
    /// removed before.
    ///
    /// - Parameters:
    ///   - subject: What the value belongs to. Where it is not known yet, it becomes the last entry.
    ///   - stored: The value that the server has of one that is not known yet; `nil` for the value of what it does not have.
    ///   - value: The new value.
    ///   - title: The name of the step.
    public func change(_ subject: Subject, from stored: Value? = nil, to value: Value, title: String) {
        let index = index(of: subject.id) ?? add(subject, stored ?? absent)
        let change = ValueChange(
            title: title, to: Placement(value: value, place: place(for: value, at: index)),
            get: { [entries = Weak(self)] in entries.object?.placement(at: index) },
            set: { [entries = Weak(self)] in entries.object?.set($0, at: index) })
        guard history.perform(change) else { return }
        let entry = entries[index]
        entry.change = change
        entry.unstored.append(change)
    }

    /// Sends what has changed to the server. Call it at the end of every event, such as in `viewDidLayoutSubviews()`: a change that
    /// was undone within the event is not sent.
    public func settle() {
        let changed = unsettled
        unsettled = []
        for index in changed {
            guard !isHeldBack(index) else {
                unsettle(index)
                continue
            }
            let entry = entries[index]
            perform(entry.sync.want(entry.value), at: index)
        }
    }

    /// Reports a change as refused without a request to the server, as beyond a limit that the app knows.
    public func refuse(_ subject: Subject, _ error: LoadError) {
        refusal = Refusal(subject, error)
        changeHandler?()
    }

    /// Removes the ``refusal``, as when the user has closed the notice about it.
    public func dismissRefusal() {
        refusal = nil
        changeHandler?()
    }
}

// What the server has.
extension StoredEntries {
    /// Adds an entry with a value that the server has.
    ///
    /// - Parameter place: Its place; `nil` for the last.
    private func add(_ subject: Subject, _ value: Value, place: Int? = nil) -> Int {
        let index = entries.count
        entries.append(Entry(subject, value, place: place ?? takeNextPlace()))
        indices[subject.id] = index
        if place == nil { order.append(index) } else { insert(index) }
        return index
    }

    /// Takes in what the server has of one subject, and returns its index.
    ///
    /// - Parameter place: The place of one that is not known yet; `nil` for the last.
    @discardableResult
    private func takeIn(_ subject: Subject, _ value: Value, place: Int? = nil) -> Int {
        guard let index = index(of: subject.id) else { return add(subject, value, place: place) }
        entries[index].subject = subject
        take(value, at: index)
        return index
    }

    private func take(_ value: Value, at index: Int) {
        let entry = entries[index]
        guard !entry.sync.isUnderWay, entry.value == entry.sync.stored else { return }
        // It was added elsewhere.
        if entry.value == absent, value != absent { move(index, to: takeNextPlace()) }
        entry.value = value
        entry.sync = StoredValue(stored: value)
    }

    private func perform(_ action: StoredValue<Value>.Action, at index: Int, _ error: LoadError? = nil) {
        let entry = entries[index]
        switch action {
        case .nothing:
            if !entry.sync.isUnderWay, entry.value == entry.sync.stored { entry.unstored = [] }
        case .tell(let value):
            let position = position(at: index)
            entry.toldCount = entry.unstored.count
            entry.isTakingPosition = position != nil
            tell(entry.subject, value, position) { [self] in didTell($0, at: index) }
        case .giveUp(let refused, let stored): giveUp(refused, stored, at: index, error ?? LoadError())
        }
    }

    private func didTell(_ error: LoadError?, at index: Int) {
        responseCount += 1
        let entry = entries[index]
        let response = StoreResponse(error)
        let told = entry.sync.expected
        if response == .stored { entry.unstored.removeFirst(min(entry.toldCount, entry.unstored.count)) }
        entry.toldCount = 0
        entry.isTakingPosition = false
        let action = entry.sync.responded(response, wanted: told)
        let isReplaced = !entry.sync.isConfirmed && entry.value != told
        if !isReplaced { perform(action, at: index, error) }
        if entry.sync.isConfirmed || isReplaced {
            unsettle(index)
        } else {
            // Without a connection, the value that was restored would be sent without end.
            unsettled.removeAll { $0 == index }
        }
        // What is wanted by now, and what was held back.
        settle()
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
        if entry.value != stored { set(Placement(value: stored, place: entry.place), at: index) }
        refuse(entry.subject, error)
    }

    private func unsettle(_ index: Int) {
        if !unsettled.contains(index) { unsettled.append(index) }
    }
}

// The order.
extension StoredEntries {
    private func placement(at index: Int) -> Placement {
        let entry = entries[index]
        return Placement(value: entry.value, place: entry.place)
    }

    private func set(_ placement: Placement, at index: Int) {
        let entry = entries[index]
        entry.value = placement.value
        // What the server is told to add keeps its place while that is undone: it may be wanted again before.
        if placement.value != absent, placement.place != entry.place { move(index, to: placement.place) }
        unsettle(index)
        changeHandler?()
    }

    /// The place of an entry with a new value: a new one where it is added, unless it never was absent for the server.
    private func place(for value: Value, at index: Int) -> Int {
        let entry = entries[index]
        let isAdded = entry.value == absent && value != absent && entry.sync.expected == absent
        return isAdded ? takeNextPlace() : entry.place
    }

    private func takeNextPlace() -> Int {
        nextPlace += 1
        return nextPlace
    }

    private func move(_ index: Int, to place: Int) {
        entries[index].place = place
        if let rank = order.firstIndex(of: index) { order.remove(at: rank) }
        insert(index)
    }

    private func insert(_ index: Int) {
        let place = entries[index].place
        order.insert(index, at: order.firstIndex { entries[$0].place > place } ?? order.count)
    }

    /// The index among the subjects that the server has at which it is to put one that is added; `nil` for the end, for one that it
    /// has and for one that is removed.
    private func position(at index: Int) -> Int? {
        let entry = entries[index]
        let isNew = entry.sync.stored == absent || !entry.sync.isConfirmed
        guard isOrdered, isNew, entry.value != absent, let rank = order.firstIndex(of: index),
            order[(rank + 1)...].contains(where: { mayBeStored($0) })
        else { return nil }
        return order[..<rank].reduce(0) { $0 + (mayBeStored($1) ? 1 : 0) }
    }

    /// Whether the server has a subject, may have it or is being told of it: what is being removed counts until the server has
    /// responded.
    private func mayBeStored(_ index: Int) -> Bool {
        let sync = entries[index].sync
        return !sync.isConfirmed || sync.stored != absent || sync.expected != absent
    }

    /// Whether the server is told of an entry later. A position is right only while nothing else is added or removed, and requests
    /// can be refused and can overtake each other.
    private func isHeldBack(_ index: Int) -> Bool {
        let entry = entries[index]
        let isAddedOrRemoved = !entry.sync.isConfirmed || (entry.sync.stored == absent) != (entry.value == absent)
        guard isOrdered, !entry.sync.isUnderWay, isAddedOrRemoved else { return false }
        let hasPosition = position(at: index) != nil
        return entries.contains { other in
            let isAddedOrRemoved =
                !other.sync.isConfirmed || (other.sync.stored == absent) != (other.sync.expected == absent)
            return other.sync.isUnderWay && isAddedOrRemoved && (hasPosition || other.isTakingPosition)
        }
    }
}
