import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { L as textOf, M as useStore, j as useSelector } from "../prerender.js";
import { T as drafted, V as partReopened } from "./events-C3g4CRov.js";
import { a as selectDraft, f as selectOpenPart, p as selectOrder, s as selectIsBusy, y as selectQuiz } from "./selectors-BG3aGS4u.js";
import { i as Message, r as Answer } from "./Composer-14YCUYhT.js";
import { m as stepOf } from "./journeys-CWpcRNhs.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/conversation/fields-asked-so-far.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** Returns the fields that the chat has asked for so far within one question, including the current field. */
function askedFields(state, id) {
	const order = selectOrder(state);
	const { parts } = stepOf(order, id);
	const quiz = selectQuiz(state);
	const draft = selectDraft(state, id);
	const open = state.flow.position === id ? selectOpenPart(state) : null;
	const { taken, reopened } = state.parts;
	const { asks, labels } = textOf(order, id);
	const isSent = selectIsBusy(state) || ["sending", "sent"].includes(state.flow.contact.notify);
	return (parts?.names(order) ?? []).flatMap((name) => {
		const asked = quiz?.questions.find((each) => each.id === name);
		const isTaken = taken[id]?.includes(name) === true;
		if (!isTaken && name !== open) return [];
		const value = (reopened?.name === name ? reopened.before : draft[name]) ?? "";
		const chosen = asked?.answers.find((each) => each.id === value)?.text;
		const question = asked?.text ?? asks?.[name] ?? "";
		return [{
			name,
			question,
			...isTaken ? { answer: chosen ?? parts?.show?.(name, value) ?? value } : {},
			label: isSent ? "" : labels[name] ?? question,
			isOpen: name === open
		}];
	});
}
// src/conversation/FieldByFieldTranscript.tsx
var import_jsx_runtime = require_jsx_runtime();
var isSame = (a, b) => JSON.stringify(a) === JSON.stringify(b);
/** Shows the conversation of one question that the chat asks field by field. Each answer can be corrected. */
function FieldByFieldTranscript({ step }) {
	const store = useStore();
	const lines = useSelector((state) => askedFields(state, step), isSame);
	const correct = (0, import_react.useCallback)((name) => {
		const { reopened } = store.getState().parts;
		if (reopened) store.dispatch(drafted({
			...reopened,
			value: reopened.before
		}));
		store.dispatch(partReopened({
			step,
			name,
			before: selectDraft(store.getState(), step)[name] ?? ""
		}));
	}, [store, step]);
	const reopened = lines.find(({ answer, isOpen }) => isOpen && answer !== void 0);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [lines.map(({ name, question, answer, label, isOpen }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_react.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Message, {
		asks: isOpen && !reopened,
		children: question
	}), answer !== void 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Answer, {
		step: name,
		name: label,
		correcting: isOpen,
		onCorrect: label ? correct : void 0,
		children: answer
	})] }, name)), reopened && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Message, {
		asks: true,
		children: reopened.question
	})] });
}
export { FieldByFieldTranscript as default };
