import { c as readDate, i as civil, o as isoToBr, t as INVALID_DATE } from "./dates-0C64APqC.js";
// src/lib/upcoming-date.ts
/**
* A future date, such as an installation: like `parseDate`, but the year may be omitted ('27/11', '27 de novembro':
* the next such day from `today` (ISO) on), and a two-digit year belongs to this century. The value is dd/mm/yyyy; it
* may be in the past if a year was given.
*/
function parseUpcomingDate(raw, today) {
	if (raw.trim() === "") return { problem: "Digite a data" };
	const { day, month, year } = readDate(raw) ?? {
		day: 0,
		month: 0,
		year: ""
	};
	const thisYear = Number(today.slice(0, 4));
	let iso;
	if (year === "") {
		iso = civil(thisYear, month, day);
		if (iso && iso < today) iso = civil(thisYear + 1, month, day);
	} else iso = civil(year.length === 4 ? Number(year) : thisYear - thisYear % 100 + Number(year), month, day);
	return iso ? { value: isoToBr(iso) } : { problem: INVALID_DATE };
}
export { parseUpcomingDate as t };
