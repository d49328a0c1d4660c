import { c as outside, l as call } from "./kept-address-Cc9wzmbR.js";
// src/sagas/runtime/safely.ts
/**
* Wraps a worker so that an error ends only this worker: an uncaught one would kill its sibling watchers (A12). The
* error is reported, never swallowed.
*/
function safely(worker) {
	return function* safe(...args) {
		try {
			yield* call(worker, ...args);
		} catch (error) {
			const { report } = yield* outside();
			report(error, worker.name);
		}
	};
}
export { safely as t };
