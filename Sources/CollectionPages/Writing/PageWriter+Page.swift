extension PageWriter {
    mutating func write(_ page: Page) {
        object { writer in
            writer.json.member("format", Page.format)
            writer.json.member("requires", page.requiredFeatures)
            writer.member("fallback", page.fallback) { writer, fallback in
                writer.json.member("title", fallback.title)
                writer.json.member("text", fallback.text)
                writer.write(fallback.actions)
            }
            writer.member("page", page) { writer, page in writer.writeHeader(page) }
            writer.member("media", page.media) { writer, media in
                writer.json.member("template", media.template)
                writer.json.name("widths")
                writer.array(media.widths) { writer, width in writer.json.integer(Int64(width)) }
                writer.json.member("formats", media.formats)
            }
            writer.json.name("sections")
            writer.array(page.sections) { writer, section in writer.write(section) }
        }
    }

    private mutating func writeHeader(_ page: Page) {
        member("id", page.id)
        json.member("kind", page.kind)
        member("rev", page.revision)
        json.member("title", page.title)
        json.member("locale", page.locale)
        member("dir", word: page.direction)
        json.member("builtAt", page.builtAt)
        json.member("ttl", page.timeToLive)
        json.member("staleFor", page.staleTime)
        if !page.experiments.isEmpty {
            json.name("experiments")
            object { writer in
                for experiment in page.experiments { writer.json.member(experiment.id, experiment.arm) }
            }
        }
        json.member("trace", page.trace)
    }

    mutating func write(_ response: SectionResponse) {
        object { writer in
            writer.json.member("format", Page.format)
            writer.member("section", response.section)
            writer.member("rev", response.revision)
            writer.json.member("after", response.after)
            writer.json.name("items")
            writer.array(response.items) { writer, item in writer.write(item) }
            writer.write(next: response.next, previous: response.previous)
        }
    }
}
