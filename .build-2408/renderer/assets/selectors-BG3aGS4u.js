import { c as isStepOf, d as lastStep, m as stepOf, p as pageOf, s as idsOf, u as journeyOf } from "./journeys-CWpcRNhs.js";
// src/lib/problems.ts
/** Returns a problem whose error message is a text from the server. */
var saidProblem = (text) => ({
	problem: "outro",
	text
});
// src/funnel/initial-facts-and-data-to-clear.ts
/** The server data (`Facts`) of a new order, before the server has returned anything. */
var noFacts = {
	coverage: null,
	complementTypes: null,
	risk: "none",
	freeDates: null,
	quizFields: [],
	offers: null,
	code: null,
	onRecord: null,
	addressLine: null,
	place: null,
	lineHasBonus: null,
	reference: null
};
/**
* How each kind of dependent data is cleared (D15). In a step, `clears` lists the kinds that depend on the
* step's answer.
*/
var DEPENDENTS = {
	coverage: {
		drops: ["instalacao"],
		facts: () => ({
			coverage: null,
			complementTypes: null
		})
	},
	plan: { drops: ["planos"] },
	slots: {
		drops: ["data-instalacao"],
		facts: () => ({ freeDates: null })
	},
	risk: {
		drops: [],
		facts: () => ({
			risk: "none",
			quizFields: []
		})
	},
	bankInfo: { drops: ["conta-debito"] },
	price: { drops: [] },
	code: {
		drops: ["codigo", "confirmacao-colaborador"],
		facts: ({ code }) => ({ code: code && {
			...code,
			isVerified: false,
			sentTo: null
		} })
	}
};
// src/funnel/check-answer.ts
var isProblem = (params) => typeof params === "object" && params !== null && "problem" in params;
/** Converts a Zod issue to a validation error. Schemas report theirs with `refuse` (./field-schemas.ts). */
var problemOf = (issue) => issue.code === "custom" && isProblem(issue.params) ? issue.params : saidProblem(issue.message);
/**
* Validates form values against a step's schema. Errors are keyed by field name; the key '' stands for the
* whole form.
*/
function check(step, raw, order) {
	const result = step.schema(order).safeParse(raw);
	if (result.success) return { values: result.data };
	const problems = {};
	for (const issue of result.error.issues) {
		const name = String(issue.path[0] ?? "");
		problems[name] ??= problemOf(issue);
	}
	return { problems };
}
/**
* Returns the initial form values of a step that was already answered. If the answer is known only in masked
* form, the form starts empty, except for choices, which are not secret (D22).
*/
function startingValues(step, answer) {
	if (answer.isUnsure) return {};
	if (answer.masked === void 0) return answer.values;
	const choices = step.fields.filter((field) => field.kind === "choice").map((field) => field.name);
	return Object.fromEntries(Object.entries(answer.values).filter(([name]) => choices.includes(name)));
}
/**
* Returns initial values for a contact form. They come from earlier answers that have fields with the same
* names, so that nothing is asked twice. Answers that are known only in masked form, as after a page reload,
* are asked for again.
*/
function knownContact(step, answers) {
	const given = Object.values(answers);
	return Object.fromEntries(step.fields.flatMap(({ name }) => {
		const value = given.find(({ values }) => values[name])?.values[name];
		return value === void 0 ? [] : [[name, value]];
	}));
}
/**
* Whether the visitor left the form of a masked answer unchanged. The value stored on the server is then kept
* (D22).
*/
function keepsMasked(step, raw, order) {
	const answer = order.answers[step.id];
	if (!answer?.masked) return false;
	const start = startingValues(step, answer);
	const said = (text) => text === "false" ? "" : text ?? "";
	return step.fields.every(({ name }) => said(raw[name] ?? start[name]) === said(start[name]));
}
var same = (a, b) => Object.keys({
	...a,
	...b
}).every((name) => (a[name] ?? "") === (b[name] ?? ""));
/**
* Whether new values differ from the answer in the order. If that answer is known only in masked form, any
* typed value counts as different.
*/
function isChange(order, id, values) {
	const before = order.answers[id];
	if (before === void 0 || before.isUnsure || before.lacks) return true;
	return !same(before.values, values);
}
/**
* Returns the name of the field that this answer left empty and for which the chat asks a follow-up question
* (D80); undefined if there is no such field. The chat asks only once: if the visitor gives the same answer
* again, the field stays empty.
* @param raw the values as understood from the message; `home` is 'house' if the visitor said that there is
* no complement
* @param values the same values after validation
*/
function lackOf(order, step, raw, values) {
	const { second } = step;
	if (!second?.isOpen(values, order) || raw.home === "house") return void 0;
	const before = order.answers[step.id];
	return before && same(before.values, values) && !(before.lacks && before.isUnsure) ? void 0 : second.line.field.name;
}
/**
* Returns the order with a valid answer added. Only data that depends on this answer is cleared (D15). Other
* answers that may no longer be right are marked as unsure (D62). An unchanged answer changes nothing.
* @param lacks the field for which the chat asks a follow-up question (see `lackOf`)
*/
function withAnswer(order, id, values, lacks) {
	if (!isChange(order, id, values)) return order;
	const step = stepOf(order, id);
	const before = order.answers[id];
	const answers = { ...order.answers };
	const stands = before?.isUnsure === true && same(before.values, values);
	answers[id] = {
		values,
		...step.secret && step.show ? { masked: step.show(values, order) } : {},
		...(stands || before?.lacks ? before?.changed : before) ? { changed: true } : {},
		...lacks === void 0 ? {} : { lacks }
	};
	if (stands) return {
		...order,
		answers
	};
	const doubted = before ? step.unsettles?.(before.values, values) ?? [] : [];
	for (const other of doubted) if (answers[other]) answers[other] = {
		...answers[other],
		isUnsure: true
	};
	let { facts } = order;
	if (!before && !step.isKeptInTab) return {
		...order,
		answers
	};
	for (const dependent of step.clears ?? []) {
		const { drops, facts: forget } = DEPENDENTS[dependent];
		for (const dropped of drops) delete answers[dropped];
		if (forget) facts = {
			...facts,
			...forget(facts)
		};
	}
	return {
		...order,
		answers,
		facts
	};
}
/**
* Returns the order as it would be if the visitor submitted the page now. On a page with several steps, this
* decides which steps and fields are shown. Nothing is validated.
*/
function withDrafts(order, drafts) {
	const answers = { ...order.answers };
	for (const [id, values] of Object.entries(drafts)) answers[id] = {
		...answers[id],
		values
	};
	return {
		...order,
		answers
	};
}
/** Returns the API call that saves an answer; null if there is no answer or its step has no such call. */
function saveOf(order, id) {
	const step = stepOf(order, id);
	const answer = order.answers[id];
	return answer && step.save ? step.save(answer.values, order) : null;
}
// src/funnel/navigation.ts
/** Decides which step comes next, where the back link leads, and which steps may be opened by URL. */
/** Returns the steps that apply to an order, in the order in which pages or chat show them. */
function stepsOf(order, mode) {
	return idsOf(order, mode).map((id) => stepOf(order, id)).filter((step) => step.applies(order));
}
/** Returns the first incomplete step, at which the order continues; the last step if all are complete. */
function firstMissing(order, mode) {
	return stepsOf(order, mode).find((step) => !step.isDone(order))?.id ?? lastStep(order);
}
var isBehind = (order, step) => step.isTransient === true && step.isDone(order);
/**
* Returns the steps that are answered together with a step: on pages, all steps of the page; in the chat,
* only the step itself.
*/
function stepsBeside(order, id, mode) {
	return mode === "pages" ? pageOf(order, id).steps : [id];
}
/** Whether the order continues at this step, or at a step that is answered together with it. */
function isNextMissing(order, id, mode) {
	return stepsBeside(order, id, mode).includes(firstMissing(order, mode));
}
/**
* Returns the step to show after an answer: the next one that applies and is not answered. On pages, visitors
* who went back see the answered steps again, with their forms filled in.
* @param returnTo the step to return to after a correction; null if the answer is not a correction. If the
* correction made an earlier step incomplete, that earlier step is returned
* @param wasMissing whether the answered step was the first incomplete one. If so, the visitor did not go
* back, and later steps that already have an answer are skipped
*/
function nextStep(order, from, returnTo, mode, wasMissing = false) {
	const steps = stepsOf(order, mode);
	const missing = firstMissing(order, mode);
	const indexOf = (id) => steps.findIndex((step) => step.id === id);
	if (returnTo !== null) {
		const target = indexOf(returnTo);
		return target >= 0 && target <= indexOf(missing) ? returnTo : missing;
	}
	const all = idsOf(order, mode);
	const at = all.indexOf(stepsBeside(order, from, mode).at(-1) ?? from);
	const goesPast = mode === "chat" || wasMissing;
	const next = all.slice(at + 1).map((id) => stepOf(order, id)).find((step) => step.applies(order) && !isBehind(order, step) && !(goesPast && step.isDone(order)));
	return next && indexOf(next.id) <= indexOf(missing) ? next.id : missing;
}
/** Returns the first step that applies among the steps that are answered together with this one. */
function firstBeside(order, id, mode) {
	const beside = stepsBeside(order, id, mode);
	return beside.find((each) => stepOf(order, each).applies(order)) ?? beside[0] ?? id;
}
/**
* Returns the destination of the back link (F§2, D2): the previous page that applies and is not a wait,
* unless the journey defines another destination. If the destination page has several steps, returns its
* first step that applies. In the review of a finished order, the back link leads to the receipt.
*/
function backStep(order, from, mode) {
	if (order.finished && stepOf(order, from).kind === "review") return lastStep(order);
	const first = stepsBeside(order, from, mode)[0] ?? from;
	const exception = journeyOf(order).backs?.[first];
	const to = exception ? exception(order) : previousStep(order, first, mode);
	return to !== null && isStepOf(order, to) ? firstBeside(order, to, mode) : to;
}
function previousStep(order, first, mode) {
	const all = idsOf(order, mode);
	return all.slice(0, all.indexOf(first)).findLast((id) => {
		const step = stepOf(order, id);
		return step.applies(order) && !step.isTransient;
	}) ?? "start";
}
/**
* Decides whether a step may be opened by its URL (D3). The `redirect` of the journey is checked first. A
* step after the first incomplete step redirects to that incomplete step. In a finished order, only the
* receipt and the read-only review may be opened.
*/
function guard(order, wanted, mode) {
	const step = stepOf(order, wanted);
	if (order.finished) return step.kind === "receipt" || step.kind === "review" ? { allow: true } : {
		allow: false,
		to: lastStep(order)
	};
	const elsewhere = journeyOf(order).redirect?.(order, wanted) ?? null;
	if (elsewhere !== null) return {
		allow: false,
		to: elsewhere
	};
	if (step.isOpenForChange || step.mayVisit?.(order)) return { allow: true };
	const all = idsOf(order, mode);
	const missing = firstMissing(order, mode);
	const beside = stepsBeside(order, wanted, mode);
	if (all.indexOf(beside[0] ?? wanted) > all.indexOf(missing) || !beside.some((id) => stepOf(order, id).applies(order))) return {
		allow: false,
		to: missing
	};
	return isBehind(order, step) ? {
		allow: false,
		to: missing
	} : { allow: true };
}
// src/funnel/progress.ts
/** Computes the stage and the percentage of the progress bar. */
/** Percentage of the progress bar at the first question (F§9). */
var PROGRESS_START = 10;
/**
* Returns the ids of a journey's steps, grouped by position in the progress bar. A dead end has the same
* position as the page before it.
*/
function placesOf({ pages }) {
	const places = [];
	for (const { steps, isOutcome } of pages) if (isOutcome && places.length > 0) places.at(-1)?.push(...steps);
	else places.push([...steps]);
	return places;
}
/**
* Returns the journey whose positions count for this order, and the step that determines the visitor's
* position. On a page with several steps, it is the first step.
*/
function countedAs(order, step, mode) {
	const { countsAs = order.journey } = journeyOf(order);
	return {
		counted: { journey: countsAs },
		place: stepsBeside(order, step, mode)[0] ?? step
	};
}
/** Returns the stages of a journey's progress bar, in order. */
function stagesOf(of) {
	const { countsAs = of.journey } = journeyOf(of);
	return [...new Set(journeyOf({ journey: countsAs }).pages.map((page) => page.stage))];
}
/** Returns the stage of the progress bar for a step. */
function stageOf(order, step, mode) {
	if (mode === "pages") return pageOf(order, step).stage;
	return pageOf(countedAs(order, step, mode).counted, step).stage;
}
/**
* Returns the percentage of the progress bar for a journey in which one page has a fixed percentage. The
* progress rises evenly up to that page and is 100 after it (D67).
*/
function progressOfPlaces(order, step, at) {
	const places = placesOf(journeyOf(order));
	const placeOf = (id) => places.findIndex((ids) => ids.includes(id));
	const [place, known] = [Math.max(placeOf(step), 0), placeOf(at.step)];
	if (place > known) return 100;
	return PROGRESS_START + (at.percent - PROGRESS_START) * place / known;
}
/**
* Returns the percentage of the progress bar, 10 to 100 (D13): 10 + 90 × position ÷ position of the receipt.
* Skipped steps count as positions too. A page with several steps has the position of its first step. In a
* quiz, 3 + 2 × `quizAnswered` percentage points are added, up to one point below the next position.
*/
function progressOf(order, step, quizAnswered = 0, mode = "pages") {
	const own = journeyOf(order).progress?.(order, step) ?? null;
	if (own !== null) return own;
	const { counted, place } = countedAs(order, step, mode);
	const places = placesOf(journeyOf(counted));
	const position = places.findIndex((ids) => ids.includes(place));
	const percentAt = (at) => PROGRESS_START + 90 * at / (places.length - 1);
	const percent = percentAt(Math.max(position, 0));
	if (stepOf(order, step).view !== "quiz") return percent;
	return Math.min(percent + 3 + 2 * quizAnswered, percentAt(position + 1) - 1);
}
// src/store/selectors.ts
/** Selectors that read the store for components and sagas. */
var NOTHING = {};
var NO_PROBLEMS = {};
var selectOrder = (state) => state.order;
var selectFlow = (state) => state.flow;
var selectPhase = (state) => state.flow.phase;
var selectSubjectId = (state) => state.flow.subjectId;
var selectReturnTo = (state) => state.flow.returnTo;
var selectRefusals = (state) => state.flow.refusals;
/** Whether the visitor is waiting for the server. */
var selectIsBusy = (state) => state.flow.wait?.status === "running";
var selectPosition = (state) => state.flow.position;
var selectMode = (state) => state.flow.mode;
var selectStep = (state) => stepOf(state.order, state.flow.position);
var selectWait = (state) => state.flow.wait;
/**
* The notice above the question. A notice about a rejected answer is shown only at the question of that
* answer.
*/
var selectNotice = ({ flow, order }) => {
	const { notice, position, mode } = flow;
	return notice && "step" in notice && !stepsBeside(order, position, mode).includes(notice.step) ? null : notice;
};
/** Whether browser storage works (X19). */
var selectKeeps = (state) => state.flow.keeps;
var selectSaves = (state) => state.saves;
var selectQuiz = (state) => state.flow.quiz;
var selectBanks = (state) => state.flow.banks;
var selectBanksProblem = (state) => state.flow.banksProblem;
var starts = /* @__PURE__ */ new WeakMap();
var contacts = /* @__PURE__ */ new WeakMap();
var mixed = /* @__PURE__ */ new WeakMap();
function startOf(step, answer) {
	const known = starts.get(answer);
	if (known) return known;
	const values = startingValues(step, answer);
	starts.set(answer, values);
	return values;
}
function contactOf(step, answers) {
	const known = contacts.get(answers);
	if (known) return known;
	const values = knownContact(step, answers);
	contacts.set(answers, values);
	return values;
}
/** The form values of a step: its answer, overlaid with the draft. A masked answer starts empty. */
function selectDraft({ order, flow }, step) {
	const answer = order.answers[step];
	const draft = flow.drafts[step];
	const isContact = isStepOf(order, step) && stepOf(order, step).submits === "contact";
	if (!answer && !isContact) return draft ?? NOTHING;
	const start = answer ? startOf(stepOf(order, step), answer) : contactOf(stepOf(order, step), order.answers);
	if (!draft) return start;
	const known = mixed.get(draft);
	if (known?.start === start) return known.values;
	const values = {
		...start,
		...draft
	};
	mixed.set(draft, {
		start,
		values
	});
	return values;
}
function selectProblems(state, step) {
	return state.flow.problems[step] ?? NO_PROBLEMS;
}
/**
* The part of the question that the chat asks now: the one being corrected, else a rejected one, else the
* first unanswered one. Null if the question is asked as a whole or is complete.
*/
function selectOpenPart(state) {
	const { id, parts, submits } = selectStep(state);
	const { contact, problems } = state.flow;
	const { taken, reopened } = state.parts;
	if (submits === "contact" && (contact.notify === "sent" || contact.withdraw === "sent")) return null;
	if (reopened?.step === id) return reopened.name;
	const names = parts?.names(selectOrder(state)) ?? [];
	return names.find((name) => problems[id]?.[name]) ?? names.find((name) => !taken[id]?.includes(name)) ?? null;
}
/** The answered part of the question before the open part, to be reopened; null if there is none. */
function selectPartBefore(state) {
	const { id, parts } = selectStep(state);
	const names = parts?.names(selectOrder(state)) ?? [];
	const open = selectOpenPart(state);
	const name = open === null ? void 0 : names[names.indexOf(open) - 1];
	return name === void 0 ? null : {
		step: id,
		name,
		before: selectDraft(state, id)[name] ?? ""
	};
}
/** Percent of the progress bar, 10 to 100. */
function selectProgress(state) {
	const { drafts, position, mode } = state.flow;
	const answered = Object.values(drafts[position] ?? NOTHING).filter(Boolean).length;
	return progressOf(selectOrder(state), position, answered, mode);
}
/** The step to which the back link leads, from the specification's table; ignores corrections. */
var selectBack = (state) => backStep(selectOrder(state), state.flow.position, state.flow.mode);
/**
* The step to which "Voltar" (back) leads. During a correction, this is the step where the visitor started
* it, unless an earlier step has become incomplete.
*/
function selectBackTarget(state) {
	const { returnTo, mode } = state.flow;
	return returnTo && guard(selectOrder(state), returnTo, mode).allow ? returnTo : selectBack(state);
}
/**
* Whether the visitor is correcting an answer and may leave it unchanged. A rejected answer cannot be kept.
*/
function selectIsCorrection(state) {
	const { returnTo, mode } = state.flow;
	return returnTo !== null && selectStep(state).isDone(state.order) && guard(state.order, returnTo, mode).allow;
}
/**
* State of the save queue: 'saved' if nothing is pending, 'failed' if saving failed and is being retried in
* the background.
*/
function selectSaveSign(state) {
	if (state.saves.failure) return "failed";
	return state.saves.items.length ? "saving" : "saved";
}
export { firstMissing as A, withAnswer as B, selectSaves as C, progressOfPlaces as D, selectWait as E, check as F, DEPENDENTS as H, isChange as I, keepsMasked as L, isNextMissing as M, nextStep as N, stageOf as O, stepsOf as P, lackOf as R, selectSaveSign as S, selectSubjectId as T, noFacts as U, withDrafts as V, saidProblem as W, selectProblems as _, selectDraft as a, selectRefusals as b, selectIsCorrection as c, selectNotice as d, selectOpenPart as f, selectPosition as g, selectPhase as h, selectBanksProblem as i, guard as j, stagesOf as k, selectKeeps as l, selectPartBefore as m, selectBackTarget as n, selectFlow as o, selectOrder as p, selectBanks as r, selectIsBusy as s, selectBack as t, selectMode as u, selectProgress as v, selectStep as w, selectReturnTo as x, selectQuiz as y, saveOf as z };
