// src/content/coverage-check-result.ts
/** Texts for the result of a coverage check and for the ways to continue (D54). */
var coverageWords = {
	hasFibre: (where) => `Tem fibra em ${where}`,
	from: (price) => `Planos a partir de ${price} por mês com débito automático.`,
	orderNow: "Pedir agora",
	callMe: "Prefiro receber uma ligação",
	choose: "Pedir este plano"
};
export { coverageWords as t };
