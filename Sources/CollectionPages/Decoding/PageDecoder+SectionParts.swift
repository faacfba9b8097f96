import CollectionDiagnostics

extension PageDecoder {
    mutating func header(_ section: JSONValue) -> SectionHeader? {
        guard let value = object(section, "header"), let label = text(value, "label") else { return nil }
        return SectionHeader(label: label, actions: actions(value))
    }

    mutating func accessibilityLabel(_ element: JSONValue) -> String? {
        object(element, "a11y").flatMap { text($0, "label") }
    }

    mutating func source(_ section: JSONValue) -> SectionSource? {
        guard let value = object(section, "source"), let href = href(value) else { return nil }
        return SectionSource(
            href: href, load: word(value, "load", SourceLoad.self) ?? .now,
            timeToLive: count(value, "ttl", in: 0...86_400), sentFacts: names(value, "send")
        )
    }

    mutating func empty(_ section: JSONValue) -> EmptyContent? {
        guard let value = object(section, "empty") else { return nil }
        return EmptyContent(
            title: text(value, "title"), text: text(value, "text", limit: PageLimits.text),
            isHidden: flag(value, "hide") ?? false, actions: actions(value)
        )
    }

    mutating func failure(_ section: JSONValue) -> FailureContent? {
        guard let value = object(section, "error") else { return nil }
        return FailureContent(
            title: text(value, "title"), text: text(value, "text", limit: PageLimits.text),
            canRetry: flag(value, "retry") ?? true
        )
    }

    mutating func next(_ element: JSONValue) -> NextPage? {
        guard let value = object(element, "next"), let href = href(value) else { return nil }
        return NextPage(href: href, ahead: count(value, "ahead", in: 0...100))
    }

    mutating func previous(_ element: JSONValue) -> PreviousPage? {
        guard let value = object(element, "prev"), let href = href(value) else { return nil }
        return PreviousPage(href: href, trigger: word(value, "on", ActionTrigger.self) ?? .refresh)
    }

    mutating func impression(_ section: JSONValue) -> ImpressionRule? {
        guard let value = object(section, "track"), let id = name(value, "id") else { return nil }
        return ImpressionRule(
            id: id, visiblePercent: count(value, "pct", in: 0...100) ?? 50,
            milliseconds: count(value, "ms", in: 0...60_000) ?? 800,
            gonePercent: count(value, "outPct", in: 0...100)
        )
    }

    mutating func map(_ section: JSONValue) -> SectionMap? {
        guard let value = object(section, "map") else { return nil }
        let bounds = array(value, "boundsE7", limit: 4)
        guard bounds.count == 4 else {
            report(
                .missingMember, .error, value,
                diagnosticText(151, "\"boundsE7\" needs south, west, north and east; no map is shown.")
            )
            return nil
        }
        guard let south = latitude(bounds[0]), let west = longitude(bounds[1]),
            let north = latitude(bounds[2]), let east = longitude(bounds[3]), south < north, west < east
        else {
            report(
                .locale, .error, bounds[0],
                diagnosticText(152, "South must be below north and west before east; no map is shown.")
            )
            return nil
        }
        return SectionMap(
            southWest: MapCoordinate(latitudeE7: south, longitudeE7: west),
            northEast: MapCoordinate(latitudeE7: north, longitudeE7: east), image: image(value)
        )
    }

    mutating func latitude(_ value: JSONValue) -> Int32? {
        integer(value, in: -900_000_000...900_000_000).map { Int32($0) }
    }

    mutating func longitude(_ value: JSONValue) -> Int32? {
        integer(value, in: -1_800_000_000...1_800_000_000).map { Int32($0) }
    }

    /// A path on the page's own server.
    private mutating func href(_ object: JSONValue) -> String? {
        guard let value = object["href"], let text = value.string else {
            report(.missingMember, .error, object, diagnosticText(153, "\"href\" is missing; nothing can be fetched."))
            return nil
        }
        if let defect = LinkPolicy.defect(ofPath: text) {
            report(.invalidPath, .error, value, diagnosticText(154, "\(Self.quoted(value)) is not fetched: \(defect)."))
            return nil
        }
        return text
    }
}
