import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-TVdLsqxs.js";
import { Dt as useSelector, Et as useDispatch, d as PrimaryButton } from "../prerender.js";
import { t as wishes } from "./wishes-C9zBFmMA.js";
import { m as stepOf, s as idsOf, u as journeyOf } from "./journeys-pH3FiARx.js";
import { ht as wished } from "./events-Dzy0BOWM.js";
import { f as selectOrder } from "./selectors-BJ0ILE8K.js";
import { t as MaskedField } from "./MaskedField-DGh7zX86.js";
import { t as StepForm } from "./StepForm-CM_RwJLO.js";
import { t as Notice } from "./Notice-B00IPAei.js";
/* empty css                    */
import { t as require_jsx_runtime } from "./jsx-runtime-FA6SQFrL.js";
// src/funnel/phone-on-record.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** Whether erasing the order requires its telephone: true for a lead that has one, never for a renewal. */
function asksPhoneToErase(order) {
	if (journeyOf(order).subject === "renewal") return false;
	return idsOf(order, "chat").some((id) => order.answers[id] !== void 0 && stepOf(order, id).fields.some((field) => field.name === "phone")) || Boolean(order.facts.onRecord?.phone);
}
// src/questions/lazy/EraseData.tsx
var import_jsx_runtime = require_jsx_runtime();
var words = wishes.erase;
/** The right to erasure (F§7): explains what is deleted, asks for the telephone given, and erases. */
function EraseData() {
	const dispatch = useDispatch();
	const order = useSelector(selectOrder);
	const { states, texts } = useSelector((state) => state.wishes);
	const [phone, setPhone] = (0, import_react.useState)("");
	const problem = states.erase === "failed" ? texts.erase : void 0;
	const asksPhone = asksPhoneToErase(order);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("details", {
		className: "order-wish",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("summary", { children: words.title }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(StepForm, {
			onAnswer: () => dispatch(wished({
				what: "erase",
				phone
			})),
			className: "order-wish__form",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "order-wish__text",
					children: order.finished ? words.textDone : words.text
				}),
				asksPhone ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MaskedField, {
					mask: "phone",
					name: "phone_to_erase",
					label: words.phone,
					as: "label",
					autoComplete: "tel-national",
					value: phone,
					onChange: (_name, value) => setPhone(value),
					error: problem
				}) : problem && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
					tone: "error",
					title: problem
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrimaryButton, {
					tone: "secondary",
					state: states.erase === "busy" ? "loading" : "default",
					children: words.submit
				})
			]
		})]
	});
}
export { EraseData as t };
