import Testing

@testable import CollectionDataSources

struct UpdatePipelineTests {
    /// Submits numbered changes and writes down what becomes of them.
    private final class Log {
        var lines: [String] = []
        var submitted = 0

        func submit(to pipeline: UpdatePipeline, then body: @escaping () -> Void = {}) {
            submitted += 1
            let number = submitted
            pipeline.submit(completion: { [self] in
                lines.append("\($0 ? "shown" : "unseen") \(number)")
                body()
            }) { [self] in
                lines.append("make \(number)")
                return CollectionUpdate(number: number, isAnimated: true, itemCountsBefore: [], itemCountsAfter: [])
            }
        }

        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    /// The numbers of the updates that are to be shown next.
    private func numbers(_ step: UpdatePipeline.Step?) -> [Int]? {
        switch step {
        case nil: nil
        case .update(let update): [update.number]
        case .newest(let updates): updates.map(\.number)
        }
    }

    @Test("while nothing is under way a change is made at once; further ones wait, and each completion comes first")
    func order() {
        let log = Log()
        let pipeline = UpdatePipeline(isDisplayed: true)
        var wakes = 0
        pipeline.wakeHandler = { wakes += 1 }
        #expect(!pipeline.isBusy)
        #expect(pipeline.next() == nil)
        for _ in 0..<3 { log.submit(to: pipeline) }
        #expect(log.take() == ["make 1"])
        #expect(wakes == 3)
        #expect(numbers(pipeline.next()) == [1])
        #expect(pipeline.next() == nil, "the first is not finished")
        pipeline.finish()
        #expect(log.take() == ["shown 1", "make 2"])
        #expect(numbers(pipeline.next()) == [2])
        pipeline.finish()
        pipeline.finish()
        #expect(numbers(pipeline.next()) == [3])
        pipeline.finish()
        #expect(log.take() == ["shown 2", "make 3", "shown 3"])
        #expect(!pipeline.isBusy)
        #expect(pipeline.next() == nil)
    }

    @Test("in a pass the data change when the view takes the change, and not before")
    func pass() {
        let log = Log()
        let pipeline = UpdatePipeline(isDisplayed: true)
        pipeline.beginPass()
        log.submit(to: pipeline)
        #expect(log.take() == [])
        #expect(numbers(pipeline.next()) == [1])
        log.submit(to: pipeline)
        #expect(log.take() == ["make 1"])
        pipeline.finish()
        #expect(log.take() == ["shown 1"])
        pipeline.beginPass()
        pipeline.endPass()
        #expect(log.take() == [], "a pass within a pass does not end it")
        pipeline.endPass()
        #expect(log.take() == ["make 2"])
        #expect(numbers(pipeline.next()) == [2])
    }

    @Test("between two updates of a pass a change can be made at once")
    func pausedPass() {
        let log = Log()
        let pipeline = UpdatePipeline(isDisplayed: true)
        pipeline.beginPass()
        let result = pipeline.pausePass {
            log.submit(to: pipeline)
            return true
        }
        #expect(result)
        #expect(log.take() == ["make 1"])
        #expect(pipeline.isInPass)
    }

    @Test("before the data are displayed each change is made at once, and all of them are shown as one")
    func unseen() {
        let log = Log()
        let pipeline = UpdatePipeline(isDisplayed: false)
        for _ in 0..<3 { log.submit(to: pipeline) }
        #expect(log.take() == ["make 1", "make 2", "make 3"])
        pipeline.beginPass()
        #expect(numbers(pipeline.next()) == [1, 2, 3])
        pipeline.isDisplayed = true
        log.submit(to: pipeline)
        pipeline.finish()
        #expect(log.take() == ["shown 1", "shown 2", "shown 3"])
        guard case .update(let update)? = pipeline.next() else {
            Issue.record("what comes after that is seen")
            return
        }
        #expect(update.number == 4)
    }

    @Test("what waits when the data disappear is shown as one when they come back")
    func hidden() {
        let log = Log()
        let pipeline = UpdatePipeline(isDisplayed: true)
        for _ in 0..<3 { log.submit(to: pipeline) }
        pipeline.isDisplayed = false
        #expect(numbers(pipeline.next()) == [1, 2, 3])
        pipeline.finish()
        #expect(log.take() == ["make 1", "make 2", "make 3", "shown 1", "shown 2", "shown 3"])
    }

    @Test("closing completes everything once, in order, whatever was waiting for what")
    func closing() {
        for taken in 0..<3 {
            for isHeld in [false, true] {
                let log = Log()
                let pipeline = UpdatePipeline(isDisplayed: true)
                if taken > 0 { log.submit(to: pipeline) { log.submit(to: pipeline) } }
                if taken > 1 { _ = pipeline.next() }
                if isHeld { pipeline.hold() }
                for _ in 0..<2 { log.submit(to: pipeline) }
                pipeline.close()
                pipeline.close()
                pipeline.finish()
                let count = taken > 0 ? 4 : 2
                let completions = log.lines.filter { !$0.hasPrefix("make") }
                #expect(completions == (1...count).map { "unseen \($0)" })
                #expect(log.lines.filter { $0.hasPrefix("make") } == (1...count).map { "make \($0)" })
                log.submit(to: pipeline)
                #expect(log.lines.suffix(2) == ["make \(count + 1)", "unseen \(count + 1)"])
                #expect(!pipeline.isBusy)
                #expect(pipeline.next() == nil)
            }
        }
    }

