/** Fields that the browser reads from replies about a lead. */
import * as z from 'zod/mini'
import { givenInLead, maskedInLead } from '../lead-answers/answer-registry.ts'
import { LeadStep, RiskState } from '../lead.ts'
import { CurrentPlan } from '../renewal.ts'
import { CODE_MINUTES } from '../../lib/one-time-code.ts'
import { Period, WireDate } from '../shared-schemas.ts'
import { CepCoverage, LeadAddress } from './coverage.ts'
import { Plan } from './plan.ts'
import {
  Id,
  acceptNumberOrText,
  listOr,
  numberOr,
  withDefault,
  orUndefined,
  orNull,
  type ReplyTable,
  schemaOf,
  success,
  textOr,
  TextOrNumber,
} from './define-reply-fields.ts'

const isStored = z.literal(true)
const Versions = withDefault(z.record(z.string(), z.number()), {})
const Schedule = z.object({ date: WireDate, period: Period })

/** POST lead-v2, and POST lead. One of the two ids may be missing. */
export const leadCreatedTable = {
  required: { success: isStored, id: Id, cepCoverage: CepCoverage },
  optional: { idLead: orNull(Id), idLeadNoCoverage: orNull(Id) },
  ours: {
    versions: orUndefined(z.record(z.string(), z.number())),
    kept: orUndefined(z.array(z.string())),
    reference: orUndefined(z.string()),
  },
} as const satisfies ReplyTable

/** Whether a reply names a lead of either kind. */
const hasLead = ({ idLead, idLeadNoCoverage }: Readonly<Record<string, unknown>>) =>
  (idLead ?? null) !== null || (idLeadNoCoverage ?? null) !== null

const always = () => true

export const LeadReply = schemaOf(leadCreatedTable).check(
  z.refine(hasLead, { path: ['idLead'], when: always }),
  z.refine(hasLead, { path: ['idLeadNoCoverage'], when: always }),
)

type Given = typeof givenInLead
type Masked = typeof maskedInLead
const shownWhole = orUndefined(TextOrNumber)

/**
 * The fields of all answers, as declared. Values that our server returns unchanged may have another form on other
 * servers, or be missing; values that it masks may be returned in full by others.
 */
const ofAnswers = {
  ...(Object.fromEntries(Object.keys(maskedInLead).map((name) => [name, shownWhole])) as {
    [Name in keyof Masked]: typeof shownWhole
  }),
  ...(Object.fromEntries(
    Object.entries(givenInLead).map(([name, type]) => [name, acceptNumberOrText<unknown>(type)]),
  ) as { [Name in keyof Given]: z.ZodMiniType<z.output<Given[Name]> | null> }),
}

/** What GET lead may show of the person and of the order, by the names of F3. */
const stored = {
  ...ofAnswers,
  bankInfo: orUndefined(z.object({ bank: Id, agency: TextOrNumber, account_number: TextOrNumber })),
  schedules: listOr(Schedule),
  idPlan: orNull(Id),
  idPlanRenewal: orNull(Id),
  offerSelected: orNull(Id),
  idPlanAddonBonus: orNull(Id),
  infra: orNull(z.string()),
  plansOffers: listOr(Plan),
  orderNumber: orNull(TextOrNumber),
  addressV2: orUndefined(z.string()),
  winBack: orUndefined(z.boolean()),
  from_livelo: orUndefined(z.boolean()),
  collaborator_special_offer: orUndefined(z.boolean()),
  regionOffer: orUndefined(z.boolean()),
  premium: orUndefined(z.boolean()),
  premium_special_offer: orUndefined(z.boolean()),
  riskValidationRequired: orUndefined(z.boolean()),
}

/** GET lead/{idLead} and GET fiber-migration/{idLead}. */
export const leadTable = {
  required: { id: Id, address: LeadAddress },
  optional: stored,
  ours: {
    success,
    reference: orUndefined(z.string()),
    streetByHand: orUndefined(z.boolean()),
    addon: textOr(''),
    bank: orNull(z.string()),
    masked: withDefault(z.record(z.string(), z.optional(z.string())), {}),
    answered: listOr(LeadStep),
    versions: Versions,
    risk: withDefault(RiskState, 'none'),
    schedule: orNull(Schedule),
    can_reschedule: orUndefined(z.boolean()),
    cancelled: orUndefined(z.literal(true)),
    mail_withheld: orUndefined(z.literal(true)),
    orderLink: orUndefined(z.string()),
    collaborator_validated: orUndefined(z.boolean()),
    migration: orUndefined(
      z.object({
        code_needed: z.boolean(),
        verified: z.boolean(),
        address_on_record: orUndefined(z.boolean()),
        offers: orUndefined(z.array(Plan)),
      }),
    ),
  },
} as const satisfies ReplyTable

