// The tables of Sources/CollectionFormatting, read from the Intl of this program. Each table is one text for each locale: fields
// divided by "|", the parts of a field by "~". In patterns "#" is the number, "¤" the currency, "-" the sign, and "{…}" a field of a date.

export const locales = ["en-US", "en-GB", "de-DE", "fr-FR", "es-ES", "ja-JP", "ar-EG", "ar"];

const categories = { zero: "z", one: "o", two: "t", few: "f", many: "m", other: "x" };
const numberParts = new Set(["integer", "group", "decimal", "fraction", "nan", "infinity"]);

function assert(condition, message) {
    if (!condition) throw new Error(message);
}

function checked(text) {
    assert(!/[|~#{}]/.test(text), `"${text}" holds a character that divides fields`);
    return text;
}

const join = (fields) => fields.join("|");

/** A pattern of parts: the number once, and each other part by `place`. */
function pattern(parts, place) {
    let text = "";
    for (const part of parts) {
        if (numberParts.has(part.type)) {
            if (!text.endsWith("#")) text += "#";
        } else {
            text += place(part) ?? checked(part.value);
        }
    }
    assert((text.match(/#/g) ?? []).length <= 1, `two numbers in ${text}`);
    return text;
}

const valueOf = (parts, type) => parts.find((part) => part.type === type)?.value ?? "";

export function numbers(locale) {
    const format = (options, value) => new Intl.NumberFormat(locale, options).formatToParts(value);
    const signed = (part) => (part.type === "minusSign" || part.type === "plusSign" ? "-" : undefined);
    const large = format({}, -12345678.5);
    assert(large.filter((part) => part.type === "integer").map((part) => part.value.length).join() === "2,3,3", "groups of three");
    const fits = format({}, 1234).some((part) => part.type === "group");
    return join([
        valueOf(large, "decimal"), valueOf(large, "group"), fits ? "1" : "2",
        valueOf(large, "minusSign"), valueOf(format({ signDisplay: "always" }, 5), "plusSign"),
        valueOf(format({}, NaN), "nan"), valueOf(format({}, Infinity), "infinity"),
        new Intl.NumberFormat(locale).format(0),
        pattern(format({}, -1), signed),
        pattern(format({ style: "percent" }, 0.5), signed), pattern(format({ style: "percent" }, -0.5), signed),
    ].map((field) => field.replace(/[|~{}]/g, (found) => assert(false, found))));
}

export const currencies = Intl.supportedValuesOf("currency");

function currencySymbol(locale, currency, currencyDisplay) {
    const parts = new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay }).formatToParts(1);
    // A mark of direction after the symbol is part of it; that after a code belongs to the pattern.
    const index = parts.findIndex((part) => part.type === "currency");
    const mark = parts[index + 1]?.value === "\u200f" ? "\u200f" : "";
    return checked(parts[index].value + mark);
}

export function currencyPatterns(locale) {
    const of = (value, more) =>
        pattern(
            new Intl.NumberFormat(locale, { style: "currency", currency: "EUR", ...more }).formatToParts(value),
            (part) => ({ currency: "¤", minusSign: "-", plusSign: "-" })[part.type],
        );
    const symbols = currencies.filter((code) => currencySymbol(locale, code, "symbol") !== code)
        .map((code) => code + currencySymbol(locale, code, "symbol"));
    return join([of(1), of(-1), of(1, { currencySign: "accounting" }), of(-1, { currencySign: "accounting" }), symbols.join("~")]);
}

/** Narrow symbols: those of English, and where another locale has others, those. */
export function narrowSymbols(locale) {
    return currencies.filter((code) => {
        const symbol = currencySymbol(locale, code, "narrowSymbol");
        return locale === "en-US" ? symbol !== code : symbol !== currencySymbol("en-US", code, "narrowSymbol");
    }).map((code) => code + currencySymbol(locale, code, "narrowSymbol")).join("~");
}

/**
 * The currencies that are not written with two digits. V8 has the digits of the CLDR, which ECMA-402 permits; other engines have
 * those of ISO 4217, see decision 51.
 */
export function currencyDigits() {
    return currencies.map((currency) => {
        const format = new Intl.NumberFormat("en", { style: "currency", currency });
        return [currency, format.resolvedOptions().maximumFractionDigits];
    }).filter(([, digits]) => digits !== 2).map(([code, digits]) => code + digits).join("~");
}

/** The entries of patterns by plural category, without those that are as `other`. */
function byCategory(patterns, prefix = "") {
    return Object.entries(patterns).filter(([category, text]) => category === "other" || text !== patterns.other)
        .map(([category, text]) => prefix + categories[category] + text);
}

const samples = [0, 1, 2, 3, 11, 100, 1.5, 1e6];

/** A number for each plural category. */
function categorySamples(locale, candidates = samples) {
    const rules = new Intl.PluralRules(locale);
    const found = {};
    for (const value of candidates) found[rules.select(value)] ??= value;
    return found;
}

export function compact(locale, compactDisplay) {
    const format = new Intl.NumberFormat(locale, { notation: "compact", compactDisplay });
    const fields = [];
    for (let exponent = 3; exponent < 21; exponent++) {
        const power = 10 ** exponent;
        const digits = (value) => format.formatToParts(value).filter((part) => part.type === "integer").map((part) => part.value).join("");
        // French has "mille" for 1 × 10³, without a number.
        const one = digits(power) ? [] : ["!" + checked(format.format(power))];
        const shown = digits(power) || digits(2 * power);
        const divisor = 10 ** (exponent + 1 - [...shown].length);
        const candidates = [];
        for (let value = power / divisor + one.length; value < Math.min((10 * power) / divisor, power / divisor + 30); value++) candidates.push(value);
        if (power === divisor) candidates.push(1.5);
        const patterns = {};
        for (const [category, value] of Object.entries(categorySamples(locale, candidates))) {
            patterns[category] = pattern(format.formatToParts(value * divisor), () => undefined);
        }
        patterns.other ??= patterns.many ?? Object.values(patterns)[0];
        fields.push([[...shown].length, ...one, ...byCategory(patterns)].join("~"));
    }
    // Beyond the last field the unit stays, with one digit more for each power of ten.
    const follows = (field, previous) => field === previous.replace(/^\d+/, (count) => Number(count) + 1);
    while (follows(fields.at(-1), fields.at(-2))) fields.pop();
    return join(fields);
}

export function lists(locale) {
    const fields = [];
    for (const type of ["conjunction", "disjunction", "unit"]) {
        for (const style of ["long", "short", "narrow"]) {
            const format = new Intl.ListFormat(locale, { type, style });
            const literals = (texts) => {
                const parts = format.formatToParts(texts);
                assert(parts[0].type === "element" && parts.at(-1).type === "element", "a list begins and ends with an element");
                let between = [""];
                for (const part of parts) part.type === "element" ? between.push("") : (between[between.length - 1] += part.value);
                return between.slice(1, -1).map(checked);
            };
            const [pair] = literals(["A", "B"]);
            const [start, middle, end] = literals(["A", "B", "C", "D"]);
            fields.push([pair, start, middle, end].join("~"));
        }
    }
    return join(fields);
}

export const relativeUnits = ["second", "minute", "hour", "day", "week", "month", "quarter", "year"];

export function relative(locale, style) {
    const always = new Intl.RelativeTimeFormat(locale, { style, numeric: "always" });
    const auto = new Intl.RelativeTimeFormat(locale, { style, numeric: "auto" });
    return join(relativeUnits.map((unit) => {
        const entries = [];
        for (const [sign, factor] of [["-", -1], ["+", 1]]) {
            const patterns = {};
            for (const [category, value] of Object.entries(categorySamples(locale))) {
                const signed = value === 0 ? factor * 0 : factor * value;
                patterns[category] = pattern(always.formatToParts(signed, unit), () => undefined);
            }
            entries.push(...byCategory(patterns, sign));
        }
        for (const value of [-2, -1, 0, 1, 2]) {
            const text = auto.format(value, unit);
            if (text !== always.format(value, unit)) entries.push("=" + "abcde"[value + 2] + checked(text));
        }
        return entries.join("~");
    }));
}

export const durationUnits = ["day", "hour", "minute", "second"];

export function durations(locale, unitDisplay) {
    return join(durationUnits.map((unit) => {
        const format = new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay });
        const patterns = {};
        for (const [category, value] of Object.entries(categorySamples(locale))) {
            patterns[category] = pattern(format.formatToParts(value), () => undefined);
        }
        return byCategory(patterns).join("~");
    }));
}

export const dateStyles = ["full", "long", "medium", "short"];
export const dateFields = {
    year: { year: "numeric" },
    month: { month: "long" },
    weekday: { weekday: "long" },
    abbreviatedWeekday: { weekday: "short" },
    yearMonth: { year: "numeric", month: "long" },
    yearAbbreviatedMonth: { year: "numeric", month: "short" },
    monthDay: { month: "long", day: "numeric" },
    abbreviatedMonthDay: { month: "short", day: "numeric" },
    numericMonthDay: { month: "numeric", day: "numeric" },
    weekdayMonthDay: { weekday: "long", month: "long", day: "numeric" },
    abbreviatedWeekdayMonthDay: { weekday: "short", month: "short", day: "numeric" },
    weekdayDate: { weekday: "long", year: "numeric", month: "long", day: "numeric" },
    abbreviatedWeekdayDate: { weekday: "short", year: "numeric", month: "short", day: "numeric" },
};
export const otherCycle = (locale) =>
    /[hK]/.test(new Intl.DateTimeFormat(locale, { timeStyle: "short" }).resolvedOptions().hourCycle.replace(/h(11|12)/, "K").replace(/h2./, ""))
        ? "h23" : "h12";

export function dates(locale) {
    const digits = [...Array(10).keys()].map((digit) => new Intl.NumberFormat(locale).format(digit));
    const latin = (text) => [...text].map((c) => (digits.includes(c) ? digits.indexOf(c) : c)).join("");
    const lists = { month: [], weekday: [] };
    const utc = (options) => new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...options });
    /** The index of the list of names that a format uses. */
    const names = (kind, options) => {
        const format = utc(options);
        const count = kind === "month" ? 12 : 7;
        const values = [];
        for (let index = 0; index < count; index++) {
            // The seventh of January 2007 is a Sunday.
            const date = kind === "month" ? Date.UTC(2007, index, 5, 5) : Date.UTC(2007, 0, 7 + index, 5);
            values.push(checked(valueOf(format.formatToParts(date), kind)));
        }
        const text = values.join("~");
        if (!lists[kind].includes(text)) lists[kind].push(text);
        return lists[kind].indexOf(text);
    };
    const digital = (text, value, one, two) => {
        if (latin(text) === String(value)) return one;
        assert(latin(text) === String(value).padStart(2, "0"), `${text} for ${value} in ${locale}`);
        return two;
    };
    const periods = [];
    const datePattern = (options) => {
        // Friday, 5 January 2007, 5:03:04.
        const parts = utc(options).formatToParts(Date.UTC(2007, 0, 5, 5, 3, 4));
        const evening = utc(options).formatToParts(Date.UTC(2007, 0, 5, 17, 3, 4));
        const midnight = utc(options).formatToParts(Date.UTC(2007, 0, 5, 0, 3, 4));
        return parts.map(({ type, value }) => {
            switch (type) {
                // V8 writes a space for the narrow one in texts, and did not in parts.
                case "literal": return checked(value.replaceAll("\u202f", " "));
                case "year": return latin(value) === "2007" ? "{y}" : (assert(latin(value) === "07", value), "{Y}");
                case "month": return /^\d+$/.test(latin(value)) ? digital(value, 1, "{M}", "{N}") : `{n${names("month", options)}}`;
                case "day": return digital(value, 5, "{d}", "{D}");
                case "weekday": return `{w${names("weekday", options)}}`;
                case "hour": {
                    const late = latin(valueOf(evening, "hour"));
                    const zero = latin(valueOf(midnight, "hour"));
                    assert(late === "17" ? Number(zero) === 0 : Number(late) === 5 && zero === "12", `hours of ${locale}`);
                    return late === "17" ? digital(value, 5, "{h}", "{H}") : digital(value, 5, "{k}", "{K}");
                }
                case "minute": return (assert(latin(value) === "03", value), "{m}");
                case "second": return (assert(latin(value) === "04", value), "{s}");
                case "dayPeriod": {
                    const found = [value, valueOf(evening, "dayPeriod")].map((text) => checked(text.replaceAll("\u202f", " "))).join("~");
                    if (!periods.includes(found)) periods.push(found);
                    return "{a}";
                }
                default: throw new Error(`${type} in a date of ${locale}`);
            }
        }).join("");
    };
    const styled = dateStyles.map((dateStyle) => datePattern({ dateStyle }));
    const other = otherCycle(locale);
    const times = ["short", "medium"].map((timeStyle) => datePattern({ timeStyle }));
    // By fields: with a style, V8 only exchanges the hour of the pattern, and writes 05:03 am.
    const otherTime = { hour: "numeric", minute: "2-digit", hourCycle: other };
    const otherTimes = [otherTime, { ...otherTime, second: "2-digit" }].map(datePattern);
    const joins = dateStyles.map((dateStyle, index) => {
        const whole = datePattern({ dateStyle, timeStyle: "short" });
        const text = whole.replace(styled[index], "{0}").replace(times[0], "{1}");
        assert(/\{0\}/.test(text) && /\{1\}/.test(text), `${whole} of ${styled[index]} and ${times[0]}`);
        assert(whole.replace(times[0], times[1]) === datePattern({ dateStyle, timeStyle: "medium" }), "times are joined alike");
        return text;
    });
    const fields = Object.values(dateFields).map(datePattern);
    assert(periods.length === 1, `the parts of a day of ${locale}: ${periods}`);
    const [h12, h23] = other === "h12" ? [otherTimes, times] : [times, otherTimes];
    return join([
        ...styled, ...joins, ...h12, ...h23, periods[0], ...fields,
        lists.month.length, ...lists.month, ...lists.weekday,
    ]);
}

const regions = [];
for (let first = 65; first < 91; first++) {
    for (let second = 65; second < 91; second++) {
        const code = String.fromCharCode(first, second);
        if (new Intl.DisplayNames("en", { type: "region", fallback: "none" }).of(code)) regions.push(code);
    }
}

/** The regions whose weeks begin on a day: 7 is Sunday. */
export const regionsByFirstWeekday = (day) =>
    regions.filter((region) => new Intl.Locale(`und-${region}`).weekInfo.firstDay === day).join("");

/** The regions where Arabic is written with Arabic digits. */
export const regionsOfArabicDigits = () =>
    regions.filter((region) => new Intl.NumberFormat(`ar-${region}`).resolvedOptions().numberingSystem === "arab").join("");

/** The regions that divide the day in two halves. */
export const regionsOfTwelveHours = () =>
    regions.filter((region) => /h1/.test(new Intl.Locale(`und-${region}`).hourCycles[0])).join("");
