// src/lib/text.ts
/**
* Normalises text for comparison: lower case, no diacritics, single spaces. Never displayed, never sent.
*/
function normalise(text) {
	return collapse(text.normalize("NFD").replace(/\p{M}/gu, "")).toLowerCase();
}
/** Trims and turns every run of white space into one space. */
function collapse(text) {
	return text.replace(/\s+/g, " ").trim();
}
/** Replaces control and invisible formatting characters (including CR and LF) by a space. */
function withoutControls(text) {
	return text.replace(/[\p{Cc}\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu, " ");
}
/** The text with its first letter as a capital. */
var capitalised = (text) => text.charAt(0).toUpperCase() + text.slice(1);
export { withoutControls as i, collapse as n, normalise as r, capitalised as t };
