import { p as pageOf } from "./journeys-CWpcRNhs.js";
import { t as digits } from "./cep-DF-D-U5U.js";
import { T as drafted } from "./events-C3g4CRov.js";
import { o as selectFlow } from "./selectors-BG3aGS4u.js";
import { t as selectOrderAtTypedCep } from "./select-order-at-typed-cep-CAzYN1lv.js";
import { S as takeEvery, y as select } from "./errors-B7wXR0Oe.js";
import { t as safely } from "./safely-BZD4g_FE.js";
import { n as openByBlock, r as learnPlace } from "./choose-number-or-block-and-lot-CHJF7VL1.js";
// src/sagas/coverage/typed-cep.ts
/**
* Looks up a CEP as soon as it is typed completely, on pages that ask for CEP and house number together
* (D62). Such a page does not submit the CEP separately.
*/
function* watchTypedCep() {
	yield* takeEvery(drafted, safely(lookUpTypedCep));
}
function* lookUpTypedCep({ payload: { name, value } }) {
	if (name !== "cep" || digits(value).length !== 8) return;
	const flow = yield* select(selectFlow);
	if (flow.mode !== "pages" || pageOf(flow, flow.position).steps.length < 2) return;
	yield* learnPlace(selectOrderAtTypedCep);
	yield* openByBlock(selectOrderAtTypedCep);
}
export { watchTypedCep as t };
