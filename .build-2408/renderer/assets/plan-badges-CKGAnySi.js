// src/content/plan-badges.ts
/** Badges on plan cards, by the plan's sku (M§9). */
var planBadges = {
	d600sp: "Melhor Custo Benefício",
	d1000a: "Melhor Custo Benefício",
	d500a: "Menor Preço",
	d2000b: "Entretenimento garantido"
};
/** Badge of the plan that the visitor's link or the plan advice suggests; replaces any other badge. */
var suggestedBadge = "Sugerido para você";
/** Explains the speed of a plan that includes a bonus: 700 Mega are 600 Mega plus 100 Mega (D28, D65). */
var bonusOf = (download, bonus) => `${download} + ${bonus} de bônus`;
export { planBadges as n, suggestedBadge as r, bonusOf as t };
