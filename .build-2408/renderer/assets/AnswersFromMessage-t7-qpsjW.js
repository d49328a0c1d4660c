import { G as chat, L as textOf, j as useSelector } from "../prerender.js";
import { i as conversation, r as wishText, t as chipsOf } from "./answer-chips-DcTDCI8d.js";
import { s as planOf } from "./chosen-and-requested-plan-DlP92XD0.js";
import { o as selectFlow, p as selectOrder, r as selectBanks } from "./selectors-BG3aGS4u.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
import { i as Message, r as Answer } from "./Composer-14YCUYhT.js";
// src/ui/chat/AnswerChips.tsx
var import_jsx_runtime = require_jsx_runtime();
/** All answers found in one message of the visitor, shown as chips. Pressing a chip corrects its answer. */
function AnswerChips({ chips, onCorrect }) {
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
// src/conversation/AnswersFromMessage.tsx
/**
* Shows the answers from one message as chips. A line with a requested plan (`wish`) is shown as a sentence
* that says whether a matching plan was found, what was said beside an answer (`side`) as a line that unfolds.
*/
function AnswersFromMessage({ line, onCorrect }) {
	const order = useSelector(selectOrder);
	const { ahead, drafts } = useSelector(selectFlow);
	const banks = useSelector(selectBanks) ?? [];
	if (line.kind === "side") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SideTalk, { lines: line.lines });
	if (line.kind === "wish") {
		const plan = planOf(order);
		const { met, unmet, taken } = conversation.wishes;
		const marked = order.facts.coverage?.plans.find(({ id }) => id === drafts[line.step]?.idPlan);
		const isExpected = order.facts.coverage?.isExpected === true;
		if (line.wish === "") return plan && !isExpected ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Message, { children: taken(plan.plan, plan.price_with_dacc) }) : null;
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
	return chips.length > 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AnswerChips, {
		chips,
		onCorrect: (step) => onCorrect?.(step)
	}) : null;
}
/** What was said beside an answer, folded. It was announced when it was said, so it is not announced again. */
function SideTalk({ lines }) {
	const asked = lines.flatMap((line) => line.kind === "answer" ? line.text : []);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("details", {
		className: "side-talk",
		"aria-live": "off",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("summary", { children: conversation.sideTalk(asked) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "side-talk__lines",
			children: lines.map((line) => {
				if (line.kind === "answer") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Answer, {
					name: "",
					step: line.step,
					children: line.text
				}, line.key);
				return line.kind === "message" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Message, {
					link: line.link,
					children: line.text
				}, line.key) : null;
			})
		})]
	});
}
export { AnswersFromMessage as default };
