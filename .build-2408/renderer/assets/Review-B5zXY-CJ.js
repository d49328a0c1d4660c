import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { i as findStep, p as pageOf } from "./journeys-CWpcRNhs.js";
import { p as selectOrder } from "./selectors-BG3aGS4u.js";
import { n as useHref } from "./useHref-sA-lJBY4.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
import { t as formatBRL } from "./money-CPTiVFPd.js";
import { c as chevron_down_default, j as useSelector, n as Price } from "../prerender.js";
import { t as orderSummary } from "./order-summary-DDsr-jQs.js";
import { r as glanceOf, s as review } from "./order-display-rD7y51S9.js";
import { n as sceneOf } from "./journey-drawings-DI4cVjPO.js";
import { t as Breakable } from "./Breakable-B_bR9N-V.js";
// src/ui/order/order-summary.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
// src/ui/order/OrderSummary.tsx
var import_jsx_runtime = require_jsx_runtime();
/**
* Summary of an order: an expandable bar on phones, a card beside the question on wide screens. Escape closes
* the bar. Render it only if there is something to show.
*/
function OrderSummary({ plan, rows, scene, changePlanHref }) {
	const [open, setOpen] = (0, import_react.useState)(false);
	const id = (0, import_react.useId)();
	const bar = (0, import_react.useRef)(null);
	(0, import_react.useEffect)(() => {
		if (!open) return;
		const close = ({ key }) => {
			if (key !== "Escape") return;
			setOpen(false);
			bar.current?.focus();
		};
		document.addEventListener("keydown", close);
		return () => document.removeEventListener("keydown", close);
	}, [open]);
	const first = plan?.name ?? rows[0]?.value ?? orderSummary.title;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "order",
		"aria-label": orderSummary.title,
		"data-open": open,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
				ref: bar,
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
					plan && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "order__bar-price num",
						children: [`${formatBRL(plan.price)}${orderSummary.perMonth} `, plan.condition && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("small", { children: plan.condition })]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(chevron_down_default, {
						size: 20,
						"aria-hidden": "true"
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "hush",
						children: open ? orderSummary.close : orderSummary.open
					})
				]
			}),
			scene && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "order__scene night",
				children: scene
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "order__body",
				id,
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
						className: "order__title",
						children: orderSummary.title
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
								children: orderSummary.changePlan
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
/**
* Order summary beside the question. It is hidden until a plan is chosen or the coverage of the address is
* known.
*/
function OrderCard() {
	const order = useSelector(selectOrder);
	const plans = findStep(order, ({ isOpenForChange }) => isOpenForChange === true);
	const href = useHref(plans ? pageOf(order, plans.id).path : "");
	const { plan, rows } = glanceOf(order);
	if (!plan && !order.facts.coverage) return null;
	const isCovered = order.facts.coverage === null || order.facts.coverage.plans.length > 0;
	const state = order.finished ? "reached" : isCovered ? "found" : "short";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderSummary, {
		plan,
		rows,
		scene: sceneOf(order.journey, {
			state,
			moves: !plan
		}),
		changePlanHref: order.finished || !plans ? void 0 : href
	});
}
// src/ui/order/Review.tsx
/**
* All answers of an order in groups, each with a way to change it (the "check answers" pattern of GOV.UK).
*/
function Review({ groups }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "review",
		children: groups.map((group) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
			className: "review__group",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", { children: group.title }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dl", { children: group.rows.map((row) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "review__row",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: row.label }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Breakable, { children: row.value }) }),
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
