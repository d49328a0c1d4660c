// src/lib/cep.ts
/** Only the digits of what was typed or pasted. */
function digits(text) {
	return text.replace(/\D/g, "");
}
/**
* Reads a postcode, with or without hyphen, dots and spaces.
* The value is 8 digits, as every call sends it (F§5).
*/
function parseCep(raw) {
	const value = digits(raw);
	if (value === "") return { problem: "Digite o CEP" };
	if (value.length !== 8) return { problem: `CEP tem 8 números; você digitou ${value.length}` };
	if (value < "01") return { problem: "Esse CEP não existe. Confira os números." };
	return { value };
}
/** 01310100 → 01310-100. Anything that is not 8 digits comes back unchanged. */
function formatCep(cep) {
	return cep.replace(/^(\d{5})(\d{3})$/, "$1-$2");
}
export { formatCep as n, parseCep as r, digits as t };
