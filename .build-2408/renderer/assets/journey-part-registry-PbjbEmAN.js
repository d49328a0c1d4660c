import { n as addSteps } from "./journeys-CWpcRNhs.js";
// src/questions/journey-part-registry.ts
var nothing = {
	texts: /* @__PURE__ */ new Map(),
	forms: {},
	views: {}
};
var registry = /* @__PURE__ */ new Map();
/** Error texts of all journeys, by the key of the error. An error has the same text in every journey. */
var problems = {};
/**
* Registers a part of a journey. A step, form or view replaces the one that the journey registered under the
* same name. The steps, forms and views of other journeys are not affected.
*/
function addPart(journey, part) {
	const { steps = [], forms, views } = part;
	const before = registeredOf(journey);
	const texts = steps.flatMap(([{ id }, text]) => text ? [[id, text]] : []);
	registry.set(journey, {
		texts: new Map([...before.texts, ...texts]),
		forms: {
			...before.forms,
			...forms
		},
		drawings: part.drawings ?? before.drawings,
		views: {
			...before.views,
			...views
		},
		Screen: part.Screen ?? before.Screen,
		found: part.found ?? before.found
	});
	addSteps(journey, steps.map(([step]) => step));
	addProblems(part.problems ?? {});
}
/** Registers error texts for code that is loaded separately from any journey. */
function addProblems(more) {
	Object.assign(problems, more);
}
/** Returns everything that is registered for a journey so far. */
var registeredOf = (journey) => registry.get(journey) ?? nothing;
/** Error texts registered so far, by the key of the error. */
var problemWords = problems;
export { registeredOf as i, addProblems as n, problemWords as r, addPart as t };