export const Lead = schemaOf(leadTable)
export type Lead = z.output<typeof Lead>

/** PATCH lead-v2/{idLead}/{step}. */
export const answerTable = {
  required: { success: isStored },
  ours: { version: numberOr(0) },
} as const satisfies ReplyTable

export const StepReply = schemaOf(answerTable)

/** A text of a question or of one of its answers. It may have any of four names. */
const TEXTS = ['text', 'question', 'answer', 'description'] as const
const Said = z.pipe(
  z.looseObject({ id: Id }),
  z.transform((given, context) => {
    const name = TEXTS.find((each) => typeof given[each] === 'string')
    if (name === undefined) context.issues.push({ code: 'custom', input: given, path: ['text'] })
    return { ...given, text: name === undefined ? '' : String(given[name]) }
  }),
)
const Question = z.pipe(
  Said,
  z.transform(({ id, text, answers }: { id: string; text: string; answers?: unknown }) => ({
    id,
    text,
    answers,
  })),
)
const Quiz = z.object({
  idQuiz: Id,
  questions: z.array(
    z.pipe(
      Question,
      z.object({
        id: z.string(),
        text: z.string(),
        answers: z.array(
          z.pipe(
            Said,
            z.transform(({ id, text }) => ({ id, text })),
          ),
        ),
      }),
    ),
  ),
})

/** PUT lead-v2/{idLead} and PATCH …/riskValidation/QuizAnswer. */
export const riskTable = {
  required: { rejected: z.boolean() },
  optional: {
    quiz_needed: orUndefined(z.boolean()),
    quiz: z.optional(z.nullable(Quiz)),
    rejected_message: orNull(z.string()),
  },
  ours: {
    success,
    dates: orUndefined(z.array(z.object({ date: WireDate, periods: z.array(Period) }))),
    versions: orUndefined(z.record(z.string(), z.number())),
  },
} as const satisfies ReplyTable

/** A reply that does not say whether a quiz is needed needs one exactly if it has one. */
export const RiskReply = z.pipe(
  schemaOf(riskTable),
  z.transform(({ quiz = null, quiz_needed: isNeeded = quiz !== null, ...reply }) => ({
    ...reply,
    quiz,
    quiz_needed: isNeeded,
  })),
)

/** PUT lead/{leadId}. */
export const finishedTable = {
  required: { orderNumber: TextOrNumber },
  ours: {
    success,
    schedule: orNull(Schedule),
    orderLink: orUndefined(z.string()),
    mail_withheld: orUndefined(z.literal(true)),
  },
} as const satisfies ReplyTable

export const FinishReply = schemaOf(finishedTable)

/** POST lead/createFromRenta. */
export const mobileLineTable = {
  required: {},
  ours: {
    idPlan: orNull(Id),
    /** Left out by a server that does not say whether the number earns a bonus. */
    idPlanAddonBonus: orUndefined(z.nullable(Id)),
    version: orUndefined(z.number()),
  },
} as const satisfies ReplyTable

export const MobileLineReply = schemaOf(mobileLineTable)
export type MobileLineReply = z.output<typeof MobileLineReply>

/** GET lead/collaborator/getNewcode/{id}, and the calls of ours that send a code. */
export const codeSentTable = {
  required: {},
  // a server that does not say how long its code is valid is taken to be like ours
  ours: { success, sentTo: textOr(''), minutes: numberOr(CODE_MINUTES) },
} as const satisfies ReplyTable

export const CodeSent = schemaOf(codeSentTable)

/** PATCH lead/collaborator/validate: validated or not. */
export const codeCheckedTable = {
  required: { validated: z.boolean() },
  ours: {
    success,
    reason: orNull(z.enum(['wrong', 'expired', 'spent'])),
    /** Omitted by a server that does not count. */
    triesLeft: orUndefined(z.number()),
    address: orUndefined(z.string()),
    currentPlan: orUndefined(CurrentPlan),
  },
} as const satisfies ReplyTable

export const CodeReply = schemaOf(codeCheckedTable)
export type CodeReply = z.output<typeof CodeReply>
