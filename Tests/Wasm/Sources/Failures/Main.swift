import CRuntime

// One failure of each kind, for Tests/Wasm/failures.test.mjs.

@_expose(wasm, "fail")
@c
func fail(_ kind: Int32) -> Int32 {
    let list = [1, 2, 3]
    switch kind {
    case 0: fatalError("the kettle is empty")
    case 1: precondition(kind > 3, "the kind is too small")
    case 2: return Int32(list[Int(kind) + 5])
    case 3: return sum(Int32.max - 3, kind)
    case 4:
        let none: Int32? = kind > 10 ? 3 : nil
        // swift-format-ignore: NeverForceUnwrap
        return none!
    case 5: return 7 / (kind - 5)
    case 6: return Int32(Int8(truncatingIfNeeded: kind)) + Int32(UInt8(kind - 10))
    default: return kind
    }
    return 0
}

@inline(never)
private func sum(_ left: Int32, _ right: Int32) -> Int32 {
    left + right + right
}

@main
struct Main {
    static func main() {}
}
