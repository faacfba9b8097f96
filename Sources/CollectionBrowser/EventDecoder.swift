import CollectionGeometry
import CollectionViews

/// Makes host events of the values that a page reports.
///
/// It has one function for each event of the wire, with the values of the event in their order. The functions that the
/// WebAssembly program exports call it, and natively the messages of a live page are read by it: both are generated from
/// `Tools/Wire/wire.txt`, so that a screen gets the same events from either.
///
/// A value that the wire does not know, such as the code of an unknown key, makes no event.
struct EventDecoder {
    /// What the page reported last. It is kept because the page reports the height of each text style on its own.
    private(set) var environment = HostEnvironment()
    /// The locale of the user, in UTF-8, and the offsets of the time zone, as last reported.
    private(set) var region: (localeIdentifier: [UInt8], offsets: [UInt8])?
}

extension EventDecoder {
    mutating func environment(
        _ width: Double,
        _ height: Double,
        _ scale: Double,
        _ flags: Int32,
        _ top: Double,
        _ left: Double,
        _ bottom: Double,
        _ right: Double
    ) -> HostEvent? {
        environment.windowSize = Size(width: width, height: height)
        environment.displayScale = scale > 0 ? scale : 1
        environment.safeAreaInsets = EdgeInsets(top: top, left: left, bottom: bottom, right: right)
        let flags = EnvironmentFlags(rawValue: flags)
        environment.layoutDirection = flags.contains(.isRightToLeft) ? .rightToLeft : .leftToRight
        environment.prefersDarkColors = flags.contains(.prefersDarkColors)
        environment.prefersReducedMotion = flags.contains(.prefersReducedMotion)
        environment.canHover = flags.contains(.canHover)
        environment.isOnline = flags.contains(.isOnline)
        return .environmentChanged(environment)
    }

    /// Takes effect with the next environment. A page that is not shown measures nothing: its heights are ignored.
    mutating func lineHeight(_ style: Int32, _ points: Double) -> HostEvent? {
        if points > 0, points.isFinite, style >= 0, Int(style) < environment.lineHeights.count {
            environment.lineHeights[Int(style)] = points
        }
        return nil
    }
}

// MARK: - The customs of the user

extension EventDecoder {
    mutating func locale(_ identifier: [UInt8]) -> HostEvent? {
        region = (identifier, region?.offsets ?? [])
        return nil
    }

    mutating func timeZone(_ offsets: [UInt8]) -> HostEvent? {
        region?.offsets = offsets
        return nil
    }

    func stored(_ isRemoved: Int32, _ key: [UInt8], _ value: [UInt8]) -> HostEvent? {
        .stored(key: text(key), value: isRemoved == 0 ? text(value) : nil)
    }
}

// MARK: - Print

extension EventDecoder {
    func printing(_ isUnderWay: Int32) -> HostEvent? { isUnderWay == 0 ? .printingEnded : .printingBegan }
}

// MARK: - The address

extension EventDecoder {
    func started(_ path: [UInt8]) -> HostEvent? { .started(path: text(path)) }

    func navigated(_ path: [UInt8]) -> HostEvent? { .navigated(path: text(path)) }
}

// MARK: - Sizes and offsets

extension EventDecoder {
    func resized(_ node: Int32, _ width: Double, _ height: Double) -> HostEvent? {
        .resized(NodeID(rawValue: node), Size(width: width, height: height))
    }

    func measured(_ token: Int32, _ floats: [UInt8]) -> HostEvent? {
        var sizes: [Size] = []
        floats.withUnsafeBytes { raw in
            for start in stride(from: 0, to: raw.count - 7, by: 8) {
                let width = raw.loadUnaligned(fromByteOffset: start, as: Float.self)
                let height = raw.loadUnaligned(fromByteOffset: start + 4, as: Float.self)
                sizes.append(Size(width: Double(width), height: Double(height)))
            }
        }
        return .measured(Int(token), sizes)
    }

    func scrolled(_ node: Int32, _ x: Double, _ y: Double) -> HostEvent? {
        .scrolled(NodeID(rawValue: node), Point(x: x, y: y))
    }

    func scrollEnded(_ node: Int32) -> HostEvent? { .scrollEnded(NodeID(rawValue: node)) }

