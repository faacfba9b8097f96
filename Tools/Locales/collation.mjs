// The tables of sorting, found by comparing characters with the Intl.Collator of this program. How they are read is said in
// Sources/CollectionFormatting/Sorting/CollationOrder.swift; the characters below U+0020 that they hold are marks of their own.

const ranges = [
    [0x09, 0x0d], [0x20, 0x7e], [0x85, 0x85], [0xa0, 0x52f], [0x591, 0x5f4], [0x600, 0x6ff], [0x1e00, 0x1fff], [0x2000, 0x20c0],
    [0x2103, 0x2103], [0x2116, 0x2116], [0x2122, 0x2122], [0x2126, 0x2126], [0x212a, 0x212b], [0x3000, 0x30ff], [0xff01, 0xff5e],
];
const marksOf = { otherCase: "\u0001", sameCase: "\u0002", equal: "\u0003", accent: "\u0004", prolonged: "\u0005", copy: "\u0006" };
/** What stands for characters that are not listed: symbols, letters, and those after all letters. */
const zones = [["\u000e", "\u2603"], ["\u0010", "가"], ["\u0011", "一"]];
const numbers = "\u000f";

const decomposed = (text) => text.normalize("NFD");
const range = ([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
const isAssigned = (character) => !/[\p{Cn}\p{Cs}]/u.test(character);
export const characters = ranges.flatMap(range).filter(isAssigned);

const comparisons = new Map();

/** Comparisons by letters, accents and cases; one object for each language. */
function comparing(locale) {
    if (!comparisons.has(locale)) {
        const by = (sensitivity) => new Intl.Collator(locale, { sensitivity }).compare;
        comparisons.set(locale, { letters: by("base"), accents: by("accent"), cases: by("case"), all: by("variant") });
    }
    return comparisons.get(locale);
}

/** Groups of a list that is sorted, of elements that compare equal. */
function grouped(list, compare) {
    const groups = [];
    for (const element of list) {
        if (groups.length && compare(groups.at(-1)[0], element) === 0) groups.at(-1).push(element);
        else groups.push([element]);
    }
    return groups;
}

const isContracted = (compare, text) => compare(text, [...text].join("\u034f")) !== 0;

/** The order of a locale: classes of characters with one primary weight, marks, and what stands for several characters. */
function order(locale) {
    const { letters, accents, cases, all } = comparing(locale);
    const found = characters.filter((character) => {
        const parts = decomposed(character);
        // A letter whose mark changes its weight, such as й.
        return parts === character || [...parts].length === 2 && /^\p{L}/u.test(parts) && isContracted(all, parts);
    });
    const accented = found.filter((character) => letters(character, "") === 0 && all(character, "") !== 0);
    const weighted = found.filter((character) => letters(character, "") !== 0).sort(all).sort(letters);
    const groups = [];
    const several = [];
    for (const character of weighted) {
        const last = groups.at(-1)?.[0];
        if (last !== undefined && letters(last, character) === 0) groups.at(-1).push(character);
        else if (last !== undefined && letters(character, last + "\uffff") < 0) several.push(character);
        else groups.push([character]);
    }
    const marks = grouped(accented.filter((mark) => accents(mark, "") !== 0).sort(all).sort(accents), accents);
    const classes = groups.map((group) => {
        const plain = group.filter((character) => accents(character, group[0]) === 0);
        const rest = group.filter((character) => accents(character, group[0]) !== 0).sort(all).sort(accents);
        const isCombined = (character) => marks.some(([mark]) => accents(group[0] + mark, character) === 0);
        several.push(...rest.filter(isCombined));
        const accentGroups = [plain.sort(all), ...grouped(rest.filter((character) => !isCombined(character)), accents)];
        return accentGroups.map((list) => grouped(list, all));
    });
    const faint = grouped(accented.filter((mark) => accents(mark, "") === 0).sort(all), all);
    return { letters, accents, cases, all, classes, marks: marks.map((group) => grouped(group, all)), faint, several };
}

/** The text of characters with one primary weight. */
function classText({ cases }, accentGroups, prolonged) {
    return accentGroups.map((tertiaries) => {
        let text = "";
        let previous;
        for (const group of tertiaries) {
            if (previous !== undefined) text += cases(previous, group[0]) === 0 ? marksOf.sameCase : marksOf.otherCase;
            previous = group[0];
            text += group.join(marksOf.equal);
        }
        return text;
    }).map((text, index) => (index === 0 && prolonged ? marksOf.prolonged + (cases(prolonged, accentGroups[0][0][0]) ? marksOf.otherCase : marksOf.sameCase) + text : text))
        .join(marksOf.accent);
}

const markText = ({ marks, faint }) => {
    const text = (classes) => classes.map((groups) => groups.map((group) => group.join(marksOf.equal)).join(marksOf.sameCase));
    return text(marks).join("") + (faint.length ? marksOf.accent + text([faint]) : "");
};

/** The vowel that the mark of a long vowel stands for after each kana. */
function vowels({ letters, all, classes }) {
    const known = new Map();
    for (const accentGroups of classes) {
        const kana = accentGroups[0][0][0];
        if (!/\p{sc=Hira}/u.test(kana) || !isContracted(all, kana + "ー")) continue;
        const vowel = [..."ぁぃぅぇぉ"].find((candidate) => letters(kana + "ー", kana + candidate) === 0);
        known.set(vowel, (known.get(vowel) ?? "") + kana);
    }
    return known;
}

/** The classes of a locale as texts, with what stands for characters that are not listed. */
function sequence(order) {
    const long = vowels(order);
    const entries = order.classes.map((accentGroups) => {
        const first = accentGroups[0][0][0];
        return { first, text: classText(order, accentGroups, long.has(first) ? first + "ー" : undefined) };
    });
    entries.push(...zones.map(([mark, first]) => ({ first, text: mark })));
    entries.sort((one, other) => order.letters(one.first, other.first));
    entries.splice(entries.findIndex(({ first }) => first === "0"), 0, { first: numbers, text: numbers });
    return { texts: entries.map(({ text }) => text), vowels: [...long.values()].join(marksOf.equal) };
}

/** What is left of a sequence where runs of it are copied from the root's. */
function tailored(texts, root) {
    const indices = new Map(root.map((text, index) => [text, index]));
    let result = "";
    for (let start = 0, end; start < texts.length; start = end) {
        const index = indices.get(texts[start]);
        end = start + 1;
        if (index === undefined) {
            result += texts[start];
            continue;
        }
        while (end < texts.length && root[index + end - start] === texts[end]) end++;
        result += marksOf.copy + [...texts[start]][0] + [...texts[end - 1]][0];
    }
    return result;
}

/** Letters of which the last has an accent that is none of the marks: æ is an e of another accent after an a. */
function accentOfItsOwn({ accents, all, marks }, primaries, character) {
    const text = primaries.map((groups) => groups[0][0][0]).join("");
    const isAboveMarks = marks.every(([group]) => accents(text + group[0], character) < 0);
    const isUpper = character.toLowerCase() !== character;
    const letters = primaries.map((groups) => groups[0].flat()).map((list) => (isUpper && list.find((one) => one === list[0].toUpperCase())) || list[0]);
    return isAboveMarks ? letters.join("") + marksOf.accent : undefined;
}

/** What a character is that has several weights: characters and marks, each followed by a mark where its tertiary weight is between two. */
function expansion(order, character) {
    const { letters, accents, all, classes, marks } = order;
    const firsts = classes.map((groups) => groups[0][0][0]);
    const primaries = [];
    for (let text = ""; letters(text, character) !== 0;) {
        let low = 0;
        let high = firsts.length;
        while (low < high) {
            const middle = (low + high) >> 1;
            if (letters(text + firsts[middle], character) <= 0) low = middle + 1;
            else high = middle;
        }
        if (low === 0 || primaries.length > 8) return undefined;
        primaries.push(classes[low - 1]);
        text += firsts[low - 1];
    }
    // The parts: lists of groups with equal tertiary weights.
    let parts = primaries.map((groups) => groups[0]);
    const text = (list) => list.map((groups) => groups[0][0]).join("");
    if (accents(text(parts), character) !== 0) {
        const candidates = [];
        parts.forEach((_, index) => {
            for (const mark of marks) candidates.push([...parts.slice(0, index + 1), mark, ...parts.slice(index + 1)]);
        });
        const accented = primaries.reduce((lists, groups) => lists.flatMap((list) => groups.map((group) => [...list, group])), [[]]);
        candidates.push(...accented);
        parts = candidates.find((candidate) => accents(text(candidate), character) === 0);
        if (!parts) return accentOfItsOwn(order, primaries, character);
    }
    let result = "";
    let plain = "";
    let between = -1;
    parts.forEach((groups, index) => {
        const rest = parts.slice(index + 1);
        const highest = rest.map((list) => list.at(-1)[0]).join("");
        let found = groups.findLastIndex((group) => all(plain + group[0] + text(rest), character) <= 0);
        // After a weight between two, nothing more is found by comparing: the case is that of the compatible text.
        if (between >= 0) {
            const similar = groups.findIndex((group) => group.includes([...character.normalize("NFKD")][index]));
            found = similar >= 0 ? similar : Math.min(between, groups.length - 1);
        }
        found = Math.max(found, 0);
        const isExact = between < 0 && all(plain + groups[found][0] + highest, character) >= 0;
        if (!isExact) between = found;
        plain += groups[found][0];
        result += groups[found][0] + (isExact ? "" : marksOf.sameCase);
    });
    return result;
}

const isMark = (character) => /\p{M}/u.test(character);

/** Marks that are others, such as U+0344, which is U+0308 and U+0301. */
const equalMarks = () => characters.filter((character) => decomposed(character) !== character && isMark(character))
    .map((character) => character + decomposed(character) + marksOf.otherCase);

/** The canonical decompositions: runs of characters, each by its first part; second parts stand before those that they belong to. */
function decompositions() {
    let text = "";
    let next = -1;
    let last = "";
    for (const character of characters) {
        const parts = [...decomposed(character)];
        if (parts.length === 1 && parts[0] === character || isMark(parts[0])) continue;
        const point = character.codePointAt(0);
        const first = parts.length === 1 ? parts[0] : parts.slice(0, -1).join("").normalize("NFC");
        const second = parts.length === 1 ? marksOf.sameCase : parts.at(-1);
        if ([...first].length !== 1) throw new Error(`${character} has no first part`);
        if (next < 0 || point - next > 2) text += marksOf.otherCase + character;
        else text += "-".repeat(point - next);
        text += (second === last ? "" : second) + first;
        last = second;
        next = point + 1;
    }
    return text;
}

/** The marks by the order in which they follow a letter; those of the class with most of them are left out. */
function combiningClasses(marks) {
    const follows = (one, other) => ("a" + one + other).normalize("NFD") !== "a" + one + other;
    const reordered = marks.filter((mark) => marks.some((other) => follows(mark, other) || follows(other, mark)));
    const groups = [];
    for (const mark of reordered) {
        const group = groups.find(([first]) => !follows(first, mark) && !follows(mark, first));
        if (group) group.push(mark);
        else groups.push([mark]);
    }
    groups.sort(([one], [other]) => (follows(one, other) ? 1 : -1));
    const common = groups.reduce((largest, group) => (group.length > largest.length ? group : largest));
    const unordered = marks.filter((mark) => !reordered.includes(mark));
    return [unordered, ...groups.map((group) => (group === common ? [] : group))].map((group) => group.join("")).join(marksOf.otherCase);
}

/** The first and the last character of each range of characters without any weight. */
function ignored() {
    const { all } = comparing("en");
    let text = "";
    const candidates = [[0, 0x30ff], [0xfe00, 0xfe0f], [0xfeff, 0xfeff], [0xe0001, 0xe01ef]].flatMap(range).filter(isAssigned);
    const without = candidates.filter((character) => all(character, "") === 0 && all(`a${character}b`, "ab") === 0);
    without.forEach((character, index) => {
        const point = character.codePointAt(0);
        if (without[index - 1]?.codePointAt(0) !== point - 1) text += character;
        if (without[index + 1]?.codePointAt(0) !== point + 1) text += character;
    });
    return text;
}

/** All tables: those of the root, and by locale what is other there. */
export function collation(locales) {
    const root = order("en");
    const rootSequence = sequence(root).texts;
    const expansions = (order) => order.several.map((character) => [character, expansion(order, character)])
        .filter(([, text]) => text !== undefined).map(([character, text]) => character + text + marksOf.otherCase);
    const marks = root.marks.flat(2);
    const rootExpansions = [...expansions(root), ...equalMarks()];
    const languages = Object.fromEntries(locales.map((locale) => {
        const other = order(locale);
        const { texts, vowels } = sequence(other);
        const isSame = texts.join() === rootSequence.join();
        const differentMarks = markText(other) === markText(root) ? "" : markText(other);
        const more = expansions(other).filter((text) => !rootExpansions.includes(text)).join("");
        return [locale, isSame && !differentMarks ? "" : [tailored(texts, rootSequence), differentMarks, more, vowels].join("\u0012")];
    }));
    return {
        unresolved: root.several.filter((character) => expansion(root, character) === undefined),
        order: rootSequence.join(""), marks: markText(root), expansions: rootExpansions.join(""),
        decompositions: decompositions(), classes: combiningClasses(marks), ignored: ignored(), languages,
    };
}
