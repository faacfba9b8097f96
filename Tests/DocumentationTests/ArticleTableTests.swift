import Foundation
import Testing

/// Whether the files and the tests that the tables in `Documentation/Articles.md` name are there.
@Suite("The tables of the articles")
struct ArticleTableTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Documentation").standardized
    private static let head = "| what it describes | where it is here | a test that shows it |"

    /// A test that a row names.
    private struct NamedTest {
        /// The path of its file, relative to the document.
        var file: String
        var name: String
    }

    /// A row of a table.
    private struct Row {
        var subject: String
        var place: String
        /// The paths of the files that show where it is, relative to the document.
        var files: [String]
        var tests: [NamedTest]

        /// Reads a line; `nil` where it does not have three cells.
        init?(_ line: String) {
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 3 else { return nil }
            subject = cells[0]
            place = cells[1]
            files = Self.links(cells[1]).map { $0.target }
            tests = Self.links(cells[2]).map { link in
                let parts = link.rest.components(separatedBy: "\"")
                return NamedTest(file: link.target, name: parts.count == 3 ? parts[1] : "")
            }
        }

        /// The targets of the links in a cell, each with the text up to the next link.
        private static func links(_ cell: String) -> [(target: String, rest: String)] {
            cell.components(separatedBy: "](").dropFirst().map { part in
                let target = part.components(separatedBy: ")")[0]
                return (target: target, rest: String(part.dropFirst(target.count)))
            }
        }
    }

    private static func tables() throws -> [[String]] {
        let text = try String(contentsOf: folder.appending(path: "Articles.md"), encoding: .utf8)
        return text.components(separatedBy: head + "\n|---|---|---|\n").dropFirst().map { part in
            part.components(separatedBy: "\n\n")[0].components(separatedBy: "\n")
        }
    }

    private static func rows() throws -> [Row] { try tables().flatMap { $0 }.compactMap { Row($0) } }

    private static func url(_ path: String) -> URL { folder.appending(path: path).standardized }

    /// Whether the text of a file has a test of a name, in one of the forms in which tests are named here.
    private static func has(_ test: NamedTest, in text: String) -> Bool {
        if test.file.hasSuffix(".py") { return text.contains("def \(test.name)(") }
        if text.contains("func `\(test.name)`(") { return true }
        return text.components(separatedBy: "@Test(").dropFirst().contains { part in
            part.drop(while: { $0.isWhitespace }).hasPrefix("\"\(test.name)\"")
        }
    }

    @Test("each of the five articles has a table, and every row three cells")
    func shape() throws {
        let tables = try Self.tables()
        #expect(tables.count == 5)
        for table in tables {
            #expect((12...35).contains(table.count))
            for line in table { #expect(Row(line) != nil, "\(line)") }
        }
    }

    @Test("every file that a row names exists, and a row without a file says that something is missing")
    func files() throws {
        for row in try Self.rows() {
            #expect(!row.files.isEmpty || row.place.hasPrefix("not here: "), "\(row.subject)")
            for file in row.files {
                let path = Self.url(file).path(percentEncoded: false)
                #expect(FileManager.default.fileExists(atPath: path), "\(row.subject): \(file)")
            }
        }
    }

    @Test("every test that a row names is in its file, and a row without a test says so")
    func tests() throws {
        for row in try Self.rows() {
            let isAlone = row.place.hasPrefix("not here: ") || row.place.hasPrefix("untested: ")
            #expect(!row.tests.isEmpty || isAlone, "\(row.subject)")
            for test in row.tests {
                let text = try String(contentsOf: Self.url(test.file), encoding: .utf8)
                #expect(Self.has(test, in: text), "\(row.subject): \(test.file), \(test.name)")
            }
        }
    }
}