    func scrollReturned(_ node: Int32, _ start: Double, _ direction: Double) -> HostEvent? {
        .scrollReturned(NodeID(rawValue: node), start: start, direction: direction)
    }

    func scrollReleased(_ node: Int32, _ x: Double, _ y: Double) -> HostEvent? {
        .scrollReleased(NodeID(rawValue: node), velocity: Point(x: x, y: y))
    }

    func scrollRestored(_ node: Int32, _ cell: Int32, _ distance: Double) -> HostEvent? {
        .scrollRestored(NodeID(rawValue: node), cell: NodeID(rawValue: cell), distance: distance)
    }

    func frame(_ time: Double) -> HostEvent? { .frame(time) }
}

// MARK: - What the user does

extension EventDecoder {
    func activated(_ node: Int32) -> HostEvent? { .activated(NodeID(rawValue: node)) }

    func focused(_ node: Int32) -> HostEvent? { .focused(NodeID(rawValue: node)) }

    func key(_ key: Int32, _ node: Int32) -> HostEvent? {
        Key(rawValue: UInt8(clamping: key)).map { .keyPressed($0, NodeID(rawValue: node)) }
    }

    func keyCommand(_ key: Int32, _ modifiers: Int32, _ node: Int32) -> HostEvent? {
        let modifiers = HostModifiers(rawValue: UInt8(clamping: modifiers))
        return Key(rawValue: UInt8(clamping: key)).map { .keyCommand($0, modifiers, NodeID(rawValue: node)) }
    }

    func menu(_ node: Int32, _ x: Double, _ y: Double, _ windowX: Double, _ windowY: Double) -> HostEvent? {
        .menuRequested(NodeID(rawValue: node), Point(x: windowX, y: windowY), location: Point(x: x, y: y))
    }

    func pulled(_ node: Int32, _ phase: Int32, _ distance: Double) -> HostEvent? {
        HostPull.Phase(rawValue: UInt8(clamping: phase)).map {
            .pulled(NodeID(rawValue: node), HostPull($0, distance: distance))
        }
    }

    func typed(_ node: Int32, _ letter: [UInt8]) -> HostEvent? { .typed(text(letter), NodeID(rawValue: node)) }

    func edited(_ node: Int32, _ value: [UInt8]) -> HostEvent? { .edited(NodeID(rawValue: node), text(value)) }

    func pointed(_ node: Int32, _ phase: Int32, _ x: Double, _ y: Double, _ span: Double) -> HostEvent? {
        HostPointer.Phase(rawValue: UInt8(clamping: phase)).map {
            .pointed(NodeID(rawValue: node), HostPointer($0, at: Point(x: x, y: y), span: span))
        }
    }

    func pressed(
        _ node: Int32,
        _ phase: Int32,
        _ details: Int32,
        _ x: Double,
        _ y: Double,
        _ windowX: Double,
        _ windowY: Double,
        _ time: Double
    ) -> HostEvent? {
        guard let phase = HostPress.Phase(rawValue: UInt8(clamping: phase)) else { return nil }
        let details = PressedDetails(rawValue: details)
        let press = HostPress(
            phase,
            at: Point(x: x, y: y),
            windowLocation: Point(x: windowX, y: windowY),
            pointer: details.pointer ?? .touch,
            button: details.button ?? .primary,
            modifiers: details.modifiers,
            time: time
        )
        return .pressed(NodeID(rawValue: node), press)
    }
}

// MARK: - Responses

extension EventDecoder {
    /// The status is 0 if there was no response.
    func responded(_ token: Int32, _ status: Int32, _ body: [UInt8], _ fields: [UInt8]) -> HostEvent? {
        let reply = HostReply(status: Int(status), headerFields: HeaderFields(encoded: fields), body: body)
        return .responded(Int(token), reply)
    }

    func timer(_ token: Int32) -> HostEvent? { .timerFired(Int(token)) }

    func located(
        _ token: Int32, _ outcome: Int32, _ latitude: Double, _ longitude: Double, _ accuracy: Double
    ) -> HostEvent? {
        let response: HostPositionResponse =
            switch PositionOutcome(rawValue: outcome) {
            case .found: .found(Coordinate(latitude: latitude, longitude: longitude), accuracy: accuracy)
            case .refused: .refused
            case .unavailable, nil: .unavailable
            }
        return .located(Int(token), response)
    }
}

private func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self)
}
