import CollectionGeometry
import CollectionLayout
import Foundation

/// Draws layouts as SVG images.
@main
struct Main {
    static let usage = """
        usage: draw-layout <file.json> [<name> …] [--output <folder>]
               draw-layout --articles <folder>

        Draws described layouts as SVG images. The file holds one layout, or a list of them in "vectors"; names pick some
        of those. A single image is printed, several are written into the folder. What a layout is written like is told in
        Tests/CollectionLayoutTests/Fixtures/layout-vectors.json.

        --articles draws the pictures of the articles in the documentation.

        """

    static func main() {
        var arguments = Array(CommandLine.arguments.dropFirst())
        do {
            if arguments.first == "--articles", arguments.count == 2 {
                for (name, svg) in ArticlePictures.all() { try write(svg, name, into: arguments[1]) }
                return
            }
            var folder: String?
            if let option = arguments.firstIndex(of: "--output"), option + 1 < arguments.count {
                folder = arguments[option + 1]
                arguments.removeSubrange(option...(option + 1))
            }
            guard let file = arguments.first, !file.hasPrefix("-") else { return fail(usage) }
            try draw(file, names: Array(arguments.dropFirst()), into: folder)
        } catch {
            fail("\(error)\n")
        }
    }

    private static func draw(_ file: String, names: [String], into folder: String?) throws {
        let value = try JSONDecoder().decode(VectorValue.self, from: Data(contentsOf: URL(filePath: file)))
        var entries = value["vectors"]?.list ?? [value]
        if !names.isEmpty { entries = entries.filter { names.contains($0["name"]?.text ?? "") } }
        if entries.count > 1 { entries = entries.filter { $0["kind"]?.text ?? "compositional" == "compositional" } }
        guard !entries.isEmpty else { throw VectorFailure("\(file) has no layout of that name") }
        if entries.count > 1, folder == nil {
            throw VectorFailure("\(entries.count) layouts: say which, or where to write them with --output <folder>")
        }
        for (number, entry) in entries.enumerated() {
            let vector = LayoutVector(entry)
            let layout = try vector.solved()
            var bounds = try vector.context.bounds
            let content = layout.collectionViewContentSize
            // All of the content is drawn, unless there is far more than a picture can show.
            let margin = Size(width: 8, height: min(max(8, content.height - bounds.maxY + 8), 2_000))
            bounds.size.width = max(bounds.width, 1)
            let svg = LayoutPicture(layout, bounds: bounds, margin: margin).svg
            if let folder {
                try write(svg, entry["name"]?.text ?? "layout-\(number)", into: folder)
            } else {
                print(svg)
            }
        }
    }

    private static func write(_ svg: String, _ name: String, into folder: String) throws {
        let folder = URL(filePath: folder, directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let safe = name.map { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "." ? $0 : "-" }
        try Data(svg.utf8).write(to: folder.appending(path: String(safe) + ".svg"))
    }

    private static func fail(_ message: String) {
        FileHandle.standardError.write(Data(message.utf8))
        exit(64)
    }
}
