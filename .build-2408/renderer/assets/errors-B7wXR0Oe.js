import { t as __commonJSMin } from "./rolldown-runtime-DYf_mQCB.js";
import { m as stepOf, s as idsOf } from "./journeys-CWpcRNhs.js";
import { B as withAnswer, F as check, W as saidProblem, o as selectFlow, p as selectOrder } from "./selectors-BG3aGS4u.js";
// node_modules/@babel/runtime/helpers/esm/extends.js
function _extends() {
	return _extends = Object.assign ? Object.assign.bind() : function(n) {
		for (var e = 1; e < arguments.length; e++) {
			var t = arguments[e];
			for (var r in t) ({}).hasOwnProperty.call(t, r) && (n[r] = t[r]);
		}
		return n;
	}, _extends.apply(null, arguments);
}
// node_modules/@redux-saga/symbols/dist/redux-saga-symbols.esm.js
var createSymbol = function createSymbol(name) {
	return "@@redux-saga/" + name;
};
var CANCEL = /*#__PURE__*/ createSymbol("CANCEL_PROMISE");
var IO = /*#__PURE__*/ createSymbol("IO");
var MULTICAST = /*#__PURE__*/ createSymbol("MULTICAST");
// node_modules/@redux-saga/delay-p/dist/redux-saga-delay-p.esm.js
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
// node_modules/@redux-saga/is/dist/redux-saga-is.esm.js
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
// node_modules/@redux-saga/core/dist/io-dec07f91.esm.js
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
// node_modules/typed-redux-saga/dist/es/index.js
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
* The only module that imports redux-saga's effects, in their typed form: `yield* call(…)` returns the
* result's type. Use the object form of `all` and `race` (A12).
*/
/** Returns the sagas' environment (API, storage, clock, navigation) from the saga context. */
function* outside() {
	return yield* getContext("outside");
}
// src/sagas/storage/kept-address.ts
/** Stores the address of an unfinished order in this tab, and restores it. */
/** Steps of a journey whose answers are stored for this tab. */
var keptSteps = (order) => idsOf(order, "chat").map((id) => stepOf(order, id)).filter((step) => step.isKeptInTab);
/** The answers to store. A doubtful answer is left out, so that a reload asks for it again. */
var keptAnswers = (order) => Object.fromEntries(keptSteps(order).flatMap(({ id }) => {
	const answer = order.answers[id];
	if (!answer || answer.isUnsure) return [];
	return [[id, {
		...answer.values,
		...answer.lacks ? { lacks: answer.lacks } : {}
	}]];
}));
/**
* Stores CEP, number, complement, block and lot for this tab until a lead exists, and while a lead's address
* is being corrected. A reload then returns to the same question (D16). Once the address has been checked,
* the server stores it.
*/
function* rememberAddress() {
	const { storage } = yield* outside();
	const { subjectId, phase } = yield* select(selectFlow);
	const order = yield* select(selectOrder);
	if (keptSteps(order).length === 0) return;
	if (phase === "loading") return;
	if (subjectId && order.facts.coverage) {
		if (!order.finished || !handedOver(storage)) storage.drop("address");
		storage.drop("checkKey");
		return;
	}
	storage.write("address", JSON.stringify({
		lead: subjectId,
		...keptAnswers(order)
	}));
}
/** Returns the house of an order's address, in wire names. */
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
* Adds the stored address to an order, after validating it again. An address stored for another lead is
* discarded.
* @param subjectId id of the order's lead; null if there is none yet
*/
function withKeptAddress(order, subjectId, storage) {
	if (keptSteps(order).length === 0) return order;
	const kept = keptFor(subjectId, storage);
	if (!kept) storage.drop("address");
	let found = order;
	for (const step of keptSteps(order)) {
		const texts = textsOf(kept?.[step.id]);
		const checked = check(step, texts, order);
		if ("problems" in checked) break;
		const lacks = step.second?.line.field.name;
		found = withAnswer(found, step.id, checked.values, texts.lacks === lacks ? lacks : void 0);
	}
	return found;
}
/**
* Stores the address for another journey. There it corrects the order that this browser has, or starts a new
* one.
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
function handedOver(storage) {
	const kept = parsed(storage.read("address"));
	return isRecord(kept) && kept.isNew ? kept : null;
}
/**
* Assigns an address from another journey to the next order, because the current order is finished or
* abandoned. Drops any other stored address.
*/
function claimHandedOver(storage) {
	const kept = handedOver(storage);
	if (kept) storage.write("address", JSON.stringify({
		...kept,
		lead: null
	}));
	else storage.drop("address");
}
/** Clears the address stored for a lead that no longer exists. */
function dropAddressOf(subjectId, storage) {
	if (keptFor(subjectId, storage)) storage.drop("address");
}
// src/api/errors.ts
var ApiError = class extends Error {
	failure;
	/** The error message that the visitor sees: its key, and the values in it. */
	problem;
	/** @param options `cause` is the original error */
	constructor(failure, options) {
		super(failure.kind, options);
		this.name = "ApiError";
		this.failure = failure;
		this.problem = problemOf(failure);
	}
};
/** Returns the error message for a failure (F§8). A text from the server takes precedence. */
function problemOf(failure) {
	switch (failure.kind) {
		case "network": return { problem: "rede-caiu" };
		case "timeout": return {
			problem: "servidor-lento",
			seconds: failure.seconds
		};
		case "http": return {
			problem: "servidor-http",
			status: failure.status,
			statusText: failure.statusText
		};
		case "contentType": return {
			problem: "resposta-formato",
			contentType: failure.contentType
		};
		case "unparseable": return { problem: "resposta-corrompida" };
		case "missing": return {
			problem: failure.problem,
			names: failure.names.join(", ")
		};
		case "empty": return { problem: failure.problem };
		case "server": return failure.text ? saidProblem(failure.text) : { problem: failure.wordless ?? "servidor-falhou" };
	}
}
/**
* Returns the message that the server sent, which is shown instead of our texts (F8.17). Returns '' if there
* is none, or if the server failed internally.
*/
var ownWords = (failure) => failure.kind === "server" && failure.reply.code !== "internal" ? failure.text : "";
/**
* Returns whether a failed call may be retried automatically. A call that the server rejected may not (D25).
* docs/decisions/0012-what-is-retried-automatically.md explains why more failures are retried than D25 lists.
*/
function isRetryable({ failure }) {
	switch (failure.kind) {
		case "network":
		case "timeout":
		case "contentType":
		case "unparseable":
		case "empty": return true;
		case "http": return failure.status === 429 || failure.status >= 500;
		case "server": return !failure.reply.help && (failure.status === 429 || failure.status >= 500);
		case "missing": return false;
	}
}
/** Returns how many milliseconds the server asked us to wait before a retry; 0 if it did not ask. */
function retryAfter({ failure }) {
	return failure.kind === "http" || failure.kind === "server" ? (failure.retryAfter ?? 0) * 1e3 : 0;
}
/**
* Returns what the visitor needs if waiting does not help: a code or a phone call. Null if a later attempt
* may succeed.
*/
function helpIn({ failure }) {
	if (failure.kind !== "server" || !failure.reply.help) return null;
	return {
		by: failure.reply.help,
		proof: failure.reply.proof
	};
}
export { takeLeading as C, takeEvery as S, put as _, retryAfter as a, spawn as b, handOverAddress as c, parsed as d, rememberAddress as f, delay as g, call as h, ownWords as i, houseOf as l, outside as m, helpIn as n, claimHandedOver as o, withKeptAddress as p, isRetryable as r, dropAddressOf as s, ApiError as t, isRecord as u, race as v, take as x, select as y };
