import { A as messageHeld, O as heldRead, w as drafted } from "./events-Dzy0BOWM.js";
import { h as selectPosition, o as selectIsBusy } from "./selectors-BJ0ILE8K.js";
import { hear } from "./hear-B8tPDKsH.js";
// src/conversation/hear/messages.ts
/**
* Reads the messages that were sent before they could be read, in turn. What is being typed meanwhile stays in the
* line; a message that the server has to be waited for holds back those after it.
*/
function hearHeld(store) {
	const { dialogue, flow } = store.getState();
	const { position } = flow;
	const typed = flow.drafts[position] ?? {};
	const empty = Object.fromEntries(Object.keys(typed).map((name) => [name, ""]));
	const type = (values) => {
		for (const [name, value] of Object.entries(values)) store.dispatch(drafted({
			step: position,
			name,
			value
		}));
	};
	store.dispatch(heldRead());
	type(empty);
	for (const text of dialogue.held) if (selectIsBusy(store.getState())) store.dispatch(messageHeld({ text }));
	else hear(store, text);
	if (selectPosition(store.getState()) === position) type(typed);
}
export { hear, hearHeld };
