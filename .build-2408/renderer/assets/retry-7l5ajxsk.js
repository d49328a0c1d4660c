import { _ as put, a as retryAfter, g as delay, h as call, n as helpIn, r as isRetryable, t as ApiError, v as race, x as take, y as select } from "./errors-B7wXR0Oe.js";
import { t as clientPause } from "./backoff-CUYeM5J5.js";
import { X as retryAsked, _t as waitEnded, g as connectionChanged, i as answered, r as anotherQuizAsked, vt as waitFailed, yt as waitStarted } from "./events-C3g4CRov.js";
import { E as selectWait, o as selectFlow } from "./selectors-BG3aGS4u.js";
// src/sagas/runtime/retry.ts
var isBackOnline = (action) => connectionChanged.match(action) && action.payload.online;
/** Whether the visitor asks for another attempt: with "Tentar de novo", or with the question's own button. */
var isPush = (action) => retryAsked.match(action) || answered.match(action) || anotherQuizAsked.match(action);
/**
* Waits before the next attempt: until a timer ends, the visitor asks for the attempt, or the connection
* returns. If the server sent Retry-After, only the timer counts.
* @returns the visitor's action, if it ended the wait
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
/** Shows an error on the waiting screen. */
function* showFailure(what, error) {
	const { online } = yield* select(selectFlow);
	yield* put(waitFailed({
		what,
		problem: error.problem,
		offline: !online || error.failure.kind === "network",
		help: helpIn(error)
	}));
}
/**
* Shows that the visitor waits for a call. If that call has already failed, its message stays on the screen
* until the visitor asks for another attempt (D25).
*/
function* startWait(what) {
	const wait = yield* select(selectWait);
	if (wait?.status !== "failed" || wait.what !== what) yield* put(waitStarted({ what }));
}
/**
* Repeats a call that the visitor is waiting for, until it succeeds. On failure the screen shows a message
* with a retry button. Temporary errors are also retried in the background, under the same message (D25).
* During a long wait, "Tentar de novo" aborts the pending request and sends a new one (U-everywhere).
* @param request gets the visitor's action that started this attempt, if any
* @param isForCaller whether the caller handles an error; such an error is thrown after the waiting state is
*   cleared
*/
function* callWithRetry(what, request, isForCaller = () => false) {
	let word;
	for (let attempt = 0;; attempt += 1) {
		if (word) yield* put(waitStarted({ what }));
		else yield* startWait(what);
		const isTold = (yield* select(selectWait))?.status === "failed";
		try {
			const { reply, again } = yield* race({
				reply: call(request, word),
				again: take(isTold ? isPush : retryAsked)
			});
			if (again) {
				word = again;
				continue;
			}
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
export { startWait as i, pauseBeforeRetry as n, showFailure as r, callWithRetry as t };
