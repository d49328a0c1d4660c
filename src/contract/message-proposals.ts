/**
 * Schemas of the call that asks the operator's language model what a chat message may mean that the chat's own rules have
 * not read. It is not in the specified API (docs/language-model.md).
 */
import * as z from 'zod/mini'
import { requestSchema, text } from './shared-schemas.ts'

const stepId = z.string().check(z.regex(/^[a-z\d-]{1,40}$/))
const fieldName = z.string().check(z.regex(/^\w{1,40}$/))

/**
 * Body of POST message-proposals. Any other property is refused, so that nothing else about a visitor is sent here.
 *
 * - `step`: id of the open question
 * - `message`: the message with placeholders for everything that may identify a person ('quero o de NUMERO_1')
 * - `fields`: names of the text fields that the open question asks for
 * - `choices`: labels of what may be chosen there, such as the plans on offer; of the shop, never of the visitor
 * - `answered`: ids of the questions whose answers may be corrected
 */
export const ProposalRequest = /* @__PURE__ */ requestSchema(() =>
  z.strictObject({
    step: stepId,
    message: z.string().check(z.minLength(1), z.maxLength(3000)),
    fields: z.array(fieldName).check(z.maxLength(8)),
    choices: z.array(text(80)).check(z.maxLength(40)),
    answered: z.array(stepId).check(z.maxLength(40)),
  }),
)
export type ProposalRequest = z.infer<typeof ProposalRequest>

/**
 * What a message may mean. The chat asks the visitor before it records or changes anything.
 *
 * - `choice`: index in the request's `choices`
 * - `values`: a stretch of the request's `message` for each field
 * - `id`: of a question with a prepared answer; or of a command: back, restart, help, human, or `correct:` and the id of one
 *   of `answered`
 *
 * Each kind has the property of its name; questions and commands have an `id`.
 */
export const Proposal = z.object({
  kind: z.enum(['choice', 'values', 'question', 'command']),
  choice: z.optional(z.number()),
  values: z.optional(z.array(z.object({ field: z.string(), stretch: z.string() }))),
  id: z.optional(z.string()),
})
export type Proposal = z.infer<typeof Proposal>

/**
 * Reply of POST message-proposals. `proposal` is null if there is none: no model is configured, the hour's budget is used
 * up, or the model was slow, unreachable, undecided, or named something that is not on offer.
 */
export const ProposalReply = z.object({ success: z.literal(true), proposal: z.nullable(Proposal) })
export type ProposalReply = z.infer<typeof ProposalReply>
