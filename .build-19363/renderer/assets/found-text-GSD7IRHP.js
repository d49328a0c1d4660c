import { Ut as chat } from "../prerender.js";
import { r as normalise } from "./text-CvlYaCT4.js";
import { t as answerText } from "./answer-text-C_Ck7uUJ.js";
// src/lib/street.ts
var NA = /^(?:avenida|av|rua|r|travessa|tv|praca|pca|alameda|al|estrada|rodovia|rod|ladeira|vila|viela|quadra)$/;
var NO = /^(?:largo|lgo|beco|parque|pq|jardim|jd|viaduto|conjunto|condominio|loteamento|setor|sitio)$/;
/** A street with the preposition that goes with its kind: 'na Avenida Paulista', 'no Largo do Arouche'. */
function inStreet(street) {
	const [kind = ""] = normalise(street).split(/[ .]/);
	return `${NA.test(kind) ? "na" : NO.test(kind) ? "no" : "em"} ${street}`;
}
// src/questions/found-text.ts
/** 'Tem fibra na Avenida Paulista, 1000.': said once the address is covered. */
function foundText(order) {
	const street = order.facts.coverage?.address?.address;
	const where = street && [inStreet(street), answerText(order, "nr-imovel")].filter(Boolean).join(", ");
	return chat.covered(where || chat.coveredHere);
}
export { foundText as t };
