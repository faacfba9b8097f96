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

    /// The item that is reached from a square of 100 points at the origin, where items have these frames.
    private func find(_ direction: FocusSearch.Direction, _ frames: Rect...) -> Int? {
        let all = frames.enumerated().map { index, frame in
            FocusSearch.Candidate(indexPath: IndexPath(item: index, section: 0), frame: frame)
        }
        return find(from: Rect(x: 0, y: 0, width: 100, height: 100), direction, all)
    }

    private func square(_ x: Double, _ y: Double) -> Rect { Rect(x: x, y: y, width: 100, height: 100) }

    @Test("an item that overlaps the current one is ahead up to half of either")
    func overlap() {
        #expect(find(.down, square(0, 51)) == 0)
        #expect(find(.down, square(0, 50)) == nil)
        #expect(find(.up, square(0, -51)) == 0)
        #expect(find(.up, square(0, -50)) == nil)
        #expect(find(.right, square(51, 0)) == 0)
        #expect(find(.right, square(50, 0)) == nil)
        #expect(find(.down, Rect(x: 0, y: 91, width: 100, height: 20)) == 0)
        #expect(find(.down, Rect(x: 0, y: 90, width: 100, height: 20)) == nil)
    }

    @Test("what only touches the line is aside, and a point of it is in line")
    func touching() {
        #expect(find(.down, square(100, 110), square(0, 400)) == 1)
        #expect(find(.down, square(99, 110), square(0, 400)) == 0)
    }

    @Test("aside, the way across counts as much as the way ahead")
    func aside() {
        #expect(find(.down, square(150, 110), square(-110, 130)) == 1)
        #expect(find(.down, square(150, 110), square(-110, 170)) == 0)
    }

    @Test("of items equally near to half a point the one nearest across wins, and of equal ones the first")
    func ties() {
        #expect(find(.down, square(60, 110), square(10, 110.5)) == 1)
        #expect(find(.down, square(10, 110.5), square(60, 110)) == 0)
        #expect(find(.down, square(60, 110), square(10, 110.75)) == 0)
        #expect(find(.down, square(-40, 110), square(40, 110)) == 0)
        #expect(find(.down, square(40, 110), square(-40, 110)) == 0)
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
