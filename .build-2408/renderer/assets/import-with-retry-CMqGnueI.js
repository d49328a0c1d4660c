// src/lib/import-with-retry.ts
/** Imports modules on demand. After a failure, the next attempts request the module with a different URL. */
/** Number of failed attempts to load each module, by the module's URL. */
var missed = /* @__PURE__ */ new Map();
/** Returns the URL in the error of a failed import; undefined if the error contains none. */
var addressIn = (error) => error instanceof Error ? /https?:\/\/[^\s?]+\.js/.exec(error.message)?.[0] : void 0;
/**
* Imports a module. A first failure is thrown. If a later call fails too, the module is requested with a
* different URL, because most browsers remember a failed import as long as the page is open
* (whatwg/html#6768). Modules that this module imports cannot get a different URL. If one of them has failed,
* only a reload of the page helps (see `whenLost`).
* @throws the error of the import
*/
async function fetchModule(load) {
	try {
		return await load();
	} catch (error) {
		const address = addressIn(error);
		if (address === void 0) throw error;
		const tries = missed.get(address) ?? 0;
		missed.set(address, tries + 1);
		if (tries === 0) throw error;
		return fetchAgain(`${address}?again=${tries}`);
	}
}
async function fetchAgain(address) {
	try {
		return await import(
			/* @vite-ignore */
			address
);
	} catch (error) {
		throw error;
	}
}
export { fetchModule as t };
