import CollectionGeometry
import CollectionViews

/// Turns host commands into one buffer of 32-bit words and one run of UTF-8 text, to cross to JavaScript in one call.
///
/// The low byte of the first word of an operation is its ``HostOperation``; the upper 24 bits are a small argument.
/// Texts stand in the text run in the order of their operations; an operation carries only the length in UTF-16 units,
/// because JavaScript decodes the run once and cuts it. Lengths are in 1/64 of a point, the unit in which the browser
/// computes layout.
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
        case .setOrigin(let node, let point):  // node, x, y
            write(.setOrigin, node, units(point.x), units(point.y))
        case .setText(let node, let value):  // node, length
            write(.setText, node, append(value))
        case .setAttributedText(let node, let text):
            write(text, to: node)
        case .setPath(let node, let path):
            write(path, to: node)
        case .setSize(let node, let size):  // node, width, height
            write(.setSize, node, units(size.width), units(size.height))
        case .setHidden(let node, let isHidden):  // node
            write(.setHidden, argument: isHidden ? 1 : 0, node)
        case .setImage(let node, let image):
            write(image, to: node)
        case .setAttribute(let node, let attribute, let value):  // node, length or -1
            write(.setAttribute, argument: Int32(attribute.rawValue), node, value.map { append($0) } ?? -1)
        case .setRole(let node, let role, let isActive):  // node, name
            let name = number(of: role)
            write(.setRole, argument: isActive ? 1 : 0, node, name)
        case .setVariable(let node, let role, let value):  // node, name, 32-bit float
            let name = number(of: role)
            write(.setVariable, node, name, Int32(bitPattern: Float(value).bitPattern))
        case .setZIndex(let node, let zIndex):  // node, order
            write(.setZIndex, node, Int32(clamping: zIndex))
        case .setOpacity(let node, let opacity):  // node, 32-bit float
            write(.setOpacity, node, Int32(bitPattern: Float(opacity).bitPattern))
        case .animate(let node, let animation):
            write(animation, of: node)
        case .stopAnimations(let node):  // node
            write(.stopAnimations, node)
        case .scroll(let node, let point, let animated):  // node, x, y
            write(.scroll, argument: animated ? 1 : 0, node, units(point.x), units(point.y))
        case .claimPress:
            words.append(HostOperation.claimPress.rawValue)
        case .setHoldsTouches(let node, let isOn):  // node
            write(.setHoldsTouches, argument: isOn ? 1 : 0, node)
        case .measure(let token, let questions):
            write(questions, token: token)
        case .defineTemplate(let number, let template):
            write(template, number: number)
        case .instantiate(let template, let first):  // first node
            write(.instantiate, argument: Int32(clamping: template), first)
        case .insert(let node, let parent, let before):  // node, parent, following sibling or -1
            write(.insert, node, parent.rawValue, before.rawValue)
        case .remove(let node):  // node
            write(.remove, node)
        case .destroy(let node, let count):  // node, count
            write(.destroy, node, Int32(clamping: count))
        default:
            writeService(command)
        }
    }

    /// Asks JavaScript to report the line heights of text styles whenever they change.
    func observe(_ styles: [TextStyle]) {  // names
        var numbers: [Int32] = []
        for style in styles { numbers.append(number(of: style.role)) }
        words.append(HostOperation.observeTextStyles.rawValue | Int32(clamping: numbers.count) << 8)
        words.append(contentsOf: numbers)
    }

    private func writeService(_ command: HostCommand) {
        switch command {
        case .request(let token, let request):  // token, length of the path, length of the body
            let position = reserve(.request, Int32(clamping: token), 2, argument: Int32(request.method.rawValue))
            words[position] = append(request.path)
            words[position + 1] = append(String(decoding: request.body, as: UTF8.self))
        case .cancelRequest(let token):
            write(.cancelRequest, token: token)
        case .startTimer(let token, let milliseconds):  // token, milliseconds
            write(.startTimer, token: token)
            words.append(Int32(clamping: milliseconds))
        case .cancelTimer(let token):
            write(.cancelTimer, token: token)
        case .requestPosition(let token):
            write(.requestPosition, token: token)
        case .requestFrame:
            words.append(HostOperation.requestFrame.rawValue)
        case .announce(let sentence):
            writeText(.announce, sentence)
        case .log(let level, let line):
            writeText(.log, line, argument: Int32(level.rawValue))
        case .setTitle(let title):
            writeText(.setTitle, title)
        case .navigate(.push(let path)):
            writeText(.navigate, path, argument: 0)
        case .navigate(.replace(let path)):
            writeText(.navigate, path, argument: 1)
        case .navigate(.back):
            writeText(.navigate, "", argument: 2)
        case .open(let url):
            writeText(.open, url)
        case .focus(let node):
            write(.focus, node)
        default:
            return
        }
    }
}

extension CommandWriter {
    private func write(_ template: ViewTemplate, number templateNumber: Int) {
        // All names first: an operation must not be interrupted by the definition of a name.
        var roleNumbers: [Int32] = []
        for node in template.nodes {
            for role in node.roles { roleNumbers.append(number(of: role)) }
        }
        words.append(HostOperation.defineTemplate.rawValue | Int32(clamping: templateNumber) << 8)
        words.append(Int32(clamping: template.nodes.count))
        var next = 0
        for node in template.nodes {  // element | roles << 8 | children << 16, then the names of the roles
            let roleCount = Int32(clamping: node.roles.count)
            words.append(Int32(node.element.rawValue) | roleCount << 8 | Int32(clamping: node.childCount) << 16)
            words.append(contentsOf: roleNumbers[next..<(next + node.roles.count)])
            next += node.roles.count
        }
    }

