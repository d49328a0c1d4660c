import * as z from 'zod/mini'
import { LeadId, text } from './common.ts'

/** A six-digit code as people type it: spaces are allowed. */
const CodeText = text(16)

/** Where a code was sent, as a mask: `m****@timbrasil.com.br`. */
export const CodeSent = z.object({ success: z.literal(true), sentTo: z.string(), minutes: z.number() })
export type CodeSent = z.infer<typeof CodeSent>

/** PATCH lead/collaborator/validate (D6). */
export const CollaboratorCode = z.object({ idLead: LeadId, code: CodeText })

/**
 * Answer to a code. Not validated: `reason` says why; with 'expired' and 'spent' a new code has to be requested. (No
 * message field: a 200 that carries one counts as an error, F§5.)
 */
export const CodeReply = z.object({
  success: z.literal(true),
  validated: z.boolean(),
  reason: z.nullable(z.enum(['wrong', 'expired', 'spent'])),
  triesLeft: z.number(),
})
export type CodeReply = z.infer<typeof CodeReply>

/** A code of six digits alone. */
export const CodeRequest = z.object({ code: CodeText })

/**
 * POST lead-v2/{id}/resumeCode (ours, D57): a code for another browser, to be shown as a link or a QR code. It works
 * once, for `minutes` minutes. `{id}` is a lead's or a migration lead's, finished ones too.
 */
export const ResumeCode = z.object({ success: z.literal(true), code: z.string(), minutes: z.number() })
export type ResumeCode = z.infer<typeof ResumeCode>

/**
 * POST lead/resume: exchanges the single-use code of a link for the lead (ours, D41, D57). `subject` says by which
 * call it is loaded: 'lead' GET lead/{id}, 'migration' GET fiber-migration/{id}; `addon` is the whole campaign
 * prefix, allow-listed, '' for none. Used, old and unknown codes answer alike: 404 not_found with a text that says
 * so ("Esse link já foi usado ou expirou. …").
 */
export const ResumeRequest = z.object({ code: text(64) })
export const ResumeReply = z.object({
  success: z.literal(true),
  id: LeadId,
  subject: z.enum(['lead', 'migration']),
  addon: z.string(),
})
export type ResumeReply = z.infer<typeof ResumeReply>
