/** Schemas of calls that send and check one-time codes, and of links that reopen a lead. */
import * as z from 'zod/mini'
import { CurrentPlan } from './renewal.ts'
import { LeadId, text, requestSchema } from './shared-schemas.ts'

/** A six-digit code as people type it: spaces are allowed. */
const CodeText = text(16)

/**
 * Reply to a request for a code: the masked e-mail address to which the code was sent
 * (`m****@timbrasil.com.br`), and how many minutes the code is valid.
 */
export const CodeSent = z.object({ success: z.literal(true), sentTo: z.string(), minutes: z.number() })
export type CodeSent = z.infer<typeof CodeSent>

/**
 * PATCH lead/collaborator/validate: the code that shows that the visitor is an employee (collaborator).
 */
export const CollaboratorCode = z.object({ idLead: LeadId, code: CodeText })

/**
 * Reply to a code that the visitor entered. `reason` is set if the code was not accepted. After 'expired' and
 * 'spent' a new code must be requested. There is no `message` field, because clients treat a 200 with a
 * message as an error.
 */
export const CodeReply = z.object({
  success: z.literal(true),
  validated: z.boolean(),
  reason: z.nullable(z.enum(['wrong', 'expired', 'spent'])),
  triesLeft: z.number(),
  /** Only after the right code of a migration: the address on the customer's record, masked. */
  address: z.optional(z.string()),
  /** Only after the right code of a renewal: what the customer has and pays today, if it is on record. */
  currentPlan: z.optional(CurrentPlan),
})
export type CodeReply = z.infer<typeof CodeReply>

/** A request that contains only a six-digit code. */
export const CodeRequest = /* @__PURE__ */ requestSchema(() => z.object({ code: CodeText }))

/**
 * Reply of POST lead-v2/{id}/resumeCode (not in the specified API): a code that opens the order in
 * another browser, through a link or a QR code. The code works once, within `minutes` minutes. `{id}` is the
 * id of a lead or a migration lead, which may be finished.
 */
export const ResumeCode = z.object({ success: z.literal(true), code: z.string(), minutes: z.number() })
export type ResumeCode = z.infer<typeof ResumeCode>

/**
 * POST lead/resume (not in the specified API): exchanges the single-use code of a link for the id
 * of the lead. `subject` says which call then loads the lead: GET lead/{id} for 'lead', GET
 * fiber-migration/{id} for 'migration'. `addon` is the whole campaign prefix, '' for none. Used, expired and
 * unknown codes get the same reply: 404 not_found with "Esse link já foi usado ou expirou. …".
 */
export const ResumeRequest = z.object({ code: text(64) })
export const ResumeReply = z.object({
  success: z.literal(true),
  id: LeadId,
  subject: z.enum(['lead', 'migration']),
  addon: z.string(),
})
export type ResumeReply = z.infer<typeof ResumeReply>
