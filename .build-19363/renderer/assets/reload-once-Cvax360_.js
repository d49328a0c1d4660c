import { n as doubledPause } from "./backoff-BSYnnFQL.js";
import { t as storageKeys } from "./storage-keys-BdUt8EPz.js";
// src/ui/reload-once.ts
var { key: KEY } = storageKeys.reloaded;
var SOON = 3e4;
/** Milliseconds to wait for a reload to happen: the visitor may have cancelled it. */
var RELOAD = 1e4;
/** Milliseconds before the second attempt at a file; doubled after each attempt, up to a limit. */
var PAUSE = 2e3;
var LONGEST = 3e4;
/** Milliseconds for the site to answer before it counts as down. */
var ANSWER = 5e3;
/** Failures while the site answers before giving up. */
var ENOUGH = 3;
/** Waits; regaining the connection ends the wait early. */
async function pause(time) {
	return new Promise((done) => {
		const end = () => {
			clearTimeout(timer);
			window.removeEventListener("online", end);
			done();
		};
		const timer = setTimeout(end, time);
		window.addEventListener("online", end);
	});
}
/** Whether a reload would bring this page. From a server that is down it brings the browser's error page. */
async function isSiteThere() {
	if (!navigator.onLine) return false;
	try {
		const signal = AbortSignal.timeout(ANSWER);
		const { status } = await fetch(window.location.pathname, {
			method: "HEAD",
			cache: "no-store",
			signal
		});
		return status < 500;
	} catch {
		return false;
	}
}
async function reload() {
	try {
		const [last = 0, rest = SOON] = (sessionStorage.getItem(KEY) ?? "").split(" ").map(Number);
		const ago = Date.now() - last;
		if (ago < rest) return false;
		sessionStorage.setItem(KEY, `${Date.now()} ${ago < 10 * rest ? 2 * rest : SOON}`);
	} catch {
		return false;
	}
	window.location.reload();
	await pause(RELOAD);
	return true;
}
/**
* Loads a file that is needed now. While the site does not answer, it waits; otherwise it reloads the page once,
* and if that does not help it fails after a few more attempts.
* @param isNeeded checked after a failure: a caller that no longer waits gets the failure at once
* @param spare the page works without the file: never reload and never give up
*/
async function insist(load, isNeeded, spare) {
	let failures = 0;
	for (let tries = 0;; tries += 1) try {
		return await load();
	} catch (error) {
		if (isNeeded() && !spare && await isSiteThere() && isNeeded()) {
			failures += 1;
			if (await reload() || failures === ENOUGH) throw error;
		}
		if (isNeeded()) await pause(doubledPause(tries, PAUSE, LONGEST));
		if (!isNeeded()) throw error;
	}
}
/**
* Vite requests a style sheet once and carries on without it if that fails; this requests it again.
* @throws when it fails again
*/
async function fetchStylesAgain() {
	const links = document.querySelectorAll("link[rel=stylesheet]:not([disabled])");
	const there = new Set([...links].filter(hasRules).map((link) => link.href));
	const missing = [...links].filter((link) => !there.has(link.href));
	await Promise.all(missing.map(fetchStyle));
}
/** A sheet that failed to load is empty or unreadable. */
function hasRules({ sheet }) {
	try {
		return sheet !== null && sheet.cssRules.length > 0;
	} catch {
		return false;
	}
}
async function fetchStyle(failed) {
	const link = document.createElement("link");
	link.rel = "stylesheet";
	link.crossOrigin = "";
	link.href = failed.href;
	return new Promise((done, refuse) => {
		link.addEventListener("load", () => done());
		link.addEventListener("error", () => {
			link.remove();
			refuse(/* @__PURE__ */ new Error(`Unable to preload CSS: ${failed.href}`));
		});
		failed.after(link);
	});
}
export { insist as n, fetchStylesAgain as t };
