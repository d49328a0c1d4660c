import { n as __exportAll } from "./rolldown-runtime-DYf_mQCB.js";
import { i as findStep } from "./journeys-pH3FiARx.js";
import { ut as placeOf } from "../prerender.js";
import { E as factsLearned, P as moved, V as refused, w as drafted } from "./events-Dzy0BOWM.js";
import { f as selectOrder } from "./selectors-BJ0ILE8K.js";
import { c as outside, d as put, l as call, p as select, r as houseOf } from "./kept-address-Cc9wzmbR.js";
import { t as ApiError } from "./errors-BYL2o9Wp.js";
// src/sagas/subject/plans-query.ts
var flag = (value) => value ? { value: "true" }.value : void 0;
/** What decides the plans at an address, as a look-up asks for it (F7). */
var plansQuery = (order, visit) => ({
	addon: order.prefix || void 0,
	sku: order.wish.sku,
	collaborator: flag(visit.collaborator),
	regionOffer: flag(visit.regionOffer),
	premium: flag(visit.premium),
	rs: flag(visit.rs)
});
// src/sagas/coverage/learn-place.ts
/** A server that does not tell is taken to mean an ordinary CEP. */
var placeIn = ({ cep, by_block = false, network = true, coverage }) => ({
	cep,
	isByBlock: by_block,
	hasNetwork: network,
	coverage
});
/** Looks up what the order's CEP is; the question that waits for it works without (D62, D74). */
function* learnPlace() {
	const order = yield* select(selectOrder);
	const { cep } = houseOf(order);
	if (!cep || placeOf(order)) return;
	const { api, subject, loadJourney, visit } = yield* outside();
	const coverage = subject?.save && subject.checkAddress ? "true" : void 0;
	const query = {
		...plansQuery(order, visit()),
		coverage
	};
	try {
		const [found] = yield* call(() => Promise.all([api.address.ofCep(cep, query), loadJourney()]));
		yield* put(factsLearned({ facts: { place: placeIn(found) } }));
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
	}
}
// src/funnel/house-doubts.ts
/** Asked before "A fibra ainda não chegou" where the house is told in another way than its CEP's houses (D62). */
var houseDoubts = {
	byBlock: "Neste CEP os endereços são por quadra e lote. Quais são os seus?",
	byNumber: "Neste CEP os endereços são por número. Qual é o seu?"
};
// src/sagas/coverage/place.ts
var place_exports = /* @__PURE__ */ __exportAll({
	doubtHouse: () => doubtHouse,
	openByBlock: () => openByBlock
});
/** Opens the number's question with block and lot where the CEP has them, unless the visitor was faster. */
function* openByBlock() {
	const order = yield* select(selectOrder);
	const step = findStep(order, ({ fields }) => fields.some(({ name }) => name === "is_block_allotment"));
	const isTouched = yield* select(({ flow }) => step && flow.drafts[step.id] !== void 0);
	if (!step || order.answers[step.id] || isTouched || !placeOf(order)?.isByBlock) return;
	yield* put(drafted({
		step: step.id,
		name: "is_block_allotment",
		value: "true"
	}));
}
/**
* Asks about a house without network that is told by number at a CEP of blocks, or the other way round. The same
* answer again is taken as it is.
* @returns whether the visitor is asked
*/
function* doubtHouse() {
	yield* learnPlace();
	const order = yield* select(selectOrder);
	const place = placeOf(order);
	const { is_block_allotment: isBlock } = houseOf(order);
	const step = findStep(order, ({ fields }) => fields.some(({ name }) => name === "is_block_allotment"));
	if (!step || !place?.hasNetwork || place.isByBlock === isBlock) return false;
	const [field, text] = isBlock ? ["number", houseDoubts.byNumber] : ["block_number", houseDoubts.byBlock];
	yield* put(drafted({
		step: step.id,
		name: "is_block_allotment",
		value: String(!isBlock)
	}));
	yield* put(refused({
		step: step.id,
		problems: { [field]: text }
	}));
	yield* put(moved({
		to: step.id,
		how: "replace"
	}));
	return true;
}
export { plansQuery as a, flag as i, place_exports as n, placeIn as r, openByBlock as t };
