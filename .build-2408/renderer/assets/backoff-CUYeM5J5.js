// src/lib/backoff.ts
/**
* Returns the delay in milliseconds before a retry: doubled after each failure, up to a limit.
* @param retry 0 for the first retry, 1 for the second, …
* @param first milliseconds before the first retry
* @param longest upper limit in milliseconds
*/
var doubledPause = (retry, first, longest) => Math.min(first * 2 ** retry, longest);
/**
* Returns how many milliseconds a client waits before a retry: 1, 2, 4 … 30 seconds, or the server's
* Retry-After if that is longer. Up to a second is added at random, so that clients that failed at the same
* time do not all retry at the same time.
* @param retry 0 for the first retry
* @param asked the server's Retry-After in milliseconds, 0 if it sent none
* @param chance a random number from 0 to 1
*/
function clientPause(retry, asked = 0, chance = Math.random()) {
	const least = Math.max(doubledPause(retry, 1e3, 3e4), asked);
	return Math.round(least + chance * Math.min(least / 5, 1e3));
}
export { doubledPause as n, clientPause as t };
