import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { t as legal } from "./legal-NNs1L3E6.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
import { t as digits } from "./cep-DF-D-U5U.js";
import { f as external_link_default, t as useLandingServices } from "../prerender.js";
import { n as UNKNOWN_CEP } from "./street-instead-of-cep-qawzzmBy.js";
import { n as postalService } from "./cep-search-B186Ueuw.js";
import { a as noNetwork } from "./forms-BtEYigmk.js";
// src/pages/landing/UnknownCepLink.tsx
/** Helps visitors of a landing page who do not know their CEP (D98). */
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** Hydration happens once: there is nothing to subscribe to. */
var never = () => () => {};
/**
* The link to the postal service (M2.48). Once the page is hydrated, pressing it opens the search by street instead,
* which has that link too. If the code of the search cannot be loaded, the link opens as usual from then on.
*/
function UnknownCepLink({ onFound, instead, refusals }) {
	const { findStreets } = useLandingServices();
	const [Finder, setFinder] = (0, import_react.useState)(null);
	const [isOpen, setIsOpen] = (0, import_react.useState)(false);
	const [search, setSearch] = (0, import_react.useState)({ status: "idle" });
	const [hasFailed, setHasFailed] = (0, import_react.useState)(false);
	const canOpen = (0, import_react.useSyncExternalStore)(never, () => true, () => false) && !hasFailed;
	const [seen, setSeen] = (0, import_react.useState)(refusals);
	if (refusals !== seen) {
		setSeen(refusals);
		if (instead !== null) setIsOpen(true);
	}
	(0, import_react.useEffect)(() => {
		if (!isOpen) return;
		import("./CepFinder-0uYpUb6P.js").then((loaded) => setFinder(() => loaded.default), () => setHasFailed(true));
	}, [isOpen]);
	function press(event) {
		if (!canOpen || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		setIsOpen(true);
	}
	function ask(query) {
		setSearch({
			status: "busy",
			query
		});
		findStreets(query).then((found) => setSearch((now) => now.status === "busy" && now.query === query ? found : now));
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
		className: "quiet-link",
		href: postalService.href,
		target: "_blank",
		rel: "noreferrer",
		onClick: press,
		children: [UNKNOWN_CEP, !canOpen && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(external_link_default, {
			size: 16,
			"aria-hidden": "true"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "hush",
			children: legal.inAnotherTab
		})] })]
	}), Finder && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Finder, {
		isOpen,
		onClose: () => setIsOpen(false),
		search,
		onSearch: ask,
		onFound: (cep, number) => {
			setIsOpen(false);
			onFound(cep, number);
		},
		start: instead ?? ""
	})] });
}
// src/pages/landing/use-cep-look-up.ts
/** React hook that looks up the CEP (Brazilian postcode) of a landing page form. */
/**
* Looks up a CEP. The hook remembers the last CEP that the server refused, or that is in a town without a
* fibre network. The form then does not send the same CEP again (M8.2).
*/
function useCepLookUp() {
	const { lookUpCep } = useLandingServices();
	const [refused, setRefused] = (0, import_react.useState)(null);
	const refusedAs = (cep) => refused && digits(cep) === refused.cep ? refused : null;
	return {
		/** Returns the error message if this CEP was refused; otherwise undefined. */
		refusalOf: (cep) => refusedAs(cep)?.problem,
		/** Whether this CEP was looked up and its town has no network. The form then offers the waiting list. */
		isUnserved: (cep) => refusedAs(cep)?.isUnserved === true,
		/** Looks up a CEP. Returns an error message for the visitor; null if the town has a network. */
		async lookUp(typed, sku) {
			const cep = digits(typed);
			const found = await lookUpCep(cep, sku);
			const isUnserved = "value" in found && found.value.network === false;
			if ("value" in found && !isUnserved) return null;
			const problem = "value" in found ? noNetwork.problem(found.value) : found.problem;
			if (isUnserved || "isRefused" in found && found.isRefused) setRefused({
				cep,
				problem,
				isUnserved
			});
			return problem;
		}
	};
}
export { UnknownCepLink as n, useCepLookUp as t };
