import ScreenContracts

/// The view properties of the whole screen: what it shows, ready to be shown.
struct EarningsProperties: Equatable {
    /// A section with its rows: plain ones, or such as show and hide others.
    struct Section: Equatable {
        var section: EarningsSection
        var items: [EarningsItem] = []
        var expandables: [ExpandableItem] = []
    }

    /// The name of the screen.
    var title: String
    var sections: [Section]
}

extension EarningsProperties {
    /// Every row there is, also those that are hidden, by what it is.
    var contents: [EarningsItem.ID: EarningsItem.Content] {
        var contents = [EarningsItem.ID: EarningsItem.Content]()
        for section in sections {
            for item in section.items { contents[item.id] = item.content }
            for expandable in section.expandables {
                contents[expandable.item.id] = expandable.item.content
                for item in expandable.subItems { contents[item.id] = item.content }
            }
        }
        return contents
    }
}

/// What stands in place of everything else.
struct MessageProperties: Equatable {
    var title: String
    var message: String
    /// Whether something is under way: its outlines are shown, and the message is for assistive technology.
    var isBusy = false
    /// The title of the button that tries again; empty for none.
    var retryTitle = ""
}

/// The head of the screen.
struct CelebrationProperties: Equatable {
    /// What the head is about, such as a sum.
    var amount: String
    var title: String
    var message: String
    /// Whether there is something to celebrate.
    var isFestive: Bool
    /// The mark of the shop; `nil` for none.
    var mark: PictureContract?
}

/// A line with a name and a value.
struct FactProperties: Equatable {
    var name: String
    var value: String
    /// More about the value, below it; empty for nothing.
    var detail = ""
    var isProminent = false
}

/// A line that shows and hides others.
struct ExpandableProperties: Equatable {
    var title: String
    /// What the lines below add up to; empty for nothing.
    var value = ""
}

/// Something that was earned.
struct EarningProperties: Equatable {
    var title: String
    var detail: String
    var value: String
    var isExtra: Bool
    /// The picture of what was bought; `nil` for none.
    var picture: PictureContract?
}

/// What the user thinks, and may write.
struct FeedbackProperties: Equatable {
    var rating: Feedback.Rating?
    /// What stands in the field.
    var draft = ""
    /// Whether what stands in the field has not been sent.
    var hasPendingText = false
    /// What is said below: that it has been stored, or why not; empty for nothing.
    var note = ""
    var isFailure = false
}
