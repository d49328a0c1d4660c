// src/lib/lead-dom-event.ts
/** The DOM event with which a landing page reports that a form has brought a lead. */
/** Name of the DOM event. */
var LEAD_EVENT = "prosa:lead";
// src/ui/report-lead.ts
/**
* Reports that a form of a landing page has brought a lead. src/app/session/start.ts receives the report and checks
* the required consent. It names no person.
*/
function reportLead(form) {
	document.dispatchEvent(new CustomEvent(LEAD_EVENT, { detail: form }));
}
export { reportLead as t };
