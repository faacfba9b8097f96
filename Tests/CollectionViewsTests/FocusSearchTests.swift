import CollectionGeometry
import Testing

@testable import CollectionViews

struct FocusSearchTests {
    /// Three columns of squares of 100 points with gaps of 10.
    private func cell(_ column: Int, _ row: Int) -> FocusSearch.Candidate {
        .init(
            indexPath: IndexPath(item: row * 3 + column, section: 0),
            frame: Rect(x: Double(column) * 110, y: Double(row) * 110, width: 100, height: 100)
        )
    }

    private func find(from origin: Rect, _ direction: FocusSearch.Direction, _ all: [FocusSearch.Candidate]) -> Int? {
        var search = FocusSearch(from: origin, direction)
        for candidate in all where candidate.frame != origin { search.consider(candidate) }
        return search.result?.item
    }

    @Test("in a grid, arrows lead to the neighbours, and nowhere at the edges")
    func grid() {
        let all = (0..<3).flatMap { row in (0..<3).map { cell($0, row) } }
        let middle = cell(1, 1).frame
        #expect(find(from: middle, .left, all) == 3)
        #expect(find(from: middle, .right, all) == 5)
        #expect(find(from: middle, .up, all) == 1)
        #expect(find(from: middle, .down, all) == 7)
        #expect(find(from: cell(0, 0).frame, .left, all) == nil)
        #expect(find(from: cell(0, 0).frame, .up, all) == nil)
        #expect(find(from: cell(2, 2).frame, .right, all) == nil)
    }

    @Test("below a full row, a short one is reached from every column")
    func shortRow() {
        let all = [cell(0, 0), cell(1, 0), cell(2, 0), cell(0, 1)]
        for column in 0..<3 { #expect(find(from: cell(column, 0).frame, .down, all) == 3) }
    }

    @Test("between columns of different heights, what is in line comes before what is nearer but aside")
    func waterfall() {
        func tile(_ item: Int, _ x: Double, _ y: Double, _ height: Double) -> FocusSearch.Candidate {
            .init(indexPath: IndexPath(item: item, section: 0), frame: Rect(x: x, y: y, width: 100, height: height))
        }
        let all = [tile(0, 0, 0, 100), tile(1, 110, 0, 40), tile(2, 110, 50, 40), tile(3, 0, 300, 50)]
        #expect(find(from: all[0].frame, .down, all) == 3)
        #expect(find(from: all[0].frame, .right, all) == 2)
        #expect(find(from: all[3].frame, .up, all) == 0)
        #expect(find(from: all[2].frame, .down, all) == 3)
    }
}

struct TypeAheadTests {
    @Test("letters gather to a word, without regard to the case of ASCII")
    func words() {
        var typed = TypeAhead()
        let begins = ["B", "a"].map { typed.type($0) }
        #expect(begins == [true, false])
        #expect(["Balmain", "bally", "BA"].allSatisfy { typed.matches($0) })
        #expect(!["B", "Chanel", ""].contains { typed.matches($0) })
        typed.reset()
        let isFirst = typed.type("é")
        #expect(isFirst)
        #expect(typed.matches("école"))
    }

    @Test("the same letter again leads on")
    func again() {
        var typed = TypeAhead()
        let begins = ["b", "b", "b"].map { typed.type($0) }
        #expect(begins == [true, true, true])
        #expect(typed.matches("Balmain"))
    }
}
