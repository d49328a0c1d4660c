// src/lib/bank.ts
/**
* A bank agency: 1 to 5 digits and, after a hyphen or space, an optional check digit (a digit or X).
* The value is '1234' or '1234-5'.
*/
function parseAgency(raw) {
	const text = raw.trim().replace(/[.]/g, "").toUpperCase();
	if (text === "") return { problem: "Digite a agência" };
	if (/[^\dX\s-]/.test(text)) return { problem: "A agência tem só números" };
	const match = /^(\d+)(?:[\s-]+([\dX]))?$/.exec(text);
	if (!match) return { problem: "Confira a agência, como 1234 ou 1234-5" };
	const [, number = "", check] = match;
	if (number.length > 5) return { problem: `Agência tem até 5 números; você digitou ${number.length}` };
	if (/^0+$/.test(number)) return { problem: "Essa agência não existe. Confira os números." };
	return { value: check ? `${number}-${check}` : number };
}
/**
* A bank account: 2 to 13 characters, the last one the check digit (a digit or X). The value always has the hyphen:
* '12345-6'. Check digit rules vary by bank and are verified on the server (D30).
*/
function parseAccount(raw) {
	const text = raw.toUpperCase().replace(/[\s.\-/]/g, "");
	if (text === "") return { problem: "Digite a conta com o dígito" };
	if (/[^\dX]/.test(text)) return { problem: "A conta tem só números; o dígito pode ser X" };
	if (text.length < 2) return { problem: "Digite a conta com o dígito, como 12345-6" };
	if (text.length > 13) return { problem: `Conta com dígito tem até 13 números; você digitou ${text.length}` };
	if (!/^\d+[\dX]$/.test(text)) return { problem: "Só o último dígito da conta pode ser X" };
	if (/^0+[\dX]$/.test(text)) return { problem: "Essa conta não existe. Confira os números." };
	return { value: `${text.slice(0, -1)}-${text.slice(-1)}` };
}
// src/contract/due-dates.ts
/** Days of the month on which a bill may fall due (D23). Apart from the schemas: a question shows them. */
var DUE_DATES = [
	1,
	5,
	10,
	15,
	20,
	25
];
export { parseAccount as n, parseAgency as r, DUE_DATES as t };
