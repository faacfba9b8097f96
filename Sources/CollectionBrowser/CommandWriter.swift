import CollectionGeometry
import CollectionViews

/// Turns host commands into one buffer of 32-bit integers and one run of UTF-8 text, to cross to JavaScript in one call.
///
/// Which words an operation has is said in one table, `Tools/Wire/wire.txt`; the functions that append them are written from
/// it. Texts stand in the text run in the order of their operations; an operation carries only the length in UTF-16 units,
/// because JavaScript decodes the run once and cuts it.
final class CommandWriter {
    private(set) var words = OutputBuffer<Int32>(capacity: 4096)
    private(set) var text = OutputBuffer<UInt8>(capacity: 16384)
    /// The length of the text in UTF-16 units: as many as bytes if all of it is ASCII.
    private(set) var textLength = 0
    private var names = NameTable()

    /// Forgets what was written, keeping the memory.
    func removeAll() {
        words.removeAll()
        text.removeAll()
        textLength = 0
    }
}

extension CommandWriter {
    /// Writes one command.
    func write(_ command: HostCommand) {
        switch command {
        // Structure
        case .defineTemplate(let number, let template):
            write(template, number: number)
        case .instantiate(let template, let first):
            words.appendInstantiate(template: template, first: first)
        case .insert(let node, let parent, let before):
            words.appendInsert(node: node, parent: parent, next: before)
        case .remove(let node):
            words.appendRemove(node: node)
        case .destroy(let node, let count):
            words.appendDestroy(node: node, count: count)

        // Content
        case .setText(let node, let value):
            words.appendSetText(node: node, text: append(value))
        case .setAttributedText(let node, let text):
            write(text, to: node)
        case .setPath(let node, let path):
            write(path, to: node)
        case .setImage(let node, let image):
            write(image, to: node)
        case .setAttribute(let node, let attribute, let value):
            words.appendSetAttribute(attribute: attribute, node: node, value: value.map { append($0) })
        case .setStyleClass(let node, let styleClass, let isActive):
            let name = number(of: styleClass)
            words.appendSetStyleClass(isActive: isActive, node: node, styleClass: name)
        case .setHidden(let node, let isHidden):
            words.appendSetHidden(isHidden: isHidden, node: node)
        case .setVariable(let node, let variable, let value):
            let name = number(of: variable)
            words.appendSetVariable(node: node, name: name, value: value)

        // Geometry
        case .setOrigin(let node, let point):
            words.appendSetOrigin(node: node, x: point.x, y: point.y)
        case .setSize(let node, let size):
            words.appendSetSize(node: node, width: size.width, height: size.height)
        case .setZIndex(let node, let zIndex):
            words.appendSetZIndex(node: node, order: zIndex)
        case .setOpacity(let node, let opacity):
            words.appendSetOpacity(node: node, opacity: opacity)
        case .animate(let node, let animation):
            write(animation, of: node)
        case .stopAnimations(let node):
            words.appendStopAnimations(node: node)
        case .measure(let token, let measurements):
            write(measurements, token: token)
        case .scroll(let node, let point, let animated):
            words.appendScroll(isAnimated: animated, node: node, x: point.x, y: point.y)

        // Presses
        case .claimPress:
            words.appendClaimPress()
        case .setHoldsTouches(let node, let isHolding):
            words.appendSetHoldsTouches(isHolding: isHolding, node: node)

        // The world outside
        case .request(let token, let request):
            write(request, token: token)
        case .cancelRequest(let token):
            words.appendCancelRequest(token: token)
        case .startTimer(let token, let milliseconds):
            words.appendStartTimer(token: token, milliseconds: milliseconds)
        case .cancelTimer(let token):
            words.appendCancelTimer(token: token)
        case .requestPosition(let token):
            words.appendRequestPosition(token: token)
        case .requestFrame:
            words.appendRequestFrame()
        case .announce(let sentence):
            words.appendAnnounce(sentence: append(sentence))
        case .log(let level, let line):
            words.appendLog(level: level, line: append(line))
        case .setTitle(let title):
            words.appendSetTitle(title: append(title))
        case .setLanguage(let identifier, let isRightToLeft):
            words.appendSetLanguage(isRightToLeft: isRightToLeft, identifier: append(identifier))
        case .chooseLanguage(let tag):
            words.appendChooseLanguage(tag: append(tag))
        case .navigate(let change):
            write(change)
        case .open(let url):
            words.appendOpen(url: append(url))
        case .focus(let node):
            words.appendFocus(node: node)
        case .useService(let token, let service, let argument):
            words.appendUseService(service: service, token: token, argument: append(argument))
        }
    }

