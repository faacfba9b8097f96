// Written by Scripts/generate-wire from Tools/Wire/wire.txt. Do not edit.

import CollectionViews

/// One function for each operation: it appends the operation's words, up to the groups that are repeated. The parameters are
/// the argument and the operands, in their order; of a text and a name it takes the number that stands for it.
///
/// What each frame of a scroll appends is inlined: see `Scripts/bench list`.
extension OutputBuffer<Int32> {
    /// Gives a number to a name, which crosses once.
    mutating func appendDefineName(number: Int32, name: Int32) {
        append(HostOperation.defineName.rawValue | number << 8)
        append(name)
    }

    /// Remembers a structure under a number: its elements, a parent before its children, each with its lasting style
    /// classes.
    mutating func appendDefineTemplate(template: Int, nodes: Int) {
        append(HostOperation.defineTemplate.rawValue | Int32(clamping: template) << 8)
        append(Int32(clamping: nodes))
    }

    /// One node of `defineTemplate`.
    mutating func appendDefineTemplateNode(element: HostElement, styleClasses: Int, children: Int) {
        append(Int32(element.rawValue) | Int32(clamping: styleClasses) << 8 | Int32(clamping: children) << 16)
    }

    /// One styleClass of `defineTemplate`.
    mutating func appendDefineTemplateNodeStyleClass(name: Int32) {
        append(name)
    }

    /// Makes a copy of a structure, detached, whose nodes are numbered from the given one on.
    mutating func appendInstantiate(template: Int, first: NodeID) {
        append(HostOperation.instantiate.rawValue | Int32(clamping: template) << 8)
        append(first.rawValue)
    }

    /// Puts a node into a parent, before one of its children or at the end.
    @inline(__always)
    mutating func appendInsert(node: NodeID, parent: NodeID, next: NodeID) {
        append(HostOperation.insert.rawValue, node.rawValue, parent.rawValue, next.rawValue)
    }

    /// Takes a node out of its parent and forgets it and those that follow it, as many as the count says.
    mutating func appendDestroy(node: NodeID, count: Int) {
        append(HostOperation.destroy.rawValue)
        append(node.rawValue)
        append(Int32(clamping: count))
    }

    /// Replaces the text of a text node, or what stands in a text field.
    @inline(__always)
    mutating func appendSetText(node: NodeID, text: Int32) {
        append(HostOperation.setText.rawValue, node.rawValue, text)
    }

    /// Replaces the picture of an image node. The focus is the part that stays in view when the picture is cropped.
    @inline(__always)
    mutating func appendSetImage(
        focusX: UInt8,
        focusY: UInt8,
        node: NodeID,
        url: Int32,
        description: Int32,
        tint: Int32
    ) {
        append(
            HostOperation.setImage.rawValue | (Int32(min(focusX, 100)) | Int32(min(focusY, 100)) << 8) << 8,
            node.rawValue, url, description)
        append(tint)
    }

    /// Sets an attribute, or removes it.
    @inline(__always)
    mutating func appendSetAttribute(attribute: HostAttribute, node: NodeID, value: Int32?) {
        append(HostOperation.setAttribute.rawValue | Int32(attribute.rawValue) << 8, node.rawValue, value ?? -1)
    }

    /// Gives a node a look, or takes it away.
    @inline(__always)
    mutating func appendSetStyleClass(isActive: Bool, node: NodeID, styleClass: Int32) {
        append(HostOperation.setStyleClass.rawValue | (isActive ? 1 : 0) << 8, node.rawValue, styleClass)
    }

    /// Takes a node and all in it out of the picture and out of reach, or puts it back.
    @inline(__always)
    mutating func appendSetHidden(isHidden: Bool, node: NodeID) {
        append(HostOperation.setHidden.rawValue | (isHidden ? 1 : 0) << 8, node.rawValue)
    }

    /// Gives the style sheet a number to compute with, under a name.
    @inline(__always)
    mutating func appendSetVariable(node: NodeID, name: Int32, value: Double) {
        append(HostOperation.setVariable.rawValue, node.rawValue, name, Int32(float: value))
    }

    /// Moves a node, from the top left corner of its parent's content.
    @inline(__always)
    mutating func appendSetOrigin(node: NodeID, x: Double, y: Double) {
        append(HostOperation.setOrigin.rawValue, node.rawValue, Int32(points: x), Int32(points: y))
    }

    /// Resizes a node.
    @inline(__always)
    mutating func appendSetSize(node: NodeID, width: Double, height: Double) {
        append(HostOperation.setSize.rawValue, node.rawValue, Int32(points: width), Int32(points: height))
    }

