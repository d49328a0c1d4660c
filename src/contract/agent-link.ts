/**
 * Schemas of the API calls that open an agent's link. Agents send such links to customers to bring them into the chat.
 */
import * as z from 'zod/mini'
import { text, requestSchema } from './shared-schemas.ts'
import { Plan } from './plan.ts'

/** POST agentLink and POST agentLink/accept: the key in the link's `k`. */
export const AgentLinkRequest = /* @__PURE__ */ requestSchema(() => z.object({ key: text(64) }))

/**
 * Reply of POST agentLink (not in the specified API): what the chat may say before the customer has said that the link
 * is theirs. Phone number and house number are masked, '' if the agent did not enter them. Nothing is stored by this
 * call. Keys that are unknown, expired or revoked get 404 not_found.
 */
export const AgentLinkPreview = z.object({
  success: z.literal(true),
  firstName: z.string(),
  /** '' if the CEP's town is not known. */
  city: z.string(),
  plan: z.nullable(Plan),
  masked: z.object({ phone: z.string(), house: z.string() }),
  /** The agent who fills in the order for the customer on the telephone; absent if the link was sent to the customer. */
  byPhone: z.optional(z.string()),
})
export type AgentLinkPreview = z.infer<typeof AgentLinkPreview>

/**
 * Reply of POST agentLink/accept (not in the specified API): everything that the agent entered, for a customer who has
 * said that the link is theirs. '' means that the agent did not enter a value. The call can be repeated while the link
 * is valid. Once an order was begun with it, every value is '', and `resume` is the single-use code that opens that order
 * (POST lead/resume).
 */
export const AgentLinkDetails = z.object({
  success: z.literal(true),
  name: z.string(),
  phone: z.string(),
  cep: z.string(),
  number: z.string(),
  complement: z.string(),
  /** The sku of the plan, which the link also contains as `s`. */
  plan: z.string(),
  resume: z.optional(z.string()),
})
export type AgentLinkDetails = z.infer<typeof AgentLinkDetails>
