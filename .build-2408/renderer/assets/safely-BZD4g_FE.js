import { h as call, m as outside } from "./errors-B7wXR0Oe.js";
// src/sagas/runtime/safely.ts
/**
* Wraps a saga so that an error ends only that saga. An uncaught error would also end all other watchers
* (A12). The error is always reported.
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
