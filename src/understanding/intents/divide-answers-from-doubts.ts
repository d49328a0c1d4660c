/** Divides the values found in a message into answers, which are recorded, and doubts, which the chat asks about. */
import { checkAnswer } from '../../funnel/check-answer.ts'
import { stepOf } from '../../funnel/journey-registry.ts'
import type { StepId, Values } from '../../funnel/step-and-journey-types.ts'
import type { Extraction, Finding } from '../extraction-state.ts'
import type { Doubt } from '../reading-types.ts'
import { isOnlyAskedAbout } from '../words/is-choice-only-asked-about.ts'
import { hasCompetingValue } from '../words/competing-values.ts'
import { lowerWithoutAccents } from '../words/lower-case-without-accents.ts'
import { isNumberOfLandmark } from './house-number-of-landmark.ts'
import { isOnlySpokenOf } from './statements-about-choices.ts'
import { lazyParts } from '../lazy-extractor-and-pattern-registry.ts'
import { areSameValues } from '../words/compare-answer-values.ts'
import type { ValueKind } from '../value-kinds.ts'
import { withoutRemarkAsComplement } from './keep-remark-out-of-complement.ts'

/**
 * The policy that every kind of value passes before it is recorded. Returns the findings of a message, and marks those as
 * doubtful that only a question names, that compete with another value for the same question, or that would overwrite
 * what was answered without naming it (docs/decisions/0156).
 * @param message the message before an old value in it was left out
 */
export function markDoubtfulFindings(extraction: Extraction, message: string): Finding[] {
  const findings = extraction
    .findings()
    .filter(
      (each) =>
        !isNumberOfOther(extraction, each) &&
        !isNumberOfLandmark(extraction, each) &&
        lazyParts()?.isInPassing(extraction, each) !== true,
    )
    .map((each) => lazyParts()?.meantByOldEnd(extraction, each, message) ?? each)
    .map((each) => withoutRemarkAsComplement(extraction, each))
    .map((each) => lazyParts()?.withWayLeftOut(extraction, each) ?? each)
  const approves = !extraction.isCorrection && findings.some(({ kind }) => kind === 'consent')
  const isOfOther = isSetOfOther(extraction, findings)
  const doubted = findings.map((each): Finding => {
    const isDoubtful =
      (approves && each.kind !== 'consent' && isReplacing(extraction, each)) ||
      (isOfOther && WHO.has(each.kind)) ||
      (lazyParts()?.isUnnamedChange(extraction, each, message) ?? isReplacing(extraction, each)) ||
      isUncalledName(extraction, each) ||
      isOddName(each) ||
      isNoHouse(each) ||
      extraction.isOfKnownHouse(each) ||
      isOnlyAskedAbout(extraction.text, each.kind, each.at) ||
      isOnlySpokenOf(extraction, each) ||
      lazyParts()?.isDoubtfulYes(extraction, each, findings) === true ||
      hasCompetingValue(extraction.text, each) ||
      lazyParts()?.isLeftOpen(extraction, each) === true ||
      lazyParts()?.leavesWordsOver(extraction, each) === true
    return each.why === null && isDoubtful ? { ...each, why: 'confirm' } : each
  })
  return lazyParts()?.withMarketingConsent(extraction, doubted) ?? doubted
}

/** Whether a name stands beside another answer and is not called one: '1000, joão pereira'. */
const isUncalledName = ({ open, text }: Extraction, { kind }: Finding): boolean =>
  kind === 'name' && !open.includes(kind) && !/\b(?:nome|chamo|sou|aqui eh?|name)\b/.test(text.said)

/** Whether a name begins with a word too short for a first name, or says one twice: 'Si Maria …', 'Eunice Eunice …'. */
const isOddName = ({ values: { name, mothers_name = name ?? '' } }: Finding): boolean =>
  /^\p{L}{1,2} |(?<!\p{L})(\p{L}{3,}) \1(?!\p{L})/iu.test(mothers_name)

/** Whether a house has no number but zero. */
const isNoHouse = ({ kind, values }: Finding): boolean => kind === 'house' && /^0+$/.test(values.number ?? '')

/** Whether a finding differs from the recorded answer: in a message that approves the order it is a change. */
function isReplacing(extraction: Extraction, { kind, values }: Finding): boolean {
  const given = extraction.given(kind)
  return given !== null && !areSameValues(values, given)
}

/** Whether a number stands where only the flat is asked, and is neither the house's nor before its flat: 'dia 10'. */
function isNumberOfOther(extraction: Extraction, finding: Finding): boolean {
  const { complement = '' } = finding.values
  const [unit = ''] = lowerWithoutAccents(complement).split(' ')
  return extraction.isOfKnownHouse(finding) && !(unit && extraction.text.said.indexOf(unit, finding.at) >= 0)
}

/** Kinds of value that say who somebody is. */
const WHO: ReadonlySet<ValueKind> = new Set(['name', 'birth', 'mother', 'document'])

/**
 * Whether a message tells the data of somebody else: it replaces several answers about the person at once, or one of
 * several is doubtful already, for example because it is another person's (D133).
 */
export function isSetOfOther(extraction: Extraction, findings: readonly Finding[]): boolean {
  const told = findings.filter(({ kind }) => WHO.has(kind))
  const replacing = told.filter((each) => isReplacing(extraction, each))
  return replacing.length > 1 || (told.length > 1 && told.some(({ why }) => why === 'confirm'))
}

/** Collects the recordable values by step. Values that fail the check of their step become doubts (`refused`). */
export function recordableAnswersOf(extraction: Extraction, findings: readonly Finding[]) {
  const { order } = extraction.situation
  const answers: Record<StepId, Values> = {}
  const refused: Doubt[] = []
  for (const { kind, values, why } of findings) {
    const home = extraction.stepFor(kind)
    if (why === null && home !== null) answers[home] = { ...answers[home], ...values }
  }
  for (const [step, values] of Object.entries(answers)) {
    if (values.wish !== undefined) continue
    const checked = checkAnswer(stepOf(order, step), values, order)
    if ('values' in checked || !Object.keys(values).some((name) => checked.problems[name])) continue
    delete answers[step]
    refused.push({ step, values, why: 'invalid' })
  }
  return { answers, refused }
}

export function doubtsOf(extraction: Extraction, findings: readonly Finding[]): Doubt[] {
  return findings.flatMap(({ kind, values, why, or, question }) => {
    const step = extraction.stepFor(kind)
    return why !== null && step !== null
      ? [{ step, values, why, ...(or && { or }), ...(question && { question }) }]
      : []
  })
}
