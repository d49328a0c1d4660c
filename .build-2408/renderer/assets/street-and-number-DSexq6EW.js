import { i as withoutControls, n as collapse } from "./text-DNnfE1uI.js";
// src/lib/street-part.ts
/** Reads for which houses of a street a CEP is, as the postal service writes it. */
var SIDE = /\blado\s+(par|[ií]mpar)\b/i;
var UP_TO = /\bat[eé]\s+(\d+)(?:\/(\d+))?/i;
var FROM = /\bde\s+(\d+)(?:\/(\d+))?\s+(?:ao\s+fim|a\s+(\d+)(?:\/(\d+))?)/i;
/**
* Returns whether a part of a street contains a house number: 'de 612 a 1510 - lado par', 'até 999/1000', 'de
* 1001/1002 ao fim', 'lado ímpar'. Null if the part says nothing about numbers.
*/
function isInPart(part, house) {
	const number = Number(/\d+/.exec(house.replace(/(\d)\.(?=\d{3}\b)/g, "$1"))?.[0] ?? NaN);
	const side = SIDE.exec(part)?.[1];
	const from = FROM.exec(part);
	const upTo = from ? null : UP_TO.exec(part);
	if (Number.isNaN(number) || !side && !from && !upTo) return null;
	if (side && number % 2 === 0 !== (side.toLowerCase() === "par")) return false;
	if (from && number < lowest(from[1], from[2])) return false;
	if (from?.[3] && number > highest(from[3], from[4])) return false;
	return !upTo || number <= highest(upTo[1], upTo[2]);
}
var lowest = (a = "", b = a) => Math.min(Number(a), Number(b));
var highest = (a = "", b = a) => Math.max(Number(a), Number(b));
// src/funnel/street-search.ts
/**
* Returns the streets among which the visitor chooses: those whose part contains the house number, if any says that
* it does; otherwise all that do not exclude it.
*/
function streetsWith(streets, number) {
	const judged = streets.map((street) => ({
		street,
		isIn: isInPart(street.part, number)
	}));
	const inside = judged.filter(({ isIn }) => isIn === true);
	const possible = inside.length > 0 ? inside : judged.filter(({ isIn }) => isIn !== false);
	return (possible.length > 0 ? possible : judged).map(({ street }) => street);
}
/** Whether streets differ in nothing but their CEP, so that nobody can say which one is theirs. */
var areIndistinct = ([first, ...others]) => first !== void 0 && others.some(({ address, part, neighborhood }) => address === first.address && part === first.part && neighborhood === first.neighborhood);
// src/lib/street-and-number.ts
/** Separates the house number from a street as it is typed: 'rua augusta, 1200 apto 12, são paulo'. */
var TYPE = /^(?:rua|r|avenida|av|alameda|al|travessa|trav|tv|pra[cç]a|p[cç]a|rodovia|rod|estrada|estr|largo|viela|beco|ladeira|servid[aã]o)\.?$/i;
var NUMBER = /(?:,\s*|\s+[-–]\s+|\s+)((?:n[º°o.]*|n[uú]m(?:ero)?\.?)\s*)?(\d{1,2}\.\d{3}|\d{1,5}(?:\s?-?\s?[a-z](?![\p{L}\d]))?|s\/n)(?![\d/]|\p{L}|[.,-]\d)/giu;
var COMPLEMENT = /^(?:[\s,-]*(?:(?:ap(?:to?|artamento)?|bl(?:oco)?|torre|sala|loja|casa|conj(?:unto)?)\.?\s*(?:\d{1,5}[a-z]?|[a-z])|fundos|frente|t[eé]rreo|sobrado)(?!\p{L}))+/iu;
/**
* Separates the house number. Numbers in the name of the street stay there: 'rua 25 de março, 100', 'rua 7 250'. A
* complement after the number is left out of both.
*/
function splitStreetAndNumber(typed) {
	const text = collapse(withoutControls(typed));
	for (const match of text.matchAll(NUMBER)) {
		const [whole, label, number = ""] = match;
		const before = text.slice(0, match.index);
		const after = text.slice(match.index + whole.length);
		if (!label && (TYPE.test(before.trim()) || /^\s+de\s+\p{L}/iu.test(after)) || before.trim() === "") continue;
		const rest = after.replace(COMPLEMENT, "").replace(/^[\s,;-]+/, "");
		return {
			street: [before.replace(/[\s,;-]+$/, ""), rest].filter(Boolean).join(", "),
			number
		};
	}
	return {
		street: text.replace(/[\s,;.-]+$/, ""),
		number: ""
	};
}
export { areIndistinct as n, streetsWith as r, splitStreetAndNumber as t };
