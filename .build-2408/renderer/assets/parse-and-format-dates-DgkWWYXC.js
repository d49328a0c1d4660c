import { a as isoToBr, i as civil, n as ageOn, r as brToIso, s as weekday } from "./iso-dates-BHOBj5NI.js";
import { r as normalise } from "./text-DNnfE1uI.js";
// src/lib/parse-and-format-dates.ts
/** Reads dates as people type them, and writes dates in words. */
var WEEKDAYS = [
	"domingo",
	"segunda-feira",
	"terça-feira",
	"quarta-feira",
	"quinta-feira",
	"sexta-feira",
	"sábado"
];
var MONTHS = [
	"janeiro",
	"fevereiro",
	"março",
	"abril",
	"maio",
	"junho",
	"julho",
	"agosto",
	"setembro",
	"outubro",
	"novembro",
	"dezembro"
];
/** Returns the month (1–12) that a word names, in full or by its first three letters; 0 for none. */
function monthOf(word) {
	const name = normalise(word);
	return MONTHS.findIndex((month) => normalise(month) === name || month.slice(0, 3) === name) + 1;
}
/**
* Parses a date as people type it: 13/5/90, 13-05-1990, 13.05.1990, 13051990, 130590, '13 de maio de 1990',
* '13 mai 90', and 1990-05-13 if pasted. A two-digit year means the latest such year not after `today`, an
* ISO date. The value is dd/mm/yyyy.
*/
function parseDate(raw, today) {
	if (raw.trim() === "") return { problem: "data-vazia" };
	const iso = readIso(raw, today);
	return iso ? { value: isoToBr(iso) } : { problem: "data-invalida" };
}
function readIso(raw, today) {
	const { day, month, year } = readDate(raw) ?? {
		day: 0,
		month: 0,
		year: ""
	};
	if (year === "") return null;
	if (year.length === 4) return civil(Number(year), month, day);
	const century = Math.floor(Number(today.slice(0, 4)) / 100) * 100;
	const recent = civil(century + Number(year), month, day);
	return recent && recent <= today ? recent : civil(century - 100 + Number(year), month, day);
}
/**
* Splits a typed date into day, month and year; null if the text is not a date. Whether the day exists is not
* checked. `year` has 4, 2 or no digits.
*/
function readDate(raw) {
	const text = normalise(raw);
	const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
	if (iso) return {
		day: Number(iso[3]),
		month: Number(iso[2]),
		year: iso[1] ?? ""
	};
	const match = /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(text) ?? /^(\d{1,2})\s*[/.\-\s]\s*(\d{1,2})(?:\s*[/.\-\s]\s*(\d{4}|\d{2}))?$/.exec(text) ?? /^(?:dia )?(\d{1,2})[ºo°]?[\s/.-]+(?:de )?([a-z]{3,9})\.?(?:[\s/.,-]+(?:de )?(\d{4}|\d{2}))?$/.exec(text);
	if (!match) return null;
	const [, day = "", month = "", year = ""] = match;
	return {
		day: Number(day),
		month: /\d/.test(month) ? Number(month) : monthOf(month),
		year
	};
}
/**
* Parses a birth date, which must be 18 to 120 years ago (D32). `today` is an ISO date; the value is
* dd/mm/yyyy.
*/
function parseBirthDate(raw, today) {
	if (raw.trim() === "") return { problem: "nascimento-vazio" };
	const parsed = parseDate(raw, today);
	if ("problem" in parsed) return parsed;
	const birth = brToIso(parsed.value);
	if (birth > today) return { problem: "nascimento-futuro" };
	const age = ageOn(birth, today);
	if (age < 18) return { problem: "nascimento-menor" };
	if (age > 120) return {
		problem: "nascimento-ano",
		year: birth.slice(0, 4)
	};
	return parsed;
}
/**
* Formats the ISO date '2026-11-27' as 'sexta-feira, 27 de novembro'. The first day of a month is written
* '1º'.
*/
function formatLong(iso) {
	const day = Number(iso.slice(8));
	return `${WEEKDAYS[weekday(iso)]}, ${day === 1 ? "1º" : day} de ${MONTHS[Number(iso.slice(5, 7)) - 1]}`;
}
export { parseBirthDate as n, readDate as r, formatLong as t };
