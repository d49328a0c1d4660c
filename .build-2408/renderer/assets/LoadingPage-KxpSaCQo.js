import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { D as SiteHeader, I as stageNameOf, L as textOf, j as useSelector } from "../prerender.js";
import { t as states } from "./waits-errors-and-notices-BNl7P8HF.js";
import { n as sceneOf } from "./journey-drawings-DI4cVjPO.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { a as firstStep, p as pageOf, u as journeyOf } from "./journeys-CWpcRNhs.js";
import { E as selectWait, O as stageOf, g as selectPosition, h as selectPhase, k as stagesOf, o as selectFlow, p as selectOrder, v as selectProgress } from "./selectors-BG3aGS4u.js";
import { t as frame } from "./page-frame-DgSWcyy7.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
import { t as lazily } from "./lazily--AIPxAEW.js";
import { n as useHref } from "./useHref-sA-lJBY4.js";
import { n as useCallRequestHref, t as WaitState } from "./WaitState-GpSyohXs.js";
// src/ui/frame/order-progress.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
// src/ui/frame/OrderProgress.tsx
var import_jsx_runtime = require_jsx_runtime();
/**
* Progress bar of an order with named stages, drawn as a fibre cable that lights up. It is part of the
* header.
*/
function OrderProgress({ percent, stage, stages, label = frame.stages[stage] }) {
	const at = stages.indexOf(stage);
	const rounded = Math.round(percent);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "progress",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ol", {
			className: "progress__stages",
			"aria-hidden": "true",
			children: [stages.map((id, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
				"data-state": index < at ? "done" : index === at ? "now" : "next",
				children: index === at ? label : frame.stages[id]
			}, id)), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
				className: "progress__percent num",
				children: [rounded, "%"]
			})]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("svg", {
			className: "strand",
			height: "18",
			width: "100%",
			role: "progressbar",
			"aria-label": frame.progress.label,
			"aria-valuemin": 0,
			"aria-valuemax": 100,
			"aria-valuenow": rounded,
			"aria-valuetext": frame.progress.text(rounded, label),
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("defs", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("linearGradient", {
					id: "strand-light",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("stop", {
							offset: "0",
							stopColor: "var(--strand)",
							stopOpacity: "0.35"
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("stop", {
							offset: "0.8",
							stopColor: "var(--strand)"
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("stop", {
							offset: "1",
							stopColor: "var(--light)"
						})
					]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("radialGradient", {
					id: "strand-glow",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("stop", {
						offset: "0",
						stopColor: "var(--light)",
						stopOpacity: "0.75"
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("stop", {
						offset: "1",
						stopColor: "var(--strand)",
						stopOpacity: "0"
					})]
				})] }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("rect", {
					className: "strand__dark",
					y: "7",
					width: "100%",
					height: "2"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("rect", {
					className: "strand__lit",
					y: "7",
					width: `${percent}%`,
					height: "2",
					fill: "url(#strand-light)"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("circle", {
					className: "strand__glow",
					cx: `${percent}%`,
					cy: "8",
					r: "14",
					fill: "url(#strand-glow)"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("circle", {
					className: "strand__tip",
					cx: `${percent}%`,
					cy: "8",
					r: "3"
				})
			]
		})]
	});
}
// src/questions/Header.tsx
/** Header above every question, on pages and in the chat. */
/**
* Returns the path of the current question's page. For the first question, this is the path by which the
* visitor entered the journey.
*/
var selectPagePath = ({ flow }) => (flow.position === firstStep(flow) ? flow.entrance : null) ?? pageOf(flow, flow.position).path;
/**
* Header shown above every question, identical on pages and in the chat. It has a link that switches between
* pages and chat.
*/
var Header = (0, import_react.memo)(function Header() {
	const mode = useSelector((state) => state.flow.mode);
	const path = useSelector(selectPagePath);
	const root = useSelector(({ flow }) => journeyOf(flow).root);
	const chatHref = useHref(`${root}/chat`);
	const pageHref = useHref(path);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SiteHeader, {
		homeHref: useHref("/"),
		callHref: useCallRequestHref(),
		hint,
		help,
		switchTo: mode === "pages" ? {
			mode: "chat",
			href: chatHref
		} : {
			mode: "pages",
			href: pageHref
		},
		children: strand
	});
});
function Progress() {
	const percent = useSelector(selectProgress);
	const stage = useSelector(({ flow, order }) => stageOf(order, flow.position, flow.mode));
	const journey = useSelector(({ flow }) => flow.journey);
	const label = useSelector(({ flow }) => stageNameOf(flow, flow.position, flow.mode));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderProgress, {
		percent,
		stage,
		stages: stagesOf({ journey }),
		label
	});
}
var strand = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Progress, {});
/** Help with the current question, the same text as in the chat. */
function HelpWithQuestion() {
	return useSelector(({ flow }) => textOf(flow, flow.position).help);
}
var hint = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(HelpWithQuestion, {});
var OrderHelp = lazily(async () => import("./OrderActionsInHelpPanel-B-yiR_NX.js"), { spare: true });
function HelpOfOrder() {
	const { subjectId, phase } = useSelector(selectFlow);
	return subjectId && phase === "ready" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderHelp, {}) : null;
}
var help = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(HelpOfOrder, {});
// src/ui/frame/LoadingFrame.tsx
/** Full-screen layout with a night sky, shown while the visitor waits for the server. */
function LoadingFrame({ header, heading, text, scene, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page night",
		children: [header, /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("main", {
			className: "loading",
			id: "pergunta",
			tabIndex: -1,
			children: [
				scene,
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "loading__text",
					role: "status",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
						className: "loading__heading",
						children: heading
					}), text && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: text })]
				}),
				children
			]
		})]
	});
}
// src/questions/LoadingPage.tsx
/** Page shown while the server loads a stored order, checks the coverage or runs the risk check. */
function LoadingPage() {
	const position = useSelector(selectPosition);
	const resuming = useSelector(selectPhase) === "loading";
	const order = useSelector(selectOrder);
	const { heading, why } = textOf(order, position);
	const wait = useSelector(selectWait);
	const stopped = wait?.help && states.stopped[wait.help.by];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LoadingFrame, {
		header: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Header, {}),
		heading: stopped ?? (resuming ? states.loadingLead : heading),
		text: resuming || wait?.status === "failed" ? void 0 : why,
		scene: sceneOf(order.journey, { state: "travelling" }),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WaitState, { isHeaded: true })
	});
}
/** Page for an order that has expired or was erased. Its code is loaded on demand. */
var ExpiredOrErasedPage = lazily(async () => import("./ExpiredOrErasedPage-CdKEfGF7.js"));
export { LoadingPage as n, Header as r, ExpiredOrErasedPage as t };
