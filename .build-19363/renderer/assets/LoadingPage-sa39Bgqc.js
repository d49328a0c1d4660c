import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { Ct as frame, Dt as useSelector, Et as useDispatch, It as textOf, Rt as states, St as lazily, Tt as useHref, d as PrimaryButton, vt as SiteHeader, xt as HelpLinks } from "../prerender.js";
import { t as require_react } from "./react-TVdLsqxs.js";
import { a as firstStep, p as pageOf, u as journeyOf } from "./journeys-pH3FiARx.js";
import { D as stageOf, O as stagesOf, T as selectWait, _ as selectProgress, a as selectFlow, f as selectOrder, h as selectPosition, m as selectPhase } from "./selectors-BJ0ILE8K.js";
import { t as require_jsx_runtime } from "./jsx-runtime-FA6SQFrL.js";
import { t as useCallHref } from "./useCallHref-DQKTzYzV.js";
import { q as retryAsked } from "./events-Dzy0BOWM.js";
import { t as Notice } from "./Notice-B00IPAei.js";
import { t as FibreScene } from "./FibreScene-BjwX8K6q.js";
// src/ui/frame/progress-strand.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
// src/ui/frame/ProgressStrand.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Progress as light along the strand, with named stages. Drawn on the dark header. */
function ProgressStrand({ percent, stage, stages }) {
	const at = stages.indexOf(stage);
	const rounded = Math.round(percent);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "progress",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ol", {
			className: "progress__stages",
			"aria-hidden": "true",
			children: [stages.map((id, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
				"data-state": index < at ? "done" : index === at ? "now" : "next",
				children: frame.stages[id]
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
			"aria-valuetext": frame.progress.text(rounded, frame.stages[stage]),
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
/** The present question's page; the first one has the address by which the visitor came. */
var selectPagePath = ({ flow }) => (flow.position === firstStep(flow) ? flow.entrance : null) ?? pageOf(flow, flow.position).path;
/** The header of every question, identical in pages and chat; switches to the other mode in one tap. */
var Header = (0, import_react.memo)(function Header() {
	const mode = useSelector((state) => state.flow.mode);
	const path = useSelector(selectPagePath);
	const root = useSelector(({ flow }) => journeyOf(flow).root);
	const chatHref = useHref(`${root}/chat`);
	const pageHref = useHref(path);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SiteHeader, {
		homeHref: useHref("/"),
		callHref: useCallHref(),
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
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProgressStrand, {
		percent,
		stage,
		stages: stagesOf({ journey })
	});
}
var strand = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Progress, {});
/** The same as the chat says when it is asked for help. */
function HelpWithQuestion() {
	return useSelector(({ flow }) => textOf(flow, flow.position).help);
}
var hint = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(HelpWithQuestion, {});
var OrderHelp = lazily(async () => import("./OrderHelp-B8x3Th3j.js"), { spare: true });
function HelpOfOrder() {
	const { subjectId, phase } = useSelector(selectFlow);
	return subjectId && phase === "ready" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderHelp, {}) : null;
}
var help = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(HelpOfOrder, {});
// src/ui/states/LongWait.tsx
var words = states.longWait;
/** Slow operations: says so, then offers to keep waiting, retry or talk to us. */
function LongWait({ phase, onWait, onRetry, callHref }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "long-wait",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			role: "status",
			children: phase === "progress" ? words.progress : phase === "choice" ? words.title : ""
		}), phase === "choice" && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "long-wait__card",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: words.text }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "long-wait__ways",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
						type: "button",
						className: "button button--primary",
						onClick: onRetry,
						children: words.retry
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
						type: "button",
						className: "button button--secondary",
						onClick: onWait,
						children: words.wait
					})]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "long-wait__human",
					children: words.human
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(HelpLinks, { callHref })
			]
		})]
	});
}
// src/questions/WaitState.tsx
/** Progress after 1 s, a choice after 10 s (U-everywhere). */
function Waiting({ onWait, onRetry, callHref }) {
	const [phase, setPhase] = (0, import_react.useState)("quick");
	(0, import_react.useEffect)(() => {
		const progress = setTimeout(() => setPhase("progress"), 1e3);
		const choice = setTimeout(() => setPhase("choice"), 1e4);
		return () => {
			clearTimeout(progress);
			clearTimeout(choice);
		};
	}, []);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LongWait, {
		phase,
		onWait,
		onRetry,
		callHref
	});
}
/** Shown while waiting for the server: progress, or what failed and how to recover. */
function WaitState() {
	const dispatch = useDispatch();
	const wait = useSelector(selectWait);
	const online = useSelector((state) => state.flow.online);
	const callHref = useCallHref();
	const [round, setRound] = (0, import_react.useState)(0);
	const retry = () => {
		dispatch(retryAsked());
	};
	if (wait?.status === "failed") return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "stack",
		children: [
			online ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
				tone: "error",
				title: wait.text,
				children: wait.offline && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [states.offline, "."] })
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
				tone: "error",
				title: `${states.offline}.`,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: states.offlineWait })
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrimaryButton, {
				type: "button",
				onClick: retry,
				children: states.retry
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(HelpLinks, { callHref })
		]
	});
	if (wait === null) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Waiting, {
		onWait: () => setRound(round + 1),
		onRetry: retry,
		callHref
	}, round);
}
// src/ui/frame/LoadingFrame.tsx
/** Shown while the order waits for the server: a full-screen night scene, light travelling to the house. */
function LoadingFrame({ header, heading, text, scene = "travelling", children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page night",
		children: [header, /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("main", {
			className: "loading",
			id: "pergunta",
			tabIndex: -1,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FibreScene, { state: scene }),
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
/** Shown while the order waits for the server: stored order, coverage, risk. */
function LoadingPage() {
	const position = useSelector(selectPosition);
	const resuming = useSelector(selectPhase) === "loading";
	const { heading, why } = textOf(useSelector(selectOrder), position);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LoadingFrame, {
		header: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Header, {}),
		heading: resuming ? states.loadingLead : heading,
		text: resuming ? void 0 : why,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WaitState, {})
	});
}
var ExpiredPage = lazily(async () => import("./ExpiredPage-93RSIpxz.js"));
export { Header as i, LoadingPage as n, WaitState as r, ExpiredPage as t };
