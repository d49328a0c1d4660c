import { n as __exportAll } from "./rolldown-runtime-DYf_mQCB.js";
import { i as findStep } from "./journeys-CWpcRNhs.js";
import { n as placeOf } from "./nr-imovel-BdtOSRts.js";
import { D as factsLearned, F as moved, T as drafted, W as refused } from "./events-C3g4CRov.js";
import { p as selectOrder } from "./selectors-BG3aGS4u.js";
import { _ as put, h as call, l as houseOf, m as outside, t as ApiError, y as select } from "./errors-B7wXR0Oe.js";
// src/sagas/subject/plans-query.ts
var flag = (value) => value ? { value: "true" }.value : void 0;
/** Campaign, requested plan and flags, as sent with a lookup (F7). */
var plansQuery = (order, visit) => ({
	addon: visit.addon,
	prefix: visit.prefix,
	sku: order.wish.sku,
	collaborator: flag(visit.collaborator),
	regionOffer: flag(visit.regionOffer),
	premium: flag(visit.premium),
	rs: flag(visit.rs)
});
// src/sagas/coverage/look-up-cep.ts
/**
* Looks up a CEP: whether its houses have numbers or blocks and lots, whether it has coverage, and which
* plans are sold there.
*/
/**
* Converts the reply of a CEP lookup. Missing flags mean an ordinary CEP, with house numbers and a network.
*/
var placeIn = ({ cep, by_block = false, network = true, coverage }) => ({
	cep,
	isByBlock: by_block,
	hasNetwork: network,
	coverage
});
/**
* Looks up the order's CEP. The house-number question also works without the result (D62, D74).
* @param selectAsked selects the order whose CEP is looked up; by default the order with its submitted
*   answers
*/
function* learnPlace(selectAsked = selectOrder) {
	const order = yield* select(selectAsked);
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
		if (houseOf(yield* select(selectAsked)).cep !== cep) return;
		yield* put(factsLearned({ facts: { place: placeIn(found) } }));
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
	}
}
// src/sagas/coverage/choose-number-or-block-and-lot.ts
/** Switches the house-number question between a number and a block with a lot, depending on the CEP. */
var choose_number_or_block_and_lot_exports = /* @__PURE__ */ __exportAll({
	doubtHouse: () => doubtHouse,
	openByBlock: () => openByBlock
});
/**
* Preselects block and lot if houses at the CEP have them and the visitor has not started to answer.
* @param selectAsked selects the order whose CEP counts; by default the order with its submitted answers
*/
function* openByBlock(selectAsked = selectOrder) {
	const order = yield* select(selectAsked);
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
* Asks the visitor to check the house if it has no coverage and its kind of number is unusual: a number at a
* CEP with blocks and lots, or a block at a CEP with numbers. The same answer is accepted the second time.
* @returns whether the visitor is asked
*/
function* doubtHouse() {
	yield* learnPlace();
	const order = yield* select(selectOrder);
	const place = placeOf(order);
	const { is_block_allotment: isBlock } = houseOf(order);
	const step = findStep(order, ({ fields }) => fields.some(({ name }) => name === "is_block_allotment"));
	if (!step || !place?.hasNetwork || place.isByBlock === isBlock) return false;
	const problems = isBlock ? { number: { problem: "endereco-por-numero" } } : { block_number: { problem: "endereco-por-quadra" } };
	yield* put(drafted({
		step: step.id,
		name: "is_block_allotment",
		value: String(!isBlock)
	}));
	yield* put(refused({
		step: step.id,
		problems
	}));
	yield* put(moved({
		to: step.id,
		how: "replace"
	}));
	return true;
}
export { flag as a, placeIn as i, openByBlock as n, plansQuery as o, learnPlace as r, choose_number_or_block_and_lot_exports as t };
