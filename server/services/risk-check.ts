/** Runs the risk check of a lead, and the quiz that it may require. */
import { randomUUID } from 'node:crypto'
import { riskMessages } from '../../src/content/risk-messages.ts'
import type { Quiz, QuizAnswerRequest, RiskReply } from '../../src/contract/order-risk-check-and-quiz.ts'
import type { Context } from '../context.ts'
import { companyOnly, missingSteps } from '../api-errors.ts'
import type { PersonToCheck, DrawnQuestion, RiskOutcome } from '../providers/provider-types.ts'
import type { LeadRow } from '../rules/lead-row-types.ts'
import { restoreRiskPass } from '../repositories/one-time-codes.ts'
import { answerQuiz, storeRiskDecision, pendingQuiz } from '../repositories/risk-checks.ts'
import { isCompany, stepsMissingForRisk } from '../rules/missing-steps.ts'
import { findChangeableLead } from './lead-email-codes.ts'
import { freeDatesOf } from './free-installation-dates.ts'
import { holdLeadOnRefusal } from './reschedule-order.ts'
import { limitChecks, limitQuizzes, takeQuizTry } from '../limits/risk-check-limits.ts'
import { openAnswers } from '../rules/answer-properties.ts'

/** The maximum number of quizzes per lead. A quiz is a set of questions that prove who is ordering. */
const QUIZZES = 2

type Kept = {
  questions: { id: string; text: string; right: string | null; answers: { id: string; text: string }[] }[]
}

const reply = (more: Partial<RiskReply>): RiskReply => ({
  success: true,
  quiz_needed: false,
  quiz: null,
  rejected: false,
  rejected_message: null,
  ...more,
})

/**
 * Handles PUT lead-v2/{id}: asks the risk provider to check the visitor, unless the lead already has a
 * verdict. A pending quiz is returned again, so that a reload costs no attempt. Every outcome is stored
 * before it is returned.
 */
export async function checkRisk(
  context: Context,
  id: string,
  channel: string | null,
  address: string,
): Promise<RiskReply> {
  const row = await findChangeableLead(context, id)
  const missing = stepsMissingForRisk(row)
  if (missing.length > 0) throw missingSteps(missing)
  const { byId } = await context.catalogue.heldOrCurrentEdition(row.origin.edition)
  if (byId.get(row.answers.plan?.idPlan ?? '')?.companyOnly && !isCompany(row)) throw companyOnly()
  if (row.risk === 'approved') return approved(context, row)
  if (row.risk === 'rejected') return reply({ rejected: true, rejected_message: riskMessages.rejected })
  if (row.risk === 'quiz') {
    const quiz = await pendingQuiz(context.db, id)
    if (quiz) {
      await holdLeadOnRefusal(context, id, () => limitQuizzes(context, row))
      return reply({ quiz_needed: true, quiz: shown(quiz.id, openQuiz(context, id, quiz.content)) })
    }
  }
  const { outcome, giveBack } = await judge(context, row, address)
  const decision = decide(context, row, outcome)
  if (decision.quiz) await holdLeadOnRefusal(context, id, () => limitQuizzes(context, row))
  const stored = await storeRiskDecision(context.db, {
    id,
    risk: decision.risk,
    at: context.clock.now(),
    before: row,
    channel,
    quiz: decision.quiz && { id: decision.quiz.id, content: decision.quiz.content },
  })
  // Either a concurrent check finished first, and its outcome counts, or an answer has changed. In both cases
  // the lead is read again.
  if (!stored) {
    await giveBack()
    return checkRisk(context, id, channel, address)
  }
  return decision.risk === 'approved' ? approved(context, row) : decision.reply
}

/** Runs the provider's risk check, within the limits. Without a result, `giveBack` restores the pass that it took. */
async function judge(context: Context, row: LeadRow, address: string) {
  const pass = await holdLeadOnRefusal(context, row.id, () => limitChecks(context, row, address))
  const giveBack = async () => {
    if (pass !== null) await restoreRiskPass(context.db, row.id, pass)
  }
  try {
    const outcome = await context.providers.risk.assess(
      personOf(context, row),
      row.quizzes + 1,
      keyOf(context, row),
    )
    context.metrics.countRiskCheck(outcome.kind)
    return { outcome, giveBack }
  } catch (error) {
    context.metrics.countRiskCheck('failed')
    await giveBack()
    throw error
  }
}

/** Builds the reply to a visitor who passed, with the free dates if the plan needs one: that is the next question. */
async function approved(context: Context, row: LeadRow): Promise<RiskReply> {
  const { byId } = await context.catalogue.heldOrCurrentEdition(row.origin.edition)
  const plan = byId.get(row.answers.plan?.idPlan ?? '')
  return reply(plan?.installationSchedule ? { dates: await freeDatesOf(context, row) } : {})
}

