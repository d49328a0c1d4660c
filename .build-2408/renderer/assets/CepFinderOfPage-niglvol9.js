import { A as useDispatch, j as useSelector } from "../prerender.js";
import { i as findStep } from "./journeys-CWpcRNhs.js";
import { n as formatCep } from "./cep-DF-D-U5U.js";
import { T as drafted, ut as streetsAsked } from "./events-C3g4CRov.js";
import { p as selectOrder } from "./selectors-BG3aGS4u.js";
import CepFinder from "./CepFinder-0uYpUb6P.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/questions/lazy/CepFinderOfPage.tsx
/** The search for a CEP from the question of an order (D98). */
var import_jsx_runtime = require_jsx_runtime();
/** Fills in the field of the CEP with the choice, and the house number that was typed with the street. */
function CepFinderOfPage({ step, onClose, ...shown }) {
	const dispatch = useDispatch();
	const order = useSelector(selectOrder);
	const search = useSelector((state) => state.streets);
	function take(cep, number) {
		dispatch(drafted({
			step,
			name: "cep",
			value: formatCep(cep)
		}));
		const home = findStep(order, ({ fields }) => fields.some(({ name }) => name === "number"));
		if (home && number) dispatch(drafted({
			step: home.id,
			name: "number",
			value: number
		}));
		onClose();
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CepFinder, {
		...shown,
		onClose,
		search,
		onSearch: (query) => dispatch(streetsAsked(query)),
		onFound: take
	});
}
export { CepFinderOfPage as default };
