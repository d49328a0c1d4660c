import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-TVdLsqxs.js";
import { Dt as useSelector, It as textOf, Ot as useStore } from "../prerender.js";
import { w as drafted, z as partReopened } from "./events-Dzy0BOWM.js";
import { d as selectOpenPart, f as selectOrder, i as selectDraft, o as selectIsBusy, v as selectQuiz } from "./selectors-BJ0ILE8K.js";
import { n as Message, t as Answer } from "./Message-CMhj6hfZ.js";
import { m as stepOf } from "./journeys-pH3FiARx.js";
import { t as require_jsx_runtime } from "./jsx-runtime-FA6SQFrL.js";
// src/conversation/part-lines.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** The parts of a question that were asked so far, and the one that is asked now. */
function partLines(state, id) {
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
// src/conversation/PartLines.tsx
var import_jsx_runtime = require_jsx_runtime();
var isSame = (a, b) => JSON.stringify(a) === JSON.stringify(b);
/** What was asked and answered of a question that the chat asks part by part; each answer can be corrected. */
function PartLines({ step }) {
	const store = useStore();
	const lines = useSelector((state) => partLines(state, step), isSame);
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
export { PartLines as default };
