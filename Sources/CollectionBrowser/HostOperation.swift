/// The first byte of each operation in the buffer that crosses to JavaScript. `Web/collection-view.js` reads the same
/// numbers; the layout of each operation is written beside the code that writes it, in ``CommandWriter``.
enum HostOperation: Int32 {
    case defineName = 1
    case defineTemplate
    case instantiate
    case insert
    case destroy
    case setText
    case setImage
    case setAttribute
    case setRole
    case setHidden
    case setVariable
    case setOrigin
    case setSize
    case setZIndex
    case scroll
    case request
    case cancelRequest
    case startTimer
    case cancelTimer
    case requestFrame
    case announce
    case log
    case setTitle
    case navigate
    case open
    case focus
    case observeTextStyles
    case remove
    case setOpacity
    case animate
    case stopAnimations
    case measure
    case setAttributedText
    case setPath
    case claimPress
    case setHoldsTouches
    case requestPosition
}
