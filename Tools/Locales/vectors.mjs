// What Intl writes for values from a fixed seed: the vectors that the tests of CollectionFormatting compare with.
//
// A row is a style, a value, options, and the text for each locale. Numbers are strings, because JSON has neither NaN nor a negative
// zero, and readers of JSON round numbers by their own rules. The functions of `evaluate` hold nothing from outside of it: a
// browser gets it as text.

/** The text of a row for a locale. */
export function evaluate(locale, [style, value, ...options]) {
    const number = Number;
    const signs = { automatic: "auto", never: "never", always: "always", exceptZero: "exceptZero" };
    const digits = (precision) => {
        if (!precision) return {};
        const [kind, minimum, maximum] = precision.split(" ");
        return kind === "fraction"
            ? { minimumFractionDigits: Number(minimum), maximumFractionDigits: Number(maximum) }
            : { minimumSignificantDigits: Number(minimum), maximumSignificantDigits: Number(maximum) };
    };
    // Formatters take long to make.
    globalThis.formatters ??= new Map();
    const cached = (type, options) => {
        const key = type + locale + JSON.stringify(options);
        if (!globalThis.formatters.has(key)) globalThis.formatters.set(key, new Intl[type](locale, options));
        return globalThis.formatters.get(key);
    };
    switch (style) {
        case "number":
        case "percent": {
            const [precision, grouping, sign] = options;
            return cached("NumberFormat", {
                style: style === "number" ? "decimal" : "percent", ...digits(precision),
                ...(grouping === "never" ? { useGrouping: false } : {}), signDisplay: signs[sign],
            }).format(number(value));
        }
        case "currency": {
            const [currency, display, sign, precision] = options;
            return cached("NumberFormat", {
                style: "currency", currency, currencyDisplay: { standard: "symbol", narrow: "narrowSymbol", isoCode: "code" }[display],
                signDisplay: signs[sign] ?? "auto", currencySign: sign === "accounting" ? "accounting" : "standard", ...digits(precision),
            }).format(number(value));
        }
        case "compact":
            return cached("NumberFormat", { notation: "compact", compactDisplay: options[0], signDisplay: signs[options[1]] }).format(number(value));
        case "list":
            return cached("ListFormat", {
                type: { and: "conjunction", or: "disjunction", units: "unit" }[options[0]],
                style: { standard: "long", short: "short", narrow: "narrow" }[options[1]],
            }).format(value);
        case "sort": {
            const { compare } = cached("Collator", { sensitivity: options[0], numeric: options[1] === "numeric" });
            const order = value.map((_, index) => index).sort((one, other) => compare(value[one], value[other]));
            return order.map((index, place) => (place === 0 ? "" : compare(value[order[place - 1]], value[index]) ? "<" : "=") + index).join("");
        }
        case "plural":
            return cached("PluralRules", { type: options[0], ...digits(options[1]) }).select(number(value));
        case "relative":
            return cached("RelativeTimeFormat", { style: options[1], numeric: options[2] }).format(number(value), options[0]);
        case "date": {
            const [date, time, offset, wanted] = options;
            const usual = cached("DateTimeFormat", { timeStyle: "short" }).resolvedOptions().hourCycle;
            const cycle = wanted === usual ? "" : wanted;
            const dates = { numeric: "short", abbreviated: "medium", long: "long", complete: "full" };
            const times = { shortened: "short", standard: "medium" };
            return cached("DateTimeFormat", {
                timeZone: "UTC",
                ...(date === "omitted" ? {} : { dateStyle: dates[date] }),
                // Of a style, V8 only exchanges the hour for that of another cycle, and writes 05:03 am.
                ...(cycle ? { hour: "numeric", minute: "2-digit", ...(time === "standard" ? { second: "2-digit" } : {}), hourCycle: cycle }
                    : time === "omitted" ? {} : { timeStyle: times[time] }),
            }).format((Number(value) + offset) * 1000);
        }
        case "fields":
            return cached("DateTimeFormat", { timeZone: "UTC", ...options[1] }).format(Number(value) * 1000);
        case "duration": {
            const lists = cached("ListFormat", { type: "unit", style: options[0] });
            let rest = Math.abs(Number(value));
            const parts = [];
            for (const [unit, seconds] of [["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]]) {
                const count = Math.floor(rest / seconds);
                rest -= count * seconds;
                if (count === 0 && !(unit === "second" && parts.length === 0)) continue;
                const signed = Number(value) < 0 && parts.length === 0 ? -count : count;
                parts.push(cached("NumberFormat", { style: "unit", unit, unitDisplay: options[0] }).format(signed));
            }
            return lists.format(parts);
        }
    }
    throw new Error(`no style ${style}`);
}

/** Numbers from a seed (xorshift32). */
function generator(seed) {
    let state = seed;
    const next = () => {
        state ^= state << 13;
        state ^= state >>> 17;
        state ^= state << 5;
        return (state >>> 0) / 2 ** 32;
    };
    return {
        next,
        below: (limit) => Math.floor(next() * limit),
        pick: (list) => list[Math.floor(next() * list.length)],
        /** A number of any magnitude, often with few digits. */
        number() {
            const sign = next() < 0.4 ? -1 : 1;
            const magnitude = 10 ** (next() < 0.8 ? next() * 9 - 2 : next() * 40 - 20);
            const value = sign * next() * magnitude;
            const form = next();
            if (form < 0.3) return Math.round(value) || 0;
            if (form < 0.5) return Math.round(value * 100) / 100 || 0;
            // Halves, which are rounded up or down.
            if (form < 0.7) return Math.floor(Math.abs(value)) % 1e6 + pickHalf(next());
            return value;
        },
    };
}

const pickHalf = (value) => [0.5, 0.05, 0.005, 0.0005, 0.25, 0.125, 0.995, 0.9995, 0.015, 0.045][Math.floor(value * 10)];

const special = [
    0, "-0", 1, -1, 2, 5, 9.995, 0.5, 1.5, 2.5, -0.5, 1.005, 999, 999.5, 999.9995, 1000, 9999.5, 99999, 999999, 999999.5, 1e6, 1234567,
    12345678.9, 9.5e8, 1e9, 1e12, 999.5e12, 1e15, 1.5e16, 1e21, 1.7976931348623157e308, 5e-324, 1e-7, -0.0001, 0.1, 0.3, 9007199254740991,
    "NaN", "Infinity", "-Infinity",
];
const precisions = ["", "fraction 0 0", "fraction 2 2", "fraction 0 1", "fraction 1 4", "significant 1 3", "significant 2 2", "significant 4 6"];
const signs = ["automatic", "automatic", "never", "always", "exceptZero"];
const common = ["EUR", "USD", "GBP", "JPY", "CHF", "KWD", "EGP", "AED", "INR", "BRL", "XYZ", "CNY", "XOF", "SEK"];
const words = ["Äpfel", "hielo", "agua", "Irene", "hierba", "Óscar", "oro", "8", "11", "11 días", "hora", "A, B", "日本", "ماء", "x"];

// Lists that differ in little, and in all that is told apart.
const titles = [
    ["cote", "coté", "côte", "côté", "Cote", "COTE"], ["résumé", "resume", "Resume", "Résumé", "resumes"], ["Öl", "Ofen", "ofen", "Zebra", "öl", "Oel"],
    ["Muller", "Müller", "Mueller", "müller", "Mull"], ["Straße", "Strasse", "STRASSE", "Straßen", "Strassen", "Stra\u00dfe"],
    ["ñandú", "nube", "Ñandú", "oso", "nandu", "n\u0303andu\u0301"], ["llama", "luz", "lz", "chico", "cz", "dama"],
    ["Page 9", "page 10", "Page 10", "page 009", "Page 1"], ["12345678901234567890", "9", "12345678901234567891", "012", "a0", "a00"],
    ["co-op", "coop", "co op", "CO-OP", "Co-op"], ["-a", "a", " a", "_a", "#a", "$a", "1a"], ["🏠 home", "home", "1 home", "(home)"],
    ["かな", "カナ", "かなー", "カー", "かあ", "がか"], ["はは", "ばば", "ぱぱ", "ハハ", "ひ"], ["サーバー", "サイト", "さあば", "さーばー"],
    ["أحمد", "احمد", "إحمد", "آحمد", "ءحمد"], ["مدرسة", "مدرست", "مَدرَسة", "مدرسه"], ["على", "علي", "علی", "علم"],
    ["йод", "иод", "Иод", "ёж", "еж", "и\u0306од"], ["Ωμέγα", "ωμεγα", "άλφα", "αλφα", "Άλφα"], ["שָׁלוֹם", "שלום", "שלומ", "אב"],
    ["æ", "ae", "Æ", "af", "AE", "ad"], ["ø", "o", "ö", "oz", "p", "o\u0338"], ["e\u0323\u0302", "ệ", "ê\u0323", "ẹ", "ê"],
    ["가", "각", "나", "漢", "あ", "a"], ["x²", "x2", "x10", "x¹"], ["", " ", "\u00ad", "a\u00adb", "ab"],
];
const sensitivities = ["variant", "variant", "accent", "case", "base"];

/** Lists of texts, of which many differ in one character. */
function sortRows(random, characters) {
    // Arabic letters that stand for two have weights in Arabic that no letter has; iteration marks of kana are not repeated.
    const usual = characters.filter((character) => !/[\p{C}\p{Zl}\p{Zp}\u0675-\u0678ゝゞヽヾ]/u.test(character));
    const script = (name) => usual.filter((character) => new RegExp(`\\p{Script=${name}}`, "u").test(character));
    const ascii = usual.filter((character) => character <= "~");
    const scripts = [ascii, ascii, ...["Latin", "Latin", "Greek", "Cyrillic", "Hebrew", "Arabic", "Hiragana", "Katakana"].map(script), usual];
    const marks = usual.filter((character) => character >= "\u0300" && character <= "\u0345");
    const similar = new Map();
    const kind = (character) => [...character.normalize("NFKD").toLowerCase()][0];
    for (const character of usual) similar.set(kind(character), [...(similar.get(kind(character)) ?? []), character]);
    const word = () => {
        const letters = random.pick(scripts);
        return Array.from({ length: 1 + random.below(5) }, () => random.pick(random.next() < 0.1 ? marks : letters));
    };
    const changed = (word) => {
        const index = random.below(word.length);
        const other = [...word];
        const form = random.next();
        if (form < 0.15) return [...word.join("").normalize("NFD")];
        if (form < 0.3) other.splice(index, 0, random.pick(marks));
        else if (form < 0.4) other.splice(index, 1, random.pick(usual));
        else other.splice(index, 1, random.pick(similar.get(kind(other[index])) ?? usual));
        return other;
    };
    const rows = titles.flatMap((list) => ["variant", "accent", "case", "base"].flatMap((sensitivity) =>
        ["", "numeric"].map((numeric) => ["sort", list, sensitivity, numeric])));
    while (rows.length < 2000) {
        const list = [word()];
        const count = 2 + random.below(3);
        while (list.length < count) list.push(random.next() < 0.8 ? changed(random.pick(list)) : word());
        const texts = list.map((letters) => letters.join(""));
        // Of numbers whose first digits are the same, other ones than European, Intl compares the last digits alone in some languages.
        const isNumeric = random.next() < 0.3 && !/[٠-٩۰-۹０-９]/.test(texts.join(""));
        rows.push(["sort", texts, random.pick(sensitivities), isNumeric ? "numeric" : ""]);
    }
    return rows;
}

function rows(tables, characters) {
    const random = generator(20250117);
    const rows = [];
    for (const value of special) {
        for (const precision of ["", "fraction 2 2", "significant 1 3"]) rows.push(["number", value, precision, "automatic", "automatic"]);
        for (const sign of ["always", "exceptZero", "never"]) rows.push(["number", value, "", "automatic", sign]);
        rows.push(["percent", value, "", "automatic", "automatic"], ["currency", value, "EUR", "standard", "automatic", ""]);
        rows.push(["currency", value, "CHF", "standard", "accounting", ""], ["compact", value, "short", "automatic"]);
        // For the category of larger numbers ICU reads the last 18 digits only: 10²¹ is "one" in French.
        if (Math.abs(value) >= 1e18 && isFinite(value)) continue;
        rows.push(["compact", value, "long", "automatic"], ["plural", value, "cardinal", ""], ["plural", value, "ordinal", ""]);
    }
    for (let index = 0; index < 260; index++) {
        rows.push(["number", random.number(), random.pick(precisions), random.pick(["automatic", "automatic", "never"]), random.pick(signs)]);
    }
    for (let index = 0; index < 110; index++) {
        rows.push(["percent", random.number() / 100, random.pick(precisions), random.pick(["automatic", "never"]), random.pick(signs)]);
    }
    for (const currency of tables.currencies) {
        const value = Math.round(random.number() * 100) / 100 || 0;
        rows.push(["currency", value, currency, random.pick(["standard", "narrow", "narrow", "isoCode"]), "automatic", ""]);
    }
    for (let index = 0; index < 240; index++) {
        rows.push([
            "currency", random.number(), random.pick(common), random.pick(["standard", "standard", "narrow", "isoCode"]),
            random.pick([...signs, "accounting"]), random.pick(["", "", "fraction 0 0", "fraction 0 2", "significant 1 3"]),
        ]);
    }
    for (let index = 0; index < 140; index++) {
        const value = random.number() * random.pick([1, 1e3, 1e6, 1e9]);
        rows.push(["compact", value, random.pick(["short", "long"]), random.pick(signs)]);
    }
    for (let exponent = 2; exponent < 17; exponent++) {
        for (const factor of [1, 1.5, 2, 3, 9.95, 9.96]) {
            for (const display of ["short", "long"]) rows.push(["compact", factor * 10 ** exponent, display, "automatic"]);
        }
    }
    for (let value = 0; value < 130; value++) rows.push(["plural", value, random.pick(["cardinal", "ordinal"]), ""]);
    for (const value of [100, 101, 102, 103, 110, 111, 1000, 1e6, 2e6, 1e6 + 1, 1.5e6, 1e7, 1e9, 0.5, 1.1, 3.5, 10.01]) {
        rows.push(["plural", value, "cardinal", ""], ["plural", value, "ordinal", ""], ["plural", value, "cardinal", "fraction 1 1"]);
        rows.push(["plural", -value, "cardinal", ""]);
    }
    for (const type of ["and", "or", "units"]) {
        for (const width of ["standard", "short", "narrow"]) {
            for (let count = 0; count < 5; count++) rows.push(["list", Array.from({ length: count }, () => random.pick(words)), type, width]);
        }
    }
    for (const word of words) rows.push(["list", ["x", word], "and", "standard"], ["list", ["x", "y", word], "or", "short"]);
    for (const unit of tables.relativeUnits) {
        for (const style of ["long", "short"]) {
            for (const value of [-2, -1, "-0", 0, 1, 2]) rows.push(["relative", value, unit, style, "auto"], ["relative", value, unit, style, "always"]);
            for (const value of [-3, 11, -100, 1.5, -0.25, 1234.5678, 1e6, -2e6]) rows.push(["relative", value, unit, style, random.pick(["always", "auto"])]);
        }
    }
    const dates = ["omitted", "numeric", "abbreviated", "long", "complete"];
    const times = ["omitted", "shortened", "standard"];
    const moments = [0, -1, 951782400, 1709164800, 4102444799, -2208988800, -62135596800, -62135596801, -99999999999, 253402300800, 8.64e12, -8.64e12];
    const moment = () => Math.floor((random.next() * 300 - 100) * 365.2425 * 86400);
    for (const date of dates) {
        for (const time of times) {
            if (date === "omitted" && time === "omitted") continue;
            for (let index = 0; index < 14; index++) {
                // With a date, Intl takes an hour cycle for a reason to abbreviate: in Japanese a long date becomes 2001/11/21.
                const cycle = date === "omitted" ? random.pick(["", "", "h12", "h23"]) : "";
                rows.push(["date", moment(), date, time, random.pick([0, 0, 3600, -18000, 20700]), cycle]);
            }
            rows.push(["date", random.pick(moments), date, time, 0, ""]);
        }
    }
    for (const value of moments) rows.push(["date", value, "complete", "standard", 0, ""], ["date", value, "numeric", "shortened", 0, ""]);
    for (let hour = 0; hour < 24; hour++) rows.push(["date", hour * 3600 + 59, "omitted", "shortened", 0, random.pick(["", "h12", "h23"])]);
    for (const [name, options] of Object.entries(tables.dateFields)) {
        for (let month = 0; month < 12; month++) rows.push(["fields", 1700000000 + month * 30.4 * 86400 + random.below(7) * 86400, name, options]);
        rows.push(["fields", random.pick(moments), name, options]);
    }
    for (let index = 0; index < 90; index++) {
        const value = Math.floor(random.next() * 10 ** random.pick([1, 2, 3, 4, 5, 6, 8])) * random.pick([1, 1, 1, -1]);
        rows.push(["duration", value || 0, random.pick(["long", "short"])]);
    }
    for (const value of [0, 1, 59, 60, 61, 3599, 3600, 3661, 86400, 172861, 259200]) {
        rows.push(["duration", value, "long"], ["duration", value, "short"]);
    }
    rows.push(...sortRows(random, characters));
    return rows.map(([style, value, ...options]) => [style, typeof value === "number" ? String(value) : value, ...options]);
}

export function vectors(tables, version, characters) {
    const lines = rows(tables, characters).map((row) => JSON.stringify([row, tables.locales.map((locale) => evaluate(locale, row))]));
    return `{"version": "${version}", "locales": ${JSON.stringify(tables.locales)}, "rows": [\n${lines.join(",\n")}\n]}\n`;
}
