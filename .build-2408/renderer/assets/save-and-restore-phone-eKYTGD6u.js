import { r as restoreMasked } from "./mask-personal-data-BjVy0LiO.js";
// src/content/steps/nr-imovel.ts
/**
* Texts of the question that asks for the house number, or for block and lot. `second` asks for the
* complement.
*/
var nrImovel = {
	title: "Número da casa",
	heading: "Qual é o número da casa ou do prédio?",
	again: "E o número?",
	second: {
		heading: "É casa ou apartamento?",
		label: "Complemento",
		line: "Se for apartamento, escreva qual: “apto 42”, “bloco B apto 12”.",
		none: "É casa",
		which: "Qual é o apartamento? Por exemplo: “apto 42”."
	},
	why: "A disponibilidade pode mudar de um número para outro na mesma rua.",
	labels: {
		number: "Número",
		complement: "Complemento, se tiver",
		is_block_allotment: "Meu endereço é por quadra e lote",
		block_number: "Quadra",
		allotment_number: "Lote"
	},
	hints: {
		number: "Se não tiver número, escreva S/N.",
		complement: "Por exemplo: apto 42, bloco B, casa dos fundos."
	},
	line: "Também vale “1000 apto 12”, “quadra 2 lote 15” ou S/N.",
	submit: "Ver se tem fibra aqui",
	help: "Escreva só o número, ou com o complemento: “130 apto 42”. Sem número? Escreva S/N. Se o endereço for por quadra e lote: “quadra 2 lote 15”.",
	name: "número",
	words: [
		"numero",
		"numero da casa",
		"numero do imovel",
		"complemento",
		"apartamento",
		"quadra",
		"lote",
		"quadra e lote"
	],
	row: {
		group: "address",
		label: "Endereço"
	},
	shown: ({ block_number, allotment_number, complement }) => [
		`Quadra ${block_number}`,
		`lote ${allotment_number}`,
		complement
	].filter(Boolean).join(", ")
};
// src/funnel/save-and-restore-phone.ts
/**
* Returns the request body that saves the phone number. The consent is included only if the visitor was asked
* for it.
*/
function phoneBody({ phone = "", acceptPhoneContact }) {
	return {
		phone,
		...acceptPhoneContact && { acceptPhoneContact: acceptPhoneContact === "true" }
	};
}
/** Returns the stored phone number as a masked answer, together with the consent. */
function restorePhone(lead) {
	const answer = restoreMasked(lead, "phone", lead.masked.phone);
	const accepted = lead.acceptPhoneContact ?? null;
	return answer && accepted !== null ? {
		...answer,
		values: { acceptPhoneContact: String(accepted) }
	} : answer;
}
export { restorePhone as n, nrImovel as r, phoneBody as t };