    /// Sets the drawing order of a node among its siblings.
    @inline(__always)
    mutating func appendSetZIndex(node: NodeID, order: Int) {
        append(HostOperation.setZIndex.rawValue, node.rawValue, Int32(clamping: order))
    }

    /// Scrolls a window to an offset. It waits for the end of the buffer, when everything has its size.
    mutating func appendScroll(isAnimated: Bool, node: NodeID, x: Double, y: Double) {
        append(HostOperation.scroll.rawValue | (isAnimated ? 1 : 0) << 8)
        append(node.rawValue)
        append(Int32(points: x))
        append(Int32(points: y))
    }

    /// Sends a request to the server; `host_responded` brings the response. One that has more bytes than the limit is
    /// refused. Each header field is its name in lower case, U+0000, its value and U+0000. The timeout is in
    /// milliseconds. The flags have credentials sent to another origin, and the progress reported by `host_responded`
    /// with the status 102 before the response.
    mutating func appendRequest(
        method: HostRequest.Method,
        token: Int,
        path: Int32,
        fields: Int32,
        body: Int32,
        limit: Int,
        timeout: Int,
        sendsCredentials: Bool,
        reportsProgress: Bool
    ) {
        append(HostOperation.request.rawValue | Int32(method.rawValue) << 8)
        append(Int32(clamping: token))
        append(path)
        append(fields)
        append(body)
        append(Int32(clamping: limit))
        append(Int32(clamping: timeout))
        append((sendsCredentials ? 1 : 0))
        append((reportsProgress ? 1 : 0))
    }

    /// Forgets a request; no response will come.
    mutating func appendCancelRequest(token: Int) {
        append(HostOperation.cancelRequest.rawValue)
        append(Int32(clamping: token))
    }

    /// Has `host_timer` called once, after some milliseconds.
    mutating func appendStartTimer(token: Int, milliseconds: Int) {
        append(HostOperation.startTimer.rawValue)
        append(Int32(clamping: token))
        append(Int32(clamping: milliseconds))
    }

    /// Forgets a timer.
    mutating func appendCancelTimer(token: Int) {
        append(HostOperation.cancelTimer.rawValue)
        append(Int32(clamping: token))
    }

    /// Has `host_frame` called before the next picture is drawn.
    mutating func appendRequestFrame() {
        append(HostOperation.requestFrame.rawValue)
    }

    /// Lets assistive technology read a sentence out.
    mutating func appendAnnounce(sentence: Int32) {
        append(HostOperation.announce.rawValue)
        append(sentence)
    }

    /// Writes a line for developers.
    mutating func appendLog(level: LogLevel, line: Int32) {
        append(HostOperation.log.rawValue | Int32(level.rawValue) << 8)
        append(line)
    }

    /// Names the screen.
    mutating func appendSetTitle(title: Int32) {
        append(HostOperation.setTitle.rawValue)
        append(title)
    }

    /// Changes the address and the history. The path is empty where the history goes back.
    mutating func appendNavigate(step: HistoryStep, path: Int32) {
        append(HostOperation.navigate.rawValue | Int32(step.rawValue) << 8)
        append(path)
    }

    /// Opens a checked URL outside of the app.
    mutating func appendOpen(url: Int32) {
        append(HostOperation.open.rawValue)
        append(url)
    }

    /// Moves the keyboard focus.
    mutating func appendFocus(node: NodeID) {
        append(HostOperation.focus.rawValue)
        append(node.rawValue)
    }

    /// Has `host_line_height` called for these text styles, which are numbered in this order, before each
    /// `host_environment`.
    mutating func appendObserveTextStyles(styles: Int) {
        append(HostOperation.observeTextStyles.rawValue | Int32(clamping: styles) << 8)
    }

    /// One style of `observeTextStyles`.
    mutating func appendObserveTextStylesStyle(name: Int32) {
        append(name)
    }

    /// Takes a node out of its parent; it can be put into one again.
    mutating func appendRemove(node: NodeID) {
        append(HostOperation.remove.rawValue)
        append(node.rawValue)
    }

    /// Sets how opaque a node is, from 0 to 1.
    mutating func appendSetOpacity(node: NodeID, opacity: Double) {
        append(HostOperation.setOpacity.rawValue)
        append(node.rawValue)
        append(Int32(float: opacity))
    }

    /// Lets a node move to where it already is: differences that shrink to nothing.
    mutating func appendAnimate(
        node: NodeID,
        x: Double,
        y: Double,
        width: Double,
        height: Double,
        opacity: Double,
        milliseconds: Int
    ) {
        append(HostOperation.animate.rawValue)
        append(node.rawValue)
        append(Int32(points: x))
        append(Int32(points: y))
        append(Int32(points: width))
        append(Int32(points: height))
        append(Int32(float: opacity))
        append(Int32(clamping: milliseconds))
    }

