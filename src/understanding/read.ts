import { check } from '../funnel/answer.ts'
import { stepOf } from '../funnel/journeys.ts'
import type { StepId, Values } from '../funnel/types.ts'
import { Hearing, isSame, type Finding, type HearAlone } from './hearing.ts'
import type { Kind } from './kinds.ts'
import { hearAccount } from './parts/account.ts'
import { hearBirth } from './parts/birth.ts'
import { hearCep } from './parts/cep.ts'
import { hearCode, hearConsent, hearPlace, hearQuiz } from './parts/choices.ts'
import { commandIn, wantsOtherVisit, wayOutIn } from './parts/commands.ts'
import { correctionIn, correctsIn } from './parts/corrections.ts'
import { hearDebit } from './parts/debit.ts'
import { hearDocument } from './parts/document.ts'
import { hearDueDay } from './parts/due-day.ts'
import { hearEither } from './parts/either.ts'
import { hearEmail } from './parts/email.ts'
import { factsIn } from './parts/facts.ts'
import { hearHouse } from './parts/house.ts'
import { hearNames } from './parts/name.ts'
import { hearPhone } from './parts/phone.ts'
import { hearPlan } from './parts/plan.ts'
import { asksForAdvice, personIn, smalltalkIn } from './parts/talk.ts'
import { dropTakenBack } from './parts/take-back.ts'
import { hearVisit } from './parts/visit.ts'
import type { CommandName, Doubt, Reading, Situation } from './types.ts'
import { CODE } from './words/talk.ts'
import { fold } from './words/fold.ts'
import { yesNo } from './words/yes-no.ts'

const NOTHING: Reading = {
  answers: {},
  doubts: [],
  command: null,
  facts: [],
  clear: false,
  agreed: null,
  smalltalk: null,
  advice: false,
  wayOut: null,
  person: null,
  wrong: false,
}

/**
 * Reads a message in the situation in which it was written. Pure and synchronous; the time it takes grows with the
 * length of the message only.
 */
export function read(message: string, situation: Situation): Reading {
  if (CODE.test(message.toLowerCase())) return NOTHING
  let hearing = new Hearing(message, situation)
  const { said, raw } = hearing.text
  const agreed = yesNo(said, raw)
  if (situation.doubt && agreed === true && isSettledByYes(situation.doubt))
    return { ...NOTHING, answers: { [situation.doubt.step]: situation.doubt.values }, clear: true, agreed }
  hearing.isCorrection = correctsIn(hearing.text.said)
  const named = correctionIn(hearing)
  if (named) hearing.turnTo(named)
  const alone: HearAlone = (part) => {
    const other = new Hearing(part, situation)
    if (named) other.turnTo(named)
    hear(other)
    return other.findings()
  }
  const mended = dropTakenBack(hearing, alone)
  if (mended !== null) {
    hearing = new Hearing(mended, situation)
    hearing.isCorrection = true
    if (named) hearing.turnTo(named)
  }
  hearEither(hearing, alone)
  hear(hearing)
  const findings = hearing.findings()
  const replaced = findings.find(
    (finding) => finding.why !== 'confirm' && !finding.or && replaces(hearing, finding),
  )
  const isOtherVisit = Boolean(situation.order.finished?.schedule) && wantsOtherVisit(said)
  const command = isOtherVisit ? null : commandOf(hearing, replaced, named, findings)
  const isObeyed = command !== null && !command.startsWith('correct:')
  const kept = findings.filter((finding) => !isObeyed || isHard(finding.kind))
  const facts =
    isObeyed || isOtherVisit
      ? []
      : factsIn(hearing, command !== null || isAnswered(hearing, kept), Boolean(named))
  const { answers, refused } = answersOf(hearing, kept)
  const doubts = [...doubtsOf(hearing, kept), ...refused]
  const isUnderstood = Object.keys(answers).length > 0 || command !== null || facts.length > 0
  return {
    answers,
    doubts,
    command,
    facts,
    clear: isUnderstood && doubts.length === 0,
    agreed,
    smalltalk: smalltalkIn(fold(message.slice(0, 200).normalize('NFC'))),
    advice: asksForAdvice(said),
    wayOut: isOtherVisit ? 'visit' : wayOutIn(said),
    person: hearing.isOpen('document') && !hearing.has('document') ? personIn(said) : null,
    wrong: named === '',
  }
}

