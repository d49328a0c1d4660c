import { Dt as useSelector, It as textOf, Ut as chat } from "../prerender.js";
import { i as conversation, r as wishText, t as chipsOf } from "./chips-ipJYP4HE.js";
import { o as planOf } from "./plan-choice-BmSFE4p5.js";
import { a as selectFlow, f as selectOrder, r as selectBanks } from "./selectors-BJ0ILE8K.js";
import { t as require_jsx_runtime } from "./jsx-runtime-FA6SQFrL.js";
import { n as Message } from "./Message-CMhj6hfZ.js";
// src/ui/chat/Chips.tsx
var import_jsx_runtime = require_jsx_runtime();
/** What was taken from one message of the visitor's, each part with a way to correct it. */
function Chips({ chips, onCorrect }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "answer",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "answer__bubble chips",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "hush",
				children: [
					chat.speaker.visitor,
					" ",
					chips.map(({ text }) => text).join(conversation.chips.between)
				]
			}), chips.map(({ key, text, step, changed }) => step === void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "chip",
				"aria-hidden": "true",
				children: text
			}, key) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
				type: "button",
				className: "chip chip--button",
				"aria-label": conversation.chips.correct(text),
				onClick: () => onCorrect(step),
				children: [text, changed && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "answer__changed",
					children: chat.changed
				})]
			}, key))]
		})
	});
}
// src/conversation/TakenLine.tsx
/** What one message answered, or what became of a wish in it. */
function TakenLine({ line, onCorrect }) {
	const order = useSelector(selectOrder);
	const { ahead, drafts } = useSelector(selectFlow);
	const banks = useSelector(selectBanks) ?? [];
	if (line.kind === "wish") {
		const plan = planOf(order);
		const { met, unmet, taken } = conversation.wishes;
		const marked = order.facts.coverage?.plans.find(({ id }) => id === drafts[line.step]?.idPlan);
		if (line.wish === "") return plan ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Message, { children: taken(plan.plan, plan.price_with_dacc) }) : null;
		return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Message, { children: marked ? met(marked.plan) : unmet(wishText(line.wish)) });
	}
	const chips = line.steps.flatMap((id) => {
		const answer = order.answers[id];
		const values = answer?.values ?? ahead[id] ?? {};
		const texts = chipsOf(order, id, values, banks);
		return (texts.length > 0 ? texts : answer ? [textOf(order, id).name] : []).map((text, at) => ({
			key: `${id}-${at}`,
			text,
			...answer && onCorrect ? {
				step: id,
				changed: answer.changed === true
			} : {}
		}));
	});
	return chips.length > 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Chips, {
		chips,
		onCorrect: (step) => onCorrect?.(step)
	}) : null;
}
export { TakenLine as default };
