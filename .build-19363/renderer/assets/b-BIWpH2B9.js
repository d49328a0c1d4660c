import { t as addJourney } from "./journeys-pH3FiARx.js";
import { at as needsPlans, it as firstSteps, ot as pages, rt as backs } from "../prerender.js";
// src/content/forms/address.ts
/** CEP and number on one page (D4). */
var address = {
	title: "Seu endereço",
	heading: "Onde você quer a fibra?",
	why: "Com o CEP e o número vemos na hora se ela já chega à sua casa.",
	submit: "Ver se tem fibra aqui"
};
// src/funnel/journeys/b.ts
/** CEP and number share one page, so nr-imovel is skipped in both directions (D4). */
var onePageAddress = (all) => all.flatMap((page) => {
	if (page.steps.includes("nr-imovel")) return [];
	return page.steps.includes("cep") ? [{
		...page,
		steps: ["cep", "nr-imovel"]
	}] : [page];
});
/** The standard order of the campaigns under `b`. */
var b = addJourney({
	id: "b",
	root: "",
	pages: onePageAddress(pages),
	backs,
	redirect: (order, wanted) => needsPlans(order, wanted, "planos"),
	subject: "lead"
}, firstSteps);
export { onePageAddress as n, address as r, b as t };
