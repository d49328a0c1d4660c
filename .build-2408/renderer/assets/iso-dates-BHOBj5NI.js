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
/**
* Returns the current date in São Paulo as an ISO date. Time zone data is slow to load, and the date is
* needed before the first question. That data is therefore used only in the one hour of the day when the date
* differs between standard time (UTC−3) and summer time (UTC−2, last used in 2019).
*/
function todayInSaoPaulo(now) {
	const standard = dayAtOffset(now, -3);
	return standard === dayAtOffset(now, -2) ? standard : dayByZone(now);
}
function dayAtOffset(now, hours) {
	return new Date(now.getTime() + hours * 36e5).toISOString().slice(0, 10);
}
function dayByZone(now) {
	const parts = new Intl.DateTimeFormat("en-US", {
		timeZone: "America/Sao_Paulo",
		year: "numeric",
		month: "2-digit",
		day: "2-digit"
	}).formatToParts(now);
	const part = (type) => parts.find((each) => each.type === type)?.value ?? "";
	return `${part("year")}-${part("month")}-${part("day")}`;
}
export { isoToBr as a, civil as i, ageOn as n, todayInSaoPaulo as o, brToIso as r, weekday as s, addDays as t };
