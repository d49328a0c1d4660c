import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { S as streamings, n as Price, p as chevron_right_default, v as cardWords } from "../prerender.js";
import { t as lazily } from "./lazily--AIPxAEW.js";
import { t as Dialog } from "./Dialog-Ch6CzKWG.js";
import { t as ScrollArrows } from "./ScrollArrows-Cbj3xeeR.js";
import { i as panelOf, n as useWhatsApp, r as TabList, t as useOrderLinks } from "./useOrderLinks-DQiH91ng.js";
import { n as arrow_down_default, t as arrow_up_default } from "./arrow-up-Bl8qX4ZP.js";
import { t as icon } from "./icon-DqJ4i4f9.js";
import { t as legal } from "./legal-NNs1L3E6.js";
import { a as toggled, i as shownPlan, n as initialToggle, o as togglesOf } from "./streaming-toggles-pOa-nFpO.js";
import { a as unbrokenBRL } from "./money-CPTiVFPd.js";
import { n as speedName } from "./plan-speed-CfyhCTWB.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
import { n as moveByKeys, t as followEnds } from "./row-scrolling-BJFsXaVq.js";
/* empty css                     */
// node_modules/lucide-react/dist/esm/icons/smartphone.mjs
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var smartphone_default = /* @__PURE__ */ icon([["rect", {
	"width": "14",
	"height": "20",
	"x": "5",
	"y": "2",
	"rx": "2",
	"ry": "2"
}], ["path", { "d": "M12 18h.01" }]]);
// src/pages/landing/plans/PlanCard.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The card of a plan (M2.60). For a group of plans, streaming toggles switch between the plans (M4.3). */
function PlanCard(props) {
	const { card, look, heading: Heading, benefits, hrefOf, onOrder } = props;
	const [on, setOn] = (0, import_react.useState)(() => initialToggle(card.plans));
	const [isChanged, setIsChanged] = (0, import_react.useState)(false);
	const plan = shownPlan(card.plans, on);
	const words = cardWords.variants[look.variant];
	const toggles = card.plans.length > 1 ? togglesOf(card.plans) : [];
	const press = (pressed) => {
		setOn(toggled(card.plans, on, pressed));
		setIsChanged(true);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("article", {
		className: `plan-card plan-card--${look.variant}`,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, { plan }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "plan-card__in",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("header", {
					className: "plan-card__head",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Heading, {
							className: "plan-card__name",
							children: plan.name
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
							className: "plan-card__text",
							children: plan.text
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Speeds, { plan })
					]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Ribbons, { plan }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "plan-card__cost",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Price, {
							value: plan.priceWithDebit,
							struck: plan.priceFull
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
							className: "plan-card__terms num",
							children: [
								/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("b", { children: [legal.directDebitShort, "."] }),
								" ",
								/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: legal.withoutDebit(unbrokenBRL(plan.price)) }),
								" ",
								/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: legal.afterPromotion(unbrokenBRL(plan.priceFull)) })
							]
						}),
						plan.bonus && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
							className: "plan-card__bonus",
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(smartphone_default, {
								size: 18,
								"aria-hidden": "true"
							}), plan.bonus]
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
							role: "status",
							className: "hush",
							children: isChanged && `${plan.name}: ${legal.monthlyWithDebit(unbrokenBRL(plan.priceWithDebit))}`
						})
					]
				}),
				toggles.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "plan-card__toggles",
					role: "group",
					"aria-label": cardWords.choose,
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
							"aria-hidden": "true",
							children: cardWords.choose
						}),
						toggles.map((each) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
							type: "button",
							role: "switch",
							className: "plan-switch",
							"aria-checked": each === on,
							onClick: () => press(each),
							children: [streamings[each].name, /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
								className: "plan-switch__track",
								"aria-hidden": "true"
							})]
						}, each)),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Others, {
							plans: card.plans.filter((each) => each !== plan),
							hrefOf
						})
					]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "plan-card__includes",
					children: cardWords.includes(plan.benefits.map((slug) => benefits[slug] ?? slug))
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "plan-card__actions",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
							href: hrefOf(plan),
							className: "button button--primary",
							"data-order": "",
							onClick: (event) => onOrder(plan, event),
							children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
								className: "button__text",
								children: [
									words.hire,
									" ",
									/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
										className: "hush",
										children: plan.name
									})
								]
							})
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(WhatsApp, {
							plan,
							label: words.whatsApp
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
							type: "button",
							className: "plan-card__foot",
							onPointerEnter: props.onNearBenefits,
							onFocus: props.onNearBenefits,
							onClick: () => props.onBenefits(plan),
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [
								cardWords.feet[look.foot],
								" ",
								/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
									className: "hush",
									children: plan.name
								})
							] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(chevron_right_default, {
								size: 18,
								"aria-hidden": "true"
							})]
						})
					]
				})
			]
		})]
	});
}
/** Links to the other plans of the group, for visitors without scripts. */
function Others({ plans, hrefOf }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		className: "plan-card__others",
		children: plans.map((plan) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
			href: hrefOf(plan),
			"data-order": "",
			children: [
				plan.name,
				": ",
				legal.monthlyWithDebit(unbrokenBRL(plan.priceWithDebit))
			]
		}) }, plan.sku))
	});
}
/** The badge at the top of the card. Two texts alternate with a CSS animation (M4.4). */
function Badge({ plan: { badges } }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "plan-card__badge",
		"data-kind": badges[0] === cardWords.badges.special ? "special" : "own",
		children: badges.map((badge) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: badge }, badge))
	});
}
/** The labels 'lowest price', unless the badge already says so (M4.14), and reward points (M9.4). */
function Ribbons({ plan: { badges, isCheapest, points } }) {
	const saysCheapest = isCheapest && !badges.includes(cardWords.badges.cheapest);
	if (!saysCheapest && points === null) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "plan-card__ribbons",
		children: [saysCheapest && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "plan-card__ribbon",
			children: cardWords.cheapest
		}), points !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "plan-card__ribbon",
			children: cardWords.points(points)
		})]
	});
}
function Speeds({ plan: { download, upload } }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "plan-card__speeds num",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(arrow_down_default, {
				size: 16,
				"aria-hidden": "true"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "hush",
				children: "Download de "
			}),
			speedName(download)
		] }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(arrow_up_default, {
				size: 16,
				"aria-hidden": "true"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "hush",
				children: "Upload de "
			}),
			speedName(upload)
		] })]
	});
}
function WhatsApp({ plan, label }) {
	const href = useWhatsApp(plan);
	if (!href) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
		href,
		className: "button button--secondary",
		target: "_blank",
		rel: "noreferrer",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			className: "button__text",
			children: [
				label,
				" ",
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "hush",
					children: [plan.name, legal.inAnotherTab]
				})
			]
		})
	});
}
// src/pages/landing/plans/useCardScroll.ts
/**
* React hook that scrolls a horizontal list by one card at a time, for arrow buttons and arrow keys. Touch,
* wheel and focus scroll the list natively.
*/
function useCardScroll() {
	const list = (0, import_react.useRef)(null);
	const [ends, setEnds] = (0, import_react.useState)({
		isAtStart: true,
		isAtEnd: true
	});
	const move = (0, import_react.useCallback)((by) => {
		const element = list.current;
		const [first, second] = element?.children ?? [];
		if (!element || !(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return;
		const step = second.offsetLeft - first.offsetLeft;
		element.scrollTo({ left: (Math.round(element.scrollLeft / step) + by) * step });
	}, []);
	(0, import_react.useEffect)(() => {
		const element = list.current;
		if (!element) return;
		const stops = [followEnds(element, setEnds), moveByKeys(element, move)];
		return () => stops.forEach((stop) => stop());
	}, [move]);
	return {
		list,
		move,
		ends
	};
}
// src/pages/landing/islands/PlanList.tsx
var BenefitList = lazily(async () => import("./BenefitList-CdrvEYVt.js"), {
	spare: true,
	fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", { className: "benefits__wait" })
});
/**
* The plan cards of a landing page, as one list that scrolls sideways or as two such lists in tabs (M2.59).
*/
function PlanList(props) {
	const { mode, look, cards, benefits, first, heading } = props;
	const scope = (0, import_react.useId)();
	const names = Object.fromEntries(benefits.map(({ slug, benefit }) => [slug, benefit]));
	const { hrefOf, chooseWay, dialog } = useOrderLinks(first, look.variant);
	const drawer = useDrawer();
	const [tab, setTab] = (0, import_react.useState)("plain");
	const [called, setCalled] = (0, import_react.useState)(null);
	(0, import_react.useEffect)(() => {
		const call = () => {
			const card = calledOf(cards);
			setCalled(card);
			if (card) setTab(tabOf(card));
		};
		call();
		window.addEventListener("hashchange", call);
		return () => window.removeEventListener("hashchange", call);
	}, [cards]);
	const shown = (list) => list.map((card) => ({
		card,
		isCalled: card === called,
		content: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlanCard, {
			card,
			look,
			heading,
			benefits: names,
			hrefOf,
			onOrder: chooseWay,
			onBenefits: drawer.open,
			onNearBenefits: () => void BenefitList.preload().catch(() => {})
		})
	}));
	const lists = TABS.map((id) => ({
		id,
		list: cards.filter((card) => tabOf(card) === id)
	})).filter(({ list }) => list.length > 0);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		mode === "tabs" && lists.length > 1 ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TabList, {
			label: cardWords.tabs.label,
			tabs: lists.map(({ id }) => ({
				id,
				label: cardWords.tabs[id]
			})),
			selected: tab,
			onSelect: (id) => setTab(id === "streaming" ? "streaming" : "plain"),
			scope
		}), lists.map(({ id, list }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			...panelOf(scope, id),
			className: "plan-list__panel",
			"data-selected": id === tab || void 0,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Row, { cards: shown(list) })
		}, id))] }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Row, { cards: shown(cards) }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
			isOpen: drawer.isOpen,
			onClose: drawer.close,
			kind: "drawer",
			title: drawer.plan ? cardWords.benefits(drawer.plan.name) : "",
			children: drawer.plan && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BenefitList, {
				plan: drawer.plan,
				benefits
			})
		}),
		dialog
	] });
}
var TABS = ["plain", "streaming"];
var tabOf = ({ hasStreaming }) => hasStreaming ? "streaming" : "plain";
/** State of the benefits drawer: whether it is open, and the plan that it shows. */
function useDrawer() {
	const [plan, setPlan] = (0, import_react.useState)(null);
	const [isOpen, setIsOpen] = (0, import_react.useState)(false);
	return {
		plan,
		isOpen,
		open: (wanted) => {
			setPlan(wanted);
			setIsOpen(true);
		},
		close: (0, import_react.useCallback)(() => setIsOpen(false), [])
	};
}
/** Returns the card whose anchor is in the URL, such as '#c500' (M2.43); null if there is none. */
var calledOf = (cards) => cards.find(({ anchor }) => anchor !== null && `#${anchor}` === window.location.hash) ?? null;
function Row({ cards }) {
	const { list, move, ends } = useCardScroll();
	const called = cards.findIndex(({ isCalled }) => isCalled);
	(0, import_react.useEffect)(() => {
		list.current?.children[called]?.scrollIntoView({
			inline: "center",
			block: "center"
		});
	}, [called, list]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		ref: list,
		className: "plan-list",
		"aria-labelledby": "planos",
		children: cards.map(({ card: { anchor, plans }, isCalled, content }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
			id: anchor ?? void 0,
			className: "plan-list__item",
			"data-called": isCalled || void 0,
			children: content
		}, plans[0].sku))
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "plan-list__foot",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: cardWords.modem }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ScrollArrows, {
			labels: cardWords.arrows,
			ends,
			onMove: move
		})]
	})] });
}
export { PlanList as default };
