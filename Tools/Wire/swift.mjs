// The wire in Swift: the enumerations, and the functions that append operations to the buffer.

const HEADER = "// Written by Scripts/generate-wire from Tools/Wire/wire.txt. Do not edit.\n\n";
const WIDTH = 120;
const VIEWS = "Sources/CollectionViews/Hosting/Wire";
const BROWSER = "Sources/CollectionBrowser/Wire";
const INTERNAL = new Set(["HistoryStep", "PathStep", "PositionOutcome", "EnvironmentFlags"]); // of the browser alone

// The parameters of an exported function for a value of an event, how the event decoder gets the value from them, and how from a
// message. `$` is the name of the value. Any other kind is an integer.
const VALUES = {
  points: ["_ $: Double", "$", "number"], real: ["_ $: Double", "$", "number"],
  bytes: ["_ $: UnsafeMutablePointer<UInt8>?, _ $Count: Int32", "takeBytes($, $Count)", "block"],
};
const valueOf = ({ kind }) => VALUES[kind] ?? ["_ $: Int32", "$", "integer"];

// What a scroll is made of: these append their words at once, inlined. The others append word by word, which takes less code.
const FREQUENT = new Set([
  "insert", "setText", "setImage", "setAttribute", "setStyleClass", "setHidden", "setVariable", "setOrigin", "setSize", "setZIndex",
]);

// What stands for each kind as a parameter, and how it becomes a word. `$` is the parameter.
const PARAMETERS = {
  node: ["NodeID", "$.rawValue"],
  "node?": ["NodeID", "$.rawValue"],
  points: ["Double", "Int32(points: $)"],
  "points?": ["Double?", "Int32(points: $)"],
  text: ["Int32", "$"],
  "text?": ["Int32?", "$ ?? -1"],
  name: ["Int32", "$"],
  float: ["Double", "Int32(float: $)"],
  integer: ["Int", "Int32(clamping: $)"],
  token: ["Int", "Int32(clamping: $)"],
  count: ["Int", "Int32(clamping: $)"],
  words: ["Int", "Int32(clamping: $)"],
  flag: ["Bool", "($ ? 1 : 0)"],
  percent: ["UInt8", "Int32(min($, 100))"],
  color: ["Int32", "$"],
};

export function swiftFiles(table) {
  const files = new Map();
  for (const enumeration of table.enumerations.values()) {
    const { name, isFlags } = enumeration;
    if (name === "PathStep") continue; // each step has a function of its own
    const isInternal = INTERNAL.has(name);
    const source = (isFlags ? flags : codes)(enumeration, isInternal ? "" : "public ", isInternal ? "Int32" : "UInt8");
    files.set(`${isInternal ? BROWSER : VIEWS}/${name}.swift`, HEADER + source);
  }
  for (const event of table.events.values()) {
    for (const operand of event.operands.filter(({ values }) => values)) {
      const name = packedName(event, operand);
      files.set(`${BROWSER}/${name}.swift`, HEADER + packedValues(table, name, event, operand));
    }
  }
  files.set(`${BROWSER}/Exports.swift`, HEADER + exports(table));
  files.set(`${BROWSER}/EventDecoder+Messages.swift`, HEADER + messages(table));
  files.set(`${BROWSER}/HostOperation.swift`, HEADER + operationCodes(table));
  files.set(`${BROWSER}/OutputBuffer+Operations.swift`, HEADER + appendFunctions(table));
  files.set("Sources/CollectionServerRendering/Wire/DocumentNames.swift", HEADER + documentNames(table));
  return files;
}

// Events that have a function of the decoder, with their codes in messages: their positions in the table.
export function decodedEvents({ events }) {
  return [...events.values()].map((event, code) => ({ ...event, code }))
    .filter(({ name, caller }) => caller === "page" && name !== "host_main" && name !== "host_allocate");
}

const decoderFunction = ({ name }) => name.replace("host_", "").replace(/_(\w)/g, (_, letter) => letter.toUpperCase());

