/** Schemas of a visitor's request for a phone call. */
import * as z from 'zod/mini'
import { CampaignFields, CreatedReply, text, requestSchema } from './shared-schemas.ts'

/**
 * POST supportRequest: asks the operator's desk to phone the visitor.
 *
 * `idLead` (not in the specified API) is the id of the visitor's lead, migration lead or renewal request. The call
 * request is then erased together with that record, and visitors whose order was stopped by a rate limit are called
 * first. With the id of a lead, `telephone` may be omitted; the phone number in the lead is then called. An unknown id
 * is ignored.
 *
 * The other properties (not in the specified API) describe the visit for the person who calls: the campaign, the step
 * from which the call was requested, the plan (`idPlan`, or the `sku` of a link), and the CEP, of which only the city
 * is stored. Unknown values are ignored. `earlierCalls` (neither) are the ids of the requests that this browser has made
 * before, which it keeps to erase them.
 */
export const SupportRequest = /* @__PURE__ */ requestSchema(() =>
  z.object({
    telephone: z.optional(text(32)),
    idLead: z.optional(text(64)),
    ...CampaignFields.shape,
    step: z.optional(text(64)),
    idPlan: z.optional(text(64)),
    sku: z.optional(text(64)),
    cep: z.optional(text(9)),
    earlierCalls: z.optional(z.array(z.string())),
  }),
)
export type SupportRequest = z.infer<typeof SupportRequest>

/**
 * Reply of POST supportRequest. `alreadyRequested` (not in the specified API): the same order or browser is already
 * waiting for a call to this phone number. Of requests of others the reply says nothing.
 */
export const CallReply = z.extend(CreatedReply, { alreadyRequested: z.optional(z.literal(true)) })
