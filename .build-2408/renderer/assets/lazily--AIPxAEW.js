import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { t as fetchModule } from "./import-with-retry-CMqGnueI.js";
import { n as doubledPause } from "./backoff-CUYeM5J5.js";
import { t as storageKeys } from "./storage-keys-BedjiIDt.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/ui/retry-or-reload.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/**
* Retries scripts and stylesheets that fail to load, and reloads the page if a required file stays missing
* (X16).
*/
var { key: KEY } = storageKeys.reloaded;
/** Milliseconds after a reload during which the page is not reloaded again. */
var SOON = 3e4;
/** Milliseconds to wait for a reload, which the visitor may have cancelled. */
var RELOAD = 1e4;
/** Milliseconds before the second attempt to load a file; doubled after each attempt up to `LONGEST`. */
var PAUSE = 2e3;
var LONGEST = 3e4;
/** Milliseconds without an answer after which the site is considered down. */
var ANSWER = 5e3;
/**
* Number of failed attempts after which to give up. Attempts while the site does not answer are not counted.
*/
var ENOUGH = 3;
/** Waits for some milliseconds, or until the browser is online again. */
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
/**
* Whether the server of this site answers. If it does not, a reload would show the error page of the browser.
*/
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
* Loads a file that is needed now, with retries. While the site does not answer, it keeps trying. If the site
* answers, it reloads the page once. If that does not help, it fails after a few more attempts.
* @param isNeeded checked after a failure; if it returns false, the failure is thrown at once
* @param spare whether the page works without the file; if so, it never reloads the page and never gives up
*/
async function loadWithRetries(load, isNeeded, spare) {
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
* Requests failed stylesheets again, because Vite requests each stylesheet only once.
* @throws if one of them fails again
*/
async function fetchStylesAgain() {
	const links = document.querySelectorAll("link[rel=stylesheet]:not([disabled])");
	const there = new Set([...links].filter(hasRules).map((link) => link.href));
	const missing = [...links].filter((link) => !there.has(link.href));
	await Promise.all(missing.map(fetchStyle));
}
/** Whether a stylesheet was loaded. A stylesheet that failed is empty or unreadable. */
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
// src/ui/lazily.tsx
var import_jsx_runtime = require_jsx_runtime();
/**
* Creates a component that is loaded when it is first rendered, like React.lazy, with two differences. A
* preloaded component renders at once, so that a question never flickers and a prerendered page hydrates in
* one pass. A failed load is repeated (X16) until it succeeds, the page reloads, or the error boundary takes
* over. React.lazy never retries a failed load.
*/
function lazily(load, options = {}) {
	const { fallback = null, spare = false } = options;
	let loaded = null;
	let coming = null;
	let hasFailed = false;
	async function fetch() {
		try {
			if (hasFailed) await fetchStylesAgain();
			const module = await fetchModule(load);
			loaded = module.default;
			return module;
		} catch (error) {
			hasFailed = true;
			coming = null;
			throw error;
		}
	}
	/** Loads the component before it is rendered. A failure has no effect until the component is rendered. */
	const preload = () => coming ??= fetch();
	function Lazy(props) {
		const [Part, setPart] = (0, import_react.useState)(() => loaded);
		const [failure, setFailure] = (0, import_react.useState)(null);
		(0, import_react.useLayoutEffect)(() => {
			if (Part) return;
			let here = true;
			loadWithRetries(preload, () => here, spare).then((module) => here && setPart(() => module.default), (error) => here && setFailure({ error }));
			return () => {
				here = false;
			};
		}, [Part]);
		if (failure) throw failure.error;
		return Part ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Part, { ...props }) : fallback;
	}
	return Object.assign(Lazy, { preload });
}
export { isSiteThere as n, loadWithRetries as r, lazily as t };