// The functions that the page calls with an event.
function exports(table) {
  const functions = decodedEvents(table).map((event) => {
    const swiftName = `host${capitalized(decoderFunction(event))}`;
    const parameters = event.operands.flatMap((each) => valueOf(each)[0].replaceAll("$", each.name).split(", "));
    const values = event.operands.map((each) => valueOf(each)[1].replaceAll("$", each.name));
    const result = event.result ? " -> Int32" : "";
    const head = `func ${swiftName}(${parameters.join(", ")})${result} {\n`;
    let source = `${documentation(event.document, "")}@_expose(wasm, "${event.name}")\n@c\n`;
    source += head.length <= WIDTH ? head : `func ${swiftName}(\n${parameters.map((each) => `    ${each}`).join(",\n")}\n)${result} {\n`;
    const line = `    BrowserHost.receive { $0.${decoderFunction(event)}(${values.join(", ")}) }\n`;
    source += line.length <= WIDTH ? line : `    BrowserHost.receive {\n${call(`$0.${decoderFunction(event)}`, values, "        ")}    }\n`;
    return `${source}}\n`;
  });
  return `#if arch(wasm32)\n${functions.join("\n")}#endif\n`;
}

// The same events as messages of a page to a native program.
function messages(table) {
  const cases = decodedEvents(table).map((event) => {
    const values = event.operands.map((each) => `message.${valueOf(each)[2]}()`);
    return `        case ${event.code}:\n${call(decoderFunction(event), values, "            ")}`;
  });
  const trace = [...table.events.keys()].indexOf("host_trace");
  return `#if !arch(wasm32)
import CollectionViews

extension EventDecoder {
    /// The code of the message that switches the trace on or off.
    static var traceMessage: UInt8 { ${trace} }

    /// Returns the event with a code whose values a message has; \`nil\` if there is none.
    mutating func event(_ code: UInt8, reading message: inout MessageReader) -> HostEvent? {
        switch code {
${cases.join("")}        default: nil
        }
    }
}
#endif
`;
}

// Documentation, wrapped.
function documentation(document, indent) {
  const lines = [];
  for (const paragraph of document) {
    if (paragraph === "") {
      lines.push(`${indent}///`);
      continue;
    }
    let line = `${indent}///`;
    for (const word of paragraph.split(" ")) {
      if (line.length + 1 + word.length > WIDTH) {
        lines.push(line);
        line = `${indent}///`;
      }
      line += ` ${word}`;
    }
    lines.push(line);
  }
  return lines.join("\n") + "\n";
}

// A declaration, in an extension of the type it is nested in.
function nested(name, build) {
  const [first, second] = name.split(".");
  return second ? `extension ${first} {\n${build(second, "    ")}}\n` : build(first, "");
}

function codes({ name, document, entries }, access, type) {
  return nested(name, (short, indent) => {
    let source = documentation(document, indent);
    source += `${indent}${access}enum ${short}: ${type}, Hashable, Sendable, CaseIterable {\n`;
    for (const entry of entries) {
      source += documentation(entry.document, `${indent}    `) + `${indent}    case ${entry.name} = ${entry.code}\n`;
    }
    return `${source}${indent}}\n`;
  });
}

