import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { t as TextField } from "./TextField-BR--eqbb.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/ui/forms/MaskedField.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var loaded = null;
/** Loads the code of the masks. If it fails (offline, deleted file), the fields work without a mask. */
async function loadMasks() {
	try {
		loaded = (await import("./InputMask-3UwA6UX7.js")).default;
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
* Text field that formats its text while the visitor types. It never moves the caret and never truncates
* pasted text. Text that does not fit is left as entered, and the schema of the step reports the problem. A
* phone number may start with +55.
*/
function MaskedField({ mask, value, words, whenToLoad, inputMode = inputModes[mask], ...rest }) {
	const input = (0, import_react.useRef)(null);
	const [Mask, setMask] = (0, import_react.useState)(() => loaded);
	(0, import_react.useEffect)(() => {
		if (loaded) return;
		let here = true;
		const load = () => void loadMasks().then(() => here && setMask(() => loaded));
		if (whenToLoad) whenToLoad(input.current, load);
		else load();
		return () => {
			here = false;
		};
	}, [whenToLoad]);
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