    private func write(_ image: ImageReference, to node: NodeID) {  // node, lengths of URL and text, tint
        let focus = Int32(min(image.focus.x, 100)) | Int32(min(image.focus.y, 100)) << 8
        let position = reserve(.setImage, node, 3, argument: focus)
        words[position] = append(image.url)
        words[position + 1] = append(image.alternativeText)
        words[position + 2] = image.tint
    }

    // Words: node, number of runs; then for each its length, the number of its roles and their names.
    private func write(_ text: AttributedText, to node: NodeID) {
        var roleNumbers: [Int32] = []
        for run in text.runs {
            for role in run.roles { roleNumbers.append(number(of: role)) }
        }
        write(.setAttributedText, node, Int32(clamping: text.runs.count))
        var next = 0
        for run in text.runs {
            words.append(append(run.text))
            words.append(Int32(clamping: run.roles.count))
            words.append(contentsOf: roleNumbers[next..<(next + run.roles.count)])
            next += run.roles.count
        }
    }

    // Words: node, number of words that follow; then for each step its kind (0 move, 1 line, 2 curve, 3 close) and its
    // points.
    private func write(_ path: BezierPath, to node: NodeID) {
        let position = reserve(.setPath, node, 1)
        for element in path.elements {
            switch element {
            case .move(let point): write(step: 0, point)
            case .line(let point): write(step: 1, point)
            case .curve(let point, let control1, let control2):
                write(step: 2, control1, control2, point)
            case .close: words.append(3)
            }
        }
        words[position] = Int32(clamping: words.count - position - 1)
    }

    @inline(__always)
    private func write(step: Int32, _ point: Point) {
        words.append(step)
        words.append(units(point.x))
        words.append(units(point.y))
    }

    private func write(step: Int32, _ first: Point, _ second: Point, _ third: Point) {
        write(step: step, first)
        for point in [second, third] {
            words.append(units(point.x))
            words.append(units(point.y))
        }
    }

    // Words: node, x, y, width, height, opacity, milliseconds.
    private func write(_ animation: HostAnimation, of node: NodeID) {
        write(.animate, node, units(animation.translation.x), units(animation.translation.y))
        words.append(units(animation.growth.width))
        words.append(units(animation.growth.height))
        words.append(Int32(bitPattern: Float(animation.opacity).bitPattern))
        words.append(Int32(clamping: animation.milliseconds))
    }

    // Words: token, count; then for each node its number, its width or -1, its height or -1.
    private func write(_ questions: [HostMeasurement], token: Int) {
        write(.measure, token: token)
        words.append(Int32(clamping: questions.count))
        for question in questions {
            words.append(question.node.rawValue)
            words.append(question.width.map { units($0) } ?? -1)
            words.append(question.height.map { units($0) } ?? -1)
        }
    }

    private func number(of role: StyleRole) -> Int32 {
        let (number, isNew) = names.number(of: role.rawValue)
        if isNew { writeText(.defineName, role.rawValue, argument: number) }
        return number
    }

    private func writeText(_ operation: HostOperation, _ value: String, argument: Int32 = 0) {
        words.append(operation.rawValue | argument << 8)
        words.append(0)
        let position = words.count - 1
        words[position] = append(value)
    }

    @inline(__always)
    private func write(_ operation: HostOperation, argument: Int32 = 0, _ node: NodeID) {
        words.append(operation.rawValue | argument << 8, node.rawValue)
    }

    @inline(__always)
    private func write(_ operation: HostOperation, argument: Int32 = 0, _ node: NodeID, _ value: Int32) {
        write(operation, argument: argument, node)
        words.append(value)
    }

    @inline(__always)
    private func write(
        _ operation: HostOperation,
        argument: Int32 = 0,
        _ node: NodeID,
        _ first: Int32,
        _ second: Int32
    ) {
        words.append(operation.rawValue | argument << 8, node.rawValue, first, second)
    }

    private func write(_ operation: HostOperation, token: Int) {
        words.append(operation.rawValue)
        words.append(Int32(clamping: token))
    }

    /// Writes the head of an operation and returns the position of the words that follow it.
    private func reserve(
        _ operation: HostOperation,
        _ node: NodeID,
        _ count: Int,
        argument: Int32 = 0
    ) -> Int {
        reserve(operation, node.rawValue, count, argument: argument)
    }

    private func reserve(
        _ operation: HostOperation,
        _ first: Int32,
        _ count: Int,
        argument: Int32 = 0
    ) -> Int {
        words.append(operation.rawValue | argument << 8, first)
        let position = words.count
        for _ in 0..<count { words.append(0) }
        return position
    }

    /// Adds a text to the run and returns its length in UTF-16 units.
    private func append(_ value: String) -> Int32 {
        let length =
            value.utf8.withContiguousStorageIfAvailable { text.append(utf8: $0) }
            ?? Array(value.utf8).withUnsafeBufferPointer { text.append(utf8: $0) }
        textLength += length
        return Int32(clamping: length)
    }

    private func units(_ points: Double) -> Int32 {
        // To the even one of two that are as near: an instruction of its own, where the usual way is a function.
        let scaled = (points * 64).rounded(.toNearestOrEven)
        guard scaled > -2_147_483_648 else { return scaled.isNaN ? 0 : .min }
        return scaled < 2_147_483_647 ? Int32(scaled) : .max
    }
}