function flags({ name, document, entries }, access, type) {
  const member = (text) => `    ${access}${text}\n`;
  let source = documentation(document, "") + `${access}struct ${name}: OptionSet, Hashable, Sendable {\n`;
  source += `    /// The flags as bits.\n${member(`let rawValue: ${type}`)}\n`;
  source += `    /// Creates a set from its bits.\n${member(`init(rawValue: ${type}) {`)}        self.rawValue = rawValue\n    }\n`;
  for (const entry of entries) {
    source += `\n${documentation(entry.document, "    ")}`;
    source += member(`static let ${entry.name} = ${name}(rawValue: ${entry.code})`);
  }
  return `${source}}\n`;
}

// A parameter of an event that holds several values: `PressedDetails` of `host_pressed`.
const packedName = (event, operand) => capitalized(event.name.replace("host_", "")) + capitalized(operand.name);

function packedValues({ enumerations }, type, event, { name, values }) {
  let source = `import CollectionViews\n\n/// The values in \`${name}\` of \`${event.name}\`.\n`;
  source += "struct " + type + " {\n    /// All values as the page packs them.\n    let rawValue: Int32\n}\n\n";
  source += `extension ${type} {\n`;
  const members = values.map(({ name: value, kind, bit }, index) => {
    const width = (values[index + 1]?.bit ?? 31) - bit;
    const word = `UInt8(truncatingIfNeeded: ${bit === 0 ? "rawValue" : `rawValue >> ${bit}`} & ${2 ** Math.min(width, 8) - 1})`;
    const { isFlags, document } = enumerations.get(kind);
    return `${documentation(document.slice(0, 1), "    ")}    var ${value}: ${kind}${isFlags ? "" : "?"} { ${kind}(rawValue: ${word}) }\n`;
  });
  return `${source}${members.join("\n")}}\n`;
}

function operationCodes({ operations }) {
  let source = "/// The first byte of each operation in the buffer that crosses to JavaScript.\nenum HostOperation: Int32 {\n";
  for (const { name, code, document } of operations.values()) {
    source += documentation(document, "    ") + `    case ${name} = ${code}\n`;
  }
  return `${source}}\n`;
}

const capitalized = (name) => name[0].toUpperCase() + name.slice(1);
const isEnumeration = (kind) => /^[A-Z]/.test(kind);
const typeOf = (kind) => (isEnumeration(kind) ? kind : PARAMETERS[kind][0]);

function expression({ name, kind, values }, value = name) {
  if (values) return values.map((each) => shifted(expression(each), each.bit)).join(" | ");
  if (isEnumeration(kind)) return `Int32(${value}.rawValue)`;
  return PARAMETERS[kind][1].replace("$", value);
}

const shifted = (word, bit) => (bit === 0 ? word : `${word} << ${bit}`);
const parametersOf = (operand) => (operand.values ?? [operand]).map(({ name, kind }) => `${name}: ${typeOf(kind)}`);

// A function that appends the words of an operation, a step or the members of a group that come before their own group.
function appendFunction(name, document, parameters, words, isFrequent = false) {
  let source = documentation(document, "    ");
  if (isFrequent) source += "    @inline(__always)\n";
  const head = `    mutating func append${name}(${parameters.join(", ")}) {\n`;
  source += head.length <= WIDTH ? head : `    mutating func append${name}(\n${parameters.map((each) => `        ${each}`).join(",\n")}\n    ) {\n`;
  const step = isFrequent ? 4 : 1;
  for (let at = 0; at < words.length; at += step) source += call("append", words.slice(at, at + step), "        ");
  return `${source}    }\n`;
}

// A call, in the form that `swift format` gives it.
function call(name, values, indent) {
  const short = `${indent}${name}(${values.join(", ")})`;
  if (short.length <= WIDTH) return `${short}\n`;
  const lines = [""];
  for (const value of values.map((each, index) => (index < values.length - 1 ? `${each},` : each))) {
    const line = lines.at(-1) === "" ? `${indent}    ${value}` : `${lines.at(-1)} ${value}`;
    if (line.length <= WIDTH || lines.at(-1) === "") lines[lines.length - 1] = line;
    else lines.push(`${indent}    ${value}`);
  }
  const end = lines.at(-1).length < WIDTH ? ")" : `\n${indent})`;
  return `${indent}${name}(\n${lines.join("\n")}${end}\n`;
}

function groupFunctions(prefix, statement, operands) {
  const sources = [];
  for (const { name, group } of operands.filter((operand) => operand.group)) {
    const own = group.filter((operand) => !operand.group);
    if (own.some((operand) => operand.kind === "PathStep")) continue;
    const full = prefix + capitalized(name);
    const document = [`One ${name} of \`${statement}\`.`];
    sources.push(appendFunction(full, document, own.flatMap(parametersOf), own.map((each) => expression(each))));
    sources.push(...groupFunctions(full, statement, group));
  }
  return sources;
}

function appendFunctions({ operations, enumerations }) {
  const sources = [];
  for (const { name, argument, operands, document } of operations.values()) {
    const own = operands.filter((operand) => !operand.group);
    const code = `HostOperation.${name}.rawValue`;
    let head = code;
    if (argument) {
      const word = expression(argument);
      head += ` | ${argument.values ? `(${word})` : word} << 8`;
    }
    const parameters = [...(argument ? [argument] : []), ...own].flatMap(parametersOf);
    const words = [head, ...own.map((each) => expression(each))];
    sources.push(appendFunction(capitalized(name), document, parameters, words, FREQUENT.has(name)));
    sources.push(...groupFunctions(capitalized(name), name, operands));
  }
  for (const { name, code, document, operands } of enumerations.get("PathStep").entries) {
    const words = [String(code), ...operands.map((each) => expression(each))];
    sources.push(appendFunction(`${capitalized(name)}Step`, document, operands.flatMap(parametersOf), words));
  }
  return `import CollectionViews

/// One function for each operation: it appends the operation's words, up to the groups that are repeated. The parameters are
/// the argument and the operands, in their order; of a text and a name it takes the number that stands for it.
///
/// What each frame of a scroll appends is inlined: see \`Scripts/bench list\`.
extension OutputBuffer<Int32> {
${sources.join("\n")}}

/// How many words the steps of an outline take.
extension BezierPath.Element {
    /// The code of the step and its operands.
    var wordCount: Int {
        switch self {
${enumerations.get("PathStep").entries.map(({ name, operands }) => `        case .${name}: ${1 + operands.length}\n`).join("")}        }
    }
}
`;
}

// What a document calls the kinds of elements and the attributes, for what writes or prints documents natively.
function documentNames({ enumerations }) {
  const names = (type, properties) => `extension ${type} {
${properties.map(([property, document, valueOf]) => `    /// ${document}
    package var ${property}: String {
        switch self {
${enumerations.get(type).entries.map((entry) => `        case .${entry.name}: ${JSON.stringify(valueOf(entry))}\n`).join("")}        }
    }
`).join("\n")}}
`;
  return `package import CollectionViews

${names("HostAttribute", [["documentName", "The name of the attribute in a document.", (entry) => entry.value]])}
extension HostAttribute {
    /// What may be set as the value of an attribute.
    package enum Values: Equatable, Sendable {
        case text, address, path, integer, number
        case words([String])
    }

    /// What may be set as the value of the attribute.
    package var values: Values {
        switch self {
${enumerations.get("HostAttribute").entries.map(({ name, values }) => {
    if (typeof values === "string") return `        case .${name}: .${values}\n`;
    const words = values.map((word) => JSON.stringify(word));
    const line = `        case .${name}: .words([${words.join(", ")}])`;
    if (line.length <= WIDTH) return `${line}\n`;
    const lines = [" ".repeat(15)];
    for (const word of words) {
      if (lines.at(-1).length + word.length + 2 > WIDTH) lines.push(" ".repeat(15));
      lines[lines.length - 1] += ` ${word},`;
    }
    return `        case .${name}:\n            .words([\n${lines.join("\n")}\n            ])\n`;
  }).join("")}        }
    }
}

${names("HostElement", [
    ["name", "The name of the kind in a printed tree.", (entry) => entry.name],
    ["tag", "The tag of the element in a document.", (entry) => entry.tag],
    ["className", "The class that the host gives the element in a document; empty for none.", (entry) => entry.className],
  ])}
${names("HostRequest.Method", [["documentName", "The method by its name in HTTP.", (entry) => entry.value]])}`;
}
