import { i as codigo, n as CONFIRMED, r as codigo$1, t as codeParts } from "./email-code-EMR0jgNh.js";
import { t as email } from "./email-BQ8JJlwg.js";
import { t as email$1 } from "./email-DWS4Yjhy.js";
import { t as addJourney } from "./journeys-CWpcRNhs.js";
import { c as needsPlans, l as pages, n as leadSubject, r as storedLead, s as backs } from "./lead-DqMxxizc.js";
import { n as registerJourney, t as checkoutLater } from "./register-Cp3A3NRU.js";
import { w as ofCheckout } from "../prerender.js";
// src/content/steps/confirmacao-colaborador.ts
/** Texts of the question that asks for the code sent to an employee's corporate e-mail address. */
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
	words: ["codigo", "codigo de confirmacao"],
	shown: codigo.shown
};
// src/content/journeys/collaborator.ts
/** Texts of the e-mail question in the employee offer, which asks for a corporate address. */
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
// src/funnel/journeys/collaborator/email.ts
/** Step for the corporate e-mail address of an employee (D6). Changing the address invalidates the code. */
var corporateEmail = {
	...email$1,
	clears: ["code"]
};
// src/funnel/journeys/collaborator/journey.ts
/** The journey of the employee offer. */
var confirmation = {
	path: "/checkout/confirmacao-colaborador/",
	layout: "checkout",
	stage: "dados-pessoais",
	steps: ["confirmacao-colaborador"]
};
var asks = (id) => (page) => page.steps.includes(id);
/** Moves the page for the e-mail address before the plans, and adds the page for the code after it (D6). */
function withCode(all) {
	const proof = [...all.filter(asks("email")), confirmation];
	return all.filter((page) => !asks("email")(page)).flatMap((page) => asks("planos")(page) ? [...proof, page] : [page]);
}
/** Steps that may be opened before the code is validated (F§2, D6). */
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
/**
* Journey of the employee offer. Before they see plans or enter other personal data, employees enter a code
* sent to their corporate e-mail address (D6).
*/
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
});
// src/funnel/journeys/collaborator/confirmacao-colaborador.ts
/**
* Step for the code that is sent to an employee's corporate e-mail address (D6). The step can be opened again
* once it is done, because the back link of the step `nome` leads to it.
*/
var confirmacaoColaborador = {
	...codigo$1,
	id: "confirmacao-colaborador",
	isTransient: false,
	applies: () => true,
	restore: (lead) => lead.collaborator_validated ? CONFIRMED : null
};
// src/sagas/subject/collaborator.ts
var factsOf = ({ collaborator_validated: isVerified = false }) => ({ code: {
	isNeeded: true,
	isVerified,
	sentTo: null,
	minutes: 0
} });
/**
* Server calls for a lead of the employee offer. It works like any other lead, and its code goes to the
* lead's e-mail address (D6).
*/
var collaboratorSubject = {
	...leadSubject,
	load: (api, id) => storedLead(api, id, factsOf),
	sendCode: (api, id) => api.lead.sendCollaboratorCode(id),
	checkCode: (api, id, code) => api.lead.checkCollaboratorCode(id, code)
};
// src/app/journeys/collaborator/parts.ts
/**
* What the browser loads for the employee offer (journey `collaborator`), which sends a code to the
* employee's e-mail address.
*/
var parts = registerJourney({
	id: collaborator.id,
	...ofCheckout,
	drawings: "fibre",
	...codeParts,
	subject: collaboratorSubject,
	later: async () => {
		const checkout = await checkoutLater();
		return {
			...checkout,
			steps: [
				...checkout.steps,
				[corporateEmail, emailColaborador],
				[confirmacaoColaborador, confirmacaoColaborador$1]
			]
		};
	}
});
export { parts };
