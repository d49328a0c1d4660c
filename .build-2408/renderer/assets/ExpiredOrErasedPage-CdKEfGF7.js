import { A as useDispatch, j as useSelector, u as PrimaryButton } from "../prerender.js";
import { t as states } from "./waits-errors-and-notices-BNl7P8HF.js";
import { t as orderProblems } from "./order-actions-Jydim5Po.js";
import { t as wishes } from "./order-self-service-Y4XaV_g2.js";
import { F as check, h as selectPhase, z as saveOf } from "./selectors-BG3aGS4u.js";
import { m as stepOf, s as idsOf, u as journeyOf } from "./journeys-CWpcRNhs.js";
import { J as restartAsked, St as wished } from "./events-C3g4CRov.js";
import { t as NoCoverageFrame } from "./NoCoverageFrame-DcDl_W46.js";
import { t as Notice } from "./Notice-DoZ-1JzC.js";
import { r as Header } from "./LoadingPage-KxpSaCQo.js";
import { t as problemText } from "./problem-texts-DOHDP5NT.js";
import { n as addProblems } from "./journey-part-registry-PbjbEmAN.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/funnel/revive-expired-lead.ts
/** Whether a step's full answer is known, not only its masked form. */
function isWhole(order, id) {
	const answer = order.answers[id];
	return answer !== void 0 && "values" in check(stepOf(order, id), answer.values, order);
}
/**
* Returns the answers of an expired lead as the body of POST lead (legacy), which creates a new lead from
* them. Returns null if part of the address is unknown, the order is finished, or the journey stores no lead.
*/
function answersForNewLead(order) {
	const ids = idsOf(order, "chat").filter((id) => stepOf(order, id).applies(order));
	const address = ids.filter((id) => stepOf(order, id).isKeptInTab);
	const isKnown = address.length > 0 && address.every((id) => isWhole(order, id));
	if (journeyOf(order).subject !== "lead" || order.finished || !isKnown) return null;
	const bodies = ids.filter((id) => isWhole(order, id)).map((id) => saveOf(order, id)?.body ?? {});
	return Object.assign({}, ...bodies);
}
// src/questions/lazy/ExpiredOrErasedPage.tsx
var import_jsx_runtime = require_jsx_runtime();
addProblems(orderProblems);
/**
* Page shown after the order has expired (X21) or the visitor has erased it. If the answers of an expired
* order are still in memory, they can be used to start a new order.
*/
function ExpiredOrErasedPage() {
	const dispatch = useDispatch();
	const isErased = useSelector(selectPhase) === "erased";
	const isKnown = useSelector((state) => answersForNewLead(state.order) !== null);
	const { states: wishStates, problems } = useSelector((state) => state.wishes);
	const words = isErased ? wishes.erase.erased : {
		...states.expired,
		text: states.expiredText
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(NoCoverageFrame, {
		header: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Header, {}),
		heading: words.title,
		text: words.text,
		children: [
			wishStates.revive === "failed" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
				tone: "error",
				title: problems.revive && problemText(problems.revive)
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
export { ExpiredOrErasedPage as default };
