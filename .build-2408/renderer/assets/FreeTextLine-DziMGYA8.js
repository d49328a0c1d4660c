import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { A as useDispatch, G as chat, M as useStore, j as useSelector } from "../prerender.js";
import { t as chatReplies } from "./chat-command-replies-A2YZ0Mt5.js";
import { $ as said, s as backAsked } from "./events-C3g4CRov.js";
import { c as selectIsCorrection, g as selectPosition } from "./selectors-BG3aGS4u.js";
import { t as Composer } from "./Composer-14YCUYhT.js";
import { t as TextField } from "./TextField-BR--eqbb.js";
import { loadMessageReader, n as TakeMessageContext } from "./ChatPage-CLrOluXx.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/conversation/FreeTextLine.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/**
* The text input below a question's cards and buttons in the chat. The visitor may type a choice ("dia 10",
* "o mais barato") or any other message.
*/
function FreeTextLine() {
	const takeMessage = (0, import_react.use)(TakeMessageContext);
	const dispatch = useDispatch();
	const isCorrection = useSelector(selectIsCorrection);
	const position = useSelector(selectPosition);
	const [text, setText] = (0, import_react.useState)("");
	const store = useStore();
	const isPromised = useSelector(({ dialogue: { noted } }) => noted.home !== void 0 && noted.advised === void 0);
	(0, import_react.useEffect)(() => {
		if (isPromised) loadMessageReader().then(({ loadSaleTalk }) => loadSaleTalk()).then(({ adviseAsPromised }) => adviseAsPromised(store), () => {});
	}, [
		isPromised,
		position,
		store
	]);
	function send() {
		if (!text.trim()) {
			dispatch(said({
				step: position,
				who: "assistant",
				text: chatReplies.freeLineEmpty
			}));
			return;
		}
		setText("");
		takeMessage(text);
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
export { FreeTextLine as default };
