import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { c as describedBy, i as FieldTexts, r as FieldLabel } from "./Question-D6jDMlAm.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/ui/forms/field.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
// src/ui/forms/TextField.tsx
var import_jsx_runtime = require_jsx_runtime();
/**
* Text input with label, hint and error. The DOM element holds the text, because a mask may rewrite it while
* the visitor types. A `value` changed from outside is written into the element. Text typed before hydration
* stays, and `onChange` is called with it.
*/
function TextField(props) {
	const { name, label, value, onChange, as = "label", why, whyId, hint, error, errorId, type = "text", width = "full", inputRef, id = `f-${name}`, ...native } = props;
	const own = (0, import_react.useRef)(null);
	const ref = inputRef ?? own;
	const seen = (0, import_react.useRef)(value);
	(0, import_react.useLayoutEffect)(() => {
		const input = ref.current;
		if (!input || input.value === value) return;
		if (seen.current === value && input.value !== "") onChange(name, input.value);
		else input.value = value;
		seen.current = value;
	}, [
		name,
		onChange,
		ref,
		value
	]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "field",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldLabel, {
				as,
				htmlFor: id,
				children: label
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldTexts, {
				id,
				why,
				hint,
				error
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
				...native,
				ref,
				id,
				name,
				type,
				className: `input input--${width}`,
				defaultValue: value,
				onInput: (event) => {
					seen.current = event.currentTarget.value;
					onChange(name, event.currentTarget.value);
				},
				"aria-invalid": error || errorId ? true : void 0,
				"aria-describedby": describedBy(id, {
					why,
					whyId,
					hint,
					error,
					errorId
				}),
				spellCheck: false,
				autoCorrect: "off"
			})
		]
	});
}
export { TextField as t };
