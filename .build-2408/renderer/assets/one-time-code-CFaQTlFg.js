import { t as digits } from "./cep-DF-D-U5U.js";
import { r as normalise } from "./text-DNnfE1uI.js";
// src/lib/one-time-code.ts
/** Parses one-time codes, and recognises requests for a new code. */
/**
* Parses a six-digit code as people type or paste it: '123 456', 'o código é 123-456'. The value consists of
* the six digits.
*/
function parseCode(raw) {
	const value = digits(raw);
	if (value === "") return { problem: "codigo-vazio" };
	if (value.length !== 6) return {
		problem: "codigo-tamanho",
		typed: value.length
	};
	return { value };
}
var ANOTHER = /\b(?:reenvi\w*|(?:outro|novo) codigo|(?:manda|mande|envia|envie)\w* (?:outro|de novo|novamente|outra vez)|nao (?:recebi|chegou|veio)|perdi o codigo)\b/;
/** Whether a message contains no code but a request for a new one: 'não recebi', 'reenviar'. */
function asksForAnotherCode(text) {
	return digits(text).length < 6 && (ANOTHER.test(normalise(text)) || normalise(text) === "outro");
}
export { parseCode as n, asksForAnotherCode as t };
