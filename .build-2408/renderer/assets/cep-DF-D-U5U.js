// src/lib/cep.ts
/** Returns only the digits of a text. */
function digits(text) {
	return text.replace(/\D/g, "");
}
/**
* Parses a postcode (CEP), with or without hyphen, dots and spaces. The value has 8 digits, as in every API
* call (F§5).
*/
function parseCep(raw) {
	const value = digits(raw);
	if (value === "") return { problem: "cep-vazio" };
	if (value.length !== 8) return {
		problem: "cep-tamanho",
		typed: value.length
	};
	if (value < "01") return { problem: "cep-inexistente" };
	return { value };
}
/** Formats a postcode (CEP): 01310100 → 01310-100. Anything other than 8 digits is returned unchanged. */
function formatCep(cep) {
	return cep.replace(/^(\d{5})(\d{3})$/, "$1-$2");
}
export { formatCep as n, parseCep as r, digits as t };
