/** Schemas of the waiting list, for visitors at addresses where the operator cannot sell anything yet. */
import * as z from 'zod/mini'
import { CampaignFields, LeadId, TrackingFields, text, requestSchema } from './shared-schemas.ts'

/** POST and PUT lead-no-coverage: the contact of a visitor who wants to be notified when the network arrives. */
export const WaitingListRequest = /* @__PURE__ */ requestSchema(() =>
  z.object({
    ...TrackingFields.shape,
    id: z.optional(LeadId),
    ...CampaignFields.shape,
    cep: z.optional(text(9)),
    number: z.optional(text(64)),
    idPlan: z.optional(text(64)),
    is_block_allotment: z.optional(z.boolean()),
    block_number: z.optional(text(32)),
    allotment_number: z.optional(text(32)),
    name: z.optional(text(128)),
    email: z.optional(text(96)),
    phone: z.optional(text(32)),
  }),
)
export type WaitingListRequest = z.infer<typeof WaitingListRequest>

/**
 * Reply of GET lead-no-coverage/{id} (not in the specified API): an entry of the waiting list. The link
 * parameter `ls` contains its id. `id` is a bearer secret; unknown and withdrawn ids get the reply of
 * an unknown lead (404 not_found).
 *
 * - `reason`: 'network' if there is no network; 'offer' if the network has no free port or no offer; 'asked'
 *   if there was no coverage check.
 * - `contact`: masked values; null for a value that was not given. PUT stores the values that it sends and
 *   keeps the others.
 * - `addon`: the whole campaign prefix.
 */
export const WaitingListEntry = z.object({
  success: z.literal(true),
  id: z.string(),
  cep: z.string(),
  number: z.string(),
  is_block_allotment: z.boolean(),
  block_number: z.string(),
  allotment_number: z.string(),
  idPlan: z.nullable(z.string()),
  reason: z.enum(['network', 'offer', 'asked']),
  contact: z.object({
    name: z.nullable(z.string()),
    email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
  }),
  addon: z.string(),
})
export type WaitingListEntry = z.infer<typeof WaitingListEntry>