    /// Has JavaScript report the line heights of text styles whenever they change.
    func observe(_ styles: [TextStyle]) {
        let numbers = styles.map { number(of: $0.styleClass) }
        words.appendObserveTextStyles(styles: numbers.count)
        for number in numbers { words.appendObserveTextStylesStyle(name: number) }
    }
}

extension CommandWriter {
    private func write(_ template: ViewTemplate, number templateNumber: Int) {
        // All names first: an operation must not be interrupted by the definition of a name.
        var classNumbers: [Int32] = []
        for node in template.nodes {
            for styleClass in node.styleClasses { classNumbers.append(number(of: styleClass)) }
        }
        words.appendDefineTemplate(template: templateNumber, nodes: template.nodes.count)
        var next = 0
        for node in template.nodes {
            words.appendDefineTemplateNode(
                element: node.element, styleClasses: node.styleClasses.count, children: node.childCount)
            for number in classNumbers[next..<(next + node.styleClasses.count)] {
                words.appendDefineTemplateNodeStyleClass(name: number)
            }
            next += node.styleClasses.count
        }
    }

    private func write(_ image: ImageReference, to node: NodeID) {
        words.appendSetImage(
            focusX: image.focus.x,
            focusY: image.focus.y,
            node: node,
            url: append(image.url),
            description: append(image.alternativeText),
            tint: image.tint
        )
    }

    private func write(_ text: AttributedText, to node: NodeID) {
        var classNumbers: [Int32] = []
        for run in text.runs {
            for styleClass in run.styleClasses { classNumbers.append(number(of: styleClass)) }
        }
        words.appendSetAttributedText(node: node, runs: text.runs.count)
        var next = 0
        for run in text.runs {
            words.appendSetAttributedTextRun(text: append(run.text), styleClasses: run.styleClasses.count)
            for number in classNumbers[next..<(next + run.styleClasses.count)] {
                words.appendSetAttributedTextRunStyleClass(name: number)
            }
            next += run.styleClasses.count
        }
    }

    private func write(_ path: BezierPath, to node: NodeID) {
        var wordCount = 0
        for element in path.elements { wordCount += element.wordCount }
        words.appendSetPath(node: node, words: wordCount)
        for element in path.elements {
            switch element {
            case .move(let point): words.appendMoveStep(x: point.x, y: point.y)
            case .line(let point): words.appendLineStep(x: point.x, y: point.y)
            case .curve(let point, let control1, let control2):
                words.appendCurveStep(
                    x1: control1.x, y1: control1.y, x2: control2.x, y2: control2.y, x: point.x, y: point.y)
            case .close: words.appendCloseStep()
            }
        }
    }

    private func write(_ animation: HostAnimation, of node: NodeID) {
        words.appendAnimate(
            node: node,
            x: animation.translation.x,
            y: animation.translation.y,
            width: animation.growth.width,
            height: animation.growth.height,
            opacity: animation.opacity,
            milliseconds: animation.milliseconds
        )
    }

    private func write(_ measurements: [HostMeasurement], token: Int) {
        words.appendMeasure(token: token, nodes: measurements.count)
        for measurement in measurements {
            words.appendMeasureRequest(node: measurement.node, width: measurement.width, height: measurement.height)
        }
    }

    private func write(_ request: HostRequest, token: Int) {
        words.appendRequest(
            method: request.method,
            token: token,
            path: append(request.path),
            fields: append(request.headerFields.encoded),
            body: append(request.body),
            limit: request.maximumResponseBytes,
            timeout: request.timeout,
            sendsCredentials: request.sendsCredentials,
            reportsProgress: request.reportsProgress
        )
    }

    private func write(_ change: HistoryChange) {
        switch change {
        case .push(let path): words.appendNavigate(step: .push, path: append(path))
        case .replace(let path): words.appendNavigate(step: .replace, path: append(path))
        case .back: words.appendNavigate(step: .back, path: 0)
        }
    }

    private func number(of styleClass: StyleClass) -> Int32 {
        let (number, isNew) = names.number(of: styleClass.rawValue)
        if isNew { words.appendDefineName(number: number, name: append(styleClass.rawValue)) }
        return number
    }

    private func append(_ bytes: [UInt8]) -> Int32 {
        append(String(decoding: bytes, as: UTF8.self))
    }

    /// Adds a text to the run and returns its length in UTF-16 units.
    private func append(_ value: String) -> Int32 {
        let length =
            value.utf8.withContiguousStorageIfAvailable { text.append(utf8: $0) }
            ?? Array(value.utf8).withUnsafeBufferPointer { text.append(utf8: $0) }
        textLength += length
        return Int32(clamping: length)
    }
}
