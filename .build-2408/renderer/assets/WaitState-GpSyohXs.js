import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { A as useDispatch, j as useSelector, u as PrimaryButton } from "../prerender.js";
import { t as states } from "./waits-errors-and-notices-BNl7P8HF.js";
import { X as retryAsked } from "./events-C3g4CRov.js";
import { E as selectWait, u as selectMode } from "./selectors-BG3aGS4u.js";
import { t as HelpLinks } from "./HelpPanel-BLaPpHfx.js";
/* empty css                */
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
import { t as Notice } from "./Notice-DoZ-1JzC.js";
import { t as lazily } from "./lazily--AIPxAEW.js";
import { t as problemText } from "./problem-texts-DOHDP5NT.js";
import { t as brand } from "./brand-DP_C9OsE.js";
import { n as useHref } from "./useHref-sA-lJBY4.js";
// src/ui/states/long-wait.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
// src/ui/states/LongWait.tsx
var import_jsx_runtime = require_jsx_runtime();
var words = states.longWait;
/**
* Shown during a slow request: first a message, later buttons to keep waiting or to retry, and the contact
* channels.
*/
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
// src/questions/useCallRequestHref.ts
/** Returns the URL of the form for requesting a phone call. In the chat, the form opens inside the chat. */
function useCallRequestHref() {
	const { href, chatHref } = brand.callRequest;
	return useHref(useSelector(selectMode) === "chat" ? chatHref : href);
}
// src/questions/WaitState.tsx
/** Shows the state of the server call that the visitor is waiting for. */
var ContinueRateLimitedOrder = lazily(async () => import("./ContinueRateLimitedOrder-Bni4z0hk.js"));
/**
* Shows progress after 1 second and, after 10 seconds, buttons to keep waiting, to retry or to get a phone
* call (U-everywhere).
*/
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
/**
* Shows the state of the server call that the visitor is waiting for: its progress, or its failure with ways
* to recover.
* @param isHeaded whether the heading of the page says that a limit has stopped the order
*/
function WaitState({ isHeaded = false }) {
	const dispatch = useDispatch();
	const wait = useSelector(selectWait);
	const online = useSelector((state) => state.flow.online);
	const callHref = useCallRequestHref();
	const [round, setRound] = (0, import_react.useState)(0);
	const retry = () => {
		dispatch(retryAsked());
	};
	if (wait?.status === "failed" && wait.help) return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "stack",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ContinueRateLimitedOrder, {
			help: wait.help,
			title: isHeaded ? void 0 : states.stopped[wait.help.by]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(HelpLinks, { callHref: wait.help.by === "call" ? null : callHref })]
	});
	if (wait?.status === "failed") return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "stack",
		children: [
			online ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
				tone: "error",
				title: problemText(wait.problem),
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
export { useCallRequestHref as n, WaitState as t };
