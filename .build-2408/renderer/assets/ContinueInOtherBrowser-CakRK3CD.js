import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { A as useDispatch, j as useSelector, u as PrimaryButton } from "../prerender.js";
import { t as legal } from "./legal-NNs1L3E6.js";
import { t as wishes } from "./order-self-service-Y4XaV_g2.js";
import { u as journeyOf } from "./journeys-CWpcRNhs.js";
import { St as wished } from "./events-C3g4CRov.js";
import { p as selectOrder } from "./selectors-BG3aGS4u.js";
import { t as lazily } from "./lazily--AIPxAEW.js";
import { n as QuietButton, t as Notice } from "./Notice-DoZ-1JzC.js";
import { t as problemText } from "./problem-texts-DOHDP5NT.js";
/* empty css                       */
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/questions/lazy/ContinueInOtherBrowser.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var QrCode = lazily(async () => import("./QrCode-B94Zi4jr.js"), { spare: true });
var words = wishes.elsewhere;
/** Creates a one-time QR code and link that open this order in another browser (D57). */
function ContinueInOtherBrowser() {
	const dispatch = useDispatch();
	const order = useSelector(selectOrder);
	const { code, states, problems } = useSelector((state) => state.wishes);
	const ask = () => dispatch(wished({ what: "code" }));
	const isBusy = states.code === "busy";
	const by = journeyOf(order).subject === "migration" ? "lmig" : "l";
	const prefix = order.prefix && `/${order.prefix}`;
	const link = code && `${window.location.origin}${prefix}/chat?${by}=${encodeURIComponent(code.code)}`;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "order-wish",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "order-wish__title",
				children: words.title
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "order-wish__text",
				children: words.text
			}),
			states.code === "failed" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
				tone: "error",
				title: problems.code && problemText(problems.code)
			}),
			link ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(QrCode, {
					text: link,
					label: words.qr
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "order-wish__text",
					children: words.scan
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkToTake, { link }, link),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(QuietButton, {
					onClick: ask,
					children: words.another
				})
			] }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrimaryButton, {
				type: "button",
				tone: "secondary",
				state: isBusy ? "loading" : "default",
				onClick: ask,
				children: words.make
			})
		]
	});
}
function LinkToTake({ link }) {
	const [copied, setCopied] = (0, import_react.useState)(false);
	const copy = () => {
		navigator.clipboard.writeText(link).then(() => setCopied(true), () => setCopied(false));
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
		className: "order-wish__link",
		readOnly: true,
		value: link,
		"aria-label": words.link,
		onFocus: (event) => event.currentTarget.select()
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "order-wish__ways",
		role: "status",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(QuietButton, {
			onClick: copy,
			children: copied ? words.copied : words.copy
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
			className: "quiet-link",
			href: `https://wa.me/?text=${encodeURIComponent(words.message(link))}`,
			target: "_blank",
			rel: "noreferrer",
			children: [words.whatsapp, /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "hush",
				children: legal.inAnotherTab
			})]
		})]
	})] });
}
export { ContinueInOtherBrowser as default };
