import * as z from 'zod/mini'
import { text } from './common.ts'
import { BatchRequest, FreeDates } from './lead.ts'

/** A quiz of 3 to 5 multiple-choice questions; ids are opaque, right answers never travel (D10). */
export const Quiz = z.object({
  idQuiz: z.string(),
  questions: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      answers: z.array(z.object({ id: z.string(), text: z.string() })),
    }),
  ),
})
export type Quiz = z.infer<typeof Quiz>

/** PATCH …/riskValidation/QuizAnswer. */
export const QuizAnswerRequest = z.object({
  idQuiz: text(64),
  questions: z
    .array(z.object({ id: text(64), answer: z.object({ id: text(64) }) }))
    .check(z.minLength(1), z.maxLength(5)),
})
export type QuizAnswerRequest = z.infer<typeof QuizAnswerRequest>

/**
 * PUT lead-v2/{idLead}: confirmation; may carry the answers of a quiz right away, and answers that are not stored yet
 * (`items`, each as in a batch). These are stored first and in order, each as its own call would; the first one that
 * is refused ends the call with that call's error (D76).
 */
export const RiskRequest = z.object({
  riskValidation: z.optional(QuizAnswerRequest),
  items: z.optional(BatchRequest.shape.items),
})

/**
 * Answer of the risk check and of a quiz. rejected + quiz_needed: one more quiz may be tried (erro1);
 * rejected alone: no more (erro2). quiz_needed alone: answer `quiz`. Neither: approved.
 * `dates`: once approved, the free installation dates of a plan that is installed by appointment, as in
 * GET lead-v2/{id}/scheduleDate. `versions`: the version of each answer sent along (D76).
 */
export const RiskReply = z.object({
  success: z.literal(true),
  quiz_needed: z.boolean(),
  quiz: z.nullable(Quiz),
  rejected: z.boolean(),
  rejected_message: z.nullable(z.string()),
  dates: z.optional(FreeDates.shape.dates),
  versions: z.optional(z.record(z.string(), z.number())),
})
export type RiskReply = z.infer<typeof RiskReply>
