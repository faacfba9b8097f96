/// The objects of the format, with their members. This is the format's schema.
enum PageShape {
    case page, response, patch, change, changes
    case header, media, fallback
    case section, sectionHeader, label, metrics, source, placeholder, empty, failure, next, previous, segment,
        impression
    case map
    case item, price, badge, image, imageFile, span
    case command(CommandWord)
}

extension PageShape {
    var fields: [PageField] {
        switch self {
        case .page, .header, .media, .fallback: pageFields
        case .response, .patch, .change, .changes: updateFields
        case .section, .segment, .map: sectionFields
        case .item, .price, .badge, .image, .imageFile, .span: itemFields
        case .command(let word): [PageField("do", .name, required: true)] + Self.commandFields(word)
        default: partFields
        }
    }

    /// The greatest integers that the format has.
    private static let any = -JSONNumber.greatest...JSONNumber.greatest
    private static let line = PageField.Kind.text(PageLimits.line)
    private static let latitude = PageField.Kind.integer(-900_000_000...900_000_000)
    private static let longitude = PageField.Kind.integer(-1_800_000_000...1_800_000_000)

    private var pageFields: [PageField] {
        switch self {
        case .page:
            [
                PageField("format", .integer(1...1), required: true), PageField("requires", .names(PageLimits.names)),
                PageField("fallback", .object(.fallback)), PageField("page", .object(.header), required: true),
                PageField("media", .object(.media)),
                PageField("sections", .objects(.section, PageLimits.sections), required: true),
            ]
        case .header:
            [
                PageField("id", .identifier, required: true), PageField("kind", .name), PageField("rev", .name),
                PageField("title", Self.line), PageField("locale", .locale),
                PageField("dir", .word(TextDirection.texts)), PageField("builtAt", .integer(0...JSONNumber.greatest)),
                PageField("ttl", .duration(0...86_400)), PageField("staleFor", .duration(0...2_592_000)),
                PageField("experiments", .nameMap), PageField("trace", .token(PageLimits.line)),
            ]
        case .media:
            [
                PageField("template", .template, required: true),
                PageField("widths", .integers(0, 1...Int64(PageLimits.pixels)), required: true),
                PageField("formats", .names(PageLimits.names)),
            ]
        default:
            [
                PageField("title", Self.line), PageField("text", .text(PageLimits.text)), PageField("on", .actions),
            ]
        }
    }

    private var sectionFields: [PageField] {
        switch self {
        case .section:
            [
                PageField("id", .identifier, required: true), PageField("layout", .name, required: true),
                PageField("fallback", .fallback), PageField("requires", .names(PageLimits.names)),
                PageField("needs", .names(PageLimits.names)), PageField("title", Self.line),
                PageField("subtitle", Self.line), PageField("header", .object(.sectionHeader)),
                PageField("a11y", .object(.label)), PageField("metrics", .object(.metrics)),
                PageField("items", .objects(.item, PageLimits.itemsPerSection)), PageField("source", .object(.source)),
                PageField("state", .word(SectionState.texts)), PageField("placeholder", .object(.placeholder)),
                PageField("empty", .object(.empty)), PageField("error", .object(.failure)),
                PageField("next", .object(.next)), PageField("prev", .object(.previous)),
                PageField("rev", .name), PageField("in", .name),
                PageField("segments", .objects(.segment, PageLimits.segments)), PageField("selected", .name),
                PageField("sticky", .word(StickyElement.texts)), PageField("track", .object(.impression)),
                PageField("map", .object(.map)),
            ]
        case .segment:
            [
                PageField("id", .identifier, required: true), PageField("title", Self.line, required: true),
                PageField("badge", Self.line), PageField("sections", .names(PageLimits.sections), required: true),
            ]
        default:
            [
                PageField("boundsE7", .integers(4, -1_800_000_000...1_800_000_000), required: true),
                PageField("image", .object(.image)),
            ]
        }
    }

    private var partFields: [PageField] {
        let text = PageField("text", .text(PageLimits.text))
        let href = PageField("href", .path, required: true)
        switch self {
        case .sectionHeader:
            return [PageField("label", Self.line, required: true), PageField("on", .actions)]
        case .label:
            return [PageField("label", Self.line, required: true)]
        case .metrics:
            return ["rows", "columns", "gap", "inset", "wideVisible"].map { PageField($0, .integer(0...8_192)) }
        case .source:
            return [
                href, PageField("load", .word(SourceLoad.texts)), PageField("ttl", .duration(0...86_400)),
                PageField("send", .names(PageLimits.names)),
            ]
        case .placeholder:
            return [PageField("count", .integer(0...100), required: true)]
        case .empty:
            return [PageField("title", Self.line), text, PageField("hide", .flag), PageField("on", .actions)]
        case .failure:
            return [PageField("title", Self.line), text, PageField("retry", .flag)]
        case .next:
            return [href, PageField("ahead", .integer(0...100))]
        case .previous:
            return [href, PageField("on", .word(ActionTrigger.texts))]
        default:
            return [
                PageField("id", .name, required: true), PageField("pct", .integer(0...100)),
                PageField("ms", .integer(0...60_000)), PageField("outPct", .integer(0...100)),
            ]
        }
    }
}
