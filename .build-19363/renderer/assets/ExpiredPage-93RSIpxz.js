import { Dt as useSelector, Et as useDispatch, Rt as states, d as PrimaryButton } from "../prerender.js";
import { t as wishes } from "./wishes-C9zBFmMA.js";
import { L as saveOf, P as check, m as selectPhase } from "./selectors-BJ0ILE8K.js";
import { m as stepOf, s as idsOf, u as journeyOf } from "./journeys-pH3FiARx.js";
import { G as restartAsked, ht as wished } from "./events-Dzy0BOWM.js";
import { t as NoCoverageFrame } from "./NoCoverageFrame-XZy7KtkL.js";
import { t as Notice } from "./Notice-B00IPAei.js";
import { i as Header } from "./LoadingPage-sa39Bgqc.js";
import { t as require_jsx_runtime } from "./jsx-runtime-FA6SQFrL.js";
// src/funnel/revive.ts
/** Whether the page holds the full answer rather than only its mask. */
function isWhole(order, id) {
	const answer = order.answers[id];
	return answer !== void 0 && "values" in check(stepOf(order, id), answer.values, order);
}
/**
* The answers of an expired lead, under the names POST lead (legacy) expects; null when the page lacks part of the
* address or the journey stores no lead.
*/
function answersForAnother(order) {
	const ids = idsOf(order, "chat").filter((id) => stepOf(order, id).applies(order));
	const address = ids.filter((id) => stepOf(order, id).isKeptInTab);
	const isKnown = address.length > 0 && address.every((id) => isWhole(order, id));
	if (journeyOf(order).subject !== "lead" || order.finished || !isKnown) return null;
	const bodies = ids.filter((id) => isWhole(order, id)).map((id) => saveOf(order, id)?.body ?? {});
	return Object.assign({}, ...bodies);
}
// src/questions/lazy/ExpiredPage.tsx
var import_jsx_runtime = require_jsx_runtime();
/**
* The order is gone: it expired (X21) or the visitor erased it. What this page still holds of an expired order can
* start a new one.
*/
function ExpiredPage() {
	const dispatch = useDispatch();
	const isErased = useSelector(selectPhase) === "erased";
	const isKnown = useSelector((state) => answersForAnother(state.order) !== null);
	const { states: wishStates, texts } = useSelector((state) => state.wishes);
	const words = isErased ? wishes.erase.erased : {
		...states.expired,
		text: states.expiredText
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(NoCoverageFrame, {
		header: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Header, {}),
		heading: words.title,
		text: words.text,
		scene: "none",
		children: [
			wishStates.revive === "failed" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
				tone: "error",
				title: texts.revive
			}),
			!isErased && isKnown && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrimaryButton, {
				type: "button",
				state: wishStates.revive === "busy" ? "loading" : "default",
				onClick: () => dispatch(wished({ what: "revive" })),
				children: wishes.revive
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrimaryButton, {
				type: "button",
				tone: !isErased && isKnown ? "secondary" : "primary",
				onClick: () => dispatch(restartAsked()),
				children: words.action
			})
		]
	});
}
export { ExpiredPage as default };
