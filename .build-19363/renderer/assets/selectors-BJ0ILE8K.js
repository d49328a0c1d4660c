import { c as isStepOf, d as lastStep, m as stepOf, p as pageOf, s as idsOf, u as journeyOf } from "./journeys-pH3FiARx.js";
// src/funnel/facts.ts
/** The facts of a new order: nothing is known yet. */
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
/** What each dependency clears when it changes (D15). */
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
// src/funnel/answer.ts
/** Validates form values against a step's schema; problems are keyed by field name, '' for the whole form. */
function check(step, raw, order) {
	const result = step.schema(order).safeParse(raw);
	if (result.success) return { values: result.data };
	const problems = {};
	for (const issue of result.error.issues) {
		const name = String(issue.path[0] ?? "");
		problems[name] ??= issue.message;
	}
	return { problems };
}
/**
* Initial form values of a step that was already answered. Correcting a masked answer starts empty, except for its
* choices, which are not secret (D22).
*/
function startingValues(step, answer) {
	if (answer.isUnsure) return {};
	if (answer.masked === void 0) return answer.values;
	const choices = step.fields.filter((field) => field.kind === "choice").map((field) => field.name);
	return Object.fromEntries(Object.entries(answer.values).filter(([name]) => choices.includes(name)));
}
/**
* What a contact form starts with: values of the same name that other questions have been answered with, so that nothing
* is asked twice. After a reload only the mask of some is known, and those are asked again.
*/
function knownContact(step, answers) {
	const given = Object.values(answers);
	return Object.fromEntries(step.fields.flatMap(({ name }) => {
		const value = given.find(({ values }) => values[name])?.values[name];
		return value === void 0 ? [] : [[name, value]];
	}));
}
/** A masked answer left untouched keeps its stored value (D22). */
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
* Whether an answer differs from the stored one. After a reload the page holds only the mask of some answers, so
* anything typed counts as different.
*/
function isChange(order, id, values) {
	const before = order.answers[id];
	return before === void 0 || before.isUnsure === true || !same(before.values, values);
}
/**
* The order after an accepted answer: stores it, clears only what depends on it (D15) and puts in doubt what belongs
* to it (D62). An unchanged answer changes nothing.
*/
function withAnswer(order, id, values) {
	if (!isChange(order, id, values)) return order;
	const step = stepOf(order, id);
	const before = order.answers[id];
	const answers = { ...order.answers };
	const stands = before?.isUnsure === true && same(before.values, values);
	answers[id] = {
		values,
		...step.secret && step.show ? { masked: step.show(values, order) } : {},
		...(stands ? before.changed : before) ? { changed: true } : {}
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
* The order as the forms of a composed page would leave it, so that one field can decide whether another step is
* shown beside it. Nothing is validated here.
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
/** The call that saves an answer; null when the step is not saved on its own. */
function saveOf(order, id) {
	const step = stepOf(order, id);
	const answer = order.answers[id];
	return answer && step.save ? step.save(answer.values, order) : null;
}
// src/funnel/walk.ts
/** The steps that apply to this order, in the order of the given mode. */
function stepsOf(order, mode) {
	return idsOf(order, mode).map((id) => stepOf(order, id)).filter((step) => step.applies(order));
}
/** The first incomplete step: where an order continues. */
function firstMissing(order, mode) {
	return stepsOf(order, mode).find((step) => !step.isDone(order))?.id ?? lastStep(order);
}
var isBehind = (order, step) => step.isTransient === true && step.isDone(order);
/** The steps answered together with this one: all those of its page, or in the chat the step alone. */
function stepsBeside(order, id, mode) {
	return mode === "pages" ? pageOf(order, id).steps : [id];
}
/** Whether an order continues at this step: nothing before it is missing, and it is. */
function isNextMissing(order, id, mode) {
	return stepsBeside(order, id, mode).includes(firstMissing(order, mode));
}
/**
* Where an answer leads. Without `returnTo`: the next applicable step, past those that were answered already; on pages
* whoever has gone back comes forward through them, each filled in. With it (a correction): back there, unless the
* correction left a gap before it.
* @param wasMissing the order had to go on here: what is answered behind it was said elsewhere, not on the way back
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
/** The first applicable question among those answered together with a step. */
function firstBeside(order, id, mode) {
	const beside = stepsBeside(order, id, mode);
	return beside.find((each) => stepOf(order, each).applies(order)) ?? beside[0] ?? id;
}
/**
* Where the back link leads (F§2, D2): to the previous page that applies and is not a wait, unless the journey
* overrides it; a composed page is entered at its first question. The review of a finished order leads to its
* receipt.
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
* Whether a step may be opened by its address (D3): the journey's own guard comes first, then any gap leads to the
* first missing step; after the order only the receipt and the read-only review remain.
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
/** Progress starts here (F§9). */
var PROGRESS_START = 10;
/** The pages of a journey that count; an outcome screen keeps the position of the page before it. */
function placesOf({ pages }) {
	const places = [];
	for (const { steps, isOutcome } of pages) if (isOutcome && places.length > 0) places.at(-1)?.push(...steps);
	else places.push([...steps]);
	return places;
}
/** The journey whose positions an order counts in, and the step that represents a composed page. */
function countedAs(order, step, mode) {
	const { countsAs = order.journey } = journeyOf(order);
	return {
		counted: { journey: countsAs },
		place: stepsBeside(order, step, mode)[0] ?? step
	};
}
/** A journey's progress stages, in order. */
function stagesOf(of) {
	const { countsAs = of.journey } = journeyOf(of);
	return [...new Set(journeyOf({ journey: countsAs }).pages.map((page) => page.stage))];
}
/** The progress stage of a step. */
function stageOf(order, step, mode) {
	if (mode === "pages") return pageOf(order, step).stage;
	return pageOf(countedAs(order, step, mode).counted, step).stage;
}
/**
* Percentage of the progress bar where one page of the journey is pinned to a given percentage: progress rises evenly
* up to that page and is 100 after it (D67).
*/
function progressOfPlaces(order, step, at) {
	const places = placesOf(journeyOf(order));
	const placeOf = (id) => places.findIndex((ids) => ids.includes(id));
	const [place, known] = [Math.max(placeOf(step), 0), placeOf(at.step)];
	if (place > known) return 100;
	return PROGRESS_START + (at.percent - PROGRESS_START) * place / known;
}
/**
* Percentage of the progress bar, 10 to 100 (D13): 10 + 90 × position ÷ position of the receipt. Positions count over
* the journey's full list; a composed page counts as its first step. A quiz adds 3 + 2 × `quizAnswered`, capped one
* point below the next position.
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
var NOTHING = {};
var NO_PROBLEMS = {};
var selectOrder = (state) => state.order;
var selectFlow = (state) => state.flow;
var selectPhase = (state) => state.flow.phase;
var selectSubjectId = (state) => state.flow.subjectId;
var selectReturnTo = (state) => state.flow.returnTo;
var selectRefusals = (state) => state.flow.refusals;
/** The visitor is waiting for the server. */
var selectIsBusy = (state) => state.flow.wait?.status === "running";
var selectPosition = (state) => state.flow.position;
var selectMode = (state) => state.flow.mode;
var selectStep = (state) => stepOf(state.order, state.flow.position);
var selectWait = (state) => state.flow.wait;
/** The notice above the question; a refusal stands only where it can be mended. */
var selectNotice = ({ flow, order }) => {
	const { notice, position, mode } = flow;
	return notice && "step" in notice && !stepsBeside(order, position, mode).includes(notice.step) ? null : notice;
};
/** Browser storage works for this site (X19). */
var selectKeeps = (state) => state.flow.keeps;
var selectSaves = (state) => state.saves;
var selectQuiz = (state) => state.flow.quiz;
var selectBanks = (state) => state.flow.banks;
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
/** The form values of a step: the answer (a masked one starts empty), overlaid with the draft. */
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
* The part that the chat asks now: one that is being corrected, one that was refused, else the first unanswered. Null
* where the question is asked as a whole, or nothing of it is left.
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
/** The answered part before the open one, to be reopened; null where there is none. */
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
/** The back link according to the spec's table. */
var selectBack = (state) => backStep(selectOrder(state), state.flow.position, state.flow.mode);
/**
* Target of "Voltar": during a correction, the step it started from, unless the correction created an earlier gap.
*/
function selectBackTarget(state) {
	const { returnTo, mode } = state.flow;
	return returnTo && guard(selectOrder(state), returnTo, mode).allow ? returnTo : selectBack(state);
}
/**
* The visitor is correcting an answer that can be left as it was. After a refusal there is none, and what it was
* needed for cannot be reached without another.
*/
function selectIsCorrection(state) {
	const { returnTo, mode } = state.flow;
	return returnTo !== null && selectStep(state).isDone(state.order) && guard(state.order, returnTo, mode).allow;
}
/** saved: nothing pending; saving; failed: not saved, retrying in the background. */
function selectSaveSign(state) {
	if (state.saves.failure) return "failed";
	return state.saves.items.length ? "saving" : "saved";
}
export { guard as A, DEPENDENTS as B, selectStep as C, stageOf as D, progressOfPlaces as E, isChange as F, keepsMasked as I, saveOf as L, nextStep as M, stepsOf as N, stagesOf as O, check as P, withAnswer as R, selectSaves as S, selectWait as T, noFacts as V, selectProgress as _, selectFlow as a, selectReturnTo as b, selectKeeps as c, selectOpenPart as d, selectOrder as f, selectProblems as g, selectPosition as h, selectDraft as i, isNextMissing as j, firstMissing as k, selectMode as l, selectPhase as m, selectBackTarget as n, selectIsBusy as o, selectPartBefore as p, selectBanks as r, selectIsCorrection as s, selectBack as t, selectNotice as u, selectQuiz as v, selectSubjectId as w, selectSaveSign as x, selectRefusals as y, withDrafts as z };