    /// Ends all movements of a node: it is seen where it is.
    mutating func appendStopAnimations(node: NodeID) {
        append(HostOperation.stopAnimations.rawValue)
        append(node.rawValue)
    }

    /// Finds out how large nodes want to be in a given width, height, both or neither; `host_measured` brings the
    /// sizes.
    mutating func appendMeasure(token: Int, nodes: Int) {
        append(HostOperation.measure.rawValue)
        append(Int32(clamping: token))
        append(Int32(clamping: nodes))
    }

    /// One request of `measure`.
    mutating func appendMeasureRequest(node: NodeID, width: Double?, height: Double?) {
        append(node.rawValue)
        append(Int32(points: width))
        append(Int32(points: height))
    }

    /// Replaces the text of a text node by one whose parts look different.
    mutating func appendSetAttributedText(node: NodeID, runs: Int) {
        append(HostOperation.setAttributedText.rawValue)
        append(node.rawValue)
        append(Int32(clamping: runs))
    }

    /// One run of `setAttributedText`.
    mutating func appendSetAttributedTextRun(text: Int32, styleClasses: Int) {
        append(text)
        append(Int32(clamping: styleClasses))
    }

    /// One styleClass of `setAttributedText`.
    mutating func appendSetAttributedTextRunStyleClass(name: Int32) {
        append(name)
    }

    /// Replaces the outline of a drawing, from its top left corner.
    mutating func appendSetPath(node: NodeID, words: Int) {
        append(HostOperation.setPath.rawValue)
        append(node.rawValue)
        append(Int32(clamping: words))
    }

    /// Keeps the press that is under way for the engine: the page neither scrolls by it nor activates anything at its
    /// end.
    mutating func appendClaimPress() {
        append(HostOperation.claimPress.rawValue)
    }

    /// Has a scroller ready, or not any more, to stop scrolling in the middle of a touch.
    mutating func appendSetHoldsTouches(isHolding: Bool, node: NodeID) {
        append(HostOperation.setHoldsTouches.rawValue | (isHolding ? 1 : 0) << 8)
        append(node.rawValue)
    }

    /// Requests the position of the device; `host_located` brings it. The page requests the permission of the user
    /// first.
    mutating func appendRequestPosition(token: Int) {
        append(HostOperation.requestPosition.rawValue)
        append(Int32(clamping: token))
    }

    /// Names the language that the screens are in, and turns the page to its direction.
    mutating func appendSetLanguage(isRightToLeft: Bool, identifier: Int32) {
        append(HostOperation.setLanguage.rawValue | (isRightToLeft ? 1 : 0) << 8)
        append(identifier)
    }

    /// Keeps the tag of the language that the user has chosen in the app, in place of those of the device; empty for
    /// none. The page
    /// reports its environment afterwards.
    mutating func appendChooseLanguage(tag: Int32) {
        append(HostOperation.chooseLanguage.rawValue)
        append(tag)
    }

    /// Has the page use a service of the system; `host_responded` brings what came of it, as a status of HTTP: 200
    /// where it was done, 204 where the user cancelled it, 400 where the page refuses it, 403 where the browser or the
    /// user does not permit it, 413 where there were more bytes than the argument allows, 500 where it failed, and 501
    /// where the browser does not have it.
    mutating func appendUseService(service: HostService, token: Int, argument: Int32) {
        append(HostOperation.useService.rawValue | Int32(service.rawValue) << 8)
        append(Int32(clamping: token))
        append(argument)
    }

    /// Begins a new part at a point.
    mutating func appendMoveStep(x: Double, y: Double) {
        append(0)
        append(Int32(points: x))
        append(Int32(points: y))
    }

    /// A straight line to a point.
    mutating func appendLineStep(x: Double, y: Double) {
        append(1)
        append(Int32(points: x))
        append(Int32(points: y))
    }

    /// A cubic Bézier curve: two control points and the point it leads to.
    mutating func appendCurveStep(x1: Double, y1: Double, x2: Double, y2: Double, x: Double, y: Double) {
        append(2)
        append(Int32(points: x1))
        append(Int32(points: y1))
        append(Int32(points: x2))
        append(Int32(points: y2))
        append(Int32(points: x))
        append(Int32(points: y))
    }

    /// A straight line to where the part began.
    mutating func appendCloseStep() {
        append(3)
    }
}

/// How many words the steps of an outline take.
extension BezierPath.Element {
    /// The code of the step and its operands.
    var wordCount: Int {
        switch self {
        case .move: 3
        case .line: 3
        case .curve: 7
        case .close: 1
        }
    }
}
