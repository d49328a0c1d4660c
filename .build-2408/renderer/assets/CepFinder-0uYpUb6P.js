import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { J as require_react_dom, f as external_link_default, u as PrimaryButton } from "../prerender.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { n as postalService, t as cepSearch } from "./cep-search-B186Ueuw.js";
import { t as legal } from "./legal-NNs1L3E6.js";
import { n as areIndistinct, r as streetsWith, t as splitStreetAndNumber } from "./street-and-number-DSexq6EW.js";
import { n as formatCep } from "./cep-DF-D-U5U.js";
import { t as TextField } from "./TextField-BR--eqbb.js";
import { t as Dialog } from "./Dialog-Ch6CzKWG.js";
import { t as Notice } from "./Notice-DoZ-1JzC.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/questions/lazy/cep-finder.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_react_dom = require_react_dom();
// src/questions/lazy/CepFinder.tsx
/** A drawer in which visitors who do not know their CEP find it by street and town (D98). */
var import_jsx_runtime = require_jsx_runtime();
/**
* Asks for street and town, and lists the streets found with their CEPs. It is drawn outside the form that it helps
* with, because forms cannot be nested.
*/
function CepFinder({ isOpen, onClose, ...rest }) {
	return (0, import_react_dom.createPortal)(/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
		isOpen,
		onClose,
		kind: "drawer",
		title: cepSearch.title,
		text: cepSearch.why,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Finder, { ...rest })
	}), document.body);
}
function Finder({ search, onSearch, onFound, start = "" }) {
	const [typed, setTyped] = (0, import_react.useState)({
		rua: start,
		cidade: ""
	});
	const [isRefused, setIsRefused] = (0, import_react.useState)(false);
	const { street, number } = splitStreetAndNumber(typed.rua);
	const [asked, setAsked] = (0, import_react.useState)(null);
	const own = search.status !== "idle" && search.query === asked ? search : null;
	function change(name, value) {
		setTyped((before) => ({
			...before,
			[name]: value
		}));
		setIsRefused(false);
	}
	function ask(query) {
		setAsked(query);
		onSearch(query);
	}
	function submit(event) {
		event.preventDefault();
		event.stopPropagation();
		const city = typed.cidade.trim();
		if (street.length < 2 || city.length < 2) setIsRefused(true);
		else if (own?.status !== "busy") ask({
			street: street.slice(0, 128),
			city: city.slice(0, 128)
		});
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		className: "cep-finder",
		method: "post",
		noValidate: true,
		onSubmit: submit,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				id: "cep-rua",
				name: "rua",
				label: cepSearch.street,
				placeholder: cepSearch.streetExample,
				value: typed.rua,
				onChange: change,
				error: isRefused && street.length < 2 ? cepSearch.lacks : void 0,
				autoComplete: "address-line1",
				autoCapitalize: "words",
				enterKeyHint: "next"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				id: "cep-cidade",
				name: "cidade",
				label: cepSearch.city,
				placeholder: cepSearch.cityExample,
				value: typed.cidade,
				onChange: change,
				error: isRefused && street.length >= 2 ? cepSearch.lacks : void 0,
				autoComplete: "address-level2",
				autoCapitalize: "words",
				enterKeyHint: "search"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrimaryButton, {
				state: own?.status === "busy" ? "loading" : "default",
				loadingText: cepSearch.searching,
				children: cepSearch.submit
			}),
			own?.status === "failed" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
				tone: "error",
				children: cepSearch.failed
			}),
			own?.status === "done" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Results, {
				...own,
				street,
				number,
				typedTown: typed.cidade,
				onTown: ({ city, UF }) => ask({
					street: street.slice(0, 128),
					city,
					UF
				}),
				onFound: ({ cep }) => onFound(cep, number)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
				className: "quiet-link",
				href: postalService.href,
				target: "_blank",
				rel: "noreferrer",
				children: [
					postalService.label,
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(external_link_default, {
						size: 16,
						"aria-hidden": "true"
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "hush",
						children: legal.inAnotherTab
					})
				]
			})
		]
	});
}
/** The streets found, each as a button that fills in its CEP; or the towns that the typed name may mean. */
function Results({ towns, streets, street, number, typedTown, onTown, onFound }) {
	const [town, another] = towns;
	if (!town) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, { children: cepSearch.noTown(typedTown.trim()) });
	if (another) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Choices, {
		title: cepSearch.severalTowns,
		options: towns.map((each) => ({
			name: cepSearch.town(each),
			onPress: () => onTown(each)
		}))
	});
	if (streets.length === 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, { children: cepSearch.noStreet(street, cepSearch.town(town)) });
	const found = streetsWith(streets, number);
	const options = found.map((each) => ({
		name: cepSearch.street1(each),
		detail: formatCep(each.cep),
		onPress: () => onFound(each)
	}));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [areIndistinct(found) && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, { children: cepSearch.indistinct(found.length) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Choices, {
		title: cepSearch.choose,
		options
	})] });
}
function Choices({ title, options }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "cep-finder__found",
		"aria-label": title,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", { children: title }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				role: "status",
				className: "hush",
				children: cepSearch.count(options.length)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", { children: options.map(({ name, detail, onPress }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
				type: "button",
				className: "cep-finder__option",
				onClick: onPress,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: name }), detail && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("strong", { children: detail })]
			}) }, `${name} ${detail}`)) })
		]
	});
}
export { CepFinder as default };
