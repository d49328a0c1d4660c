import { V as withDrafts, a as selectDraft, p as selectOrder } from "./selectors-BG3aGS4u.js";
import { t as digits } from "./cep-DF-D-U5U.js";
// src/store/select-order-at-typed-cep.ts
/** The order with the CEP as typed so far, in digits, so that facts about that CEP can be read from it. */
var selectOrderAtTypedCep = (state) => withDrafts(selectOrder(state), { cep: { cep: digits(selectDraft(state, "cep").cep ?? "") } });
export { selectOrderAtTypedCep as t };
