/// Compares what is seen with what must be: every item once, whole runs of them without gaps, with the text of now.
///
/// An observation is a list of elements in document order, separated by `;`, each of a letter and fields between `|`:
/// `v|width|height` the view, `c|x|y|w|h|position|size|text` a cell, `r|…` a cell in a row, `w|x|y|w|h` the window of a
/// row, `h|x|y|w|h` a title, and `f|text` what has the focus. Lengths are whole points in the window.
struct MonkeyCheck {
    private let model: ItemModel
    private let previousFocus: Int?
    private let isAtRest: Bool
    private var elements: [Element] = []
    private var places: [Int: Place] = [:]
    private(set) var focusedItem: Int?

    /// The section of an item and its place in it.
    private struct Place {
        var section: Int
        var item: Int
    }

    private struct Element {
        var kind: UInt8
        var numbers: [Int]
        var text: [UInt8]
        var minX: Int { numbers[0] }
        var minY: Int { numbers[1] }
        var maxX: Int { numbers[0] + numbers[2] }
        var maxY: Int { numbers[1] + numbers[3] }
    }

    init(model: ItemModel, path: String, previousFocus: Int?) {
        self.model = model
        self.previousFocus = previousFocus
        let bytes = Array(path.utf8)
        isAtRest = bytes.starts(with: Array("/rest/".utf8))
        let start = (bytes.dropFirst().firstIndex(of: UInt8(ascii: "/")) ?? 0) + 1
        for part in bytes[start...].split(separator: UInt8(ascii: ";")) { elements.append(Self.element(part)) }
        for (section, ids) in model.sections.enumerated() {
            for (item, id) in ids.enumerated() { places[id] = Place(section: section, item: item) }
        }
    }

    /// What is wrong, or `nil`.
    mutating func run() -> String? {
        guard let view = elements.first(where: { $0.kind == UInt8(ascii: "v") }) else { return "no view" }
        var cells = elements.filter { $0.kind == UInt8(ascii: "c") }
        var rowCells = elements.filter { $0.kind == UInt8(ascii: "r") }
        // Reading order is restored at rest; before, only places count.
        if !isAtRest {
            cells.sort { $0.minY < $1.minY }
            rowCells.sort { $0.minX < $1.minX }
        }
        return texts(cells + rowCells) ?? run(of: cells) ?? row(of: rowCells) ?? coverage(view, cells) ?? focus()
    }

    private static func element(_ part: ArraySlice<UInt8>) -> Element {
        let fields = part.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false).map { Array($0) }
        let kind = fields[0].first ?? 0
        let hasText = kind != UInt8(ascii: "v") && kind != UInt8(ascii: "w") && kind != UInt8(ascii: "h")
        let numbers = fields.dropFirst().dropLast(hasText ? 1 : 0).map { field -> Int in
            let isNegative = field.first == UInt8(ascii: "-")
            let value = field.reduce(0) { (48...57).contains($1) ? $0 * 10 + Int($1) - 48 : $0 }
            return isNegative ? -value : value
        }
        return Element(kind: kind, numbers: numbers, text: hasText ? fields[fields.count - 1] : [])
    }
}

extension MonkeyCheck {
    /// The item a text names: all begin with "Item" and a number.
    private func id(of text: [UInt8]) -> Int? {
        guard text.starts(with: Array("Item ".utf8)) else { return nil }
        let digits = text.dropFirst(5).prefix { (48...57).contains($0) }
        return digits.reduce(0) { $0 * 10 + Int($1) - 48 }
    }

    private func place(of cell: Element) -> Place? {
        id(of: cell.text).flatMap { places[$0] }
    }

    private func expectedText(of id: Int, in section: Int) -> [UInt8] {
        Array((section == MonkeyScreen.noteSection ? model.note(of: id) : model.text(of: id)).utf8)
    }

    /// Every cell shows an item that exists, with the text of now, and no two the same.
    private func texts(_ cells: [Element]) -> String? {
        var seen: [Int: Bool] = [:]
        for cell in cells {
            let text = String(decoding: cell.text, as: UTF8.self)
            guard let id = id(of: cell.text), let place = places[id] else { return "\(text) does not exist" }
            guard cell.text == expectedText(of: id, in: place.section) else { return "\(text) is stale" }
            guard seen[id] == nil else { return "\(text) is there twice" }
            seen[id] = true
            if isAtRest, let complaint = setPlace(of: cell, place, text) { return complaint }
        }
        return nil
    }

