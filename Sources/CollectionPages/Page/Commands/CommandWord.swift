/// The values of the `do` member.
enum CommandWord: WireWord {
    case push, open, scroll, expand, collapse, toggle, segment, load, reload, submit, remove, restore, copy, share
    case permit, track

    var word: StaticString {
        switch self {
        case .push: "push"
        case .open: "open"
        case .scroll: "scroll"
        case .expand: "expand"
        case .collapse: "collapse"
        case .toggle: "toggle"
        case .segment: "segment"
        case .load: "load"
        case .reload: "reload"
        case .submit: "submit"
        case .remove: "remove"
        case .restore: "restore"
        case .copy: "copy"
        case .share: "share"
        case .permit: "permit"
        case .track: "track"
        }
    }
}
