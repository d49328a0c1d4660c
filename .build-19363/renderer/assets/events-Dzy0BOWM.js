// ../../main/node_modules/redux/dist/redux.mjs
function formatProdErrorMessage$1(code) {
	return `Minified Redux error #${code}; visit https://redux.js.org/Errors?code=${code} for the full message or use the non-minified dev environment for full errors. `;
}
var symbol_observable_default = /* @__PURE__ */ (() => typeof Symbol === "function" && Symbol.observable || "@@observable")();
var randomString = () => Math.random().toString(36).substring(7).split("").join(".");
var actionTypes_default = {
	INIT: `@@redux/INIT${/* @__PURE__ */ randomString()}`,
	REPLACE: `@@redux/REPLACE${/* @__PURE__ */ randomString()}`,
	PROBE_UNKNOWN_ACTION: () => `@@redux/PROBE_UNKNOWN_ACTION${randomString()}`
};
function isPlainObject(obj) {
	if (typeof obj !== "object" || obj === null) return false;
	let proto = obj;
	while (Object.getPrototypeOf(proto) !== null) proto = Object.getPrototypeOf(proto);
	return Object.getPrototypeOf(obj) === proto || Object.getPrototypeOf(obj) === null;
}
function createStore(reducer, preloadedState, enhancer) {
	if (typeof reducer !== "function") throw new Error(formatProdErrorMessage$1(2));
	if (typeof preloadedState === "function" && typeof enhancer === "function" || typeof enhancer === "function" && typeof arguments[3] === "function") throw new Error(formatProdErrorMessage$1(0));
	if (typeof preloadedState === "function" && typeof enhancer === "undefined") {
		enhancer = preloadedState;
		preloadedState = void 0;
	}
	if (typeof enhancer !== "undefined") {
		if (typeof enhancer !== "function") throw new Error(formatProdErrorMessage$1(1));
		return enhancer(createStore)(reducer, preloadedState);
	}
	let currentReducer = reducer;
	let currentState = preloadedState;
	let currentListeners = /* @__PURE__ */ new Map();
	let nextListeners = currentListeners;
	let listenerIdCounter = 0;
	let isDispatching = false;
	function ensureCanMutateNextListeners() {
		if (nextListeners === currentListeners) {
			nextListeners = /* @__PURE__ */ new Map();
			currentListeners.forEach((listener, key) => {
				nextListeners.set(key, listener);
			});
		}
	}
	function getState() {
		if (isDispatching) throw new Error(formatProdErrorMessage$1(3));
		return currentState;
	}
	function subscribe(listener) {
		if (typeof listener !== "function") throw new Error(formatProdErrorMessage$1(4));
		if (isDispatching) throw new Error(formatProdErrorMessage$1(5));
		let isSubscribed = true;
		ensureCanMutateNextListeners();
		const listenerId = listenerIdCounter++;
		nextListeners.set(listenerId, listener);
		return function unsubscribe() {
			if (!isSubscribed) return;
			if (isDispatching) throw new Error(formatProdErrorMessage$1(6));
			isSubscribed = false;
			ensureCanMutateNextListeners();
			nextListeners.delete(listenerId);
			currentListeners = null;
		};
	}
	function dispatch(action) {
		if (!isPlainObject(action)) throw new Error(formatProdErrorMessage$1(7));
		if (typeof action.type === "undefined") throw new Error(formatProdErrorMessage$1(8));
		if (typeof action.type !== "string") throw new Error(formatProdErrorMessage$1(17));
		if (isDispatching) throw new Error(formatProdErrorMessage$1(9));
		try {
			isDispatching = true;
			currentState = currentReducer(currentState, action);
		} finally {
			isDispatching = false;
		}
		(currentListeners = nextListeners).forEach((listener) => {
			listener();
		});
		return action;
	}
	function replaceReducer(nextReducer) {
		if (typeof nextReducer !== "function") throw new Error(formatProdErrorMessage$1(10));
		currentReducer = nextReducer;
		dispatch({ type: actionTypes_default.REPLACE });
	}
	function observable() {
		const outerSubscribe = subscribe;
		return {
			/**
			* The minimal observable subscription method.
			* @param observer Any object that can be used as an observer.
			* The observer object should have a `next` method.
			* @returns An object with an `unsubscribe` method that can
			* be used to unsubscribe the observable from the store, and prevent further
			* emission of values from the observable.
			*/
			subscribe(observer) {
				if (typeof observer !== "object" || observer === null) throw new Error(formatProdErrorMessage$1(11));
				function observeState() {
					const observerAsObserver = observer;
					if (observerAsObserver.next) observerAsObserver.next(getState());
				}
				observeState();
				return { unsubscribe: outerSubscribe(observeState) };
			},
			[symbol_observable_default]() {
				return this;
			}
		};
	}
	dispatch({ type: actionTypes_default.INIT });
	return {
		dispatch,
		subscribe,
		getState,
		replaceReducer,
		[symbol_observable_default]: observable
	};
}
function assertReducerShape(reducers) {
	Object.keys(reducers).forEach((key) => {
		const reducer = reducers[key];
		if (typeof reducer(void 0, { type: actionTypes_default.INIT }) === "undefined") throw new Error(formatProdErrorMessage$1(12));
		if (typeof reducer(void 0, { type: actionTypes_default.PROBE_UNKNOWN_ACTION() }) === "undefined") throw new Error(formatProdErrorMessage$1(13));
	});
}
function combineReducers(reducers) {
	const reducerKeys = Object.keys(reducers);
	const finalReducers = {};
	for (let i = 0; i < reducerKeys.length; i++) {
		const key = reducerKeys[i];
		if (typeof reducers[key] === "function") finalReducers[key] = reducers[key];
	}
	const finalReducerKeys = Object.keys(finalReducers);
	let shapeAssertionError;
	try {
		assertReducerShape(finalReducers);
	} catch (e) {
		shapeAssertionError = e;
	}
	return function combination(state = {}, action) {
		if (shapeAssertionError) throw shapeAssertionError;
		let hasChanged = false;
		const nextState = {};
		for (let i = 0; i < finalReducerKeys.length; i++) {
			const key = finalReducerKeys[i];
			const reducer = finalReducers[key];
			const previousStateForKey = state[key];
			const nextStateForKey = reducer(previousStateForKey, action);
			if (typeof nextStateForKey === "undefined") {
				action && action.type;
				throw new Error(formatProdErrorMessage$1(14));
			}
			nextState[key] = nextStateForKey;
			hasChanged = hasChanged || nextStateForKey !== previousStateForKey;
		}
		hasChanged = hasChanged || finalReducerKeys.length !== Object.keys(state).length;
		return hasChanged ? nextState : state;
	};
}
function compose(...funcs) {
	if (funcs.length === 0) return (arg) => arg;
	if (funcs.length === 1) return funcs[0];
	return funcs.reduce((a, b) => (...args) => a(b(...args)));
}
function applyMiddleware(...middlewares) {
	return (createStore2) => (reducer, preloadedState) => {
		const store = createStore2(reducer, preloadedState);
		let dispatch = () => {
			throw new Error(formatProdErrorMessage$1(15));
		};
		const middlewareAPI = {
			getState: store.getState,
			dispatch: (action, ...args) => dispatch(action, ...args)
		};
		dispatch = compose(...middlewares.map((middleware) => middleware(middlewareAPI)))(store.dispatch);
		return {
			...store,
			dispatch
		};
	};
}
function isAction(action) {
	return isPlainObject(action) && "type" in action && typeof action.type === "string";
}
// ../../main/node_modules/redux-thunk/dist/redux-thunk.mjs
function createThunkMiddleware(extraArgument) {
	const middleware = ({ dispatch, getState }) => (next) => (action) => {
		if (typeof action === "function") return action(dispatch, getState, extraArgument);
		return next(action);
	};
	return middleware;
}
var thunk = createThunkMiddleware();
var withExtraArgument = createThunkMiddleware;
// ../../main/node_modules/@reduxjs/toolkit/dist/redux-toolkit.modern.mjs
var composeWithDevTools = typeof window !== "undefined" && window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ ? window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ : function() {
	if (arguments.length === 0) return void 0;
	if (typeof arguments[0] === "object") return compose;
	return compose.apply(null, arguments);
};
typeof window !== "undefined" && window.__REDUX_DEVTOOLS_EXTENSION__ && window.__REDUX_DEVTOOLS_EXTENSION__;
function createAction(type, prepareAction) {
	function actionCreator(...args) {
		if (prepareAction) {
			let prepared = prepareAction(...args);
			if (!prepared) throw new Error(formatProdErrorMessage(0));
			return {
				type,
				payload: prepared.payload,
				..."meta" in prepared && { meta: prepared.meta },
				..."error" in prepared && { error: prepared.error }
			};
		}
		return {
			type,
			payload: args[0]
		};
	}
	actionCreator.toString = () => `${type}`;
	actionCreator.type = type;
	actionCreator.match = (action) => action != null && action.type === type && isAction(action);
	return actionCreator;
}
var Tuple = class Tuple extends Array {
	constructor(...items) {
		super(...items);
		Object.setPrototypeOf(this, Tuple.prototype);
	}
	static get [Symbol.species]() {
		return Tuple;
	}
	concat(...arr) {
		return super.concat.apply(this, arr);
	}
	prepend(...arr) {
		if (arr.length === 1 && Array.isArray(arr[0])) return new Tuple(...arr[0].concat(this));
		return new Tuple(...arr.concat(this));
	}
};
function isBoolean(x) {
	return typeof x === "boolean";
}
var buildGetDefaultMiddleware = () => function getDefaultMiddleware(options) {
	const { thunk: thunk$1 = true, immutableCheck = true, serializableCheck = true, actionCreatorCheck = true } = options ?? {};
	let middlewareArray = new Tuple();
	if (thunk$1) {
		if (isBoolean(thunk$1)) middlewareArray.push(thunk);
		else middlewareArray.push(withExtraArgument(thunk$1.extraArgument));
	}
	return middlewareArray;
};
var SHOULD_AUTOBATCH = "RTK_autoBatch";
var createQueueWithTimer = (timeout) => {
	return (notify) => {
		setTimeout(notify, timeout);
	};
};
var createRafWithFallbackTimer = (raf, caf, timeout) => {
	return (notify) => {
		let called = false;
		let rafId;
		let timerId;
		const callback = () => {
			if (called) return;
			called = true;
			caf?.(rafId);
			clearTimeout(timerId);
			notify();
		};
		rafId = raf(callback);
		timerId = setTimeout(callback, timeout);
	};
};
var autoBatchEnhancer = (options = { type: "raf" }) => (next) => (...args) => {
	const store = next(...args);
	let notifying = true;
	let shouldNotifyAtEndOfTick = false;
	let notificationQueued = false;
	const listeners = /* @__PURE__ */ new Set();
	const queueCallback = options.type === "tick" ? queueMicrotask : options.type === "raf" ? typeof window !== "undefined" && window.requestAnimationFrame ? createRafWithFallbackTimer(window.requestAnimationFrame, window.cancelAnimationFrame, 100) : createQueueWithTimer(10) : options.type === "callback" ? options.queueNotification : createQueueWithTimer(options.timeout);
	const notifyListeners = () => {
		notificationQueued = false;
		if (shouldNotifyAtEndOfTick) {
			shouldNotifyAtEndOfTick = false;
			listeners.forEach((l) => l());
		}
	};
	return Object.assign({}, store, {
		subscribe(listener) {
			const wrappedListener = () => notifying && listener();
			const unsubscribe = store.subscribe(wrappedListener);
			listeners.add(listener);
			return () => {
				unsubscribe();
				listeners.delete(listener);
			};
		},
		dispatch(action) {
			try {
				notifying = !action?.meta?.[SHOULD_AUTOBATCH];
				shouldNotifyAtEndOfTick = !notifying;
				if (shouldNotifyAtEndOfTick) {
					if (!notificationQueued) {
						notificationQueued = true;
						queueCallback(notifyListeners);
					}
				}
				return store.dispatch(action);
			} finally {
				notifying = true;
			}
		}
	});
};
var buildGetDefaultEnhancers = (middlewareEnhancer) => function getDefaultEnhancers(options) {
	const { autoBatch = true } = options ?? {};
	let enhancerArray = new Tuple(middlewareEnhancer);
	if (autoBatch) enhancerArray.push(autoBatchEnhancer(typeof autoBatch === "object" ? autoBatch : void 0));
	return enhancerArray;
};
function configureStore(options) {
	const getDefaultMiddleware = buildGetDefaultMiddleware();
	const { reducer = void 0, middleware, devTools = true, duplicateMiddlewareCheck = true, preloadedState = void 0, enhancers = void 0 } = options || {};
	let rootReducer;
	if (typeof reducer === "function") rootReducer = reducer;
	else if (isPlainObject(reducer)) rootReducer = combineReducers(reducer);
	else throw new Error(formatProdErrorMessage(1));
	let finalMiddleware;
	if (typeof middleware === "function") finalMiddleware = middleware(getDefaultMiddleware);
	else finalMiddleware = getDefaultMiddleware();
	let finalCompose = compose;
	if (devTools) finalCompose = composeWithDevTools({
		trace: false,
		...typeof devTools === "object" && devTools
	});
	const getDefaultEnhancers = buildGetDefaultEnhancers(applyMiddleware(...finalMiddleware));
	let storeEnhancers = typeof enhancers === "function" ? enhancers(getDefaultEnhancers) : getDefaultEnhancers();
	const composedEnhancer = finalCompose(...storeEnhancers);
	return createStore(rootReducer, preloadedState, composedEnhancer);
}
var { assign } = Object;
function formatProdErrorMessage(code) {
	return `Minified Redux Toolkit error #${code}; visit https://redux-toolkit.js.org/Errors?code=${code} for the full message or use the non-minified dev environment for full errors. `;
}
// src/store/events.ts
/** The answers of one submit or message, in journey order. */
var answered = createAction("visitor/answered");
/**
* What one message held beside or instead of the open question's answer: each is taken as soon as the order has reached
* it (docs/decisions/0021).
*/
var volunteered = createAction("visitor/volunteered");
var drafted = createAction("visitor/drafted");
/** One part of a question that the chat asks part by part. */
var partAnswered = createAction("visitor/partAnswered");
/** An answered part is to be corrected; null: it stays as it was. */
var partReopened = createAction("visitor/partReopened");
var backAsked = createAction("visitor/backAsked");
var correctionAsked = createAction("visitor/correctionAsked");
/** An answer in doubt does not hold any more: it is asked anew. */
var disowned = createAction("visitor/disowned");
/** Leaves a correction without answering; the old answer stays. */
var correctionLeft = createAction("visitor/correctionLeft");
var modeAsked = createAction("visitor/modeAsked");
var retryAsked = createAction("visitor/retryAsked");
var anotherQuizAsked = createAction("visitor/anotherQuizAsked");
/** "Enviar outro código". */
var codeAsked = createAction("visitor/codeAsked");
var restartAsked = createAction("visitor/restartAsked");
var noticeClosed = createAction("visitor/noticeClosed");
/** "Não quero ser avisado". */
var withdrawAsked = createAction("visitor/withdrawAsked");
/** "Pedir agora": from a coverage lookup into an order. */
var checkoutAsked = createAction("visitor/checkoutAsked");
/** Request a callback; `telephone` as typed. */
var callAsked = createAction("visitor/callAsked");
createAction("visitor/visited");
var said = createAction("chat/said");
/** A message was read; whatever the one before it left open is settled. */
var messageRead = createAction("chat/messageRead");
var doubtRaised = createAction("chat/doubtRaised");
var asideOpened = createAction("chat/asideOpened");
var asideClosed = createAction("chat/asideClosed");
/** A message was sent before the code that reads messages had loaded. */
var messageHeld = createAction("chat/messageHeld");
/** The steps and texts that a message may be about have loaded. */
var messagesReadable = createAction("chat/messagesReadable");
/** Held messages are being read. */
var heldRead = createAction("chat/heldRead");
var wished = createAction("wish/asked");
var wishGranted = createAction("wish/granted");
var wishFailed = createAction("wish/failed");
/** Everything stored about the order is gone, here and on the server. */
var erased = createAction("subject/erased");
/** It passed. */
var partTaken = createAction("journey/partTaken");
var booted = createAction("journey/booted");
var subjectLoaded = createAction("subject/loaded");
/** It was erased, has expired or never existed. */
var subjectLost = createAction("subject/lost");
/** The server's data for this journey's steps. */
var factsLearned = createAction("subject/learned");
var accepted = createAction("order/accepted");
/** Answers of one message: taken, with the values as accepted, or kept for later (null). `at`: the open question. */
var taken = createAction("order/taken");
/** Values for questions that the order has not reached. */
var keptAhead = createAction("order/keptAhead");
/** A value kept ahead does not fit its question after all: the question is asked. */
var aheadDropped = createAction("order/aheadDropped");
var refused = createAction("order/refused");
var moved = createAction("journey/moved");
/** The visitor navigated while the stored lead was loading; a step of null: wherever the order continues. */
var headed = createAction("journey/headed");
var restarted = createAction("journey/restarted");
var coverageChecked = createAction("coverage/checked");
var complementTypesLoaded = createAction("catalogue/complementTypes");
/** A start page needs the plans of its addon. */
/** The regulations page is open, or its visitor retries. */
var regulationsAsked = createAction("catalogue/regulationsAsked");
var regulationsLoaded = createAction("catalogue/regulations");
var regulationsFailed = createAction("catalogue/regulationsFailed");
var banksLoaded = createAction("catalogue/banks");
var riskChecked = createAction("risk/checked");
var datesLoaded = createAction("schedule/datesLoaded");
var slotsTaken = createAction("schedule/slotsTaken");
var orderFinished = createAction("order/finished");
var contactSettled = createAction("contact/settled");
/**
* What is known about the no-coverage lead without an address check: after a reload, or when just created. Without an
* id it no longer exists.
*/
var contactRecalled = createAction("contact/recalled");
var callRefused = createAction("contact/callRefused");
var waitStarted = createAction("wait/started");
var waitFailed = createAction("wait/failed");
var waitEnded = createAction("wait/ended");
var saveQueued = createAction("saves/queued");
var saveStarted = createAction("saves/started");
/** The risk check takes these answers along; until they are released, the queue does not send them. */
var savesHeld = createAction("saves/held");
var savesReleased = createAction("saves/released");
var saved = createAction("saves/saved");
var saveFailed = createAction("saves/failed");
/** `field` is the one that the text is about. */
var saveRefused = createAction("saves/refused");
/** Obsolete: replaced by another tab or a later answer. */
var saveDropped = createAction("saves/dropped");
var savesForgotten = createAction("saves/forgotten");
var noticeRaised = createAction("notice/raised");
var connectionChanged = createAction("connection/changed");
export { saveRefused as $, messageHeld as A, partTaken as B, doubtRaised as C, headed as D, factsLearned as E, noticeClosed as F, restartAsked as G, regulationsAsked as H, noticeRaised as I, riskChecked as J, restarted as K, orderFinished as L, messagesReadable as M, modeAsked as N, heldRead as O, moved as P, saveQueued as Q, partAnswered as R, disowned as S, erased as T, regulationsFailed as U, refused as V, regulationsLoaded as W, saveDropped as X, said as Y, saveFailed as Z, contactSettled as _, configureStore as _t, asideClosed as a, slotsTaken as at, coverageChecked as b, banksLoaded as c, taken as ct, callRefused as d, waitFailed as dt, saveStarted as et, checkoutAsked as f, waitStarted as ft, contactRecalled as g, withdrawAsked as gt, connectionChanged as h, wished as ht, answered as i, savesReleased as it, messageRead as j, keptAhead as k, booted as l, volunteered as lt, complementTypesLoaded as m, wishGranted as mt, aheadDropped as n, savesForgotten as nt, asideOpened as o, subjectLoaded as ot, codeAsked as p, wishFailed as pt, retryAsked as q, anotherQuizAsked as r, savesHeld as rt, backAsked as s, subjectLost as st, accepted as t, saved as tt, callAsked as u, waitEnded as ut, correctionAsked as v, combineReducers as vt, drafted as w, datesLoaded as x, correctionLeft as y, partReopened as z };
