extension PageShape {
    var itemFields: [PageField] {
        let line = PageField.Kind.text(PageLimits.line)
        let side = PageField.Kind.integer(1...Int64(PageLimits.pixels))
        switch self {
        case .item:
            return [
                PageField("id", .identifier, required: true), PageField("kind", .name, required: true),
                PageField("fallback", line), PageField("adLabel", line), PageField("title", line),
                PageField("subtitle", line), PageField("detail", line),
                PageField("text", .objects(.span, PageLimits.spans)), PageField("lines", .integer(1...1_000)),
                PageField("facts", .texts(PageLimits.facts)), PageField("price", .object(.price)),
                PageField("badge", .object(.badge)), PageField("image", .object(.image)),
                PageField("images", .objects(.image, PageLimits.images)), PageField("seen", .flag),
                PageField("style", .word(ItemStyle.texts)), PageField("latE7", .integer(-900_000_000...900_000_000)),
                PageField("lonE7", .integer(-1_800_000_000...1_800_000_000)), PageField("a11y", .object(.label)),
                PageField("on", .actions), PageField("count", .integer(0...1_000_000)), PageField("expanded", .flag),
                PageField("children", .objects(.item, PageLimits.children)),
            ]
        case .price:
            return [
                PageField("text", line, required: true),
                PageField("minor", .integer(-JSONNumber.greatest...JSONNumber.greatest)), PageField("cur", .currency),
            ]
        case .badge:
            return [PageField("text", line, required: true), PageField("tone", .word(BadgeTone.texts))]
        case .image:
            return [
                PageField("path", .imagePath, required: true), PageField("w", side, required: true),
                PageField("h", side, required: true), PageField("alt", line), PageField("decorative", .flag),
                PageField("tint", .color), PageField("focus", .integers(2, 0...100)),
                PageField("dark", .object(.imageFile)),
            ]
        case .imageFile:
            return [
                PageField("path", .imagePath, required: true), PageField("w", side, required: true),
                PageField("h", side, required: true),
            ]
        default:
            return [
                PageField("t", .piece(PageLimits.text), required: true), PageField("b", .flag), PageField("i", .flag),
                PageField("link", .link),
            ]
        }
    }

    static func commandFields(_ word: CommandWord) -> [PageField] {
        let target = [PageField("section", .name), PageField("item", .name)]
        let undo = PageField("undo", .flag)
        switch word {
        case .push: return [PageField("page", .name, required: true), PageField("args", .arguments)]
        case .open: return [PageField("url", .link, required: true)]
        case .scroll, .expand, .collapse, .toggle, .load, .reload, .restore: return target
        case .segment: return [PageField("section", .name), PageField("segment", .name, required: true)]
        case .submit:
            return [PageField("endpoint", .name, required: true), PageField("args", .arguments), undo]
        case .remove: return target + [undo]
        case .copy: return [PageField("text", .text(PageLimits.text), required: true)]
        case .share: return [PageField("url", .link, required: true), PageField("title", .text(PageLimits.line))]
        case .permit: return [PageField("name", .name, required: true)]
        case .track: return [PageField("event", .name, required: true), PageField("once", .flag)]
        }
    }

    var updateFields: [PageField] {
        let format = PageField("format", .integer(1...1), required: true)
        switch self {
        case .response:
            return [
                format, PageField("section", .name, required: true), PageField("rev", .name),
                PageField("after", .token(PageLimits.cursor)),
                PageField("items", .objects(.item, PageLimits.itemsPerSection), required: true),
                PageField("next", .object(.next)), PageField("prev", .object(.previous)),
            ]
        case .patch:
            return [
                format, PageField("page", .name, required: true), PageField("base", .name, required: true),
                PageField("rev", .name, required: true),
                PageField("ops", .objects(.change, PageLimits.changes), required: true),
            ]
        case .change:
            return [
                PageField("op", .word(ChangeWord.texts), required: true), PageField("section", .name),
                PageField("item", .name), PageField("before", .name), PageField("after", .name),
                PageField("at", .word(["first", "last"])), PageField("state", .word(SectionState.texts)),
                PageField("content", .object(.section)),
                PageField("items", .objects(.item, PageLimits.itemsPerSection)),
                PageField("ids", .names(PageLimits.itemsPerSection)), PageField("set", .object(.changes)),
            ]
        default:
            return ["title", "subtitle", "detail"].map { PageField($0, .text(PageLimits.line)) } + [
                PageField("price", .object(.price)), PageField("badge", .object(.badge)), PageField("seen", .flag),
                PageField("count", .integer(0...1_000_000)),
            ]
        }
    }
}
