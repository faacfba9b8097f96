extension PageWriter {
    mutating func write(_ section: PageSection) {
        object { writer in
            writer.member("id", section.id)
            writer.json.member("layout", section.layout.requestedName)
            writer.writeFallback(section.fallback)
            writer.json.member("requires", section.requiredFeatures)
            writer.json.member("needs", section.neededPermissions)
            writer.writeTitles(section)
            writer.writeMetrics(section.metrics)
            writer.member("rev", section.revision)
            if section.state != .ready { writer.member("state", word: section.state) }
            writer.writeStates(section)
            writer.writeSegments(section)
            writer.member("track", section.impression) { writer, rule in
                writer.json.member("id", rule.id)
                writer.json.member("pct", rule.visiblePercent)
                writer.json.member("ms", rule.milliseconds)
                writer.json.member("outPct", rule.gonePercent)
            }
            writer.member("map", section.map) { writer, map in
                writer.json.name("boundsE7")
                let corners = [map.southWest, map.northEast].flatMap { [$0.latitudeE7, $0.longitudeE7] }
                writer.array(corners) { writer, degrees in writer.json.integer(Int64(degrees)) }
                writer.write(map.image)
            }
            writer.member("items", section.items) { writer, item in writer.write(item) }
            writer.write(next: section.next, previous: section.previous)
        }
    }

    mutating func write(next: NextPage?, previous: PreviousPage?) {
        member("next", next) { writer, next in
            writer.json.member("href", next.href)
            writer.json.member("ahead", next.ahead)
        }
        member("prev", previous) { writer, previous in
            writer.json.member("href", previous.href)
            writer.member("on", word: previous.trigger)
        }
    }

    /// One fallback is written as a string, several as an array of strings.
    private mutating func writeFallback(_ chain: [String]) {
        if chain.count == 1 {
            json.member("fallback", chain[0])
        } else {
            json.member("fallback", chain)
        }
    }

    private mutating func writeTitles(_ section: PageSection) {
        json.member("title", section.title)
        json.member("subtitle", section.subtitle)
        member("header", section.header) { writer, header in
            writer.json.member("label", header.label)
            writer.write(header.actions)
        }
        writeAccessibilityLabel(section.accessibilityLabel)
    }

    private mutating func writeMetrics(_ metrics: MetricOverrides) {
        guard metrics != MetricOverrides() else { return }
        member("metrics", metrics) { writer, metrics in
            writer.json.member("rows", metrics.rows)
            writer.json.member("columns", metrics.columns)
            writer.json.member("gap", metrics.gap)
            writer.json.member("inset", metrics.inset)
            writer.json.member("wideVisible", metrics.wideVisibleTenths)
        }
    }

    private mutating func writeStates(_ section: PageSection) {
        member("source", section.source) { writer, source in
            writer.json.member("href", source.href)
            if source.load != .now { writer.member("load", word: source.load) }
            writer.json.member("ttl", source.timeToLive)
            writer.json.member("send", source.sentFacts)
        }
        member("placeholder", section.placeholderCount) { writer, count in writer.json.member("count", count) }
        member("empty", section.empty) { writer, empty in
            writer.json.member("title", empty.title)
            writer.json.member("text", empty.text)
            if empty.isHidden { writer.json.member("hide", true) }
            writer.write(empty.actions)
        }
        member("error", section.failure) { writer, failure in
            writer.json.member("title", failure.title)
            writer.json.member("text", failure.text)
            writer.json.member("retry", failure.canRetry)
        }
    }

    private mutating func writeSegments(_ section: PageSection) {
        member("in", section.parent)
        member("selected", section.selectedSegment)
        member("sticky", word: section.sticky)
        member("segments", section.segments) { writer, segment in
            writer.object { writer in
                writer.member("id", segment.id)
                writer.json.member("title", segment.title)
                writer.json.member("badge", segment.badge)
                writer.json.member("sections", segment.sections.map { writer.identifiers.string(for: $0) })
            }
        }
    }
}
