import { t as digits } from "./cep-BPSGuaK2.js";
import { r as normalise } from "./text-CvlYaCT4.js";
// src/lib/code.ts
/** Parses a six-digit code as people type or paste it: '123 456', 'o código é 123-456'. The value is its digits. */
function parseCode(raw) {
	const value = digits(raw);
	if (value === "") return { problem: "Digite o código que enviamos" };
	if (value.length !== 6) return { problem: `O código tem seis números; você digitou ${value.length}` };
	return { value };
}
var ANOTHER = /\b(?:reenvi\w*|(?:outro|novo) codigo|(?:manda|mande|envia|envie)\w* (?:outro|de novo|novamente|outra vez)|nao (?:recebi|chegou|veio)|perdi o codigo)\b/;
/** Whether a message without a code asks for a new one: 'não recebi', 'reenviar'. */
function asksForAnotherCode(text) {
	return digits(text).length < 6 && (ANOTHER.test(normalise(text)) || normalise(text) === "outro");
}
export { parseCode as n, asksForAnotherCode as t };
