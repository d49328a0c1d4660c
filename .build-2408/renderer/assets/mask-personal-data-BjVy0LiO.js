// src/funnel/mask-personal-data.ts
/**
* Restores an answer that is known only in masked form, because its full value stays on the server (D22). The
* step counts as answered, but its form values are empty, so a correction starts from an empty form. Returns
* null if the lead has no answer for this step.
*/
function restoreMasked(lead, step, masked) {
	return lead.answered.includes(step) && masked ? {
		values: {},
		masked
	} : null;
}
/** Masks a name: 'Maria da Silva' → 'M**** ** S****'. */
function maskName(name) {
	const hidden = (word) => "*".repeat(Math.max(1, word.length - 1));
	return name.split(" ").map((word, at, words) => (at === 0 || at === words.length - 1 ? word.charAt(0) : "*") + hidden(word)).join(" ");
}
/**
* Masks a number except for its last two digits or letters: '12345-6' → '****5-6'. Of a number with at most
* four characters, only the last one is shown.
*/
function maskTail(text) {
	const kept = text.length > 4 ? 2 : 1;
	let left = text.replace(/[^\dA-Z]/gi, "").length - kept;
	return text.replace(/[\dA-Z]/gi, (char) => left-- > 0 ? "*" : char);
}
export { maskTail as n, restoreMasked as r, maskName as t };
