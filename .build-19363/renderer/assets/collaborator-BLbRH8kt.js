import { t as email } from "./email-CPnFi8oe.js";
import { n as addSteps, t as addJourney } from "./journeys-pH3FiARx.js";
import { n as CONFIRMED, r as codigo, t as codeParts } from "./code-t4-ztFBl.js";
import { t as email$1 } from "./email-DMC56gY9.js";
import { G as leadSubject, K as storedLead, Nt as addOwnTexts, U as checkoutParts, at as needsPlans, it as firstSteps, ot as pages, rt as backs } from "../prerender.js";
// src/content/steps/confirmacao-colaborador.ts
var confirmacaoColaborador$1 = {
	title: "Confirmação de colaborador",
	heading: "Qual é o código que enviamos para o seu e-mail corporativo?",
	again: "E o código que enviamos?",
	why: "Com ele liberamos a oferta de colaborador para você.",
	labels: { code: "Código de seis números" },
	placeholders: { code: "000000" },
	submit: "Conferir o código",
	help: "O código chega ao seu e-mail corporativo; olhe também o spam. Escreva “reenviar” para receber outro, ou “corrigir e-mail” se o endereço estiver errado.",
	name: "código",
	words: ["codigo", "codigo de confirmacao"]
};
// src/content/steps/email-colaborador.ts
/** The corporate e-mail of the employee offer. */
var emailColaborador = {
	...email,
	title: "Seu e-mail corporativo",
	heading: "Qual é o seu e-mail corporativo?",
	again: "E o seu e-mail corporativo?",
	why: "Enviamos um código para ele: a oferta é só para colaboradores.",
	labels: {
		...email.labels,
		email: "E-mail corporativo"
	},
	placeholders: { email: "voce@timbrasil.com.br" },
	before: "Esta é a oferta para colaboradores.",
	help: "Use o e-mail da empresa. Enviamos para ele o código que libera a oferta e a confirmação do pedido."
};
// src/funnel/steps/confirmacao-colaborador.ts
/** The code sent to an employee's corporate address (D6). It can be revisited: nome leads back to it. */
var confirmacaoColaborador = {
	...codigo,
	id: "confirmacao-colaborador",
	isTransient: false,
	applies: () => true,
	restore: (lead) => lead.collaborator_validated ? CONFIRMED : null
};
// src/funnel/journeys/collaborator.ts
var confirmation = {
	path: "/checkout/confirmacao-colaborador/",
	layout: "checkout",
	stage: "dados-pessoais",
	steps: ["confirmacao-colaborador"]
};
var asks = (id) => (page) => page.steps.includes(id);
/** E-mail and code come before the plans; the e-mail is not asked again (D6). */
function withCode(all) {
	const proof = [...all.filter(asks("email")), confirmation];
	return all.filter((page) => !asks("email")(page)).flatMap((page) => asks("planos")(page) ? [...proof, page] : [page]);
}
/** Steps that are open before the code is validated (F§2, D6). */
var OPEN = [
	"cep",
	"nr-imovel",
	"verificando-disponibilidade",
	"oferta-indisponivel",
	"email",
	"confirmacao-colaborador"
];
function redirect(order, wanted) {
	const home = needsPlans(order, wanted, "email");
	if (home !== null || OPEN.includes(wanted)) return home;
	return order.facts.code?.isVerified ? null : "email";
}
/** The employee offer: a code sent to the corporate e-mail comes before any personal data (D6). */
var collaborator = addJourney({
	id: "collaborator",
	root: "",
	pages: withCode(pages),
	backs: {
		...backs,
		nome: () => "confirmacao-colaborador"
	},
	redirect,
	subject: "lead"
}, firstSteps);
/** Its own steps; changing the e-mail invalidates the code. */
var ownSteps = [{
	...email$1,
	clears: ["code"]
}, confirmacaoColaborador];
// src/sagas/subject/collaborator.ts
var factsOf = ({ collaborator_validated: isVerified = false }) => ({ code: {
	isNeeded: true,
	isVerified,
	sentTo: null,
	minutes: 0
} });
/** A lead of the collaborators' offer: its code goes to the lead's e-mail address (D6). */
var collaboratorSubject = {
	...leadSubject,
	load: (api, id) => storedLead(api, id, factsOf),
	sendCode: (api, id) => api.lead.sendCollaboratorCode(id),
	checkCode: (api, id, code) => api.lead.checkCollaboratorCode(id, code)
};
// src/app/journeys/collaborator.ts
var { id } = collaborator;
addOwnTexts(id, {
	email: emailColaborador,
	"confirmacao-colaborador": confirmacaoColaborador$1
});
/** The employee offer with its e-mail code. */
var parts = {
	...checkoutParts(id),
	...codeParts,
	subject: collaboratorSubject,
	later: async () => {
		await checkoutParts(id).later?.();
		addSteps(id, ownSteps);
	}
};
export { parts };
