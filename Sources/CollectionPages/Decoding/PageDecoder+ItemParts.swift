import CollectionDiagnostics

extension PageDecoder {
    mutating func spans(_ item: JSONValue) -> [TextSpan] {
        guard let value = item["text"] else { return [] }
        if value.kind == .string {
            report(
                .wrongType, .warning, value,
                diagnosticText(191, "A paragraph is a list of spans; write [{\"t\":\"…\"}].")
            )
            return text(value, limit: PageLimits.text).map { [TextSpan(text: $0)] } ?? []
        }
        var result: [TextSpan] = []
        for element in array(item, "text", limit: PageLimits.spans) {
            guard element.kind == .object, let text = text(element, "t", limit: PageLimits.text) else {
                report(
                    .wrongType, .warning, element,
                    diagnosticText(192, "A span needs its text in \"t\"; it is left out.")
                )
                continue
            }
            result.append(
                TextSpan(
                    text: text, isBold: flag(element, "b") ?? false, isItalic: flag(element, "i") ?? false,
                    link: link(element, "link")
                )
            )
        }
        return result
    }

    mutating func price(_ item: JSONValue) -> ItemPrice? {
        guard let value = object(item, "price") else { return nil }
        guard let text = text(value, "text") else {
            report(.missingMember, .warning, value, diagnosticText(193, "A price needs its \"text\"; it is left out."))
            return nil
        }
        return ItemPrice(
            text: text, minorUnits: integer(value, "minor", in: -JSONNumber.greatest...JSONNumber.greatest),
            currency: name(value, "cur")
        )
    }

    mutating func badge(_ item: JSONValue) -> ItemBadge? {
        guard let value = object(item, "badge"), let text = text(value, "text") else { return nil }
        return ItemBadge(text: text, tone: word(value, "tone", BadgeTone.self) ?? .neutral)
    }

    mutating func image(_ element: JSONValue) -> PageImage? {
        object(element, "image").flatMap { picture($0) }
    }

    /// The further pictures of an item, without those that cannot be fetched.
    mutating func images(_ item: JSONValue) -> [PageImage] {
        var result: [PageImage] = []
        for value in array(item, "images", limit: PageLimits.images) {
            guard value.kind == .object else {
                report(.wrongType, .warning, value, diagnosticText(194, "A picture is an object; this is left out."))
                continue
            }
            if let image = picture(value) { result.append(image) }
        }
        return result
    }

    private mutating func picture(_ value: JSONValue) -> PageImage? {
        guard let file = imageFile(value) else { return nil }
        var image = PageImage(path: file.path, width: file.width, height: file.height)
        if flag(value, "decorative") != true { image.alternativeText = text(value, "alt") }
        if let tint = value["tint"] {
            image.tint = tint.string.flatMap { PageColor($0) }
            if image.tint == nil {
                report(.image, .warning, tint, diagnosticText(195, "A colour is written \"#RRGGBB\"."))
            }
        }
        let focus = array(value, "focus", limit: 2).compactMap { integer($0, in: 0...100) }
        if focus.count == 2 { image.focus = ImageFocus(x: Int(focus[0]), y: Int(focus[1])) }
        if let dark = object(value, "dark") { image.dark = imageFile(dark) }
        return image
    }

    private mutating func imageFile(_ value: JSONValue) -> ImageVariant? {
        guard let pathValue = value["path"], let path = pathValue.string else {
            report(.image, .error, value, diagnosticText(196, "A picture needs a \"path\"; it is left out."))
            return nil
        }
        if let defect = LinkPolicy.defect(ofImagePath: path) {
            report(
                .image, .error, pathValue, diagnosticText(197, "\(Self.quoted(pathValue)) is not fetched: \(defect).")
            )
            return nil
        }
        guard let width = count(value, "w", in: 1...PageLimits.pixels),
            let height = count(value, "h", in: 1...PageLimits.pixels)
        else {
            report(
                .image, .error, value,
                diagnosticText(198, "A picture needs its size in \"w\" and \"h\"; it is left out.")
            )
            return nil
        }
        return ImageVariant(path: path, width: width, height: height)
    }

    /// A link that may be opened.
    mutating func link(_ object: JSONValue, _ name: StaticString) -> String? {
        guard let value = object[name] else { return nil }
        guard let link = value.string else {
            report(
                .wrongType, .error, value,
                diagnosticText(199, "A link in quotes is expected here; the value is ignored.")
            )
            return nil
        }
        if let defect = configuration.linkPolicy.defect(ofLink: link) {
            report(.invalidLink, .error, value, diagnosticText(200, "\(Self.quoted(value)) is not opened: \(defect)."))
            return nil
        }
        return link
    }
}
