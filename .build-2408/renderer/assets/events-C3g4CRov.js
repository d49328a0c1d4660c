// node_modules/redux/dist/redux.mjs
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
// node_modules/redux-thunk/dist/redux-thunk.mjs
function createThunkMiddleware(extraArgument) {
	const middleware = ({ dispatch, getState }) => (next) => (action) => {
		if (typeof action === "function") return action(dispatch, getState, extraArgument);
		return next(action);
	};
	return middleware;
}
var thunk = createThunkMiddleware();
var withExtraArgument = createThunkMiddleware;
// node_modules/@reduxjs/toolkit/dist/redux-toolkit.modern.mjs
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
/** All events (actions) of the store: what the visitor does, and what happens to the order. */
/** The answers of one submit or message, in journey order. */
var answered = createAction("visitor/answered");
/**
* One message contained these answers. Each is used once the order reaches its question
* (docs/decisions/0021).
*/
var volunteered = createAction("visitor/volunteered");
var drafted = createAction("visitor/drafted");
/** The answer to one part of a question that the chat asks in parts. */
var partAnswered = createAction("visitor/partAnswered");
/** Opens an answered part for correction; null leaves it unchanged. */
var partReopened = createAction("visitor/partReopened");
var backAsked = createAction("visitor/backAsked");
var correctionAsked = createAction("visitor/correctionAsked");
/** The visitor discarded a doubtful answer; its question is asked again. */
var disowned = createAction("visitor/disowned");
/** Leaves a correction without answering; the old answer stays. */
var correctionLeft = createAction("visitor/correctionLeft");
var modeAsked = createAction("visitor/modeAsked");
/**
* Asks for another attempt. `proof` is the id of the request for which the visitor entered the e-mailed code
* (D89).
*/
var retryAsked = createAction("visitor/retryAsked");
var anotherQuizAsked = createAction("visitor/anotherQuizAsked");
/** The visitor pressed "Enviar outro código". */
var codeAsked = createAction("visitor/codeAsked");
var restartAsked = createAction("visitor/restartAsked");
var noticeClosed = createAction("visitor/noticeClosed");
/** The visitor pressed "Não quero ser avisado". */
var withdrawAsked = createAction("visitor/withdrawAsked");
/** The visitor pressed "Pedir agora", which leads from a coverage lookup into an order. */
var checkoutAsked = createAction("visitor/checkoutAsked");
/** Requests a call; `telephone` is as typed. If it is missing, the order's own number is called. */
var callAsked = createAction("visitor/callAsked");
createAction("visitor/visited");
/** The chat adds a line that is neither question nor answer. */
var said = createAction("chat/said");
/** The chat remembers something that was said. */
var noted = createAction("chat/noted");
/** The visitor asks for a price before the address is known. */
var pricesAsked = createAction("chat/pricesAsked");
/** The CEPs of a street are searched for, and what came of it (street-search.ts). */
var streetsAsked = createAction("streets/asked");
var streetsFound = createAction("streets/found");
var streetsFailed = createAction("streets/failed");
/** A message was read. Anything that the previous message left open is closed. */
var messageRead = createAction("chat/messageRead");
var doubtRaised = createAction("chat/doubtRaised");
var asideOpened = createAction("chat/asideOpened");
var asideClosed = createAction("chat/asideClosed");
/** A message was sent before the code that reads messages had loaded. */
var messageHeld = createAction("chat/messageHeld");
/** The steps and texts that a message may be about have loaded. */
var messagesReadable = createAction("chat/messagesReadable");
/** The held messages are being read, now that the code for this has loaded. */
var heldRead = createAction("chat/heldRead");
/** An action on the whole order was asked for, succeeded or failed (order-requests.ts). */
var wished = createAction("wish/asked");
var wishGranted = createAction("wish/granted");
var wishFailed = createAction("wish/failed");
/** Everything stored about the order has been erased, here and on the server. */
var erased = createAction("subject/erased");
/** One part of an answer was checked and is valid. */
var partTaken = createAction("journey/partTaken");
var booted = createAction("journey/booted");
var subjectLoaded = createAction("subject/loaded");
/** The stored record was erased, has expired or never existed. */
var subjectLost = createAction("subject/lost");
/** Data from the server for this journey's steps. */
var factsLearned = createAction("subject/learned");
var accepted = createAction("order/accepted");
/** One message contained these answers; null if kept for later. `at` is the question that was open. */
var taken = createAction("order/taken");
/** Answers to questions that the order has not reached yet were kept. */
var keptAhead = createAction("order/keptAhead");
/** A value that was given early does not fit its question, so the question is asked. */
var aheadDropped = createAction("order/aheadDropped");
var refused = createAction("order/refused");
var moved = createAction("journey/moved");
/**
* The visitor navigated while the stored lead was loading. A null `step` stands for the step where the order
* continues.
*/
var headed = createAction("journey/headed");
var restarted = createAction("journey/restarted");
var coverageChecked = createAction("coverage/checked");
var complementTypesLoaded = createAction("catalogue/complementTypes");
/** The regulations page was opened, or the visitor asked to load it again. */
var regulationsAsked = createAction("catalogue/regulationsAsked");
var regulationsLoaded = createAction("catalogue/regulations");
var regulationsFailed = createAction("catalogue/regulationsFailed");
var banksLoaded = createAction("catalogue/banks");
var banksFailed = createAction("catalogue/banksFailed");
/** Whether the risk check runs in the background (docs/decisions/0042-the-risk-check-ahead.md). */
var riskAheadChanged = createAction("risk/aheadChanged");
var riskChecked = createAction("risk/checked");
var datesLoaded = createAction("schedule/datesLoaded");
var slotsTaken = createAction("schedule/slotsTaken");
var orderFinished = createAction("order/finished");
var contactSettled = createAction("contact/settled");
/**
* The state of the entry on the waiting list became known: after a reload, or because it was just created. If
* the id is null, the entry no longer exists.
*/
var contactRecalled = createAction("contact/recalled");
var callRefused = createAction("contact/callRefused");
var waitStarted = createAction("wait/started");
var waitFailed = createAction("wait/failed");
var waitEnded = createAction("wait/ended");
var saveQueued = createAction("saves/queued");
var saveStarted = createAction("saves/started");
/** The risk check sends the answers with these keys. The save queue skips them until `savesReleased`. */
var savesHeld = createAction("saves/held");
var savesReleased = createAction("saves/released");
var saved = createAction("saves/saved");
var saveFailed = createAction("saves/failed");
/** The server has rejected an answer. `field` is the name of the field that is wrong. */
var saveRefused = createAction("saves/refused");
/** A queued answer is dropped, for example because another tab or a later answer has replaced it. */
var saveDropped = createAction("saves/dropped");
var savesForgotten = createAction("saves/forgotten");
var noticeRaised = createAction("notice/raised");
var connectionChanged = createAction("connection/changed");
export { said as $, keptAhead as A, partAnswered as B, disowned as C, withdrawAsked as Ct, factsLearned as D, erased as E, moved as F, regulationsAsked as G, partTaken as H, noted as I, restartAsked as J, regulationsFailed as K, noticeClosed as L, messageRead as M, messagesReadable as N, headed as O, modeAsked as P, riskChecked as Q, noticeRaised as R, datesLoaded as S, wished as St, drafted as T, combineReducers as Tt, pricesAsked as U, partReopened as V, refused as W, retryAsked as X, restarted as Y, riskAheadChanged as Z, contactRecalled as _, waitEnded as _t, asideClosed as a, saved as at, correctionLeft as b, wishFailed as bt, banksFailed as c, savesReleased as ct, callAsked as d, streetsFailed as dt, saveDropped as et, callRefused as f, streetsFound as ft, connectionChanged as g, volunteered as gt, complementTypesLoaded as h, taken as ht, answered as i, saveStarted as it, messageHeld as j, heldRead as k, banksLoaded as l, slotsTaken as lt, codeAsked as m, subjectLost as mt, aheadDropped as n, saveQueued as nt, asideOpened as o, savesForgotten as ot, checkoutAsked as p, subjectLoaded as pt, regulationsLoaded as q, anotherQuizAsked as r, saveRefused as rt, backAsked as s, savesHeld as st, accepted as t, saveFailed as tt, booted as u, streetsAsked as ut, contactSettled as v, waitFailed as vt, doubtRaised as w, configureStore as wt, coverageChecked as x, wishGranted as xt, correctionAsked as y, waitStarted as yt, orderFinished as z };
