// src/lib/money.ts
/**
* Splits a price in reais for display: whole reais, with dots between thousands and a minus sign if negative,
* and two digits of cents (M§9).
*/
function priceParts(price) {
	const cents = Math.round(Math.abs(price) * 100);
	return {
		reais: (price < 0 && cents > 0 ? "-" : "") + formatCount(Math.floor(cents / 100)),
		cents: String(cents % 100).padStart(2, "0")
	};
}
/**
* Formats a non-negative whole number: 4000 → '4.000'. `Intl` is not used, because its first use loads data
* that delays the page (docs/decisions/0025).
*/
var formatCount = (count) => String(count).replace(/\B(?=(\d{3})+$)/g, ".");
/** Formats a price in reais: 109.99 → 'R$ 109,99', with an ordinary space (U+0020). */
function formatBRL(price) {
	const { reais, cents } = priceParts(price);
	return `R$ ${reais},${cents}`;
}
/** Replaces the space after every 'R$' by a no-break space, so that no line ends there. */
var unbroken = (text) => text.replaceAll("R$ ", "R$\xA0");
/** Formats a price in reais with a no-break space, for running text on a screen. */
var unbrokenBRL = (price) => unbroken(formatBRL(price));
export { unbrokenBRL as a, unbroken as i, formatCount as n, priceParts as r, formatBRL as t };
