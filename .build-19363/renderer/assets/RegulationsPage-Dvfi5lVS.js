import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-TVdLsqxs.js";
import { D as SiteFooter, Dt as useSelector, Et as useDispatch, Gt as useLocation, Rt as states, T as chevron_right_default, Tt as useHref, _t as Skeleton, c as documentBlocks, d as PrimaryButton, s as DocumentText, zt as regulations } from "../prerender.js";
import { t as screenShown } from "./useFocusOnMove-tg2VKS0L.js";
import { H as regulationsAsked } from "./events-Dzy0BOWM.js";
import { a as selectFlow } from "./selectors-BJ0ILE8K.js";
import { t as NoCoverageFrame } from "./NoCoverageFrame-XZy7KtkL.js";
import { n as QuietButton, t as Notice } from "./Notice-B00IPAei.js";
import { t as file_text_default } from "./file-text-BuuAKvH5.js";
import { t as useTitle } from "./useTitle-BS_ws-5K.js";
import { t as TextField } from "./TextField-DLdI3vVu.js";
import { n as speedName, t as soldSpeed } from "./plan-speed-D9pZ3Uy0.js";
import { r as normalise } from "./text-CvlYaCT4.js";
import { t as SitePageHeader } from "./SitePageHeader-DqeJg1BQ.js";
import { t as require_jsx_runtime } from "./jsx-runtime-FA6SQFrL.js";
import { t as BackLink } from "./BackLink-Du74kQWW.js";
// src/pages/site/regulations.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** All documents of a reply: regulations, then summaries, then contracts. */
function documentsOf({ regulations, sumarries, contracts }) {
	const ofKind = (kind, list) => list.map(({ id, title, body, skus }) => ({
		id,
		kind,
		title,
		body,
		plans: planNames(skus)
	}));
	return [
		...ofKind("regulation", regulations),
		...ofKind("summary", sumarries),
		...ofKind("contract", contracts)
	];
}
function planNames(skus) {
	const speeds = [...new Set(skus.map(soldSpeed))].sort((a, b) => a - b);
	return [...speeds.filter(Boolean).map(speedName), ...speeds.includes(0) ? [regulations.others] : []];
}
/**
* Documents matching every word typed, grouped by plan. If the search names a plan ('700', '1 giga'), only that
* plan's group is returned. A document that covers several plans appears in each group.
*/
function groupsOf(documents, typed) {
	const wanted = normalise(typed).split(" ").filter(Boolean);
	const speaks = (text) => {
		const plain = normalise(text);
		return wanted.every((word) => plain.includes(word));
	};
	const groups = [...[...new Set(documents.flatMap((each) => each.plans))].sort((a, b) => rank(a) - rank(b)).map((name) => ({
		name,
		documents: documents.filter((each) => each.plans.includes(name))
	})), {
		name: regulations.everyPlan,
		documents: documents.filter((each) => each.plans.length === 0)
	}].filter((group) => group.documents.length > 0);
	const named = groups.filter((group) => speaks(group.name));
	if (named.length > 0) return named;
	const spoken = documents.filter(({ kind, title, body }) => speaks([
		regulations.kinds[kind],
		title,
		body
	].join(" ")));
	return groups.map((group) => ({
		...group,
		documents: group.documents.filter((each) => spoken.includes(each))
	})).filter((group) => group.documents.length > 0);
}
/** Slower plans first, those without a speed last. */
function rank(name) {
	const number = parseInt(name, 10);
	return Number.isNaN(number) ? Infinity : name.endsWith("Giga") ? number * 1e3 : number;
}
/** Number of distinct documents in the groups. */
function countOf(groups) {
	return new Set(groups.flatMap((group) => group.documents.map(({ id }) => id))).size;
}
// src/pages/site/DocumentList.tsx
var import_jsx_runtime = require_jsx_runtime();
/** All documents by plan, with search as you type. */
function DocumentList({ documents, typed, onType }) {
	useTitle(regulations.title);
	const groups = groupsOf(documents, typed);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NoCoverageFrame, {
		scene: "none",
		header: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SitePageHeader, {}),
		heading: regulations.heading,
		text: regulations.text,
		footer: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SiteFooter, {}),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "site-wide stack",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("search", {
				className: "documents__search",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
					name: "q",
					label: regulations.search,
					placeholder: regulations.placeholder,
					autoComplete: "off",
					enterKeyHint: "search",
					value: typed,
					onChange: (_name, value) => onType(value)
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Found, {
					count: countOf(groups),
					typed,
					onClear: () => onType("")
				})]
			}), groups.map((group) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Group, { group }, group.name))]
		})
	});
}
/** Announced only after a pause in typing: a count per keystroke would be noise. */
function Found({ count, typed, onClear }) {
	const text = (0, import_react.useDeferredValue)(count ? regulations.found(count) : regulations.none(typed.trim()));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "documents__found",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			role: "status",
			className: "num",
			children: text
		}), typed && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(QuietButton, {
			onClick: onClear,
			children: regulations.clear
		})]
	});
}
function Group({ group }) {
	const id = (0, import_react.useId)();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": id,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			id,
			className: "documents__plan",
			children: group.name
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "documents",
			children: group.documents.map((document) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DocumentLink, { document }) }, document.id))
		})]
	});
}
function DocumentLink({ document: { id, title } }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
		href: useHref(`/regulamentos/${id}/`),
		className: "document-link",
		"data-document": id,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(file_text_default, {
				size: 20,
				"aria-hidden": "true"
			}),
			title,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(chevron_right_default, {
				size: 20,
				"aria-hidden": "true"
			})
		]
	});
}
// src/pages/site/DocumentPage.tsx
var list = new Intl.ListFormat("pt-BR");
/** One document on its own page, for reading and printing; an unknown id leads back to the list. */
function DocumentPage({ document }) {
	const { title, text } = document ? {
		title: document.title,
		text: regulations.appliesTo(document.plans.length ? list.format(document.plans) : regulations.everyPlan.toLowerCase())
	} : regulations.unknown;
	useTitle(title);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NoCoverageFrame, {
		scene: "none",
		header: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SitePageHeader, {}),
		back: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BackLink, {
			href: useHref("/regulamentos/"),
			children: regulations.back
		}),
		heading: title,
		text,
		footer: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SiteFooter, {}),
		children: document && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("article", {
			className: "site-wide stack",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(DocumentText, { blocks: documentBlocks(document.body) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrimaryButton, {
				type: "button",
				tone: "secondary",
				onClick: () => window.print(),
				children: regulations.print
			})]
		})
	});
}
// src/pages/site/RegulationsPage.tsx
/** `/regulamentos`: all documents by plan; `/regulamentos/<id>`: one of them (D55). */
function RegulationsPage() {
	const dispatch = useDispatch();
	const { regulations, regulationsProblem } = useSelector(selectFlow);
	const documents = (0, import_react.useMemo)(() => regulations && documentsOf(regulations), [regulations]);
	const [typed, setTyped] = (0, import_react.useState)("");
	const [, , id = ""] = useLocation().pathname.split("/");
	(0, import_react.useEffect)(() => {
		screenShown();
		dispatch(regulationsAsked());
	}, [dispatch]);
	useFocusOnDocument(id);
	if (!documents) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Coming, {
		problem: regulationsProblem,
		onRetry: () => dispatch(regulationsAsked())
	});
	return id ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DocumentPage, { document: documents.find((each) => each.id === id) }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DocumentList, {
		documents,
		typed,
		onType: setTyped
	});
}
/** A document opens scrolled to the top; going back restores the position at its link. */
function useFocusOnDocument(id) {
	const before = (0, import_react.useRef)(id);
	(0, import_react.useEffect)(() => {
		if (before.current === id) return;
		if (id) {
			window.scrollTo(0, 0);
			document.querySelector("main")?.focus();
		} else document.querySelector(`[data-document="${CSS.escape(before.current)}"]`)?.focus();
		before.current = id;
	}, [id]);
}
function Coming({ problem, onRetry }) {
	useTitle(regulations.title);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NoCoverageFrame, {
		scene: "none",
		header: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SitePageHeader, {}),
		heading: regulations.heading,
		text: regulations.text,
		footer: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SiteFooter, {}),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "site-wide",
			children: [problem ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
				tone: "error",
				title: regulations.failed,
				actions: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrimaryButton, {
					type: "button",
					onClick: onRetry,
					children: states.retry
				}),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: problem })
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { shape: "question" }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("noscript", { "data-documents": "" })]
		})
	});
}
export { RegulationsPage as default };
