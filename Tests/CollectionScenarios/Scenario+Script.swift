extension Scenario {
    /// What is done with the screen, step by step. A step is what a user does (`scroll 300`), or `do` and what the
    /// program does, in the words and numbers of the screen's `perform`.
    ///
    /// - `scroll y`, `row n x`: scrolls the screen, or the *n*-th row that is seen, and comes to rest.
    /// - `tap text`, `open text`: activates what shows a text, or the sign beside it that shows children.
    /// - `focus text`, `press key`, `type letter`: the keyboard.
    /// - `resize w h`: the window, in points.
    public var script: [String] {
        switch self {
        case .list: Self.listScript
        case .notes: Self.notesScript
        case .grid: Self.gridScript
        case .outline: Self.outlineScript
        case .sections: Self.sectionsScript
        case .links: ["scroll 1000", "tap Page 20", "scroll 0", "focus Page 2"]
        case .millions: Self.millionsScript
        case .reordering: Self.reorderingScript
        case .monkey: ["scroll 1500", "row 0 300", "do turn 1"]
        case .interaction: Self.interactionScript
        }
    }

    private static var reorderingScript: [String] {
        [
            "focus Item 2", "press Control+Space", "press ArrowDown", "press ArrowDown", "press Enter",
            "press Control+Space", "press End", "press ArrowDown", "press ArrowDown", "press Space",
            "press Control+Space", "press ArrowDown", "do insert 2 0 0 1", "do delete 0 1 2 1", "press Escape",
            "scroll 2000", "focus Item 24", "press Control+Space", "press ArrowRight", "press ArrowDown",
            "do delete 0 9 3 1", "scroll 0", "do refreshed", "do turn 1",
        ]
    }

    private static var listScript: [String] {
        [
            "do insert 3 2 0 1", "do delete 0 2 0 1", "do insert 1 0 0 0", "scroll 1200", "do insert 5 0 0 1",
            "do delete 20 10 0 1", "do move 30 26 0 1", "do reconfigure 30 1", "do reload 31 1", "do turn 1",
            "do show 100 0 0 0", "do show 120 0 1 0", "do show 150 0 2 0", "do show 160 0 3 0", "do show 10 0 0 1",
            "do show 0 0 0 0", "tap Item 199", "tap Item 197", "tap Item 199", "press ArrowDown", "press Space",
            "press End", "press PageUp", "do insert 2 0 0 1", "press ArrowUp", "press Home", "type i",
            "resize 500 600", "scroll 2345", "resize 390 844", "do delete 0 300 0 1", "do insert 4 0 0 1",
        ]
    }

    private static var notesScript: [String] {
        [
            "scroll 500", "scroll 3000", "do insert 4 0 0 1", "do show 200 0 0 0", "do show 150 0 1 0",
            "do show 40 0 2 0", "do show 0 0 0 0", "do reconfigure 3 1", "do reload 4 1", "do move 0 5 0 1",
            "do delete 1 3 0 1", "scroll 800", "resize 600 844", "resize 390 844", "do show 299 0 2 0", "do turn 0",
        ]
    }

    private static var gridScript: [String] {
        [
            "row 0 400", "scroll 600", "scroll 0", "do insert 2 0 1 1", "do insert 2 0 0 1", "do show 15 0 1 0",
            "do show 15 2 1 0", "do show 0 0 0 0", "focus Item 21", "press ArrowRight", "press ArrowDown",
            "press ArrowDown", "press ArrowLeft", "press End", "press Home", "resize 780 500", "row 0 100",
            "resize 390 844",
        ]
    }

    private static var outlineScript: [String] {
        [
            "open Folder 1", "open Box 106", "do expand 3 1", "scroll 200", "open Folder 3", "do collapse 1 1",
            "scroll 0", "do expand 19 0", "do show 24 0 2 0", "do collapse 19 1",
        ]
    }

    private static var sectionsScript: [String] {
        [
            "scroll 100", "scroll 420", "do insert 3 0 1 1", "do delete 0 99 0 1", "scroll 900",
            "do insert 4 0 0 1", "do show 20 3 0 0", "do show 2 4 2 0", "do turn 1", "scroll 0",
        ]
    }

    private static var interactionScript: [String] {
        [
            "tap Errand 1", "focus Errand 2", "press Delete", "press Control+Z", "press ArrowDown", "do edit",
            "press Space",
            "press Shift+ArrowDown", "press Shift+ArrowDown", "press Shift+ArrowUp", "press Control+A", "do delete 1",
            "do insert", "do edit", "scroll 900",
        ]
    }

    private static var millionsScript: [String] {
        [
            "do show 9999999 0 2 0", "do show 5000000 0 0 0", "do show 5000000 0 1 0", "focus Item 5000000",
            "press ArrowDown", "press PageDown", "press Home", "press End", "press ArrowUp", "do show 0 0 0 0",
            "scroll 777",
        ]
    }
}
