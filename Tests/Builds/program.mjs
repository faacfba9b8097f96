// A program of three modules, Base, Middle and Edited, and kinds of edits of its sources.

export const sources = {
  "Package.swift": `// swift-tools-version: 6.2
import PackageDescription
let package = Package(
    name: "Edits",
    dependencies: [.package(name: "CollectionViewKit", path: "../..")],
    targets: [
        .target(name: "Base", swiftSettings: []),
        .target(name: "Middle", dependencies: ["Base"]),
        .executableTarget(
            name: "Edited",
            dependencies: ["Base", "Middle", .product(name: "CRuntime", package: "CollectionViewKit")],
            swiftSettings: [.enableExperimentalFeature("Extern")]
        ),
    ]
)
`,
  "Sources/Base/Values.swift": `public struct Room {
    public var width = 3
    public var depth: Int
    public init(depth: Int) { self.depth = depth }
    public func area(scale: Int = 2) -> Int { width * depth * scale }
    @inlinable public func volume() -> Int { area() * 5 }
    public static let doors = 7
}

public enum Colour: CaseIterable {
    case red, blue
    public var number: Int {
        switch self {
        case .red: 11
        default: 13
        }
    }
}
`,
  "Sources/Base/Classes.swift": `open class Shape {
    public var corners: Int
    public init(corners: Int) { self.corners = corners }
    open func turns() -> Int { corners + 17 }
    open func sides() -> Int { corners }
}

public protocol Measured {
    var length: Int { get }
}

extension Measured {
    public var twice: Int { length * 2 }
}

private func hidden(_ value: Int) -> Int { value + 19 }

public func shown(_ value: Int) -> Int { hidden(value) }
`,
  "Sources/Base/Generics.swift": `public func sum<Value>(_ values: [Value], _ weigh: (Value) -> Int) -> Int {
    var total = 23
    for value in values { total += weigh(value) }
    return total
}

public struct Pair<First, Second> {
    public var first: First
    public var second: Second
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
    public func joined(_ join: (First, Second) -> Int) -> Int { join(first, second) + 29 }
}

extension Int: Measured {
    public var length: Int { self &* 31 }
}
`,
  "Sources/Middle/Middle.swift": `public import Base

public final class Square: Shape {
    public override func sides() -> Int { super.sides() * 37 }
}

public func furnish(_ depth: Int) -> Int {
    let room = Room(depth: depth)
    return room.area() + room.volume() + Room.doors + sum([1, 2, 3]) { $0 * depth }
}

public func measure(_ shape: Shape) -> Int { shape.turns() + shape.sides() + shape.corners.twice }
`,
  "Sources/Edited/Main.swift": `import Base
import CRuntime
import Middle

@_expose(wasm, "run")
@c
func run(_ value: Int32) -> Int32 {
    var total = furnish(Int(value)) + measure(Square(corners: 4)) + shown(Int(value))
    for colour in Colour.allCases { total = total &* 41 &+ colour.number }
    total += Pair(Int(value), Colour.red).joined { $0 + $1.number }
    return Int32(truncatingIfNeeded: total)
}

@main
struct Main {
    static func main() {}
}
`,
};

/// Each edit with the module that is compiled first again, and with whether the program gives another result after it.
const edit = (what, module, file, from, to, isSeen = true) => ({ what, module, isSeen, apply: (texts) => {
  if (!texts[file].includes(from)) throw new Error(`${what}: ${file} does not contain ${from}`);
  texts[file] = texts[file].replace(from, to);
} });

export const edits = [
  edit("a literal in a function", "Base", "Sources/Base/Classes.swift", "corners + 17", "corners + 18"),
  edit("a default argument", "Base", "Sources/Base/Values.swift", "scale: Int = 2", "scale: Int = 4"),
  edit("the initial value of a stored property", "Base", "Sources/Base/Values.swift", "width = 3", "width = 6"),
  edit("a stored property more", "Base", "Sources/Base/Values.swift", "public var depth: Int\n",
    "public var height = 1\n    public var depth: Int\n", false),
  edit("a use of it in an inlinable function", "Base", "Sources/Base/Values.swift", "area() * 5", "area() * 5 + Int(height)"),
  edit("the type of a stored property", "Base", "Sources/Base/Values.swift", "height = 1\n",
    "height: Int8 = 1\n    public var floors = Int64.max\n", false),
  edit("the order of stored properties", "Base", "Sources/Base/Classes.swift", "public var corners: Int\n",
    "public var isRound = true\n    public var corners: Int\n", false),
  edit("a case more", "Base", "Sources/Base/Values.swift", "case red, blue", "case green, red, blue"),
  edit("the body of a generic function", "Base", "Sources/Base/Generics.swift", "total = 23", "total = 24"),
  edit("the body of a function of a generic type", "Base", "Sources/Base/Generics.swift", "second) + 29", "second) + 30"),
  edit("the body of a private function", "Base", "Sources/Base/Classes.swift", "value + 19", "value + 20"),
  edit("a constant", "Base", "Sources/Base/Values.swift", "doors = 7", "doors = 8"),
  edit("an implementation of a requirement", "Base", "Sources/Base/Generics.swift", "self &* 31", "self &* 32"),
  edit("a requirement with an implementation", "Base", "Sources/Base/Classes.swift", "var length: Int { get }\n",
    "var length: Int { get }\n    var twice: Int { get }\n", false),
  edit("another implementation of it", "Base", "Sources/Base/Generics.swift", "extension Int: Measured {\n",
    "extension Int: Measured {\n    public var twice: Int { self + 3 }\n"),
  edit("a method of a class before the others", "Base", "Sources/Base/Classes.swift", "    open func turns",
    "    open func edges() -> Int { 43 }\n    open func turns", false),
  edit("an override of it in another module", "Middle", "Sources/Middle/Middle.swift", "Shape {\n",
    "Shape {\n    public override func edges() -> Int { super.edges() + 1 }\n", false),
  edit("a call of it", "Middle", "Sources/Middle/Middle.swift", "shape.turns()", "shape.turns() + shape.edges()"),
  edit("a closure", "Middle", "Sources/Middle/Middle.swift", "$0 * depth", "$0 * depth * 2"),
  { what: "functions that go to a file of their own", module: "Base", isSeen: false, apply: (texts) => {
    const [kept, moved] = texts["Sources/Base/Classes.swift"].split("\nprivate func");
    texts["Sources/Base/Classes.swift"] = kept;
    texts["Sources/Base/Shown.swift"] = `private func${moved}`;
  } },
  edit("the code of that file", "Base", "Sources/Base/Shown.swift", "value + 20", "value + 21"),
  { what: "a file with another name", module: "Base", isSeen: false, apply: (texts) => {
    texts["Sources/Base/Hidden.swift"] = texts["Sources/Base/Shown.swift"];
    delete texts["Sources/Base/Shown.swift"];
  } },
  edit("a setting of a module", "Base", "Package.swift", "swiftSettings: []", 'swiftSettings: [.define("TALL")]', false),
  edit("code under its condition", "Base", "Sources/Base/Hidden.swift", "{ value + 21 }",
    "{\n    #if TALL\n    return value + 47\n    #else\n    return value + 21\n    #endif\n}"),
  edit("the program itself", "Edited", "Sources/Edited/Main.swift", "&* 41", "&* 43"),
];
