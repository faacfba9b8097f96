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

    @Test("content that is as long as the limit is mapped one to one, and a point more is not")
    func limit() {
        #expect(mapping(100_000).isExact)
        #expect(!mapping(100_001).isExact)
        #expect(mapping(100_001).hostLength == 100_000)
    }

    @Test("a movement of four view lengths is no jump, and a point more is")
    func jump() {
        var mapping = mapping(440_000_000)
        let moved = mapping.follow(3200)
        #expect(moved == 3200)
        let back = mapping.follow(0)
        #expect(back == 0)
        let jumped = mapping.follow(3201)
        #expect(jumped > 1_000_000)
    }

    @Test("content that fits has one offset, at its inset")
    func short() {
        let mapping = mapping(300, top: 50, bottom: 30)
        #expect(mapping.range == -50...(-50))
        #expect(mapping.hostLength == 380)
        #expect([mapping.clamped(-80), mapping.clamped(200)] == [-50, -50])
    }

    @Test("the scroller has room to move where the limit is less than two view lengths")
    func lowLimit() {
        var mapping = ScrollMapping(limit: 1000)
        mapping.update(contentLength: 5000, viewLength: 800, startInset: 0, endInset: 0, offset: 0)
        #expect(mapping.hostLength == 1600)
        #expect(mapping.range == 0...4200)
    }

    @Test("a correction while the user scrolls moves the content and not the scroller, until the drift ends")
    func drift() {
        var mapping = mapping(5000)
        _ = mapping.follow(1000)
        mapping.drift(by: 40)
        #expect(mapping.isDrifting)
        #expect(mapping.aim(at: 1040) == nil)
        let followed = mapping.follow(1010)
        #expect(followed == 1050)
        mapping.endDrift()
        #expect(mapping.aim(at: 1050) == 1050)
        #expect(mapping.base == 0)
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
