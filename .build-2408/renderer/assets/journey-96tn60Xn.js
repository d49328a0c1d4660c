import { t as addJourney } from "./journeys-CWpcRNhs.js";
import { c as needsPlans, l as pages, s as backs } from "./lead-DqMxxizc.js";
// src/content/forms/cep-and-house-number.ts
/** Texts of the order page that asks for CEP (postcode) and house number together (D4). */
var address = {
	title: "Seu endereço",
	heading: "Onde você quer a fibra?",
	why: "Com o CEP e o número vemos na hora se ela já chega à sua casa.",
	submit: "Ver se tem fibra aqui"
};
// src/funnel/journeys/b/journey.ts
/** The journey of the campaigns under `b`. */
/**
* Puts the questions for CEP (postcode) and house number on one page, and removes the separate page for the
* house number (D4).
*/
var onePageAddress = (all) => all.flatMap((page) => {
	if (page.steps.includes("nr-imovel")) return [];
	return page.steps.includes("cep") ? [{
		...page,
		steps: ["cep", "nr-imovel"]
	}] : [page];
});
/** Journey for the campaigns under `b`: the standard journey, with CEP and house number on one page. */
var b = addJourney({
	id: "b",
	root: "",
	pages: onePageAddress(pages),
	backs,
	redirect: (order, wanted) => needsPlans(order, wanted, "planos"),
	subject: "lead"
});
export { onePageAddress as n, address as r, b as t };
