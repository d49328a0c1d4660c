import { E as Skeleton, G as chat, j as useSelector, u as PrimaryButton } from "../prerender.js";
import { y as selectQuiz } from "./selectors-BG3aGS4u.js";
import { r as RadioCards } from "./FieldView-bMYmI5iO.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
import { t as ActionBar } from "./ActionBar-1jcmbuZX.js";
import { o as Question } from "./Question-D6jDMlAm.js";
import { t as StepForm } from "./StepForm-DN84VuoN.js";
import { n as QuietButton } from "./Notice-DoZ-1JzC.js";
import { t as useStep } from "./useStep-B1BbiGzE.js";
import { t as useCurrentChatField } from "./useCurrentChatField-BwZdBvU8.js";
import { t as WaitState } from "./WaitState-GpSyohXs.js";
// src/ui/choices/Quiz.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The questions of the identity quiz: one radio group per question, named by the question's id. */
function Quiz({ questions, values, onChange, errors = {} }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ol", {
		className: "quiz",
		children: questions.map((question, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: "quiz__count num",
			children: [
				"Pergunta ",
				index + 1,
				" de ",
				questions.length
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RadioCards, {
			name: question.id,
			label: question.text,
			options: question.answers.map((answer) => ({
				value: answer.id,
				label: answer.text
			})),
			value: values[question.id] ?? "",
			onChange,
			error: errors[question.id]
		})] }, question.id))
	});
}
// src/questions/lazy/QuizQuestion.tsx
/**
* Form of the identity quiz in the risk check. The server chooses the questions; they are loaded again after
* a page reload.
*/
function QuizQuestion({ step, variant }) {
	const { text, draft, problems, refusals, busy, onChange, onAnswer } = useStep(step);
	const quiz = useSelector(selectQuiz);
	if (!quiz) return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { shape: "question" }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WaitState, {})] });
	if (variant === "chat") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(QuizPart, {
		step,
		quiz
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(StepForm, {
		step,
		onAnswer,
		busy,
		refusals,
		className: "ask ask--page",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Question, {
				why: text.why,
				children: text.heading
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Quiz, {
				questions: quiz.questions,
				values: draft,
				onChange,
				errors: problems
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(WaitState, {}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ActionBar, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrimaryButton, {
				state: busy ? "loading" : "default",
				children: text.submit
			}) })
		]
	});
}
/** The quiz in the chat: one question at a time. The transcript shows the earlier questions and answers. */
function QuizPart({ step, quiz }) {
	const { text, draft, problems, refusals, busy, onChange, onAnswer } = useStep(step);
	const part = useCurrentChatField(step);
	const asked = quiz.questions.find(({ id }) => id === part.name);
	const isLast = !asked || asked === quiz.questions.at(-1);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(StepForm, {
		step,
		onAnswer: asked ? part.onAnswer : () => onAnswer(draft),
		busy,
		refusals,
		className: "ask ask--chat",
		children: [
			part.onCancel && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "composer__correcting",
				children: [chat.correcting, /* @__PURE__ */ (0, import_jsx_runtime.jsx)(QuietButton, {
					onClick: part.onCancel,
					children: chat.cancelCorrection
				})]
			}),
			asked && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RadioCards, {
				name: asked.id,
				label: asked.text,
				as: "hidden",
				options: asked.answers.map((each) => ({
					value: each.id,
					label: each.text
				})),
				value: draft[asked.id] ?? "",
				onChange,
				error: problems[asked.id]
			}, asked.id),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(WaitState, {}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ActionBar, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrimaryButton, {
				state: busy ? "loading" : "default",
				children: isLast ? text.submit : chat.answer
			}) })
		]
	});
}
export { QuizQuestion as default };
