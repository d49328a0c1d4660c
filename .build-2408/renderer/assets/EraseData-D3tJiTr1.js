import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { A as useDispatch, j as useSelector, u as PrimaryButton } from "../prerender.js";
import { t as orderProblems } from "./order-actions-Jydim5Po.js";
import { t as phoneProblems } from "./phone-C4w5BZQY.js";
import { t as wishes } from "./order-self-service-Y4XaV_g2.js";
import { t as asksPhoneToErase } from "./asks-phone-to-erase-DzXb0_Hs.js";
import { St as wished } from "./events-C3g4CRov.js";
import { p as selectOrder } from "./selectors-BG3aGS4u.js";
import { t as MaskedField } from "./MaskedField-BXcfEjVs.js";
import { t as StepForm } from "./StepForm-DN84VuoN.js";
import { t as Notice } from "./Notice-DoZ-1JzC.js";
import { t as problemText } from "./problem-texts-DOHDP5NT.js";
import { n as addProblems } from "./journey-part-registry-PbjbEmAN.js";
/* empty css                       */
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/questions/lazy/EraseData.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var words = wishes.erase;
addProblems({
	...orderProblems,
	...phoneProblems
});
/**
* Form with which visitors erase their data (right to erasure, F§7). It explains what is deleted, and asks
* for the order's phone number if that is required.
*/
function EraseData() {
	const dispatch = useDispatch();
	const order = useSelector(selectOrder);
	const { states, problems } = useSelector((state) => state.wishes);
	const [phone, setPhone] = (0, import_react.useState)("");
	const problem = states.erase === "failed" && problems.erase ? problemText(problems.erase) : void 0;
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
