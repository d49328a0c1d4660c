import { t as fetchModule } from "./import-with-retry-CMqGnueI.js";
import { n as addProblems, t as addPart } from "./journey-part-registry-PbjbEmAN.js";
import "./retry-7l5ajxsk.js";
// src/content/problems/network.ts
/**
* Error message for a failed internet connection (F§8). Browsers load it with the first question, because the
* code of later questions may also fail to load.
*/
var networkProblems = { "rede-caiu": "Erro de rede: sua conexão caiu ou o servidor está fora do ar" };
// src/sagas/load-deferred.ts
var loaded = null;
/** Loads the deferred sagas. Rejects if they cannot be loaded. */
async function loadDeferred() {
	loaded ??= await fetchModule(async () => import("./deferred-sagas-D4ZtFLxi.js"));
	return loaded;
}
// src/app/journeys/register.ts
/** Registers a journey's steps, texts and sagas in the browser. */
addProblems(networkProblems);
/**
* Registers the steps and texts in a journey's first bundle at once. The returned `later` loads and registers
* the rest.
*/
function registerJourney({ later, ...first }) {
	addPart(first.id, first);
	return {
		...first,
		later: later && (async () => addPart(first.id, await later()))
	};
}
/** Loads the checkout's steps after the coverage check, and the sagas that they need. */
async function checkoutLater() {
	const [{ checkout }] = await Promise.all([fetchModule(async () => import("./checkout-steps-CUQCaFCj.js")), loadDeferred()]);
	return checkout;
}
/**
* Loads the sagas that the first questions do not need, for a journey whose steps are all in its first
* bundle.
*/
async function workersLater() {
	await loadDeferred();
	return {};
}
export { registerJourney as n, workersLater as r, checkoutLater as t };
