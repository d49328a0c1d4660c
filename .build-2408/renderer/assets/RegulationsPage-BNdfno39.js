import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { A as useDispatch, E as Skeleton, H as regulations, h as SiteFooter, j as useSelector, o as DocumentText, p as chevron_right_default, q as useLocation, s as documentBlocks, u as PrimaryButton } from "../prerender.js";
import { t as states } from "./waits-errors-and-notices-BNl7P8HF.js";
import { t as problemText } from "./problem-texts-DOHDP5NT.js";
import { t as screenShown } from "./useFocusOnMove-BlbKmaHK.js";
import { G as regulationsAsked } from "./events-C3g4CRov.js";
import { o as selectFlow } from "./selectors-BG3aGS4u.js";
import { t as NoCoverageFrame } from "./NoCoverageFrame-DcDl_W46.js";
import { n as QuietButton, t as Notice } from "./Notice-DoZ-1JzC.js";
import { t as file_text_default } from "./file-text-CU_HGO9W.js";
import { t as useTitle } from "./useTitle-Bs2vhSOB.js";
import { t as TextField } from "./TextField-BR--eqbb.js";
import { n as useHref } from "./useHref-sA-lJBY4.js";
import { n as speedName, t as soldSpeed } from "./plan-speed-CfyhCTWB.js";
import { r as normalise } from "./text-DNnfE1uI.js";
import { t as SitePageHeader } from "./SitePageHeader-t2hazHjn.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
import { t as BackLink } from "./BackLink-DFfCYJkv.js";
import { n as listInWords } from "./list-in-words-BqU3x7DH.js";
// src/pages/site/group-and-search-legal-documents.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** Prepares the legal documents from the server for display, and searches them. */
/** Returns all documents of a server reply: regulations, then summaries, then contracts. */
function regulationDocuments({ regulations, sumarries, contracts }) {
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
* Returns the documents that contain every word of the search, grouped by plan. If the search names a plan,
* such as '700' or '1 giga', the result is the group of that plan. A document for several plans is in several
* groups.
*/
function groupsOf(documents, typed) {
	const wanted = normalise(typed).split(" ").filter(Boolean);
	const matches = (text) => {
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
	const named = groups.filter((group) => matches(group.name));
	if (named.length > 0) return named;
	const found = documents.filter(({ kind, title, body }) => matches([
		regulations.kinds[kind],
		title,
		body
	].join(" ")));
	return groups.map((group) => ({
		...group,
		documents: group.documents.filter((each) => found.includes(each))
	})).filter((group) => group.documents.length > 0);
}
/** Returns the sort key of a plan's name. Slower plans come first, plans without a speed last. */
function rank(name) {
	const number = parseInt(name, 10);
	return Number.isNaN(number) ? Infinity : name.endsWith("Giga") ? number * 1e3 : number;
}
/** Returns the number of distinct documents in the groups. */
function countOf(groups) {
	return new Set(groups.flatMap((group) => group.documents.map(({ id }) => id))).size;
}
// src/pages/site/LegalDocumentList.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The list of all legal documents, grouped by plan, with a search field. */
function LegalDocumentList({ documents, typed, onType }) {
	useTitle(regulations.title);
	const groups = groupsOf(documents, typed);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NoCoverageFrame, {
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
/**
* Shows the number of matches. Screen readers announce it only after a pause in typing, not after every
* keystroke.
*/
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
// src/pages/site/LegalDocumentPage.tsx
/** The page of one legal document, with a print button. If the id is unknown, the page says so. */
function LegalDocumentPage({ document }) {
	const { title, text } = document ? {
		title: document.title,
		text: regulations.appliesTo(document.plans.length ? listInWords(document.plans) : regulations.everyPlan.toLowerCase())
	} : regulations.unknown;
	useTitle(title);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NoCoverageFrame, {
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
/**
* The list of all legal documents at `/regulamentos`, and the page of one document at `/regulamentos/<id>`
* (D55).
*/
function RegulationsPage() {
	const dispatch = useDispatch();
	const { regulations, regulationsProblem } = useSelector(selectFlow);
	const documents = (0, import_react.useMemo)(() => regulations && regulationDocuments(regulations), [regulations]);
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
	return id ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LegalDocumentPage, { document: documents.find((each) => each.id === id) }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LegalDocumentList, {
		documents,
		typed,
		onType: setTyped
	});
}
/**
* Scrolls to the top when a document opens. Focuses the document's link when the visitor returns to the list.
*/
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
/** The page shown while the documents are loading, or after they failed to load. */
function Coming({ problem, onRetry }) {
	useTitle(regulations.title);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NoCoverageFrame, {
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
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: problemText(problem) })
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { shape: "question" }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("noscript", { "data-documents": "" })]
		})
	});
}
export { RegulationsPage as default };
