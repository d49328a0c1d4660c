import { A as optional, C as array, E as literal, F as uuid, I as _maxLength, L as _regex, N as string, O as number, R as _toLowerCase, S as _enum, k as object } from "./journeys-CWpcRNhs.js";
// src/contract/common.ts
/** Schemas that many API calls share: ids, dates, tracking values, campaigns, error replies. */
/** Id of a lead: a v4 UUID. Whoever knows the id has access to the lead (S1). Upper case is accepted. */
var LeadId = uuid().check(_toLowerCase());
string().check(_regex(/^\d{2}\/\d{2}\/\d{4}$/, "data-invalida"));
/** Installation periods (F§5): morning 8h–12h, afternoon 12h–18h. */
var Period = _enum(["manha", "tarde"]);
/**
* Returns the schema of a text with a maximum length in characters. Every free text of a request has one
* (S22).
*/
var text = (max) => string().check(_maxLength(max));
/**
* Tracking values that a request may contain (S16), with at most 256 characters each, or 512 for the user
* agent.
*/
var Tracking = object({
	utm_source: optional(text(256)),
	utm_medium: optional(text(256)),
	utm_campaign: optional(text(256)),
	utm_content: optional(text(256)),
	gclid: optional(text(256)),
	matchchannel: optional(text(256)),
	campaignid: optional(text(256)),
	userAgent: optional(text(512)),
	origin: optional(text(256)),
	client_id: optional(text(256)),
	session_id: optional(text(256)),
	lp_origin: optional(text(256))
});
/**
* How a request names its campaign (D79). If only `addon` is sent, it is the whole campaign prefix
* (`globoplay/timpre`) or an alias. If `prefix` (not in the specified API) is sent too, `addon` is the
* specified alias (`black`) and `prefix` is the whole campaign prefix (`b/timblack`). A prefix that does not
* belong to the alias is ignored.
*/
var Campaign = object({
	addon: optional(text(64)),
	prefix: optional(text(64))
});
object({ success: literal(true) });
object({
	success: literal(true),
	id: string()
});
optional(_enum(["true", "false"]));
/** Error codes for programs. The `message` in the same reply is for people. */
var ErrorCode = _enum([
	"invalid",
	"not_found",
	"missing_steps",
	"version_conflict",
	"finished",
	"slots_taken",
	"too_late",
	"price_changed",
	"plan_unavailable",
	"too_many",
	"busy",
	"origin",
	"content_type",
	"too_large",
	"method",
	"unavailable",
	"internal"
]);
object({
	success: literal(false),
	message: string(),
	reference: string(),
	code: optional(ErrorCode),
	missing: optional(array(string())),
	field: optional(string()),
	current: optional(number()),
	price: optional(object({
		before: number(),
		now: number()
	})),
	help: optional(_enum(["code", "call"])),
	proof: optional(LeadId)
});
object({
	/** The day of the browser's first visit (yyyy-mm-dd, America/Sao_Paulo). */
	entered: optional(text(10)),
	/**
	* How many midnights have passed since the random draw of the A/B version first decided what this browser
	* sees (D92). 7 means seven or more; absent if the draw never decided. A number of days is sent instead of
	* a date, because a browser's clock may be wrong.
	*/
	exposedFor: optional(number())
});
export { text as a, Tracking as i, LeadId as n, Period as r, Campaign as t };
