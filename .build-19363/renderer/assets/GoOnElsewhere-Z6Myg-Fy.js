import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-TVdLsqxs.js";
import { Dt as useSelector, Et as useDispatch, St as lazily, d as PrimaryButton } from "../prerender.js";
import { t as wishes } from "./wishes-C9zBFmMA.js";
import { u as journeyOf } from "./journeys-pH3FiARx.js";
import { ht as wished } from "./events-Dzy0BOWM.js";
import { f as selectOrder } from "./selectors-BJ0ILE8K.js";
import { n as QuietButton, t as Notice } from "./Notice-B00IPAei.js";
/* empty css                    */
import { t as require_jsx_runtime } from "./jsx-runtime-FA6SQFrL.js";
// src/questions/lazy/GoOnElsewhere.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var QrCode = lazily(async () => import("./QrCode-DvPnIHyK.js"), { spare: true });
var words = wishes.elsewhere;
/** A one-time code and link that open this order in another browser (D57). */
function GoOnElsewhere() {
	const dispatch = useDispatch();
	const order = useSelector(selectOrder);
	const { code, states, texts } = useSelector((state) => state.wishes);
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
				title: texts.code
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
				children: " (abre em outra aba)"
			})]
		})]
	})] });
}
export { GoOnElsewhere as default };
