import { t as __commonJSMin } from "./rolldown-runtime-DYf_mQCB.js";
import { P as check, R as withAnswer, a as selectFlow, f as selectOrder } from "./selectors-BJ0ILE8K.js";
import { m as stepOf, s as idsOf } from "./journeys-pH3FiARx.js";
// ../../main/node_modules/@babel/runtime/helpers/esm/extends.js
function _extends() {
	return _extends = Object.assign ? Object.assign.bind() : function(n) {
		for (var e = 1; e < arguments.length; e++) {
			var t = arguments[e];
			for (var r in t) ({}).hasOwnProperty.call(t, r) && (n[r] = t[r]);
		}
		return n;
	}, _extends.apply(null, arguments);
}
// ../../main/node_modules/@redux-saga/symbols/dist/redux-saga-symbols.esm.js
var createSymbol = function createSymbol(name) {
	return "@@redux-saga/" + name;
};
var CANCEL = /*#__PURE__*/ createSymbol("CANCEL_PROMISE");
var IO = /*#__PURE__*/ createSymbol("IO");
var MULTICAST = /*#__PURE__*/ createSymbol("MULTICAST");
// ../../main/node_modules/@redux-saga/delay-p/dist/redux-saga-delay-p.esm.js
var MAX_SIGNED_INT = 2147483647;
function delayP(ms, val) {
	if (val === void 0) val = true;
	var timeoutId;
	var promise = new Promise(function(resolve) {
		timeoutId = setTimeout(resolve, Math.min(MAX_SIGNED_INT, ms), val);
	});
	promise[CANCEL] = function() {
		clearTimeout(timeoutId);
	};
	return promise;
}
// ../../main/node_modules/@redux-saga/is/dist/redux-saga-is.esm.js
var undef = function undef(v) {
	return v === null || v === void 0;
};
var notUndef = function notUndef(v) {
	return v !== null && v !== void 0;
};
var func = function func(f) {
	return typeof f === "function";
};
var string = function string(s) {
	return typeof s === "string";
};
var array = Array.isArray;
var _pattern = function pattern(pat) {
	return pat && (string(pat) || symbol(pat) || func(pat) || array(pat) && pat.every(_pattern));
};
var channel = function channel(ch) {
	return ch && func(ch.take) && func(ch.close);
};
var stringableFunc = function stringableFunc(f) {
	return func(f) && f.hasOwnProperty("toString");
};
var symbol = function symbol(sym) {
	return Boolean(sym) && typeof Symbol === "function" && sym.constructor === Symbol && sym !== Symbol.prototype;
};
var multicast = function multicast(ch) {
	return channel(ch) && ch[MULTICAST];
};
// ../../main/node_modules/@redux-saga/core/dist/io-dec07f91.esm.js
var identity = function identity(v) {
	return v;
};
var kThrow = function kThrow(err) {
	throw err;
};
var kReturn = function kReturn(value) {
	return {
		value,
		done: true
	};
};
function makeIterator(next, thro, name) {
	if (thro === void 0) thro = kThrow;
	if (name === void 0) name = "iterator";
	var iterator = {
		meta: { name },
		next,
		throw: thro,
		return: kReturn,
		isSagaIterator: true
	};
	if (typeof Symbol !== "undefined") iterator[Symbol.iterator] = function() {
		return iterator;
	};
	return iterator;
}
var TAKE = "TAKE";
var RACE = "RACE";
var CALL = "CALL";
var FORK = "FORK";
var SELECT = "SELECT";
var GET_CONTEXT = "GET_CONTEXT";
var makeEffect = function makeEffect(type, payload) {
	var _ref = {};
	return _ref[IO] = true, _ref.combinator = false, _ref.type = type, _ref.payload = payload, _ref;
};
var detach = function detach(eff) {
	return makeEffect(FORK, _extends({}, eff.payload, { detached: true }));
};
function take$1(patternOrChannel, multicastPattern) {
	if (patternOrChannel === void 0) patternOrChannel = "*";
	if (_pattern(patternOrChannel)) {
		if (notUndef(multicastPattern)) console.warn("take(pattern) takes one argument but two were provided. Consider passing an array for listening to several action types");
		return makeEffect(TAKE, { pattern: patternOrChannel });
	}
	if (multicast(patternOrChannel) && notUndef(multicastPattern) && _pattern(multicastPattern)) return makeEffect(TAKE, {
		channel: patternOrChannel,
		pattern: multicastPattern
	});
	if (channel(patternOrChannel)) {
		if (notUndef(multicastPattern)) console.warn("take(channel) takes one argument but two were provided. Second argument is ignored.");
		return makeEffect(TAKE, { channel: patternOrChannel });
	}
}
function put$1(channel, action) {
	if (undef(action)) {
		action = channel;
		channel = void 0;
	}
	return makeEffect("PUT", {
		channel,
		action
	});
}
function race$1(effects) {
	var eff = makeEffect(RACE, effects);
	eff.combinator = true;
	return eff;
}
function getFnCallDescriptor(fnDescriptor, args) {
	var context = null;
	var fn;
	if (func(fnDescriptor)) fn = fnDescriptor;
	else {
		if (array(fnDescriptor)) {
			context = fnDescriptor[0];
			fn = fnDescriptor[1];
		} else {
			context = fnDescriptor.context;
			fn = fnDescriptor.fn;
		}
		if (context && string(fn) && func(context[fn])) fn = context[fn];
	}
	return {
		context,
		fn,
		args
	};
}
function call$1(fnDescriptor) {
	for (var _len = arguments.length, args = new Array(_len > 1 ? _len - 1 : 0), _key = 1; _key < _len; _key++) args[_key - 1] = arguments[_key];
	return makeEffect(CALL, getFnCallDescriptor(fnDescriptor, args));
}
function fork(fnDescriptor) {
	for (var _len3 = arguments.length, args = new Array(_len3 > 1 ? _len3 - 1 : 0), _key3 = 1; _key3 < _len3; _key3++) args[_key3 - 1] = arguments[_key3];
	return makeEffect(FORK, getFnCallDescriptor(fnDescriptor, args));
}
function spawn$1(fnDescriptor) {
	for (var _len4 = arguments.length, args = new Array(_len4 > 1 ? _len4 - 1 : 0), _key4 = 1; _key4 < _len4; _key4++) args[_key4 - 1] = arguments[_key4];
	return detach(fork.apply(void 0, [fnDescriptor].concat(args)));
}
function select$1(selector) {
	if (selector === void 0) selector = identity;
	for (var _len5 = arguments.length, args = new Array(_len5 > 1 ? _len5 - 1 : 0), _key5 = 1; _key5 < _len5; _key5++) args[_key5 - 1] = arguments[_key5];
	return makeEffect(SELECT, {
		selector,
		args
	});
}
function getContext$1(prop) {
	return makeEffect(GET_CONTEXT, prop);
}
var delay$1 = /*#__PURE__*/ call$1.bind(null, delayP);
(/* @__PURE__ */ __commonJSMin(((exports, module) => {
	function _extends() {
		return module.exports = _extends = Object.assign ? Object.assign.bind() : function(n) {
			for (var e = 1; e < arguments.length; e++) {
				var t = arguments[e];
				for (var r in t) ({}).hasOwnProperty.call(t, r) && (n[r] = t[r]);
			}
			return n;
		}, module.exports.__esModule = true, module.exports["default"] = module.exports, _extends.apply(null, arguments);
	}
	module.exports = _extends, module.exports.__esModule = true, module.exports["default"] = module.exports;
})))();
var done = function done(value) {
	return {
		done: true,
		value
	};
};
var qEnd = {};
function safeName(patternOrChannel) {
	if (channel(patternOrChannel)) return "channel";
	if (stringableFunc(patternOrChannel)) return String(patternOrChannel);
	if (func(patternOrChannel)) return patternOrChannel.name;
	return String(patternOrChannel);
}
function fsmIterator(fsm, startState, name) {
	var stateUpdater, errorState, effect, nextState = startState;
	function next(arg, error) {
		if (nextState === qEnd) return done(arg);
		if (error && !errorState) {
			nextState = qEnd;
			throw error;
		} else {
			stateUpdater && stateUpdater(arg);
			var currentState = error ? fsm[errorState](error) : fsm[nextState]();
			nextState = currentState.nextState;
			effect = currentState.effect;
			stateUpdater = currentState.stateUpdater;
			errorState = currentState.errorState;
			return nextState === qEnd ? done(arg) : effect;
		}
	}
	return makeIterator(next, function(error) {
		return next(null, error);
	}, name);
}
function takeEvery$1(patternOrChannel, worker) {
	for (var _len = arguments.length, args = new Array(_len > 2 ? _len - 2 : 0), _key = 2; _key < _len; _key++) args[_key - 2] = arguments[_key];
	var yTake = {
		done: false,
		value: take$1(patternOrChannel)
	};
	var yFork = function yFork(ac) {
		return {
			done: false,
			value: fork.apply(void 0, [worker].concat(args, [ac]))
		};
	};
	var action, setAction = function setAction(ac) {
		return action = ac;
	};
	return fsmIterator({
		q1: function q1() {
			return {
				nextState: "q2",
				effect: yTake,
				stateUpdater: setAction
			};
		},
		q2: function q2() {
			return {
				nextState: "q1",
				effect: yFork(action)
			};
		}
	}, "q1", "takeEvery(" + safeName(patternOrChannel) + ", " + worker.name + ")");
}
function takeLeading$1(patternOrChannel, worker) {
	for (var _len = arguments.length, args = new Array(_len > 2 ? _len - 2 : 0), _key = 2; _key < _len; _key++) args[_key - 2] = arguments[_key];
	var yTake = {
		done: false,
		value: take$1(patternOrChannel)
	};
	var yCall = function yCall(ac) {
		return {
			done: false,
			value: call$1.apply(void 0, [worker].concat(args, [ac]))
		};
	};
	var action;
	var setAction = function setAction(ac) {
		return action = ac;
	};
	return fsmIterator({
		q1: function q1() {
			return {
				nextState: "q2",
				effect: yTake,
				stateUpdater: setAction
			};
		},
		q2: function q2() {
			return {
				nextState: "q1",
				effect: yCall(action)
			};
		}
	}, "q1", "takeLeading(" + safeName(patternOrChannel) + ", " + worker.name + ")");
}
function takeEvery$2(patternOrChannel, worker) {
	for (var _len = arguments.length, args = new Array(_len > 2 ? _len - 2 : 0), _key = 2; _key < _len; _key++) args[_key - 2] = arguments[_key];
	return fork.apply(void 0, [
		takeEvery$1,
		patternOrChannel,
		worker
	].concat(args));
}
function takeLeading$2(patternOrChannel, worker) {
	for (var _len3 = arguments.length, args = new Array(_len3 > 2 ? _len3 - 2 : 0), _key3 = 2; _key3 < _len3; _key3++) args[_key3 - 2] = arguments[_key3];
	return fork.apply(void 0, [
		takeLeading$1,
		patternOrChannel,
		worker
	].concat(args));
}
// ../../main/node_modules/typed-redux-saga/dist/es/index.js
function* take(...args) {
	return yield take$1(...args);
}
function* takeEvery(...args) {
	return yield takeEvery$2(...args);
}
function* takeLeading(...args) {
	return yield takeLeading$2(...args);
}
function* put(...args) {
	return yield put$1(...args);
}
function* call(...args) {
	return yield call$1(...args);
}
function* spawn(...args) {
	return yield spawn$1(...args);
}
function* select(...args) {
	return yield select$1(...args);
}
function* getContext(...args) {
	return yield getContext$1(...args);
}
function* delay(...args) {
	return yield delay$1(...args);
}
function* race(...args) {
	return yield race$1(...args);
}
// src/sagas/runtime/effects.ts
/**
* The only module that imports redux-saga's effects, with types. `yield* call(…)` returns the result's type; use the
* object form of `all` and `race` (A12).
*/
/** The sagas' external dependencies, provided through the saga context. */
function* outside() {
	return yield* getContext("outside");
}
// src/sagas/storage/kept-address.ts
/** Steps of a journey whose answers are kept for this tab. */
var keptSteps = (order) => idsOf(order, "chat").map((id) => stepOf(order, id)).filter((step) => step.isKeptInTab);
/** An answer in doubt is not kept: a reload asks about it again. */
var keptAnswers = (order) => Object.fromEntries(keptSteps(order).flatMap(({ id }) => {
	const answer = order.answers[id];
	return answer && !answer.isUnsure ? [[id, answer.values]] : [];
}));
/**
* Until a lead exists, and while its address is being corrected, cep, number, complement, block and lot are kept for
* this tab, so that a reload returns to the same question (D16). Once checked, the address lives on the server.
*/
function* rememberAddress() {
	const { storage } = yield* outside();
	const { subjectId, phase } = yield* select(selectFlow);
	const order = yield* select(selectOrder);
	if (keptSteps(order).length === 0) return;
	if (phase === "loading") return;
	if (subjectId && order.facts.coverage) {
		storage.drop("address");
		storage.drop("checkKey");
		return;
	}
	storage.write("address", JSON.stringify({
		lead: subjectId,
		...keptAnswers(order)
	}));
}
/** The house in wire names. */
function houseOf({ answers }) {
	const house = answers["nr-imovel"]?.values ?? {};
	const block = house.is_block_allotment === "true";
	return {
		cep: answers.cep?.values.cep ?? "",
		number: house.number ?? "",
		is_block_allotment: block,
		...block ? {
			block_number: house.block_number,
			allotment_number: house.allotment_number
		} : {}
	};
}
function parsed(text) {
	try {
		return text === null ? null : JSON.parse(text);
	} catch {
		return null;
	}
}
var isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
function textsOf(value) {
	if (!isRecord(value)) return {};
	return Object.fromEntries(Object.entries(value).filter((entry) => typeof entry[1] === "string"));
}
function keptFor(subjectId, storage) {
	const kept = parsed(storage.read("address"));
	return isRecord(kept) && (kept.lead ?? null) === subjectId ? kept : null;
}
/**
* The order with the address kept for its lead (null: none yet), revalidated; an address kept for another lead is
* discarded.
*/
function withKeptAddress(order, subjectId, storage) {
	if (keptSteps(order).length === 0) return order;
	const kept = keptFor(subjectId, storage);
	if (!kept) storage.drop("address");
	let found = order;
	for (const step of keptSteps(order)) {
		const checked = check(step, textsOf(kept?.[step.id]), order);
		if ("problems" in checked) break;
		found = withAnswer(found, step.id, checked.values);
	}
	return found;
}
/**
* Hands the address over to the order this browser may already have: as a correction of its address, or as the start
* of a new order.
*/
function* handOverAddress(kind) {
	const { storage } = yield* outside();
	const order = yield* select(selectOrder);
	storage.write("address", JSON.stringify({
		lead: storage.read(kind),
		...keptAnswers(order),
		isNew: true
	}));
}
/** Clears what was kept for a lead that no longer exists. */
function dropAddressOf(subjectId, storage) {
	if (keptFor(subjectId, storage)) storage.drop("address");
}
export { takeLeading as _, parsed as a, outside as c, put as d, race as f, takeEvery as g, take as h, isRecord as i, call as l, spawn as m, handOverAddress as n, rememberAddress as o, select as p, houseOf as r, withKeptAddress as s, dropAddressOf as t, delay as u };
