import { t as digits } from "./cep-BPSGuaK2.js";
// src/lib/cpf.ts
/** One check digit: weights descend to 2 from left to right; modulo 11 (Receita Federal). */
function checkDigit(base) {
	let sum = 0;
	for (let i = 0; i < base.length; i++) sum += Number(base[i]) * (base.length + 1 - i);
	return sum * 10 % 11 % 10;
}
/** True for 11 digits that are not all equal and have valid check digits. */
function isCpf(cpf) {
	return /^\d{11}$/.test(cpf) && !/^(\d)\1+$/.test(cpf) && cpf.endsWith(`${checkDigit(cpf.slice(0, 9))}${checkDigit(cpf.slice(0, 10))}`);
}
/** Parses a CPF, formatted or not. The value is 11 digits (F§5). */
function parseCpf(raw) {
	const value = digits(raw);
	if (value === "") return { problem: "Digite o CPF" };
	if (value.length !== 11) return { problem: `CPF tem 11 números; você digitou ${value.length}` };
	return isCpf(value) ? { value } : { problem: "Esse CPF não é válido. Confira os números." };
}
/** 52998224725 → ***.982.247-** (display only, D22); '' for any other length. */
function maskCpf(cpf) {
	const match = /^\d{3}(\d{3})(\d{3})\d{2}$/.exec(digits(cpf));
	return match ? `***.${match[1]}.${match[2]}-**` : "";
}
export { maskCpf as n, parseCpf as r, isCpf as t };
