import { t as brand } from "./brand-DP_C9OsE.js";
import { t as notSent } from "./contact-not-sent-CGUJkI_S.js";
// src/content/landing/forms.ts
/** Texts of the coverage form on the landing pages (M2.49, M2.61, M2.62, M4.5–M4.7). */
var coverageForm = {
	cep: "CEP",
	phone: "Seu telefone",
	consent: "Aceito receber comunicações por SMS e WhatsApp",
	/** How to take the consent back (D83). */
	withdraw: `Para retirar o aceite, ligue ${brand.support.phone}.`,
	submit: "Consultar meu endereço",
	looking: "Consultando",
	found: "Encontramos a sua rua",
	/** Explains why the submit button is disabled. */
	lacks: "Preencha o CEP e o telefone com DDD para consultar.",
	callMe: "Prefere falar? Ligamos para você"
};
/** Notice that coverage forms show if the town of the CEP (postcode) has no fibre network (D62). */
var noNetwork = {
	problem: ({ city, UF }) => `A fibra ainda não chegou à sua cidade (${city}/${UF}). Confira o CEP ou entre na lista de espera: avisamos você quando chegar.`,
	join: "Entrar na lista de espera"
};
/** Texts of the drawer that asks for name, e-mail and phone number during a coverage check. */
var contactDrawer = {
	title: "Olá! Precisamos de mais alguns dados para confirmar a disponibilidade",
	name: "Nome completo",
	email: "E-mail",
	phone: "Telefone com DDD",
	submit: "Consultar Cobertura",
	sending: "Enviando",
	sent: "Tudo certo",
	lacks: "Preencha nome, e-mail e telefone para consultar."
};
/** Texts of the drawer that asks for CEP (postcode) and house number for a coverage check. */
var addressDrawer = {
	title: "Consulte a disponibilidade na sua região",
	cep: "CEP",
	number: "Número",
	numberHint: "Se não tiver número, escreva S/N.",
	phone: "Seu Telefone",
	consent: "Ao enviar, você aceita receber comunicações por SMS e WhatsApp.",
	submit: "Enviar",
	looking: "Consultando",
	found: "Encontramos a sua rua",
	lacks: "Preencha o CEP e o número para enviar."
};
/** Texts of the drawer in which visitors request a phone call. */
var callDrawer = {
	title: "Ligamos para você",
	text: "Ligamos para tirar as suas dúvidas. A ligação vem do DDD 16.",
	phone: "Telefone com DDD",
	submit: "Quero receber a ligação",
	sending: "Pedindo a ligação",
	failed: notSent,
	closeToast: "Fechar aviso"
};
export { noNetwork as a, coverageForm as i, callDrawer as n, contactDrawer as r, addressDrawer as t };
