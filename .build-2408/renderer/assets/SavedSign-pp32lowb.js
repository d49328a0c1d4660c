import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { L as noticeClosed, X as retryAsked, y as correctionAsked } from "./events-C3g4CRov.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { t as states } from "./waits-errors-and-notices-BNl7P8HF.js";
import { i as findStep, m as stepOf } from "./journeys-CWpcRNhs.js";
import { i as registeredOf } from "./journey-part-registry-PbjbEmAN.js";
import { C as selectSaves, E as selectWait, S as selectSaveSign, T as selectSubjectId, d as selectNotice, p as selectOrder } from "./selectors-BG3aGS4u.js";
import { t as icon } from "./icon-DqJ4i4f9.js";
import { t as lazily } from "./lazily--AIPxAEW.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
import { a as unbrokenBRL } from "./money-CPTiVFPd.js";
import { t as check_default } from "./check-CPE28it-.js";
import { A as useDispatch, E as Skeleton, L as textOf, V as chatLineOf, j as useSelector, u as PrimaryButton } from "../prerender.js";
import { n as QuietButton, t as Notice } from "./Notice-DoZ-1JzC.js";
import { t as PageForm } from "./PageForm-C5tb0hmq.js";
import { t as problemText } from "./problem-texts-DOHDP5NT.js";
import { r as changeFields, t as StepFields } from "./StepFields-D57isONX.js";
import { t as useStep } from "./useStep-B1BbiGzE.js";
import { t as priceCondition } from "./price-condition-DrXaKcVZ.js";
import { t as WaitState } from "./WaitState-GpSyohXs.js";
import { n as useEmailTypoQuestion, t as EmailTypoQuestion } from "./EmailTypoQuestion-0tHo5vIe.js";
// src/questions/later-questions.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/**
* Lazily loaded order card and question forms that every order needs between the choice of a plan and the
* receipt. They are bundled in one file.
*/
var forms = async () => import("./later-questions-BylHuUgD.js");
var OrderCard = lazily(async () => ({ default: (await forms()).OrderCard }), { spare: true });
var ChoiceQuestion = lazily(async () => ({ default: (await forms()).ChoiceQuestion }), { fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { shape: "question" }) });
var PlansQuestion = lazily(async () => ({ default: (await forms()).PlansQuestion }), { fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { shape: "plans" }) });
var DatesQuestion = lazily(async () => ({ default: (await forms()).DatesQuestion }), { fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { shape: "dates" }) });
var ReviewQuestion = lazily(async () => ({ default: (await forms()).ReviewQuestion }), { fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { shape: "question" }) });
// node_modules/lucide-react/dist/esm/icons/wifi-off.mjs
var wifi_off_default = /* @__PURE__ */ icon([
	["path", { "d": "M12 20h.01" }],
	["path", { "d": "M8.5 16.429a5 5 0 0 1 7 0" }],
	["path", { "d": "M5 12.859a10 10 0 0 1 5.17-2.69" }],
	["path", { "d": "M19 12.859a10 10 0 0 0-2.007-1.523" }],
	["path", { "d": "M2 8.82a15 15 0 0 1 4.177-2.643" }],
	["path", { "d": "M22 8.82a15 15 0 0 0-11.288-3.764" }],
	["path", { "d": "m2 2 20 20" }]
]);
// src/ui/states/OfflineBar.tsx
/**
* Bar shown while the browser is offline. `waiting` tells whether the current step needs the server. Its live
* region is always rendered, so that screen readers announce the text when it appears.
*/
function OfflineBar({ offline, waiting = false }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		role: "status",
		className: "offline",
		"data-on": offline,
		children: offline && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(wifi_off_default, {
			size: 18,
			"aria-hidden": "true"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [states.offline, waiting && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			className: "offline__wait",
			children: [". ", states.offlineWait]
		})] })] })
	});
}
// src/questions/Notices.tsx
/**
* Notices above the question, for example: no connection, order open in another tab, price changed,
* installation date taken, storage blocked.
*/
var Notices = (0, import_react.memo)(function Notices() {
	const online = useSelector((state) => state.flow.online);
	const notice = useSelector(selectNotice);
	const wait = useSelector(selectWait);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(OfflineBar, {
		offline: !online && wait?.status !== "failed",
		waiting: wait !== null
	}), notice && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NoticeOf, {})] });
});
var selectPlansStep = (state) => findStep(selectOrder(state), ({ view }) => view === "plans" || view === "offers")?.id ?? "";
function NoticeOf() {
	const dispatch = useDispatch();
	const notice = useSelector(selectNotice);
	const plans = useSelector(selectPlansStep);
	const order = useSelector(selectOrder);
	const close = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(QuietButton, {
		onClick: () => dispatch(noticeClosed()),
		children: states.close
	});
	switch (notice?.kind) {
		case "other-tab": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
			title: states.otherTab.title,
			actions: close,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: states.otherTab.text })
		});
		case "storage": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
			title: states.storageBlocked.title,
			actions: close,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: states.storageBlocked.text })
		});
		case "link-dead": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
			tone: "info",
			title: states.deadLink,
			actions: close
		});
		case "told": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
			tone: notice.tone,
			title: notice.text,
			actions: close
		});
		case "result": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
			tone: notice.tone,
			title: textOf(order, notice.of).result?.(notice.values),
			actions: stepOf(order, notice.of).setsPrice ? void 0 : close
		});
		case "slots-taken": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
			tone: "error",
			title: states.slotTaken.title,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: states.slotTaken.text })
		});
		case "save-refused": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
			tone: "error",
			title: problemText(notice.problem)
		});
		case "price-changed": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
			tone: "error",
			title: states.priceChanged.title,
			actions: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(QuietButton, {
				onClick: () => dispatch(noticeClosed()),
				children: states.priceChanged.accept
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(QuietButton, {
				onClick: () => dispatch(correctionAsked({ step: plans })),
				children: states.priceChanged.choose
			})] }),
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: states.priceChanged.text(unbrokenBRL(notice.before), unbrokenBRL(notice.now), priceCondition(order)) })
		});
		default: return null;
	}
}
// src/questions/ChatInputButtons.tsx
/**
* Chat button that answers a follow-up question with "nothing to add". An example is "É casa" (it is a
* house), which says that the address has no flat number (D80).
*/
function NothingMore({ label, onPress }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "composer__none",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrimaryButton, {
			type: "button",
			tone: "secondary",
			onClick: onPress,
			children: label
		})
	});
}
/**
* Chat button that switches the text field to the other kind of answer, for example from a personal tax
* number (CPF) to a company tax number (CNPJ) (D17).
*/
function OtherChoice({ id, line }) {
	const { step, text, draft, onChange } = useStep(id);
	const choice = step.fields.find(({ kind }) => kind === "choice");
	const current = choice && (draft[choice.name] ?? choice.preselected);
	const other = choice && text.options?.find((option) => option.value !== current);
	if (!other) return null;
	const onClick = () => changeFields(line.read("", { [choice.name]: other.value }), draft, onChange);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(QuietButton, {
		onClick,
		children: [
			other.label,
			", ",
			other.detail
		]
	});
}
// src/questions/TextQuestion.tsx
/** Form of the steps that consist of text inputs, checkboxes, selects and short choices. */
function TextQuestion({ step: id, variant, Form = PageForm }) {
	const { step, text, order, draft, refusals, busy, onAnswer } = useStep(id);
	const asksEmail = variant === "page" && step.fields.length <= 2 && step.fields.some((field) => field.name === "email");
	const { doubt, answer } = useEmailTypoQuestion(asksEmail, onAnswer);
	const line = variant === "chat" ? chatLineOf(order, step) : void 0;
	const isSecond = line !== void 0 && line === step.second?.line;
	const fields = step.fields.filter((field) => field.shownWhen?.(draft, order) ?? true);
	const wait = useSelector(selectWait);
	const showsWait = step.submits !== void 0 && wait !== null && (variant === "page" || wait.status === "failed");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Form, {
		step: id,
		onAnswer: line ? (values) => onAnswer(line.read(values[line.field.name] ?? "", draft)) : answer,
		busy,
		refusals,
		submit: text.submit,
		after: line && !isSecond && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OtherChoice, {
			id,
			line
		}),
		layout: (line || fields.length === 1) && !doubt && !showsWait ? "line" : "block",
		children: [
			isSecond && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NothingMore, {
				label: text.second?.none,
				onPress: () => onAnswer(line.read("", draft))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(StepFields, {
				step: id,
				variant
			}),
			showsWait && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WaitState, {}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmailTypoQuestion, {
				doubt,
				typed: draft.email,
				onAnswer
			})
		]
	});
}
// src/questions/QuestionForm.tsx
var lazyQuestion = (load) => lazily(load, { fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { shape: "question" }) });
var OffersQuestion = lazily(async () => import("./OffersQuestion-DEm5tR1O.js"), { fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { shape: "plans" }) });
var QuizQuestion = lazyQuestion(async () => import("./QuizQuestion-Bk0FdJAz.js"));
var OrderReceipt = lazily(async () => import("./OrderReceipt-CrnV2Z03.js"), { fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { shape: "receipt" }) });
var OutcomeQuestion = lazyQuestion(async () => import("./OutcomeQuestion-K6a_bKbO.js"));
var CodeQuestion = lazyQuestion(async () => import("./CodeQuestion-CI1FM6Kq.js"));
var StillValidQuestion = lazyQuestion(async () => import("./StillValidQuestion-ClfSqAMC.js"));
/**
* Components by view (the kind of form that a step needs), for the views that several journeys use. A journey
* registers components for its own views. TextQuestion is used for a view without a component.
*/
var PARTS = {
	plans: PlansQuestion,
	offers: OffersQuestion,
	"no-offers": OutcomeQuestion,
	choice: ChoiceQuestion,
	"waiting-list": OutcomeQuestion,
	"another-quiz": OutcomeQuestion,
	"human-help": OutcomeQuestion,
	quiz: QuizQuestion,
	dates: DatesQuestion,
	review: ReviewQuestion,
	receipt: OrderReceipt,
	code: CodeQuestion
};
var own = /* @__PURE__ */ new Map();
/** Returns the components by view for a journey: the shared components and the journey's own. */
function partsOf(journey) {
	const parts = { ...PARTS };
	for (const [view, load] of Object.entries(registeredOf(journey).views)) {
		const part = own.get(load) ?? lazyQuestion(load);
		own.set(load, part);
		parts[view] = part;
	}
	return parts;
}
/** Renders the form of any step, on a page or in the chat. */
function QuestionForm(props) {
	const order = useSelector(selectOrder);
	const isUnsure = order.answers[props.step]?.isUnsure === true && textOf(order, props.step).still !== void 0;
	const usual = partsOf(order.journey)[stepOf(order, props.step).view] ?? TextQuestion;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(isUnsure ? StillValidQuestion : usual, { ...props }, props.step);
}
// node_modules/lucide-react/dist/esm/icons/cloud-off.mjs
var cloud_off_default = /* @__PURE__ */ icon([
	["path", { "d": "M10.94 5.274A7 7 0 0 1 15.71 10h1.79a4.5 4.5 0 0 1 4.222 6.057" }],
	["path", { "d": "M18.796 18.81A4.5 4.5 0 0 1 17.5 19H9A7 7 0 0 1 5.79 5.78" }],
	["path", { "d": "m2 2 20 20" }]
]);
// src/ui/states/SaveStatus.tsx
/** Status text that shows whether the answers are saved on the server (D34). */
function SaveStatus({ state, onRetry }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "save-sign",
		"data-state": state,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			role: "status",
			children: [
				state === "saving" && states.saving,
				state === "saved" && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(check_default, {
					size: 16,
					"aria-hidden": "true"
				}), states.saved] }),
				state === "failed" && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(cloud_off_default, {
					size: 16,
					"aria-hidden": "true"
				}), states.notSaved] })
			]
		}), state === "failed" && onRetry && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
			type: "button",
			className: "quiet-link",
			onClick: onRetry,
			children: states.retry
		})]
	});
}
// src/questions/SavedSign.tsx
/** Status text that shows whether the answers are saved. It is hidden until the first answer is saved. */
var SavedSign = (0, import_react.memo)(function SavedSign() {
	const dispatch = useDispatch();
	const sign = useSelector(selectSaveSign);
	const subjectId = useSelector(selectSubjectId);
	const { versions } = useSelector(selectSaves);
	const wait = useSelector(selectWait);
	const isSaved = sign !== "saved" || Object.keys(versions).length > 0;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SaveStatus, {
		state: subjectId !== null && isSaved ? sign : "idle",
		onRetry: wait?.status === "failed" ? void 0 : () => dispatch(retryAsked())
	});
});
export { PlansQuestion as a, OrderCard as i, QuestionForm as n, Notices as r, SavedSign as t };
