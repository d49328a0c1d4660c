import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-TVdLsqxs.js";
import { Dt as useSelector, Et as useDispatch, Ut as chat } from "../prerender.js";
import { Y as said, s as backAsked } from "./events-Dzy0BOWM.js";
import { h as selectPosition, s as selectIsCorrection } from "./selectors-BJ0ILE8K.js";
import { i as Composer } from "./Message-CMhj6hfZ.js";
import { t as TextField } from "./TextField-DLdI3vVu.js";
import { r as HearingContext } from "./ChatPage-gzIUTnix.js";
import { t as require_jsx_runtime } from "./jsx-runtime-FA6SQFrL.js";
// src/conversation/FreeLine.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/**
* The free-text line under cards and buttons: whatever they offer can also be typed ("dia 10", "o mais barato"), and
* everything else is understood as everywhere. The question's own form is above it.
*/
function FreeLine() {
	const hear = (0, import_react.use)(HearingContext);
	const dispatch = useDispatch();
	const isCorrection = useSelector(selectIsCorrection);
	const position = useSelector(selectPosition);
	const [text, setText] = (0, import_react.useState)("");
	function send() {
		if (!text.trim()) {
			dispatch(said({
				step: position,
				who: "assistant",
				text: chat.freeLineEmpty
			}));
			return;
		}
		setText("");
		hear(text);
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Composer, {
		onAnswer: send,
		onCancel: isCorrection ? () => dispatch(backAsked()) : void 0,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
			name: "texto",
			label: chat.freeLine,
			as: "hidden",
			placeholder: chat.freeLine,
			autoComplete: "off",
			enterKeyHint: "send",
			value: text,
			onChange: (_name, value) => setText(value)
		})
	});
}
export { FreeLine as default };