    @Test("closing while a change is being made, and while completions are called, loses nothing")
    func closingWithin() {
        let log = Log()
        let pipeline = UpdatePipeline(isDisplayed: true)
        pipeline.submit(completion: { log.lines.append("first \($0)") }) {
            log.submit(to: pipeline)
            pipeline.close()
            return CollectionUpdate(number: 1, isAnimated: true, itemCountsBefore: [], itemCountsAfter: [])
        }
        #expect(log.take() == ["first false", "make 1", "unseen 1"])

        let other = UpdatePipeline(isDisplayed: true)
        log.submit(to: other) { other.close() }
        log.submit(to: other)
        _ = other.next()
        other.finish()
        #expect(log.take() == ["make 2", "shown 2", "make 3", "unseen 3"])
    }

    @Test("what follows the last change is called after its completion, in order, and before what that submits is made")
    func followers() {
        let log = Log()
        let pipeline = UpdatePipeline(isDisplayed: true)
        func follow(_ name: String) { pipeline.whenCarriedOut { log.lines.append(name) } }
        follow("at once")
        log.submit(to: pipeline) {
            follow("second follower")
            log.submit(to: pipeline) { follow("fourth follower") }
            follow("third follower")
            log.lines.append("returns")
        }
        follow("first follower")
        while pipeline.next() != nil { pipeline.finish() }
        #expect(
            log.take() == [
                "at once", "make 1", "shown 1", "returns", "first follower", "second follower", "make 2", "shown 2",
                "third follower", "fourth follower",
            ])
        follow("at once again")
        #expect(log.take() == ["at once again"])
    }

    @Test("what follows the last change waits for those shown with it, for an urgent one, and for one being made")
    func followersOfSeveral() {
        let log = Log()
        let unseen = UpdatePipeline(isDisplayed: false)
        log.submit(to: unseen) { unseen.whenCarriedOut { log.lines.append("follower") } }
        log.submit(to: unseen)
        _ = unseen.next()
        unseen.finish()
        #expect(log.take() == ["make 1", "make 2", "shown 1", "shown 2", "follower"])

        let held = UpdatePipeline(isDisplayed: true)
        log.submit(to: held)
        held.hold()
        held.submitUrgent {
            log.lines.append("make urgent")
            return CollectionUpdate(number: 9, isAnimated: true, itemCountsBefore: [], itemCountsAfter: [])
        }
        held.whenCarriedOut { log.lines.append("follower") }
        while held.next() != nil { held.finish() }
        #expect(log.take() == ["make 3", "shown 3", "make urgent", "follower"])

        let making = UpdatePipeline(isDisplayed: true)
        making.submit(completion: { _ in log.lines.append("shown") }) {
            making.whenCarriedOut { log.lines.append("follower") }
            return CollectionUpdate(number: 1, isAnimated: true, itemCountsBefore: [], itemCountsAfter: [])
        }
        while making.next() != nil { making.finish() }
        #expect(log.take() == ["shown", "follower"])
    }

    @Test("a completion returns before what it submits is made, also where the view goes while its change is made")
    func submittingWhileClosed() {
        let log = Log()
        let pipeline = UpdatePipeline(isDisplayed: true)
        let submit = {
            log.submit(to: pipeline)
            pipeline.whenCarriedOut { log.lines.append("follower") }
            log.lines.append("returns")
        }
        pipeline.submit(completion: { _ in submit() }) {
            pipeline.close()
            return CollectionUpdate(number: 1, isAnimated: true, itemCountsBefore: [], itemCountsAfter: [])
        }
        #expect(log.take() == ["returns", "make 1", "unseen 1", "follower"])
        pipeline.submit(completion: { _ in submit() }) {
            CollectionUpdate(number: 1, isAnimated: true, itemCountsBefore: [], itemCountsAfter: [])
        }
        #expect(log.take() == ["returns", "make 2", "unseen 2", "follower"])
    }

    @Test("an urgent change comes before all that wait, held or not")
    func urgency() {
        let log = Log()
        let pipeline = UpdatePipeline(isDisplayed: true)
        log.submit(to: pipeline)
        pipeline.hold()
        log.submit(to: pipeline)
        pipeline.submitUrgent {
            log.lines.append("make urgent")
            return CollectionUpdate(number: 9, isAnimated: true, itemCountsBefore: [], itemCountsAfter: [])
        }
        #expect(pipeline.hasUrgentRequest)
        _ = pipeline.next()
        pipeline.finish()
        #expect(!pipeline.hasUrgentRequest)
        #expect(numbers(pipeline.next()) == [9])
        pipeline.finish()
        #expect(pipeline.next() == nil)
        #expect(pipeline.isBusy)
        pipeline.release()
        pipeline.release()
        #expect(log.take() == ["make 1", "shown 1", "make urgent", "make 2"])
    }

