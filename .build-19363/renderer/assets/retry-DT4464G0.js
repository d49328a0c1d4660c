import { a as retryAfter, i as isRetryable, r as errorText, t as ApiError } from "./errors-BYL2o9Wp.js";
import { t as clientPause } from "./backoff-BSYnnFQL.js";
import { dt as waitFailed, ft as waitStarted, h as connectionChanged, i as answered, q as retryAsked, r as anotherQuizAsked, ut as waitEnded } from "./events-Dzy0BOWM.js";
import { d as put, f as race, h as take, l as call, p as select, u as delay } from "./kept-address-Cc9wzmbR.js";
import { a as selectFlow } from "./selectors-BJ0ILE8K.js";
// src/sagas/runtime/retry.ts
var isBackOnline = (action) => connectionChanged.match(action) && action.payload.online;
/** "Tentar de novo", or the question's button pressed again. */
var isPush = (action) => retryAsked.match(action) || answered.match(action) || anotherQuizAsked.match(action);
/**
* Waits for the next attempt: a timer, the visitor's click, or the connection coming back. The server's Retry-After
* is always respected. Returns the visitor's action, if that ended the wait.
*/
function* pauseBeforeRetry(attempt, error, isWord = retryAsked.match) {
	const asked = retryAfter(error);
	if (asked > 0) {
		yield* delay(clientPause(attempt, asked));
		return;
	}
	const { word } = yield* race({
		time: delay(clientPause(attempt)),
		word: take(isWord),
		online: take(isBackOnline)
	});
	return word;
}
/** The message and kind of an error for a waiting screen. */
function* showFailure(what, error) {
	const { online } = yield* select(selectFlow);
	yield* put(waitFailed({
		what,
		text: errorText(error.failure),
		offline: !online || error.failure.kind === "network"
	}));
}
/**
* Retries a call the visitor is waiting for until it succeeds. On failure the screen shows the message with a retry
* button, and temporary errors are also retried in the background (D25). "Tentar de novo" during a long wait aborts
* the pending request and sends a new one (U-everywhere).
* @param request gets the visitor's action that triggered this attempt, if any
* @param isForCaller errors the caller handles: they are thrown once the waiting state is cleared
*/
function* callWithRetry(what, request, isForCaller = () => false) {
	let word;
	for (let attempt = 0;; attempt += 1) {
		yield* put(waitStarted({ what }));
		try {
			const { reply, again } = yield* race({
				reply: call(request, word),
				again: take(retryAsked)
			});
			if (again) continue;
			yield* put(waitEnded());
			return reply;
		} catch (error) {
			if (!(error instanceof ApiError)) throw error;
			if (isForCaller(error)) {
				yield* put(waitEnded());
				throw error;
			}
			yield* showFailure(what, error);
			if (isRetryable(error)) word = yield* pauseBeforeRetry(attempt, error, isPush);
			else word = yield* take(isPush);
		}
	}
}
export { pauseBeforeRetry as n, callWithRetry as t };
