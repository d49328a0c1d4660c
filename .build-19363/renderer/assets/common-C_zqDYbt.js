import { D as number, F as _maxLength, I as _regex, L as _toLowerCase, M as string, O as object, P as uuid, S as array, T as literal, k as optional, x as _enum } from "./journeys-pH3FiARx.js";
import { t as INVALID_DATE } from "./dates-0C64APqC.js";
// src/contract/common.ts
/** A lead id is its bearer secret: a v4 UUID (S1). Its letters may come in capitals: it is the same. */
var LeadId = uuid().check(_toLowerCase());
string().check(_regex(/^\d{2}\/\d{2}\/\d{4}$/, INVALID_DATE));
_enum(["manha", "tarde"]);
/** Text of limited length; every free text of a request is one of these (S22). */
var text = (max) => string().check(_maxLength(max));
/** Tracking that may travel with a lead, each value at most 256 characters (S16). */
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
object({ success: literal(true) });
/** Codes a client may act on; the text is for people. */
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
	}))
});
export { Tracking as n, text as r, LeadId as t };
