// src/lib/money.ts
/**
* Reais and cents as text, dots between thousands, always two digits of cents (M§9). The sign goes with the reais.
*/
function priceParts(price) {
	const cents = Math.round(Math.abs(price) * 100);
	return {
		reais: (price < 0 && cents > 0 ? "-" : "") + String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/g, "."),
		cents: String(cents % 100).padStart(2, "0")
	};
}
/** 109.99 → 'R$ 109,99'. The space is an ordinary one (U+0020), the same on every engine. */
function formatBRL(price) {
	const { reais, cents } = priceParts(price);
	return `R$ ${reais},${cents}`;
}
/** A text as a screen shows it: a line never ends after 'R$'. */
var unbroken = (text) => text.replaceAll("R$ ", "R$\xA0");
/** A price for running text on a screen. */
var unbrokenBRL = (price) => unbroken(formatBRL(price));
export { unbrokenBRL as i, priceParts as n, unbroken as r, formatBRL as t };