    private func setPlace(of cell: Element, _ place: Place, _ text: String) -> String? {
        let counts = model.sections.map { $0.count }
        // The row counts as an item after the notes. The lines are a set of their own, which begins with their title.
        let size =
            place.section == MonkeyScreen.noteSection
            ? counts[place.section] + min(1, counts[MonkeyScreen.rowSection]) : counts[place.section]
        let position = place.item + 1
        guard cell.numbers[4] == position, cell.numbers[5] == size else {
            return "\(text) says \(cell.numbers[4]) of \(cell.numbers[5]), not \(position) of \(size)"
        }
        return nil
    }

    /// Cells below each other are neighbours in the data and touch.
    private func run(of cells: [Element]) -> String? {
        for (upper, lower) in zip(cells, cells.dropFirst()) {
            guard let first = place(of: upper), let next = place(of: lower) else { continue }
            let names = "item \(first.item) of \(first.section) and item \(next.item) of \(next.section)"
            if first.section == next.section {
                guard next.item == first.item + 1 else { return "\(names) follow each other" }
                guard abs(lower.minY - upper.maxY) <= 1 else {
                    return "\(names) are at \(upper.maxY) and \(lower.minY)"
                }
            } else {
                let isWhole = first.item == model.sections[first.section].count - 1 && next.item == 0
                guard first.section < next.section, isWhole else { return "\(names) meet at the end of a section" }
                guard lower.minY >= upper.maxY - 1 else { return "\(names) overlap" }
            }
        }
        guard isAtRest else { return nil }
        for cell in cells {
            guard let id = id(of: cell.text), let place = places[id] else { continue }
            let height = cell.numbers[3]
            let isRight = place.section == MonkeyScreen.lineSection ? height == 60 : height % 22 == 0 && height > 0
            guard isRight else { return "Item \(id) is \(height) high" }
        }
        return nil
    }

    private func row(of cells: [Element]) -> String? {
        for (left, right) in zip(cells, cells.dropFirst()) {
            guard let first = place(of: left), let next = place(of: right) else { continue }
            guard next.item == first.item + 1, abs(right.minX - left.maxX) <= 1 else {
                return "in the row, \(first.item) at \(left.maxX) is followed by \(next.item) at \(right.minX)"
            }
        }
        guard let window = elements.first(where: { $0.kind == UInt8(ascii: "w") }) else {
            return cells.isEmpty ? nil : "cells of a row without its window"
        }
        guard let first = cells.first, let last = cells.last else { return "an empty row is seen" }
        if first.minX > window.minX + 1 { return "the row begins at \(first.minX)" }
        let lastItem = id(of: last.text).flatMap { places[$0]?.item } ?? 0
        let isEnd = lastItem == model.sections[MonkeyScreen.rowSection].count - 1
        return last.maxX < window.maxX - 1 && !isEnd ? "the row ends at \(last.maxX)" : nil
    }

    /// No part of the view is empty before the end of the content.
    private func coverage(_ view: Element, _ cells: [Element]) -> String? {
        let height = view.numbers[1]
        let shown = elements.filter { "cwh".utf8.contains($0.kind) }.sorted { $0.minY < $1.minY }
        var reached = 0
        for element in shown {
            if element.minY > reached + 1 { return "nothing is seen from \(reached) to \(element.minY)" }
            reached = max(reached, element.maxY)
        }
        guard reached < height - 1, let last = model.sections.lastIndex(where: { !$0.isEmpty }) else { return nil }
        if last == MonkeyScreen.rowSection { return nil }
        let end = model.sections[last].count - 1
        let isEndSeen = cells.contains { cell in
            place(of: cell).map { $0.section == last && $0.item == end } == true
        }
        return isEndSeen ? nil : "nothing is seen from \(reached) to \(height)"
    }

    /// The focus stays with its item for as long as there is one.
    private mutating func focus() -> String? {
        let focused = elements.first { $0.kind == UInt8(ascii: "f") }.flatMap { id(of: $0.text) }
        focusedItem = focused
        if let focused, places[focused] == nil { return "the focus is on Item \(focused), which does not exist" }
        guard let previousFocus, places[previousFocus] != nil, focused != previousFocus else { return nil }
        return "the focus went from Item \(previousFocus) to \(focused.map { "Item \($0)" } ?? "nothing")"
    }
}
