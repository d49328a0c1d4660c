import { t as digits } from "./cep-DF-D-U5U.js";
// src/lib/phone.ts
/** Parses, formats and masks Brazilian phone numbers. */
var AREA = /^(?:1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])/;
/** Matches a trunk zero, which is dialled before an area code: '0 19' or '(019)'. */
var TRUNK = /(?:^|\D)0\D*[1-9]\d\D/;
/**
* Removes the zeros dialled before an area code. The zero of (01) 93333-4444 is kept: it is part of an area
* code that does not exist, and without it the number would be someone else's (19) 3333-4444.
*/
var withoutTrunk = (national, raw) => /^0[1-9]9\d{8}$/.test(national) && !TRUNK.test(raw) ? national : national.replace(/^0+/, "");
/**
* Returns the digits of a phone number without country code and leading zeros: '+55 (011) 98765-4321' →
* '11987654321'.
*/
function phoneDigits(raw) {
	const all = digits(raw);
	const bare = all.replace(/^0+/, "");
	const isInternational = bare.length > 11 || raw.trim().startsWith("+");
	return withoutTrunk(isInternational && bare.startsWith("55") ? bare.slice(2) : isInternational ? bare : all, raw);
}
/**
* Parses a phone number by the strict rule of the order (D32): an existing area code, then a mobile number (9
* and 8 more digits) or a landline (2–5 and 7 more digits). The value has 10 or 11 digits.
*/
function parsePhone(raw) {
	if (/^\s*\+(?!\D*5\D*5)/.test(raw)) return { problem: "telefone-exterior" };
	const value = phoneDigits(raw);
	if (value === "") return { problem: "telefone-vazio" };
	const local = /^(9?\d{4})(\d{4})$/.exec(value);
	const [, start = "", end = ""] = local ?? [];
	if (local && /^[2-9]/.test(value)) return {
		problem: "telefone-ddd",
		start,
		end
	};
	if (value.length !== 10 && value.length !== 11) return {
		problem: "telefone-tamanho",
		typed: value.length
	};
	if (!AREA.test(value)) return {
		problem: "telefone-ddd-inexistente",
		area: value.slice(0, 2)
	};
	return /^..(?:9\d{8}|[2-5]\d{7})$/.test(value) ? { value } : { problem: "telefone-invalido" };
}
/**
* Parses a phone number by the wider rule of the landing pages' forms (M§5): an area code that does not start
* with 0, then a mobile number starting with 9 or a landline starting with 1–8. All invalid numbers get the
* same error.
*/
function parseLandingPhone(raw) {
	const value = phoneDigits(raw);
	return /^[1-9]\d(?:9\d{8}|[1-8]\d{7})$/.test(value) ? { value } : { problem: "telefone-invalido" };
}
/** Formats a phone number: 11987654321 → (11) 98765-4321; 1133334444 → (11) 3333-4444. */
function formatPhone(phone) {
	return phone.replace(/^(\d{2})(\d{4,5})(\d{4})$/, "($1) $2-$3");
}
/** Masks a phone number for display (D22): 11987654321 → (11) 9****-**21; '' for any other length. */
function maskPhone(phone) {
	const match = /^(\d{2})(\d)(\d{3,4})\d{2}(\d{2})$/.exec(digits(phone));
	return match ? `(${match[1]}) ${match[2]}${"*".repeat(match[3]?.length ?? 0)}-**${match[4]}` : "";
}
export { phoneDigits as a, parsePhone as i, maskPhone as n, parseLandingPhone as r, formatPhone as t };
