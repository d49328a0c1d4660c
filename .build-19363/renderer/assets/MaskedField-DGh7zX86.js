import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-TVdLsqxs.js";
import { t as TextField } from "./TextField-DLdI3vVu.js";
import { t as require_jsx_runtime } from "./jsx-runtime-FA6SQFrL.js";
// src/ui/forms/MaskedField.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var loaded = null;
/** Loads the masks; a failure (offline, stale chunk) is silent and leaves plain fields, which accept anything. */
async function loadMasks() {
	try {
		loaded = (await import("./Mask-ERE622tO.js")).default;
	} catch {
		loaded = null;
	}
}
var inputModes = {
	cep: "numeric",
	phone: "tel",
	cpf: "numeric",
	cnpj: "text",
	document: "numeric",
	date: "numeric"
};
/**
* A TextField that formats its answer while typing. It never moves the caret and never truncates a paste: what does
* not fit is left as entered, and the step's schema says what is wrong. Understands +55 before a phone number.
*/
function MaskedField({ mask, value, words, inputMode = inputModes[mask], ...rest }) {
	const input = (0, import_react.useRef)(null);
	const [Mask, setMask] = (0, import_react.useState)(() => loaded);
	(0, import_react.useEffect)(() => {
		if (loaded) return;
		let here = true;
		loadMasks().then(() => here && setMask(() => loaded));
		return () => {
			here = false;
		};
	}, []);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
		...rest,
		value,
		inputRef: input,
		inputMode,
		autoCapitalize: mask === "cnpj" ? "characters" : "none",
		width: rest.width ?? "short"
	}), Mask && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Mask, {
		mask,
		input,
		value,
		words
	})] });
}
export { MaskedField as t };
