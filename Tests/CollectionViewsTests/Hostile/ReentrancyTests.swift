import CollectionTestSupport
import CollectionViews
import Foundation
import Testing

/// Whatever a program does wherever a collection view calls it: the view is to be in order afterwards, each completion called
/// once, nothing seen twice and nothing left alive.
struct ReentrancyTests {
    @Test("a visit without meddling reaches every place at which the view calls the program, and leaves all in order")
    func undisturbed() throws {
        let stage = try MeddlingStage()
        stage.screen.meddler.act = { _ in }
        stage.play()
        stage.restore()
        #expect(stage.complaint() == nil)
        for place in CallingPlace.allCases where !stage.screen.meddler.reached.contains(place) {
            Issue.record("MeddlingStage.play() does not reach .\(place). Add a MeddlingStep that does, or change one.")
        }
        #expect(stage.screen.delegate.wrongPaths == [])
    }

    @Test(
        "what was wrong once stays right",
        arguments: [
            // A reload in the midst of a display pass was lost, and frames were requested for ever.
            (MeddlingAct.reloadData, CallingPlace.cellProvider), (.reloadData, .supplementaryProvider),
            (.reloadData, .layoutSubviews),
            // The new data source was requested for the sections of the old one.
            (.swapContent, .sectionName), (.swapContent, .moveTarget), (.swapContent, .didReorder),
            (.swapContent, .cellProvider),
            // Views that the host did not know were put into its tree, measured and described.
            (.removeView, .cellProvider), (.removeView, .preferredSize), (.removeView, .itemName),
            (.removeView, .prepareForReuse), (.moveView, .cellProvider), (.moveView, .preferredSize),
            (.moveView, .supplementaryProvider), (.moveView, .updateConfiguration),
        ]
    )
    func findings(act: MeddlingAct, place: CallingPlace) throws {
        #expect(try Self.visit(act, at: place) == nil)
    }

    @Test("whatever the program does, wherever it is called")
    func random() throws {
        let result = try LongRun().search { seed in
            var random = SeededGenerator(seed: seed)
            guard let act = MeddlingAct.allCases.randomElement(using: &random),
                let place = CallingPlace.allCases.randomElement(using: &random)
            else { return nil }
            return try Self.visit(act, at: place, calls: Int.random(in: 1...4, using: &random)).map {
                "\(act) at \(place): \($0)"
            }
        }
        #expect(result.finding == nil)
    }

    @Test("each act at each place, in long runs")
    func all() throws {
        guard let names = ProcessInfo.processInfo.environment["MEDDLING_ACTS"] else { return }
        for act in names.split(separator: ",").compactMap({ MeddlingAct(rawValue: String($0)) }) {
            for place in CallingPlace.allCases {
                let complaint = try Self.visit(act, at: place)
                #expect(complaint == nil, "\(act) at \(place)")
            }
        }
    }

    /// A visit during which the program does something the first few times that it is called at a place. Returns what is
    /// wrong afterwards.
    private static func visit(_ act: MeddlingAct, at place: CallingPlace, calls: Int = 3) throws -> String? {
        weak var view: CollectionView?
        weak var screen: MeddlingScreen?
        func visit() throws -> String? {
            let stage = try MeddlingStage()
            view = stage.view
            screen = stage.screen
            var budget = calls
            stage.screen.meddler.act = { [screen = Weak(stage.screen)] reached in
                guard reached == place, budget > 0 else { return }
                budget -= 1
                screen.object?.perform(act)
            }
            stage.play()
            stage.restore()
            return stage.complaint()
        }
        if let complaint = try visit() { return complaint }
        if view != nil { return "the view is never freed" }
        return screen == nil ? nil : "the screen is never freed"
    }
}
