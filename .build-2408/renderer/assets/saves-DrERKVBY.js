import { Y as restarted, at as saved, ct as savesReleased, et as saveDropped, it as saveStarted, mt as subjectLost, nt as saveQueued, ot as savesForgotten, pt as subjectLoaded, rt as saveRefused, st as savesHeld, tt as saveFailed, x as coverageChecked } from "./events-C3g4CRov.js";
// src/store/create-reducer.ts
/**
* Builds a reducer from one pure function per event; all other events leave the state unchanged. It replaces
* createSlice, which would add immer to the code that the first question needs (docs/decisions/0009).
*/
function reducerOf(initial, describe) {
	const changes = /* @__PURE__ */ new Map();
	describe((event, change) => {
		changes.set(event.type, (state, action) => event.match(action) ? change(state, action.payload) : state);
	});
	return (state = initial, action) => changes.get(action.type)?.(state, action) ?? state;
}
// src/store/saves.ts
var initialState = {
	items: [],
	tried: [],
	held: [],
	failure: null,
	versions: {}
};
/**
* Returns the version of an answer that the server must still have when the item is saved (If-Match): the
* last known version, or 0 for a new answer, plus one for each earlier item of the same answer in the queue.
*/
function versionBefore({ items, versions }, item) {
	const at = items.findIndex((each) => each.key === item.key);
	const earlier = items.slice(0, Math.max(at, 0)).filter((each) => each.wire === item.wire);
	return (versions[item.wire] ?? 0) + earlier.length;
}
/**
* Whether the server still has the version of the answer that this page knows. If not, another tab has
* changed the answer in the meantime.
*/
function isStillNew({ versions }, item, held) {
	return (held[item.wire] ?? 0) === (versions[item.wire] ?? 0);
}
var without = (saves, key) => ({
	...saves,
	items: saves.items.filter((item) => item.key !== key),
	tried: saves.tried.filter((each) => each !== key),
	failure: null
});
var savesReducer = reducerOf(initialState, (on) => {
	on(subjectLoaded, (saves, { versions }) => {
		const items = saves.items.filter((item) => isStillNew(saves, item, versions));
		const tried = saves.tried.filter((key) => items.some((item) => item.key === key));
		return {
			...saves,
			items,
			tried,
			versions
		};
	});
	on(saveQueued, (saves, item) => {
		const staying = saves.items.filter((each) => each.wire !== item.wire || saves.tried.includes(each.key));
		return {
			...saves,
			items: [...staying, item]
		};
	});
	on(coverageChecked, (saves, { versions }) => versions ? {
		...saves,
		items: saves.items.filter((item) => versions[item.wire] === void 0),
		versions: {
			...saves.versions,
			...versions
		}
	} : saves);
	on(saveStarted, (saves, { keys }) => ({
		...saves,
		tried: [.../* @__PURE__ */ new Set([...saves.tried, ...keys])]
	}));
	on(saved, (saves, { key, wire, version }) => ({
		...without(saves, key),
		versions: {
			...saves.versions,
			[wire]: version
		}
	}));
	on(saveFailed, (saves, failure) => ({
		...saves,
		failure
	}));
	on(savesHeld, (saves, { keys }) => ({
		...saves,
		held: keys
	}));
	on(savesReleased, (saves) => ({
		...saves,
		held: []
	}));
	on(saveRefused, (saves, { key }) => without(saves, key));
	on(saveDropped, (saves, { key }) => without(saves, key));
	on(savesForgotten, () => initialState);
	on(subjectLost, () => initialState);
	on(restarted, () => initialState);
});
export { reducerOf as i, savesReducer as n, versionBefore as r, isStillNew as t };
