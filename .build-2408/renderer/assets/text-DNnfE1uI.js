// src/lib/text.ts
/** Cleans, compares, shortens and capitalises texts. */
/**
* Normalises a text for comparison: lower case, no diacritics, single spaces. Never display or send the
* result.
*/
function normalise(text) {
	return collapse(text.normalize("NFD").replace(/\p{M}/gu, "")).toLowerCase();
}
/** Trims a text and turns every run of white space into one space. */
function collapse(text) {
	return text.replace(/\s+/g, " ").trim();
}
/** Replaces control and invisible formatting characters (including CR and LF) by a space. */
function withoutControls(text) {
	return text.replace(/[\p{Cc}\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu, " ");
}
/** Returns a text with its first letter as a capital. */
var capitalised = (text) => text.charAt(0).toUpperCase() + text.slice(1);
export { withoutControls as i, collapse as n, normalise as r, capitalised as t };
