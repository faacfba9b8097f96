// Written by Scripts/generate-wire from Tools/Wire/wire.txt. Do not edit.

/// The first byte of each operation in the buffer that crosses to JavaScript.
enum HostOperation: Int32 {
    /// Gives a number to a name, which crosses once.
    case defineName = 1
    /// Remembers a structure under a number: its elements, a parent before its children, each with its lasting style
    /// classes.
    case defineTemplate = 2
    /// Makes a copy of a structure, detached, whose nodes are numbered from the given one on.
    case instantiate = 3
    /// Puts a node into a parent, before one of its children or at the end.
    case insert = 4
    /// Takes a node out of its parent and forgets it and those that follow it, as many as the count says.
    case destroy = 5
    /// Replaces the text of a text node, or what stands in a text field.
    case setText = 6
    /// Replaces the picture of an image node. The focus is the part that stays in view when the picture is cropped.
    case setImage = 7
    /// Sets an attribute, or removes it.
    case setAttribute = 8
    /// Gives a node a look, or takes it away.
    case setStyleClass = 9
    /// Takes a node and all in it out of the picture and out of reach, or puts it back.
    case setHidden = 10
    /// Gives the style sheet a number to compute with, under a name.
    case setVariable = 11
    /// Moves a node, from the top left corner of its parent's content.
    case setOrigin = 12
    /// Resizes a node.
    case setSize = 13
    /// Sets the drawing order of a node among its siblings.
    case setZIndex = 14
    /// Scrolls a window to an offset. It waits for the end of the buffer, when everything has its size.
    case scroll = 15
    /// Sends a request to the server; `host_responded` brings the response. One that has more bytes than the limit is
    /// refused. Each header field is its name in lower case, U+0000, its value and U+0000. The timeout is in
    /// milliseconds. The flags have credentials sent to another origin, and the progress reported by `host_responded`
    /// with the status 102 before the response.
    case request = 16
    /// Forgets a request; no response will come.
    case cancelRequest = 17
    /// Has `host_timer` called once, after some milliseconds.
    case startTimer = 18
    /// Forgets a timer.
    case cancelTimer = 19
    /// Has `host_frame` called before the next picture is drawn.
    case requestFrame = 20
    /// Lets assistive technology read a sentence out.
    case announce = 21
    /// Writes a line for developers.
    case log = 22
    /// Names the screen.
    case setTitle = 23
    /// Changes the address and the history. The path is empty where the history goes back.
    case navigate = 24
    /// Opens a checked URL outside of the app.
    case open = 25
    /// Moves the keyboard focus.
    case focus = 26
    /// Has `host_line_height` called for these text styles, which are numbered in this order, before each
    /// `host_environment`.
    case observeTextStyles = 27
    /// Takes a node out of its parent; it can be put into one again.
    case remove = 28
    /// Sets how opaque a node is, from 0 to 1.
    case setOpacity = 29
    /// Lets a node move to where it already is: differences that shrink to nothing.
    case animate = 30
    /// Ends all movements of a node: it is seen where it is.
    case stopAnimations = 31
    /// Finds out how large nodes want to be in a given width, height, both or neither; `host_measured` brings the
    /// sizes.
    case measure = 32
    /// Replaces the text of a text node by one whose parts look different.
    case setAttributedText = 33
    /// Replaces the outline of a drawing, from its top left corner.
    case setPath = 34
    /// Keeps the press that is under way for the engine: the page neither scrolls by it nor activates anything at its
    /// end.
    case claimPress = 35
    /// Has a scroller ready, or not any more, to stop scrolling in the middle of a touch.
    case setHoldsTouches = 36
    /// Requests the position of the device; `host_located` brings it. The page requests the permission of the user
    /// first.
    case requestPosition = 37
    /// Names the language that the screens are in, and turns the page to its direction.
    case setLanguage = 38
    /// Keeps the tag of the language that the user has chosen in the app, in place of those of the device; empty for
    /// none. The page
    /// reports its environment afterwards.
    case chooseLanguage = 39
    /// Has the page use a service of the system; `host_responded` brings what came of it, as a status of HTTP: 200
    /// where it was done, 204 where the user cancelled it, 400 where the page refuses it, 403 where the browser or the
    /// user does not permit it, 413 where there were more bytes than the argument allows, 500 where it failed, and 501
    /// where the browser does not have it.
    case useService = 40
}
