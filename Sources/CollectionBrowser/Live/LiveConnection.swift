#if !arch(wasm32)
#if canImport(Glibc)
@preconcurrency import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

// The names of the C library that methods of the connection have too.
private let readFile = read
private let writeFile = write

/// The connection of a native program to the page that shows it, through the process that started the program.
///
/// Messages of the page are read from the standard input, and what the page is to carry out is written to the standard output; each
/// is preceded by its length as a 32-bit integer. What the program prints is written to the standard error instead.
final class LiveConnection {
    /// The one connection of the process. It is used by the main thread alone, as the host is.
    nonisolated(unsafe) static let shared = LiveConnection()

    /// What a message to the page begins with.
    private enum Kind: UInt8 {
        /// The numbers of 32-bit integers, bytes of text and UTF-16 units of text follow, then the integers and the text.
        case commands = 0
        /// The number of the call and the result follow.
        case result = 1
        /// Whether a value is removed, and the number of bytes of its key, then the key and the value.
        case store = 2
    }

    private let output: Int32
    /// The time of the page when it sent the last message, and that of this process when it was received.
    private var pageTime = 0.0
    private var arrival = ContinuousClock.now

    private init() {
        if isatty(STDIN_FILENO) == 1 {
            let advice = "This program is shown by a browser. Run `collection dev` in the folder of its package.\n"
            Self.write(Array(advice.utf8), to: STDERR_FILENO)
            exit(64)
        }
        // A page that is closed ends the input; a write after that must not end the process without a message.
        signal(SIGPIPE, SIG_IGN)
        output = dup(STDOUT_FILENO)
        dup2(STDERR_FILENO, STDOUT_FILENO)
        // What is printed is seen line by line, also before a trap.
        setvbuf(stdout, nil, Int32(_IOLBF), 0)
    }

    /// The time in milliseconds on the clock of the page, which the times of frames and presses are of.
    var now: Double { pageTime + (ContinuousClock.now - arrival) / .milliseconds(1) }

    /// The time of this computer in seconds since 1970.
    var wallClock: Double {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

extension LiveConnection {
    /// Passes the messages of the page to the host until the page is closed.
    func receiveMessages() {
        while let length = read(4).map({ bytes in bytes.withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) } }),
            let bytes = read(Int(UInt32(littleEndian: length)))
        {
            handle(MessageReader(bytes))
        }
    }

    private func handle(_ message: MessageReader) {
        var message = message
        let call = message.word()
        pageTime = message.number()
        arrival = .now
        let code = message.byte()
        var result: Int32 = 0
        if code == EventDecoder.traceMessage {
            BrowserHost.setTracing(message.integer() != 0)
        } else {
            result = BrowserHost.receive { $0.event(code, reading: &message) }
        }
        if !message.isComplete {
            Self.write(Array("The page sent a defective message with the code \(code).\n".utf8), to: STDERR_FILENO)
        }
        if call != 0 { send(.result, [call, UInt32(bitPattern: result)]) }
    }

    /// Sends commands to the page.
    func send(words: UnsafeBufferPointer<Int32>, text: UnsafeBufferPointer<UInt8>, textLength: Int32) {
        send(
            .commands, [UInt32(words.count), UInt32(text.count), UInt32(bitPattern: textLength)],
            UnsafeRawBufferPointer(words), UnsafeRawBufferPointer(text)
        )
    }

    /// Has the page store a value, or remove it.
    func store(_ key: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>, isRemoval: Bool) {
        send(
            .store, [isRemoval ? 1 : 0, UInt32(key.count)], UnsafeRawBufferPointer(key), UnsafeRawBufferPointer(value))
    }

    private func send(_ kind: Kind, _ header: [UInt32], _ parts: UnsafeRawBufferPointer...) {
        var bytes: [UInt8] = []
        func append(_ word: UInt32) { withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) } }
        append(UInt32(parts.reduce(1 + 4 * header.count) { $0 + $1.count }))
        bytes.append(kind.rawValue)
        header.forEach(append)
        for part in parts { bytes.append(contentsOf: part) }
        Self.write(bytes, to: output)
    }
}

// MARK: - Files

extension LiveConnection {
    /// So many bytes of the input; `nil` at its end.
    private func read(_ count: Int) -> [UInt8]? {
        var isWhole = true
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count {
                let rest = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[filled...])
                let received = readFile(STDIN_FILENO, rest.baseAddress, rest.count)
                if received > 0 {
                    filled += received
                } else if received == 0 || errno != EINTR {
                    isWhole = false
                    return
                }
            }
        }
        return isWhole ? bytes : nil
    }

    private static func write(_ bytes: [UInt8], to file: Int32) {
        var start = 0
        bytes.withUnsafeBytes { raw in
            while start < raw.count {
                let written = writeFile(
                    file, UnsafeRawBufferPointer(rebasing: raw[start...]).baseAddress, raw.count - start)
                if written < 0, errno != EINTR { return }
                start += max(written, 0)
            }
        }
    }
}
#endif
