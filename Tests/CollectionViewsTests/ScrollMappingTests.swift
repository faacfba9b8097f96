import CollectionTestSupport
import Testing

@testable import CollectionViews

struct ScrollMappingTests {
    private func mapping(_ length: Double, at offset: Double = 0, top: Double = 0, bottom: Double = 0) -> ScrollMapping
    {
        var mapping = ScrollMapping(limit: 100_000)
        mapping.update(contentLength: length, viewLength: 800, startInset: top, endInset: bottom, offset: offset)
        return mapping
    }

    @Test("content below the limit is mapped one to one, shifted by its inset")
    func exact() {
        var mapping = mapping(5000, top: 50, bottom: 30)
        #expect(mapping.isExact)
        #expect(mapping.range == -50...4230)
        #expect(mapping.hostLength == 5080)
        let start = mapping.follow(0)
        let end = mapping.follow(4280)
        #expect([start, end] == [-50, 4230])
        #expect(mapping.aim(at: 100) == 150)
        #expect(mapping.aim(at: 100) == nil)
    }

    @Test("content beyond the limit moves as far as the user scrolls, and jumps go to the same share")
    func capped() {
        var mapping = mapping(440_000_000)
        #expect(mapping.hostLength == 100_000)
        let small = mapping.follow(90)
        #expect(small == 90)
        let middle = mapping.follow((100_000 - 800) / 2)
        #expect(middle == (440_000_000 - 800) / 2)
        let next = mapping.follow((100_000 - 800) / 2 + 120)
        #expect(next == middle + 120)
        let end = mapping.follow(100_000 - 800)
        #expect(end == 440_000_000 - 800)
    }

    @Test("however the user scrolls, every place is reached and the scroller meets its ends with the content")
    func walk() {
        var random = SeededGenerator(seed: 9)
        var mapping = mapping(3_000_000)
        var offset = 0.0
        for _ in 0..<20_000 {
            let distance = Double.random(in: -2400...2500, using: &random).rounded()
            let host = min(max(0, mapping.hostOffset + distance), 100_000 - 800)
            let moved = host - mapping.hostOffset
            let next = mapping.follow(host)
            #expect(next == offset + moved)
            offset = mapping.clamped(next)
            _ = mapping.aim(at: offset)
            let toStart = offset - mapping.range.lowerBound
            let toEnd = mapping.range.upperBound - offset
            #expect(mapping.hostOffset >= min(toStart, 3000) - 0.001)
            #expect(100_000 - 800 - mapping.hostOffset >= min(toEnd, 3000) - 0.001)
        }
    }

    @Test("content that grows beyond the limit stays where it is seen")
    func growth() {
        var mapping = mapping(90_000, at: 40_000)
        _ = mapping.follow(40_000)
        mapping.update(contentLength: 9_000_000, viewLength: 800, startInset: 0, endInset: 0, offset: 40_000)
        let host = mapping.aim(at: 40_000) ?? mapping.hostOffset
        #expect(host + mapping.base == 40_000)
        #expect(host >= 16_000)
    }
}
