extension PageWriter {
    mutating func write(_ item: PageItem) {
        object { writer in
            writer.member("id", item.id)
            writer.member("kind", word: item.kind)
            writer.json.member("fallback", item.fallback)
            writer.json.member("adLabel", item.advertisementLabel)
            writer.writeTexts(item)
            writer.write(item.image)
            writer.member("images", item.images) { writer, image in
                writer.object { writer in writer.writeMembers(of: image) }
            }
            writer.json.member("seen", item.isSeen)
            if item.style != .plain { writer.member("style", word: item.style) }
            writer.json.member("latE7", item.coordinate?.latitudeE7)
            writer.json.member("lonE7", item.coordinate?.longitudeE7)
            writer.writeAccessibilityLabel(item.accessibilityLabel)
            writer.write(item.actions)
            writer.json.member("count", item.count)
            if item.isExpanded { writer.json.member("expanded", true) }
            writer.member("children", item.children) { writer, child in writer.write(child) }
        }
    }

    mutating func writeAccessibilityLabel(_ label: String?) {
        member("a11y", label) { writer, label in writer.json.member("label", label) }
    }

    mutating func write(_ price: ItemPrice?) {
        member("price", price) { writer, price in
            writer.json.member("text", price.text)
            writer.json.member("minor", price.minorUnits)
            writer.json.member("cur", price.currency)
        }
    }

    mutating func write(_ badge: ItemBadge?) {
        member("badge", badge) { writer, badge in
            writer.json.member("text", badge.text)
            if badge.tone != .neutral { writer.member("tone", word: badge.tone) }
        }
    }

    mutating func write(_ image: PageImage?) {
        member("image", image) { writer, image in writer.writeMembers(of: image) }
    }

    private mutating func writeMembers(of image: PageImage) {
        writeFile(ImageVariant(path: image.path, width: image.width, height: image.height))
        json.member("alt", image.alternativeText)
        if image.alternativeText == nil { json.member("decorative", true) }
        json.member("tint", image.tint?.description)
        if let focus = image.focus {
            json.name("focus")
            array([focus.x, focus.y]) { writer, percent in writer.json.integer(Int64(percent)) }
        }
        member("dark", image.dark) { writer, dark in writer.writeFile(dark) }
    }

    private mutating func writeFile(_ file: ImageVariant) {
        json.member("path", file.path)
        json.member("w", file.width)
        json.member("h", file.height)
    }

    private mutating func writeTexts(_ item: PageItem) {
        json.member("title", item.title)
        json.member("subtitle", item.subtitle)
        json.member("detail", item.detail)
        member("text", item.text) { writer, span in
            writer.object { writer in
                writer.json.member("t", span.text)
                if span.isBold { writer.json.member("b", true) }
                if span.isItalic { writer.json.member("i", true) }
                writer.json.member("link", span.link)
            }
        }
        json.member("lines", item.lineLimit)
        json.member("facts", item.facts)
        write(item.price)
        write(item.badge)
    }
}
