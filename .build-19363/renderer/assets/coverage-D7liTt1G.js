// src/content/coverage.ts
/** Texts of the coverage check that belong to no single question (D54). */
var coverageWords = {
	hasFibre: (where) => `Tem fibra em ${where}`,
	from: (price) => `Planos a partir de ${price} por mês com débito automático.`,
	orderNow: "Pedir agora",
	callMe: "Prefiro receber uma ligação",
	choose: "Pedir este plano"
};
export { coverageWords as t };