/** Turns the provider's outcome into the verdict to store and the reply. A third quiz becomes a rejection. */
function decide(context: Context, row: LeadRow, outcome: RiskOutcome) {
  if (outcome.kind === 'approved') return { risk: 'approved' as const, quiz: null, reply: reply({}) }
  if (outcome.kind === 'rejected' || row.quizzes >= QUIZZES) {
    const rejected_message = outcome.kind === 'rejected' ? outcome.message : riskMessages.rejected
    return { risk: 'rejected' as const, quiz: null, reply: reply({ rejected: true, rejected_message }) }
  }
  const id = randomUUID()
  const kept = withIds(outcome.questions)
  const content = context.vault.seal(JSON.stringify(kept), row.id)
  return {
    risk: 'quiz' as const,
    quiz: { id, content },
    reply: reply({ quiz_needed: true, quiz: shown(id, kept) }),
  }
}

/**
 * Handles PATCH …/QuizAnswer: checks the answers to a quiz. The visitor passes if all are correct; otherwise
 * one more quiz may be tried. If the document's quizzes failed too often today, the answers are not judged.
 */
export async function checkQuizAnswers(
  context: Context,
  id: string,
  request: QuizAnswerRequest,
  channel: string | null,
): Promise<RiskReply> {
  // The lead is read first: a quiz created after that must not count here.
  const row = await findChangeableLead(context, id)
  const quiz = await pendingQuiz(context.db, id)
  // If the quiz was answered in the meantime, the lead has the result.
  if (row.risk !== 'quiz' || quiz?.id !== request.idQuiz)
    return standing(context, await findChangeableLead(context, id))
  const giveBack = await holdLeadOnRefusal(context, id, () => takeQuizTry(context, row))
  const given = new Map(request.questions.map((question) => [question.id, question.answer.id]))
  const { questions } = openQuiz(context, id, quiz.content)
  const passed = questions.every(
    (question) => question.right !== null && given.get(question.id) === question.right,
  )
  const risk = passed ? 'approved' : row.quizzes < QUIZZES ? 'retry' : 'rejected'
  const at = context.clock.now()
  const { quizzes } = row
  const stored = await answerQuiz(context.db, { lead: id, quiz: quiz.id, quizzes, at, passed, risk, channel })
  if (passed || !stored) await giveBack()
  return standing(context, stored ? { ...row, risk } : await findChangeableLead(context, id))
}

/** Builds the reply for a verdict that the lead already has. */
async function standing(context: Context, row: LeadRow): Promise<RiskReply> {
  switch (row.risk) {
    case 'approved':
      return approved(context, row)
    case 'rejected':
      return reply({ rejected: true, rejected_message: riskMessages.rejected })
    case 'retry':
      return reply({ rejected: true, quiz_needed: true, rejected_message: riskMessages.anotherQuiz })
    case 'none':
    case 'quiz':
      // There is no pending quiz with this id, so the check must be requested again.
      throw missingSteps(['riskValidation'])
  }
}

/** Gives questions and answers opaque ids; the right answer is then stored by its id. */
function withIds(questions: readonly DrawnQuestion[]): Kept {
  return {
    questions: questions.map((question) => {
      const answers = question.answers.map((text) => ({ id: randomUUID(), text }))
      const right = answers.find((answer) => answer.text === question.right)?.id ?? null
      return { id: randomUUID(), text: question.text, right, answers }
    }),
  }
}

const openQuiz = (context: Context, lead: string, content: string) =>
  JSON.parse(context.vault.open(content, lead)) as Kept

/** Returns the quiz as the visitor gets it, without the right answers. */
const shown = (idQuiz: string, kept: Kept): Quiz => ({
  idQuiz,
  questions: kept.questions.map(({ id, text, answers }) => ({ id, text, answers })),
})

/**
 * Returns the key of a check: the same for the same answers, so that a provider that is paid per check can
 * recognise one that it has already made.
 */
const keyOf = ({ vault }: Context, { id, quizzes, versions }: LeadRow): string => {
  const answers = Object.entries(versions)
    .filter(([step]) => step !== 'bankInfo')
    .map(([step, version]) => `${step}=${version}`)
  return vault.lookup(`riskcheck:${id}:${quizzes}:${answers.toSorted().join()}`)
}

/** Decrypts the lead's personal data for the provider. */
function personOf(context: Context, row: LeadRow): PersonToCheck {
  const { id, answers } = openAnswers(row, context.vault)
  const open = (sealed: string | undefined) => (sealed === undefined ? '' : context.vault.open(sealed, id))
  return {
    cpf: open(answers.documentNumber?.cpf),
    cnpj: open(answers.documentNumber?.cnpj),
    name: answers.name?.name ?? '',
    birthDate: answers.birthDate?.birth_date ?? '',
    mothersName: open(answers.motherName?.mothers_name),
    phone: open(answers.phone?.phone),
    email: answers.email?.email ?? '',
  }
}
