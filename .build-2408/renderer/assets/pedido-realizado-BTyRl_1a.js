import { v as noValues } from "./journeys-CWpcRNhs.js";
// src/funnel/steps/confirmacao.ts
/**
* Step in which the visitor reviews the order and places it (PUT lead/{leadId}). Once the order is placed,
* the review is read-only.
*/
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
/** Step for the receipt of a finished order. Its back link opens the read-only review (D2). */
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
