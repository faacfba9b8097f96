import CollectionGeometry
public import CollectionViews

/// The elements of a host in memory, as the engine's commands have changed them.
///
/// It is what a host without a screen consists of: `ModelHost` adds a user for tests, ``DocumentHost`` writes it as HTML.
///
/// ```swift
/// var tree = HostTree()
/// for command in window.handle(event) where !tree.apply(command) { perform(command) }
/// ```
///
/// A command that the browser half refuses changes nothing and is noted in ``violations``.
public struct HostTree {
    /// The commands that were refused, as lines that name the call and the reason: those that the browser half logs.
    public private(set) var violations: [String] = []
    /// The scrollers and surfaces, attached or not, whose sizes the host reports to the engine, oldest first.
    public private(set) var observedNodes: [NodeID] = []
    /// The origins besides the page's own that requests may be sent to.
    package var allowedOrigins: [String] = []

    /// Nodes by their numbers, which the engine assigns from 0 and reuses.
    private var storage: [HostNode?]
    private(set) var templates: [Int: ViewTemplate] = [:]

    /// Creates a tree of the root alone.
    public init() {
        storage = [HostNode(element: .box)]
    }
}

extension HostTree {
    /// The length of the longest element that every browser can make, in points.
    public static var maximumLength: Double { 17_000_000 }

    /// The node with a number; `nil` if there is none.
    ///
    /// - Complexity: O(1).
    public package(set) subscript(id: NodeID) -> HostNode? {
        get {
            let index = Int(id.rawValue)
            return storage.indices.contains(index) ? storage[index] : nil
        }
        _modify {
            let index = Int(id.rawValue)
            if storage.indices.contains(index) {
                yield &storage[index]
            } else {
                var none: HostNode?
                yield &none
                precondition(none == nil, "The node \(id) was not created by a template.")
            }
        }
    }

    /// The numbers of all nodes, attached or not, in ascending order.
    ///
    /// - Complexity: O(*n*).
    public var ids: [NodeID] {
        storage.indices.filter { storage[$0] != nil }.map { NodeID(rawValue: Int32($0)) }
    }

    /// Whether a node is in the document.
    ///
    /// - Complexity: O(*d*) in the depth of the node.
    public func isAttached(_ id: NodeID) -> Bool {
        var current = id
        while current != .root {
            guard let node = self[current] else { return false }
            current = node.parent
        }
        return true
    }

    /// The width of the innermost column of a split view around a node, in points; `nil` if there is none.
    ///
    /// - Complexity: O(*d*) in the depth of the node.
    public func columnWidth(around id: NodeID) -> Double? {
        var current = id
        while current != .root, let node = self[current] {
            if let width = node.variables["column-width"] { return width }
            current = node.parent
        }
        return nil
    }

    /// Carries out a command. Returns `false` for requests, timers and similar commands, which the host has to carry out unless
    /// they were refused.
    ///
    /// - Complexity: O(1), but for a command that moves or removes a node: O(*n*) in the number of its siblings and
    ///   descendants.
    public mutating func apply(_ command: HostCommand) -> Bool {
        if let line = refusal(of: command) {
            violate(line)
            return true
        }
        switch command {
        case .defineTemplate(let number, let template): templates[number] = template
        case .instantiate(let number, let first): instantiate(number, first: first)
        case .insert(let id, let parent, let next): insert(id, into: parent, before: next)
        case .remove(let id): remove(id)
        case .destroy(let first, let count): destroy(first, count: count)
        default: return applyToNode(command)
        }
        return true
    }

    /// Notes what was refused.
    package mutating func violate(_ sentence: String) {
        violations.append(sentence)
    }
}

// MARK: - Structure

extension HostTree {
    private mutating func instantiate(_ number: Int, first: NodeID) {
        guard let template = templates[number] else { return }
        let end = Int(first.rawValue) + template.nodes.count
        if storage.count < end { storage += Array(repeating: nil, count: end - storage.count) }
        // The innermost open parents, and how many children each of them still expects.
        var open: [(id: NodeID, left: Int)] = []
        for (index, description) in template.nodes.enumerated() {
            let id = first.advanced(by: index)
            let parent = open.last?.id ?? .none
            storage[Int(id.rawValue)] = HostNode(
                element: description.element, styleClasses: description.styleClasses, parent: parent)
            self[parent]?.children.append(id)
            if description.element == .scroller || description.element == .surface { observedNodes.append(id) }
            if !open.isEmpty { open[open.count - 1].left -= 1 }
            if description.childCount > 0 { open.append((id, description.childCount)) }
            while let last = open.last, last.left == 0 { open.removeLast() }
        }
    }

    private mutating func insert(_ id: NodeID, into parent: NodeID, before next: NodeID) {
        if let previous = self[id]?.parent, self[previous] != nil {
            if !isAttached(id) || !isAttached(parent) { forgetOffsets(in: id) }
            detach(id, from: previous)
        }
        self[id]?.parent = parent
        let index = next == .none ? nil : self[parent]?.children.lastIndex(of: next)
        if let index { self[parent]?.children.insert(id, at: index) } else { self[parent]?.children.append(id) }
    }

    private mutating func remove(_ id: NodeID) {
        guard let node = self[id] else { return }
        forgetOffsets(in: id)
        detach(id, from: node.parent)
        self[id]?.parent = .none
    }

    private mutating func destroy(_ first: NodeID, count: Int) {
        if let node = self[first] { detach(first, from: node.parent) }
        let end = first.advanced(by: count)
        observedNodes.removeAll { $0 >= first && $0 < end }
        for step in 0..<count { self[first.advanced(by: step)] = nil }
    }

    private mutating func detach(_ id: NodeID, from parent: NodeID) {
        guard let index = self[parent]?.children.lastIndex(of: id) else { return }
        self[parent]?.children.remove(at: index)
    }

    /// An element that leaves the document is scrolled back to its start without an event.
    private mutating func forgetOffsets(in id: NodeID) {
        var open = [id]
        while let next = open.popLast() {
            self[next]?.offset = .zero
            open += self[next]?.children ?? []
        }
    }
}
