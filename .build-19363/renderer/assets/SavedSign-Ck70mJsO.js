import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { F as noticeClosed, q as retryAsked, v as correctionAsked } from "./events-Dzy0BOWM.js";
import { t as require_react } from "./react-TVdLsqxs.js";
import { i as findStep, m as stepOf } from "./journeys-pH3FiARx.js";
import { S as selectSaves, T as selectWait, f as selectOrder, u as selectNotice, w as selectSubjectId, x as selectSaveSign } from "./selectors-BJ0ILE8K.js";
import { t as icon } from "./icon-C_gnXJdU.js";
import { t as require_jsx_runtime } from "./jsx-runtime-FA6SQFrL.js";
import { i as unbrokenBRL } from "./money-DJHgo4Df.js";
import { Dt as useSelector, Et as useDispatch, It as textOf, Rt as states, St as lazily, _t as Skeleton, d as PrimaryButton, p as check_default } from "../prerender.js";
import { i as useStep } from "./FieldView-D9ZKmFrc.js";
import { t as StepForm } from "./StepForm-CM_RwJLO.js";
import { n as QuietButton, t as Notice } from "./Notice-B00IPAei.js";
import { r as WaitState } from "./LoadingPage-sa39Bgqc.js";
import { a as useEmailDoubt, i as EmailDoubt, n as OtherChoice, t as StepFields } from "./StepFields-BLhUwLOS.js";
// src/questions/forms.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var forms = async () => import("./forms-Dz3XGDZ0.js");
var OrderCard = lazily(async () => ({ default: (await forms()).OrderCard }), { spare: true });
var ChoiceQuestion = lazily(async () => ({ default: (await forms()).ChoiceQuestion }), { fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { shape: "question" }) });
var PlansQuestion = lazily(async () => ({ default: (await forms()).PlansQuestion }), { fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { shape: "plans" }) });
var DatesQuestion = lazily(async () => ({ default: (await forms()).DatesQuestion }), { fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { shape: "dates" }) });
var ReviewQuestion = lazily(async () => ({ default: (await forms()).ReviewQuestion }), { fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { shape: "question" }) });
// ../../main/node_modules/lucide-react/dist/esm/icons/wifi-off.mjs
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
/** Shown while offline. `waiting`: this step needs the server. The live region is always present. */
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
/** Notices above the question: connection, other tab, price, slots, storage. */
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
		case "told": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
			tone: notice.tone,
			title: notice.text,
			actions: close
		});
		case "slots-taken": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
			tone: "error",
			title: states.slotTaken.title,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: states.slotTaken.text })
		});
		case "save-refused": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
			tone: "error",
			title: notice.text
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
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: states.priceChanged.text(unbrokenBRL(notice.before), unbrokenBRL(notice.now)) })
		});
		default: return null;
	}
}
// src/questions/PageForm.tsx
/** A question's form on its own page: one primary button under the fields. */
function PageForm({ step, onAnswer, children, busy, refusals, submit, after }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(StepForm, {
		step,
		onAnswer,
		busy,
		refusals,
		className: "ask ask--page",
		children: [
			children,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrimaryButton, {
				state: busy ? "loading" : "default",
				children: submit
			}),
			after
		]
	});
}
// src/questions/TextQuestion.tsx
/** Every step made of text inputs, checkboxes, selects and small choices. */
function TextQuestion({ step: id, variant, Form = PageForm }) {
	const { step, text, order, draft, refusals, busy, onAnswer } = useStep(id);
	const asksEmail = variant === "page" && step.fields.length <= 2 && step.fields.some((field) => field.name === "email");
	const { doubt, answer } = useEmailDoubt(asksEmail, onAnswer);
	const line = variant === "chat" ? step.line : void 0;
	const fields = step.fields.filter((field) => field.shownWhen?.(draft, order) ?? true);
	const wait = useSelector(selectWait);
	const showsWait = step.submits !== void 0 && wait !== null && (variant === "page" || wait.status === "failed");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Form, {
		step: id,
		onAnswer: line ? (values) => onAnswer(line.read(values[line.field.name] ?? "", draft)) : answer,
		busy,
		refusals,
		submit: text.submit,
		after: line && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OtherChoice, {
			id,
			line
		}),
		layout: (line || fields.length === 1) && !doubt && !showsWait ? "line" : "block",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(StepFields, {
				step: id,
				variant
			}),
			showsWait && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WaitState, {}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmailDoubt, {
				doubt,
				typed: draft.email,
				onAnswer
			})
		]
	});
}
// src/questions/QuestionForm.tsx
var skeleton = { fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { shape: "question" }) };
var OffersQuestion = lazily(async () => import("./OffersQuestion-CKjSyiDn.js"), { fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { shape: "plans" }) });
var QuizQuestion = lazily(async () => import("./QuizQuestion-BkN1kRf1.js"), skeleton);
var ReceiptPart = lazily(async () => import("./ReceiptPart-BqftWnW7.js"), { fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { shape: "receipt" }) });
var AddressQuestion = lazily(async () => import("./AddressQuestion-DCH5RYZa.js"), skeleton);
var OutcomePart = lazily(async () => import("./OutcomePart-Bhk4ESWr.js"), skeleton);
var LineQuestion = lazily(async () => import("./LineQuestion-CA3l9vWW.js"), skeleton);
var CodeQuestion = lazily(async () => import("./CodeQuestion-CTQEpNrN.js"), skeleton);
var StillQuestion = lazily(async () => import("./StillQuestion-BDVyXLx5.js"), skeleton);
/** The component for each view; a step whose view is not listed uses TextQuestion. */
var PARTS = {
	plans: PlansQuestion,
	offers: OffersQuestion,
	"no-offers": OutcomePart,
	choice: ChoiceQuestion,
	address: AddressQuestion,
	"waiting-list": OutcomePart,
	"another-quiz": OutcomePart,
	"human-help": OutcomePart,
	quiz: QuizQuestion,
	dates: DatesQuestion,
	review: ReviewQuestion,
	receipt: ReceiptPart,
	call: lazily(async () => import("./CallQuestion-BkTg7NmN.js"), skeleton),
	code: CodeQuestion,
	line: LineQuestion
};
/** The form of any step, on a page or in the chat. */
function QuestionForm(props) {
	const order = useSelector(selectOrder);
	const isUnsure = order.answers[props.step]?.isUnsure === true && textOf(order, props.step).still !== void 0;
	const own = PARTS[stepOf(order, props.step).view] ?? TextQuestion;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(isUnsure ? StillQuestion : own, { ...props }, props.step);
}
// ../../main/node_modules/lucide-react/dist/esm/icons/cloud-off.mjs
var cloud_off_default = /* @__PURE__ */ icon([
	["path", { "d": "M10.94 5.274A7 7 0 0 1 15.71 10h1.79a4.5 4.5 0 0 1 4.222 6.057" }],
	["path", { "d": "M18.796 18.81A4.5 4.5 0 0 1 17.5 19H9A7 7 0 0 1 5.79 5.78" }],
	["path", { "d": "m2 2 20 20" }]
]);
// src/ui/states/SaveSign.tsx
/** A discreet indicator of whether answers are saved (D34). */
function SaveSign({ state, onRetry }) {
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
/** Discreetly shows whether the answers are saved; nothing until the first save. */
var SavedSign = (0, import_react.memo)(function SavedSign() {
	const dispatch = useDispatch();
	const sign = useSelector(selectSaveSign);
	const subjectId = useSelector(selectSubjectId);
	const { versions } = useSelector(selectSaves);
	const wait = useSelector(selectWait);
	const isSaved = sign !== "saved" || Object.keys(versions).length > 0;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SaveSign, {
		state: subjectId !== null && isSaved ? sign : "idle",
		onRetry: wait?.status === "failed" ? void 0 : () => dispatch(retryAsked())
	});
});
export { OrderCard as a, Notices as i, QuestionForm as n, PageForm as r, SavedSign as t };