/** Compiles what reading needs, so that the first message takes no longer than the next; for an idle moment. */
export function prepareToRead(situation: Situation): void {
  read('oi, tem fidelidade? meu nome é ana souza, dia 10 no boleto', situation)
  read('qual a diferença entre uma coisa e outra?', situation)
}

/** A doubt that contains a whole value is resolved by a yes. */
const isSettledByYes = ({ why }: Doubt) => why === 'confirm' || why === 'typo'

/** The parts, the unmistakable ones first: each takes away what it understood. */
function hear(hearing: Hearing): void {
  hearing.dropDenied()
  hearEmail(hearing)
  if (hearing.isOpen('code')) hearCode(hearing)
  if (hearing.isOpen('cep')) hearCep(hearing)
  hearDocument(hearing)
  if (hearing.isOpen('birth')) hearBirth(hearing)
  hearAccount(hearing)
  hearCep(hearing)
  hearPhone(hearing)
  hearHouse(hearing)
  hearVisit(hearing)
  hearBirth(hearing)
  hearDueDay(hearing)
  hearPlan(hearing)
  hearDebit(hearing)
  hearPlace(hearing)
  hearQuiz(hearing)
  hearConsent(hearing)
  hearNames(hearing)
}

/** Recognised by its form alone, so that it counts next to a command too. */
const HARD: ReadonlySet<Kind> = new Set(['cep', 'email', 'phone', 'document'])
const isHard = (kind: Kind) => HARD.has(kind)

/** It takes the place of an earlier answer. */
function replaces(hearing: Hearing, { kind, values }: Finding): boolean {
  const given = hearing.given(kind)
  return given !== null && (hearing.isCorrection || !isSame(values, given))
}

/** The open question has its answer. */
const isAnswered = (hearing: Hearing, findings: readonly Finding[]) =>
  findings.some(({ kind, why }) => why === null && hearing.open.includes(kind))

function commandOf(
  hearing: Hearing,
  replaced: Finding | undefined,
  named: StepId | null,
  findings: readonly Finding[],
): CommandName | null {
  const spoken = commandIn(hearing.text.said)
  if (spoken !== null && !isAnswered(hearing, findings)) return spoken
  const home = replaced && hearing.home(replaced.kind)
  if (home) return `correct:${home}`
  return named ? `correct:${named}` : null
}

/** By step, what passes the step's own check; the rest is asked about. */
function answersOf(hearing: Hearing, findings: readonly Finding[]) {
  const { order } = hearing.situation
  const answers: Record<StepId, Values> = {}
  const refused: Doubt[] = []
  for (const { kind, values, why } of findings) {
    const home = hearing.home(kind)
    if (why === null && home !== null) answers[home] = { ...answers[home], ...values }
  }
  for (const [step, values] of Object.entries(answers)) {
    if (values.wish !== undefined) continue
    const checked = check(stepOf(order, step), values, order)
    if ('values' in checked || !Object.keys(values).some((name) => checked.problems[name])) continue
    delete answers[step]
    refused.push({ step, values, why: 'invalid' })
  }
  return { answers, refused }
}

function doubtsOf(hearing: Hearing, findings: readonly Finding[]): Doubt[] {
  return findings.flatMap(({ kind, values, why, or }) => {
    const step = hearing.home(kind)
    return why !== null && step !== null ? [{ step, values, why, ...(or ? { or } : {}) }] : []
  })
}
