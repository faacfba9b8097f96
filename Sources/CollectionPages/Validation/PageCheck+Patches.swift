// Patches: each change has its operands, and what it brings is checked as it is in a page.
extension PageCheck {
    mutating func checkPatch(_ root: JSONValue, byteCount: Int) {
        if byteCount > PageLimits.patchBytes {
            error(
                .outOfRange, root,
                "The patch has \(byteCount) bytes; the greatest number is \(PageLimits.patchBytes).")
        }
        for change in root.list("ops") where change.kind == .object {
            // An invalid value is reported with the shapes.
            guard let member = change["op"], let word = ChangeWord(member) else { continue }
            for operand in word.operands { checkOperand(operand, of: change, word) }
            if let content = change["content"], content.kind == .object {
                checkSection(content)
                checkAdvertisementHosts(of: content)
            }
            checkItems(of: change, layout: nil)
            checkAdvertisementHosts(of: change)
            checkUnique(change.list("ids").map { $0 }, "element of this list")
        }
    }

    private mutating func checkOperand(_ operand: StaticString, of change: JSONValue, _ word: ChangeWord) {
        guard let value = change[operand], value.kind != .null else {
            error(.missingMember, change, "\"\(word.word)\" needs \"\(operand)\".")
            return
        }
        if value.kind == .array, value.count == 0 {
            error(.outOfRange, value, "\"\(word.word)\" needs at least one element here.")
        }
    }

    private mutating func checkAdvertisementHosts(of section: JSONValue) {
        for item in section.list("items") where item["kind"]?.isString("ad") ?? false { checkAdvertisementHosts(item) }
    }
}

extension ChangeWord {
    /// The members without which a change of this kind cannot be made.
    fileprivate var operands: [StaticString] {
        switch self {
        case .insertSection, .replaceSection: ["content"]
        case .removeSection, .moveSection: ["section"]
        case .setState: ["section", "state"]
        case .insertItems, .replaceItems: ["section", "items"]
        case .removeItems, .moveItems: ["section", "ids"]
        case .setItem: ["section", "item", "set"]
        }
    }
}
