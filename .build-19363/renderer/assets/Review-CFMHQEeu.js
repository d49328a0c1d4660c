import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-TVdLsqxs.js";
import { i as findStep, p as pageOf } from "./journeys-pH3FiARx.js";
import { f as selectOrder } from "./selectors-BJ0ILE8K.js";
import { t as require_jsx_runtime } from "./jsx-runtime-FA6SQFrL.js";
import { t as formatBRL } from "./money-DJHgo4Df.js";
import { Ct as frame, Dt as useSelector, Tt as useHref, l as chevron_down_default, n as Price } from "../prerender.js";
import { t as FibreScene } from "./FibreScene-BjwX8K6q.js";
import { l as review, r as glanceOf } from "./views-B0GVNhgY.js";
// src/ui/order/order-glance.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
// src/ui/order/OrderGlance.tsx
var import_jsx_runtime = require_jsx_runtime();
/**
* The order summary: an expandable bar on phones, a card beside the question on wide screens. Render it only when
* there is something to show.
*/
function OrderGlance({ plan, rows, scene, changePlanHref }) {
	const [open, setOpen] = (0, import_react.useState)(false);
	const id = (0, import_react.useId)();
	const first = plan?.name ?? rows[0]?.value ?? frame.order.title;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "order",
		"aria-label": frame.order.title,
		"data-open": open,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
				type: "button",
				className: "order__bar",
				"aria-expanded": open,
				"aria-controls": id,
				onClick: () => setOpen(!open),
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "order__bar-name",
						children: first
					}),
					plan && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "order__bar-price num",
						children: `${formatBRL(plan.price)}${frame.order.perMonth}`
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(chevron_down_default, {
						size: 20,
						"aria-hidden": "true"
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "hush",
						children: open ? frame.order.close : frame.order.open
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "order__scene night",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FibreScene, {
					state: scene,
					moves: !plan
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "order__body",
				id,
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
						className: "order__title",
						children: frame.order.title
					}),
					plan && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: "order__plan",
						children: [
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
								className: "order__name",
								children: plan.name
							}),
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Price, {
								value: plan.price,
								struck: plan.priceFull
							}),
							plan.condition && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
								className: "order__condition",
								children: plan.condition
							}),
							changePlanHref && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
								href: changePlanHref,
								className: "quiet-link",
								children: frame.order.changePlan
							})
						]
					}),
					rows.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dl", {
						className: "order__rows",
						children: rows.map((row) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: row.label }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: row.value })] }, row.label))
					})
				]
			})
		]
	});
}
// src/questions/OrderCard.tsx
/** The order summary beside the question; empty until there is something to show. */
function OrderCard() {
	const order = useSelector(selectOrder);
	const plans = findStep(order, ({ isOpenForChange }) => isOpenForChange === true);
	const href = useHref(plans ? pageOf(order, plans.id).path : "");
	const { plan, rows } = glanceOf(order);
	if (!plan && !order.facts.coverage) return null;
	const isCovered = order.facts.coverage === null || order.facts.coverage.plans.length > 0;
	const scene = order.finished ? "reached" : isCovered ? "found" : "short";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderGlance, {
		plan,
		rows,
		scene,
		changePlanHref: order.finished || !plans ? void 0 : href
	});
}
// src/ui/order/Review.tsx
/** All answers, grouped, each with a way to change it (GOV.UK "check answers" pattern). */
function Review({ groups }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "review",
		children: groups.map((group) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
			className: "review__group",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", { children: group.title }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dl", { children: group.rows.map((row) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "review__row",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: row.label }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: row.value }),
					row.change && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", {
						className: "review__change",
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Change, {
							label: row.label,
							change: row.change
						})
					})
				]
			}, row.label)) })]
		}, group.title))
	});
}
function Change({ label, change }) {
	const words = /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [review.change, /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: "hush",
		children: review.changeContext(label)
	})] });
	if ("href" in change) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
		href: change.href,
		className: "quiet-link",
		children: words
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
		type: "button",
		className: "quiet-link",
		onClick: change.onAsk,
		children: words
	});
}
export { OrderCard as n, Review as t };
