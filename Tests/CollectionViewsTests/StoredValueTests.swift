import CollectionViews
import Testing

struct StoredValueTests {
    @Test("the server is told one thing at a time, and in the end of what was wanted last")
    func order() {
        var value = StoredValue(stored: 0)
        #expect(value.want(0) == .nothing)
        #expect(value.want(1) == .tell(1))
        #expect(value.want(2) == .nothing)
        #expect(value.isUnderWay)
        #expect(value.stored == 0)
        #expect(value.expected == 1)
        #expect(value.responded(isStored: true, wanted: 2) == .tell(2))
        #expect(value.responded(isStored: true, wanted: 2) == .nothing)
        #expect(value.stored == 2)
        #expect(value.expected == 2)
        #expect(!value.isUnderWay)
        #expect(value.responded(isStored: false, wanted: 1) == .nothing, "nothing was requested")
    }

    @Test("what is wanted back meanwhile is told once the server has what was told")
    func back() {
        var value = StoredValue(stored: "a")
        #expect(value.want("b") == .tell("b"))
        #expect(value.want("a") == .nothing)
        #expect(value.responded(isStored: true, wanted: "a") == .tell("a"))
    }

    @Test("what is refused is given up, for what the server has")
    func refusal() {
        var value = StoredValue(stored: 1)
        #expect(value.want(0) == .tell(0))
        #expect(value.responded(isStored: false, wanted: 0) == .giveUp(refused: 0, stored: 1))
        #expect(value.stored == 1)
        #expect(!value.isUnderWay)
        #expect(value.want(1) == .nothing)
    }
}
