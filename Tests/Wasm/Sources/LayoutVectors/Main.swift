import CRuntime
import CollectionLayout

/// The recorded layout vectors as one WebAssembly module, run by the very runner of the native tests. There is no JSON in
/// it: the host hands each value over piece by piece, see `Tests/Wasm/run-vectors.mjs`.
enum Vectors {
    nonisolated(unsafe) private static var text = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
    /// The lists and objects that are open, with the names of the values in them.
    nonisolated(unsafe) private static var open: [(names: [String], values: [VectorValue], isObject: Bool)] = []
    nonisolated(unsafe) private static var root = VectorValue.null
    nonisolated(unsafe) private static var passed = 0
    nonisolated(unsafe) private static var failed = 0

    static func makeBuffer(count: Int) -> UnsafeMutablePointer<UInt8>? {
        text.deallocate()
        text = .allocate(capacity: max(count, 1))
        return text.baseAddress
    }

    private static func takeText(_ count: Int) -> String { String(decoding: Array(text[..<count]), as: UTF8.self) }

    static func add(_ value: VectorValue) {
        if open.isEmpty { root = value } else { open[open.count - 1].values.append(value) }
    }

    static func addText(count: Int) { add(.text(takeText(count))) }

    static func addName(count: Int) { open[open.count - 1].names.append(takeText(count)) }

    static func begin(isObject: Bool) { open.append(([], [], isObject)) }

    static func end() {
        let last = open.removeLast()
        guard last.isObject else { return add(.list(last.values)) }
        var object: [String: VectorValue] = [:]
        for (name, value) in zip(last.names, last.values) { object[name] = value }
        add(.object(object))
    }

    /// Runs the vector that has been handed over.
    static func run() {
        do throws(VectorFailure) {
            try VectorRunner(vector: root).run()
            passed += 1
        } catch {
            failed += 1
            log("failed: \(root["name"]?.text ?? "unnamed"): \(error.description)")
        }
    }

    /// Says how many passed; returns how many did not.
    static func finish() -> Int {
        log("\(passed) passed, \(failed) failed")
        return failed
    }

    private static func log(_ line: String) {
        #if arch(wasm32)
        var line = line
        line.withUTF8 { hostLog(1, $0.baseAddress, Int32($0.count)) }
        #else
        print(line)
        #endif
    }
}

@main
struct Main {
    static func main() {}
}

#if arch(wasm32)
@_extern(wasm, module: "host", name: "log")
@_extern(c)
private func hostLog(_ level: Int32, _ text: UnsafePointer<UInt8>?, _ count: Int32)

@_expose(wasm, "vector_buffer")
@c
func vectorBuffer(_ count: Int32) -> UnsafeMutablePointer<UInt8>? { Vectors.makeBuffer(count: Int(count)) }

@_expose(wasm, "vector_null")
@c
func vectorNull() { Vectors.add(.null) }

@_expose(wasm, "vector_bool")
@c
func vectorBool(_ value: Int32) { Vectors.add(.bool(value != 0)) }

@_expose(wasm, "vector_number")
@c
func vectorNumber(_ value: Double) { Vectors.add(.number(value)) }

@_expose(wasm, "vector_text")
@c
func vectorText(_ count: Int32) { Vectors.addText(count: Int(count)) }

@_expose(wasm, "vector_name")
@c
func vectorName(_ count: Int32) { Vectors.addName(count: Int(count)) }

@_expose(wasm, "vector_begin")
@c
func vectorBegin(_ isObject: Int32) { Vectors.begin(isObject: isObject != 0) }

@_expose(wasm, "vector_end")
@c
func vectorEnd() { Vectors.end() }

@_expose(wasm, "run_vector")
@c
func runVector() { Vectors.run() }

@_expose(wasm, "finish_vectors")
@c
func finishVectors() -> Int32 { Int32(Vectors.finish()) }
#endif
