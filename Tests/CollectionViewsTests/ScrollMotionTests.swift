import Testing

@testable import CollectionViews

struct ScrollMotionTests {
    @Test("a movement that was not requested is the user's, and begins and ends once")
    func reader() {
        var motion = ScrollMotion()
        #expect(motion.isResting)
        #expect(motion.move() == .began)
        #expect(motion.isByUser)
        #expect(motion.move() == .none)
        #expect(motion.grab() == .none)
        #expect(motion.end() == .ended)
        #expect(motion.end() == .none)
        #expect(motion.isResting)
    }

    @Test("a movement that was requested ends as such, unless the user takes hold of it")
    func command() {
        var motion = ScrollMotion()
        motion.command()
        #expect(motion.move() == .none)
        #expect(!motion.isByUser)
        #expect(motion.end() == .animationEnded)
        motion.command()
        #expect(motion.grab() == .began)
        #expect(motion.end() == .ended)
    }
}
