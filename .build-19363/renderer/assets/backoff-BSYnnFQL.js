// src/lib/backoff.ts
/**
* The delay before retrying something that keeps failing: doubled after each failure, up to a limit.
* @param retry 0 for the first retry, 1 for the second, …
* @param first milliseconds before the first retry
* @param longest upper limit in milliseconds
*/
var doubledPause = (retry, first, longest) => Math.min(first * 2 ** retry, longest);
/**
* Milliseconds before a client retries: 1 s, 2 s, 4 s … 30 s, or the server's request if longer. Up to a second of
* jitter is added, so that clients cut off by the same outage do not all return at once.
* @param retry 0 for the first retry
* @param asked milliseconds of the server's Retry-After, 0 when it sent none
* @param chance from 0 to 1
*/
function clientPause(retry, asked = 0, chance = Math.random()) {
	const least = Math.max(doubledPause(retry, 1e3, 3e4), asked);
	return Math.round(least + chance * Math.min(least / 5, 1e3));
}
export { doubledPause as n, clientPause as t };