    @Test("completions that submit for ever end the pass after some updates, and the rest comes with the next")
    func endless() {
        let log = Log()
        let pipeline = UpdatePipeline(isDisplayed: true)
        var wakes = 0
        pipeline.wakeHandler = { wakes += 1 }
        func submitForEver() { log.submit(to: pipeline, then: submitForEver) }
        submitForEver()
        for _ in 0..<2 {
            pipeline.beginPass()
            var count = 0
            while pipeline.next() != nil {
                pipeline.finish()
                count += 1
            }
            wakes = 0
            pipeline.endPass()
            #expect(count == UpdatePipeline.maximumUpdatesInPass + 1)
            #expect(wakes == 1)
        }
    }

    @Test("what waited when a pass began does not count, also behind requests that were carried out before")
    func limitBehindOthers() {
        let log = Log()
        let pipeline = UpdatePipeline(isDisplayed: true)
        func submitForEver() { log.submit(to: pipeline, then: submitForEver) }
        for _ in 0..<5 { log.submit(to: pipeline) }
        submitForEver()
        _ = pipeline.next()
        pipeline.finish()
        pipeline.beginPass()
        var count = 0
        while count < 100, pipeline.next() != nil {
            // A pass within the pass permits no more.
            pipeline.beginPass()
            pipeline.finish()
            pipeline.endPass()
            count += 1
        }
        #expect(count == 5 + UpdatePipeline.maximumUpdatesInPass)
    }

    @Test("a release without a hold, and an end of a pass without a beginning, change nothing")
    func unbalanced() {
        let log = Log()
        let pipeline = UpdatePipeline(isDisplayed: true)
        pipeline.release()
        pipeline.endPass()
        #expect(!pipeline.isInPass)
        log.submit(to: pipeline)
        #expect(log.take() == ["make 1"])
        _ = pipeline.next()
        pipeline.finish()
        pipeline.hold()
        log.submit(to: pipeline)
        #expect(pipeline.next() == nil)
        #expect(log.take() == ["shown 1"])
    }

    @Test("what follows the last change waits for one that is held, not for an urgent one that precedes it")
    func followersOfHeld() {
        let log = Log()
        let pipeline = UpdatePipeline(isDisplayed: true)
        pipeline.hold()
        log.submit(to: pipeline)
        pipeline.submitUrgent {
            log.lines.append("make urgent")
            return CollectionUpdate(number: 9, isAnimated: true, itemCountsBefore: [], itemCountsAfter: [])
        }
        pipeline.whenCarriedOut { log.lines.append("follower") }
        while pipeline.next() != nil { pipeline.finish() }
        #expect(log.take() == ["make urgent"])
        pipeline.release()
        while pipeline.next() != nil { pipeline.finish() }
        #expect(log.take() == ["make 1", "shown 1", "follower"])
    }

    @Test("an urgent change alone makes the pipeline busy in a pass")
    func urgentAlone() {
        let pipeline = UpdatePipeline(isDisplayed: true)
        pipeline.beginPass()
        pipeline.submitUrgent {
            CollectionUpdate(number: 9, isAnimated: true, itemCountsBefore: [], itemCountsAfter: [])
        }
        #expect(pipeline.isBusy)
        #expect(numbers(pipeline.next()) == [9])
        pipeline.finish()
        #expect(!pipeline.isBusy)
    }

    @Test("the data are ahead of the view from a change until the view takes it, while they are displayed")
    func ahead() {
        let log = Log()
        let pipeline = UpdatePipeline(isDisplayed: true)
        #expect(!pipeline.isAhead)
        log.submit(to: pipeline)
        #expect(pipeline.isAhead)
        pipeline.isDisplayed = false
        #expect(!pipeline.isAhead)
        pipeline.isDisplayed = true
        _ = pipeline.next()
        #expect(!pipeline.isAhead)
    }

    @Test("what is told of a change before the data are displayed is not told again; what was made before that is")
    func toldUnseen() {
        let log = Log()
        let pipeline = UpdatePipeline(isDisplayed: false)
        log.submit(to: pipeline)
        var told: [Int] = []
        pipeline.unseenUpdateHandler = { told.append($0.number) }
        log.submit(to: pipeline)
        #expect(told == [2])
        #expect(numbers(pipeline.next()) == [1])
        pipeline.finish()
        #expect(log.take() == ["make 1", "make 2", "shown 1", "shown 2"])
        pipeline.isDisplayed = true
        log.submit(to: pipeline)
        #expect(told == [2])
        #expect(numbers(pipeline.next()) == [3])
    }

    @Test("a pass carries out all that waited when it began, however much that is")
    func longQueue() {
        let log = Log()
        let pipeline = UpdatePipeline(isDisplayed: true)
        for _ in 0..<1000 { log.submit(to: pipeline) }
        pipeline.beginPass()
        while pipeline.next() != nil { pipeline.finish() }
        #expect(!pipeline.isBusy)
    }
}
