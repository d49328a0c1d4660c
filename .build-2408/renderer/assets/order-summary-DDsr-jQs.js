// src/content/order-summary.ts
/** Texts of the summary of an order: a bar above the question on phones, a card beside it on wide screens. */
var orderSummary = {
	title: "Seu pedido",
	open: "Ver o pedido",
	close: "Fechar o pedido",
	address: "Endereço",
	due: "Vencimento",
	payment: "Pagamento",
	dates: "Instalação",
	changePlan: "Trocar plano",
	perMonth: "/mês"
};
/** How a renewal is paid: it neither asks nor changes the form of payment (D99). */
var samePayment = "A mesma de hoje";
/** Condition of a monthly price (D99). A separate export, because the order's first bundle needs no other text of this file. */
var priceConditions = {
	withDebit: "com débito automático",
	withoutDebit: "sem débito automático",
	/** A price that is the same either way. */
	either: "com ou sem débito automático"
};
export { priceConditions as n, samePayment as r, orderSummary as t };
