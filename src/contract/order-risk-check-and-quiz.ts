/** Schemas of the risk check of an order and of the quiz that belongs to it. */
import * as z from 'zod/mini'
import { text, requestSchema } from './shared-schemas.ts'
import { FreeDates } from './finish-order-and-appointment.ts'
import { BatchRequest } from './lead.ts'

/** A quiz of 3 to 5 multiple-choice questions. Ids are opaque, and the right answers are never sent. */
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

/** PATCH …/riskValidation/QuizAnswer: the visitor's answers to a quiz. */
export const QuizAnswerRequest = /* @__PURE__ */ requestSchema(() =>
  z.object({
    idQuiz: text(64),
    questions: z
      .array(z.object({ id: text(64), answer: z.object({ id: text(64) }) }))
      .check(z.minLength(1), z.maxLength(5)),
  }),
)
export type QuizAnswerRequest = z.infer<typeof QuizAnswerRequest>

/** `{}`: no quiz is known yet. */
const NoAnswers = /* @__PURE__ */ requestSchema(() =>
  z.pipe(
    z.strictObject({}),
    z.transform(() => null),
  ),
)

/**
 * PUT lead-v2/{idLead}: runs the risk check. The request may contain the answers of a quiz (`{}`: none is known yet),
 * and answers that are not stored yet (`items`, as in a batch). The `items` are stored first, in order. The first
 * refused item ends the call with the error of its own step.
 */
export const RiskRequest = /* @__PURE__ */ requestSchema(() =>
  z.object({
    riskValidation: z.optional(z.union([QuizAnswerRequest, NoAnswers])),
    items: z.optional(BatchRequest.shape.items),
  }),
)

/**
 * Reply of the risk check and of a quiz.
 *
 * - `rejected` with `quiz_needed`: one more quiz may be tried (step erro1).
 * - `rejected` alone: the order ends (step erro2).
 * - `quiz_needed` alone: `quiz` must be answered.
 * - Neither: approved.
 *
 * If the order is approved and the plan needs an installation appointment, `dates` are the free dates, as in
 * GET lead-v2/{id}/scheduleDate. `versions` is the version of each answer in `items`.
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
