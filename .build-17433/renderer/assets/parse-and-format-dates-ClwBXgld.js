import { r as normalise } from "./text-DNnfE1uI.js";
// src/lib/iso-dates.ts
var DAY = 864e5;
var pad = (value, length = 2) => String(value).padStart(length, "0");
/** Converts '27/11/2026' to '2026-11-27'. Does not check that the date exists. */
function brToIso(br) {
	return br.split("/").reverse().join("-");
}
/** Converts '2026-11-27' to '27/11/2026'. Does not check that the date exists. */
function isoToBr(iso) {
	return iso.split("-").reverse().join("/");
}
/** Returns the ISO date of a year, month (1–12) and day; null if there is no such day. */
function civil(year, month, day) {
	if (year < 1 || month < 1 || month > 12 || day < 1) return null;
	const leap = year % 4 === 0 && year % 100 !== 0 || year % 400 === 0;
	return day <= (month === 2 ? leap ? 29 : 28 : [
		4,
		6,
		9,
		11
	].includes(month) ? 30 : 31) ? `${pad(year, 4)}-${pad(month)}-${pad(day)}` : null;
}
/** Returns the age in full years on the ISO date `today`; negative if `birth` is later. */
function ageOn(birth, today) {
	const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4));
	return today.slice(5) < birth.slice(5) ? years - 1 : years;
}
/** Adds days to an ISO date; a negative number subtracts them. */
function addDays(iso, days) {
	return new Date(Date.parse(`${iso}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}
/** Returns the day of the week of an ISO date, from 0 (Sunday) to 6 (Saturday). */
function weekday(iso) {
	return (/* @__PURE__ */ new Date(`${iso}T00:00:00Z`)).getUTCDay();
}
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
export { brToIso as a, weekday as c, addDays as i, parseBirthDate as n, civil as o, readDate as r, isoToBr as s, formatLong as t };
