import { v as noValues } from "./journeys-pH3FiARx.js";
// src/funnel/steps/confirmacao.ts
/** The review and the final confirmation: PUT lead/{leadId}. Read-only once the order is made. */
var confirmacao = {
	id: "confirmacao",
	kind: "review",
	view: "review",
	submits: "finish",
	fields: [],
	schema: noValues,
	applies: () => true,
	isDone: (order) => order.finished !== null
};
// src/funnel/steps/pedido-realizado.ts
/** The receipt. Its back link opens the read-only review (D2). */
var pedidoRealizado = {
	id: "pedido-realizado",
	kind: "receipt",
	view: "receipt",
	fields: [],
	schema: noValues,
	applies: () => true,
	isDone: () => false
};
export { confirmacao as n, pedidoRealizado as t };
