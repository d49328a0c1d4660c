/** Reads a chat message by fixed rules. This is the entry point of src/understanding. */
import { stepOf } from '../funnel/journey-registry.ts'
import type { Order, StepId, Values } from '../funnel/step-and-journey-types.ts'
import { clausesOfOtherQuestions, namesAnotherQuestion } from './extractors/clauses-of-other-questions.ts'
import { Extraction, type Finding, type ExtractAlone } from './extraction-state.ts'
import { areSameValues } from './words/compare-answer-values.ts'
import type { CommandName, Doubt, FoundRemark, Reading, Situation } from './reading-types.ts'
import { asksAboutSomeoneElse, CHOSEN, valueKindsOf, type ValueKind } from './value-kinds.ts'
import {
  recordableAnswersOf,
  isSetOfOther,
  markDoubtfulFindings,
  doubtsOf,
} from './intents/divide-answers-from-doubts.ts'
import { extractUndecidedValues } from './extractors/undecided-values.ts'
import { extractCep } from './extractors/cep.ts'
import { extractHouseNumber } from './extractors/house-number.ts'
import { lazyParts } from './lazy-extractor-and-pattern-registry.ts'
import { extractNames } from './extractors/name.ts'
import { extractPlan } from './extractors/plan.ts'
import { resolveSelfCorrection, withoutRemarkOnOldValue } from './extractors/self-corrections.ts'
import { askedQuestions, type AskedQuestion } from './intents/visitor-questions.ts'
import { countsBesideAnswer, remarksIn, onlyMentions } from './intents/visitor-remarks.ts'
import { takesRecommendedPlan } from './intents/takes-recommended-plan.ts'
import { commandIn } from './intents/commands.ts'
import {
  answerBesideCorrection,
  withoutValues,
  type AnswerAndRest,
} from './intents/answer-beside-correction.ts'
import { stepToCorrect, isCorrecting } from './intents/corrections.ts'
import { asksForAdvice } from './intents/asks-for-plan-advice.ts'
import {
  isEmpty,
  proposed,
  withoutHedge,
  withoutHedgeAfterCorrection,
  withoutRequest,
} from './intents/hedged-answer.ts'
import { smallTalkIn } from './intents/small-talk.ts'
import { isUnanswerableQuestion } from './intents/unanswerable-questions.ts'
import { requestInsteadOfAnswer } from './intents/requests-instead-of-answer.ts'
import { NAMES_OF } from './words/words-naming-value-kinds.ts'
import { withBrandSpellingCorrected } from './words/correct-brand-spelling.ts'
import { lowerWithoutAccents } from './words/lower-case-without-accents.ts'
import { speaksOfOwn, withoutWhoseItIs } from './words/remove-words-for-someone-else.ts'
import { withoutVisitorName } from './words/remove-visitor-name.ts'
import { FILLER_WORDS, GOOD_DAY, PROGRAM_CODE } from './words/filler-doubt-and-negation-words.ts'
import { isValueUncertain } from './words/is-value-uncertain.ts'
import { bareWords, yesNo } from './words/yes-no.ts'

/** A postcode, which is an answer even within a remark: 'me mudo dia 5 pro 09750-730'. */
const POSTCODE = /\d{5}[ -]?\d{3}(?!\d)/

/** Words that choose a plan, even if a question about it follows: 'quero o 2 giga. mas vou sentir diferença?' */
const WANTS_IT = /\b(?:quero|fico com|vou de|vou querer|me ve|manda)\b/

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
  unanswered: false,
  person: null,
  wrong: false,
}

/**
 * Works out what a chat message means: answers, doubtful values, a command, questions about the service. It
 * applies fixed rules and uses neither a language model nor a server (docs/decisions/0022).
 */
export function read(typed: string, situation: Situation): Reading {
  const isOfOther = asksAboutSomeoneElse(stepOf(situation.order, situation.step))
  const reading = isOfOther
    ? readAboutSomeoneElse(typed, situation)
    : (readAfterYes(typed, situation) ?? readHedged(typed, situation))
  const told = withoutConsentBesideDoubt(reading, situation)
  const heard = lazyParts()?.proposedBesideUnanswered(told, situation, typed, readHedged) ?? told
  const whole = isOfOther
    ? heard
    : (lazyParts()?.withFittingProposals(heard, situation, typed, readHedged) ?? heard)
  return lazyParts()?.withPlainRequests(whole, typed, situation) ?? whole
}

/** A yes that begins a message: 'sim, e o nome é Ana Prado'; none is 'isso é seguro?'. */
const YES_FIRST =
  /^\W*(?:sim|isso(?: mesmo| a[ií])?|exato|exatamente|correto|certo|certinho|positivo|uhum|aham|ss?)(?:\s*[,.!;]+\s*|\s+(?=(?:e|mas|s[oó] que) )|(?<=sim)\s+)(?:(?:e|mas|s[oó] que|agora|j[aá]|tamb[eé]m) )*(?=\S)/i

/** Reads a message that confirms what the chat has proposed and says more; null if it does not. */
function readAfterYes(typed: string, situation: Situation): Reading | null {
  const { doubt } = situation
  const [yes] = YES_FIRST.exec(typed) ?? []
  if (!doubt || !isSettledByYes(doubt) || yes === undefined) return null
  const more = readHedged(typed.slice(yes.length), { ...situation, doubt: null })
  const isOfDoubt =
    more.answers[doubt.step] !== undefined || more.doubts.some(({ step }) => step === doubt.step)
  const saysMore = Object.keys(more.answers).length + more.doubts.length + more.facts.length > 0
  if (isOfDoubt || !saysMore || more.agreed !== null || more.command !== null) return null
  return { ...more, answers: { [doubt.step]: doubt.values, ...more.answers } }
}

/**
 * Returns a reading without consent to the order, if the chat asks about another value: a yes then confirms that value,
 * and the review follows with it.
 */
function withoutConsentBesideDoubt(reading: Reading, { step, order, doubt }: Situation): Reading {
  if (!doubt || doubt.step === step || !reading.answers[step] || stepOf(order, step).view !== 'review')
    return reading
  const { [step]: _consent, ...answers } = reading.answers
  if (!isSettledByYes(doubt)) return { ...reading, answers, doubts: [...reading.doubts, doubt], clear: false }
  return { ...reading, answers: { [doubt.step]: doubt.values, ...answers } }
}

/** Reads a message at a question about somebody else; what the visitor says of themselves is only proposed. */
function readAboutSomeoneElse(typed: string, situation: Situation): Reading {
  const plain = withoutWhoseItIs(typed)
  const reading = readHedged(plain ?? typed, situation)
  const { answers, doubts } = reading
  const isFound = answers[situation.step] ?? doubts.some(({ step }) => step === situation.step)
  if (plain !== null && !isFound) return readHedged(typed, situation)
  if (!speaksOfOwn(plain ?? typed)) return reading
  const own = Object.entries(answers).map(([step, values]) => ({ step, values, why: 'confirm' as const }))
  return { ...reading, answers: {}, doubts: [...own, ...doubts], clear: reading.clear && own.length === 0 }
}

/** Reads a message; an answer that the visitor is not sure of is only proposed. */
function readHedged(typed: string, situation: Situation): Reading {
  const reading = readWithBrands(typed, situation)
  const sure =
    withoutHedgeAfterCorrection(typed) ??
    (isEmpty(reading) ? (withoutHedge(typed) ?? requestOf(typed, situation)) : null)
  return (sure !== null && proposed(readWithBrands(sure, situation), situation)) || reading
}

/** What a message requests of the open question, if that is a choice: 'será que dá na quarta de manhã'. */
const requestOf = (typed: string, { order, step }: Situation): string | null =>
  valueKindsOf(stepOf(order, step)).some((kind) => CHOSEN.has(kind) || kind === 'house')
    ? withoutRequest(typed)
    : null

/** Reads a message; a plan or bank whose name is misspelled is only proposed. */
function readWithBrands(typed: string, situation: Situation): Reading {
  const open = valueKindsOf(stepOf(situation.order, situation.step))
  const mended = withBrandSpellingCorrected(typed, open, situation)
  if (mended === null) return readByClauses(typed, situation)
  const reading = readByClauses(mended, situation)
  const branded = Object.entries(reading.answers).filter(([step]) => isOfBrand(situation.order, step))
  const doubts = [
    ...branded.map(([step, values]) => ({ step, values, why: 'confirm' as const })),
    ...reading.doubts,
  ]
  const answers = Object.fromEntries(
    Object.entries(reading.answers).filter(([step]) => !isOfBrand(situation.order, step)),
  )
  return { ...reading, answers, doubts, clear: reading.clear && doubts.length === 0 }
}

/**
 * Reads the clauses that answer another question by its name under that question, if the whole message does not answer
 * it. An answer that is recorded already is only proposed, and a value of such a clause answers no second question.
 */
function readByClauses(typed: string, situation: Situation): Reading {
  const whole = readAsTyped(typed, situation)
  if (!namesAnotherQuestion(typed)) return whole
  const extraction = new Extraction(typed, situation)
  const others = clausesOfOtherQuestions(extraction, (kind, part) => {
    const step = extraction.stepFor(kind)
    if (step === null) return []
    const other = new Extraction(part, { ...situation, step })
    extractAll(other)
    return other.findings()
  }).flatMap((finding) => {
    const { kind, values, why } = finding
    const step = extraction.stepFor(kind)
    const isRead =
      step === null || whole.answers[step] !== undefined || whole.doubts.some((doubt) => doubt.step === step)
    const given = extraction.given(kind)
    return isRead || (given && areSameValues(given, values))
      ? []
      : {
          step,
          values,
          isSure: why === null && (given === null || changesByName(extraction, finding, typed)),
        }
  })
  if (others.length === 0) return whole
  const isOfOther = (values: Values) =>
    others.some((each) => Object.values(each.values).some((value) => Object.values(values).includes(value)))
  const own = Object.entries(whole.answers).filter(([, values]) => !isOfOther(values))
  const sure = others.filter(({ isSure }) => isSure).map(({ step, values }) => [step, values] as const)
  const doubts = [
    ...whole.doubts.filter(({ values }) => !isOfOther(values)),
    ...others
      .filter(({ isSure }) => !isSure)
      .map(({ step, values }) => ({ step, values, why: 'confirm' as const })),
  ]
  return { ...whole, answers: Object.fromEntries([...own, ...sure]), doubts, clear: doubts.length === 0 }
}

/** Whether a message plainly changes a recorded answer by its name: 'nome da mãe tá faltando, é …'. */
function changesByName(extraction: Extraction, finding: Finding, typed: string): boolean {
  const parts = lazyParts()
  return (
    parts !== null &&
    !parts.isUnnamedChange(extraction, finding, typed) &&
    !parts.isLeftOpen(extraction, finding) &&
    !parts.leavesWordsOver(extraction, finding) &&
    !isValueUncertain(extraction.text, finding.kind, finding.at)
  )
}

/** Whether the answer to a question contains a brand. */
const isOfBrand = (order: Order, step: StepId): boolean =>
  valueKindsOf(stepOf(order, step)).some((kind) => kind === 'plan' || kind === 'account')

function readAsTyped(typed: string, situation: Situation): Reading {
  if (PROGRAM_CODE.test(typed.toLowerCase())) return NOTHING
  const message = withoutRemarkOnOldValue(withoutVisitorName(typed, situation))
  let extraction = new Extraction(message, situation)
  const { said, raw } = extraction.text
  const agreed = yesNo(said, raw)
  if (situation.doubt && agreed === true && isSettledByYes(situation.doubt))
    return { ...NOTHING, answers: { [situation.doubt.step]: situation.doubt.values }, clear: true, agreed }
  extraction.isCorrection = isCorrecting(extraction.text.said)
  const correction = stepToCorrect(extraction)
  const named = correction && correction.step
  const parts = correction && named !== situation.step ? answerBesideCorrection(extraction, correction) : null
  const { beside, rest } = parts ? answersOfOpen(parts, situation) : { beside: [], rest: null }
  if (rest !== null) extraction = new Extraction(rest, situation)
  if (named) extraction.turnTo(named)
  const alone: ExtractAlone = (part) => {
    const other = new Extraction(part, situation)
    if (named) other.turnTo(named)
    extractAll(other)
    return other.findings()
  }
  const mended = resolveSelfCorrection(extraction, alone)
  if (mended !== null) {
    extraction = new Extraction(mended, situation)
    extraction.isCorrection = true
    if (named) extraction.turnTo(named)
  }
  const heard = remarksIn(
    extraction.text.said,
    extraction.isWithoutNetwork ? [...extraction.open, 'place'] : extraction.open,
  )
  // a plan, a price or a number of people in a remark is no answer
  const code = POSTCODE.exec(extraction.text.said)
  for (const { from, to } of heard.filter(onlyMentions)) {
    if (POSTCODE.test(extraction.text.said.slice(from, to))) continue
    // '76801 059, dá pra ver …': what is asked begins within the CEP
    const end = code && code.index < from ? Math.max(from, code.index + code[0].length) : from
    extraction.text.claim(end, Math.max(end, to))
  }
  takeAdvised(extraction)
  extractUndecidedValues(extraction, alone)
  extractAll(extraction)
  // two plans that are compared are not chosen from yet
  const isCompared = (at: number) => heard.some(({ id, to }) => id === 'comparar' && at < to)
  const found = withNameOfOther(markDoubtfulFindings(extraction, typed), extraction)
  const findings = found.flatMap((each) => {
    if (each.kind !== 'plan' || !isCompared(each.at)) return each
    // 'quero o 2 giga. mas vou sentir diferença?'
    const { from, to } = extraction.text.clauseAt(each.at)
    const isWanted =
      WANTS_IT.test(extraction.text.said.slice(extraction.text.sentenceAt(from), to)) &&
      heard.every((remark) => remark.from >= to)
    return isWanted ? { ...each, why: each.why ?? ('confirm' as const) } : []
  })
  const replaced = findings.find(
    (finding) =>
      finding.why !== 'confirm' &&
      !finding.or &&
      replaces(extraction, finding) &&
      isSaid(extraction, finding),
  )
  const isRescheduling = hasVisit(situation.order) && lazyParts()?.wantsToReschedule(said) === true
  const spoken = isRescheduling ? null : commandOf(extraction, replaced, named, findings)
  const isObeyed = spoken !== null && !spoken.startsWith('correct:')
  const kept = [
    ...findings.filter((finding) => !isObeyed || isHard(finding.kind)),
    ...beside.filter(({ kind }) => findings.every((finding) => finding.kind !== kind)),
  ]
  // 'não quero mais as ofertas' does not leave the order
  const isOfOffers = extraction.remarks.some(({ id }) => id === 'recusa-ofertas')
  const others = isOfOffers ? [] : heard
  const remarks = [
    ...(kept.length === 0 ? others : others.filter(countsBesideAnswer)),
    ...(others.length === 0 ? extraction.remarks : []),
  ]
  const isElsewhere = isRescheduling || (isObeyed && spoken !== 'help')
  const asked = isElsewhere
    ? []
    : askedQuestions(
        extraction,
        (isObeyed ? spoken !== 'help' : spoken !== null) || isAnswered(extraction, kept),
        Boolean(named),
      )
  const facts = isElsewhere ? [] : idsOf(asked, remarks, /\bcpf\b|\bmae\b/.test(said))
  // 'não entendi essa parte da fidelidade' asks for more than help
  const isAdvice = isAdviceAsked(extraction) && !remarks.some(({ id }) => id === 'comparar' || id === 'serve')
  const command = spoken === 'help' && (facts.length > 0 || isAdvice) ? null : spoken
  const { answers: recordable, refused } = recordableAnswersOf(extraction, kept)
  const isElse =
    command !== null || facts.length > 0 || refused.length > 0 || Object.keys(recordable).length > 0
  const doubts = [...doubtsOf(extraction, kept), ...refused]
  const option = isElse || doubts.length > 0 ? {} : choiceIn(extraction)
  // 'de manhã?' only asks (D129)
  const isAsked = extraction.text.said.includes('?')
  if (isAsked)
    for (const [step, values] of Object.entries(option)) doubts.push({ step, values, why: 'confirm' })
  const answers = isAsked ? recordable : { ...recordable, ...option }
  const isUnderstood = Object.keys(answers).length > 0 || command !== null || facts.length > 0
  const reading: Reading = {
    answers,
    doubts,
    command,
    facts,
    clear: isUnderstood && doubts.length === 0,
    agreed,
    smalltalk: smallTalkIn(lowerWithoutAccents(message.slice(0, 200).normalize('NFC'))),
    advice: isAdvice,
    wayOut: isRescheduling ? 'visit' : kept.length > 0 ? null : wayOutAt(extraction),
    unanswered: false,
    person:
      extraction.isOpen('document') && !extraction.has('document')
        ? (lazyParts()?.personOrCompany(said) ?? null)
        : null,
    wrong: named === '',
  }
  return {
    ...reading,
    unanswered:
      !isElsewhere &&
      command !== 'help' &&
      isUnanswerableQuestion(extraction, reading, [...asked, ...remarks]),
  }
}

/** Adds the name that stands alone before the data of somebody else: 'Beto Reis, nasci 03/03/1988, mãe Ivete Reis'. */
function withNameOfOther(findings: Finding[], extraction: Extraction): Finding[] {
  const step = extraction.stepFor('name')
  if (step === null || extraction.given('name') === null || extraction.has('name')) return findings
  if (!isSetOfOther(extraction, findings)) return findings
  const { text, situation } = extraction
  for (const { from, to, isQuestion } of text.clauses) {
    const words = text.typed(from, to).trim()
    if (isQuestion || extraction.isTakenIn(from, to) || words.split(/\s+/).length > 6) continue
    const alone = new Extraction(words, { ...situation, step })
    extractAll(alone)
    const [name] = alone.findings()
    if (name?.kind === 'name' && name.why === null)
      return [{ ...name, at: from, why: 'confirm' }, ...findings]
  }
  return findings
}

/** Whether advice on the plans is asked for. Once one is chosen, 'qual é melhor?' is about the open question. */
const isAdviceAsked = (extraction: Extraction): boolean =>
  (asksForAdvice(extraction.text.said) ||
    (extraction.isOpen('plan') && lazyParts()?.isPlanThatSuffices(extraction.text.said) === true)) &&
  (extraction.given('plan') === null || /\b(?:planos?|megas?|gigas?|pacotes?)\b/.test(extraction.text.said))

/** Whether an order has an appointment, or a day that was asked for. */
const hasVisit = ({ finished }: Order) => Boolean(finished?.schedule ?? finished?.requested)

/** Returns what is requested instead of an answer. 'Não quero' and 'não recebi nada' are answers at most questions. */
function wayOutAt({ text, open, situation: { order, step } }: Extraction): Reading['wayOut'] {
  const wayOut = requestInsteadOfAnswer(text.said)
  if (wayOut === 'code' && !open.includes('code')) return null
  return wayOut === 'withdraw' && stepOf(order, step).view !== 'waiting-list' ? null : wayOut
}

/** Returns what a part of a message answers to the open question without a doubt, and the rest without these values. */
function answersOfOpen(parts: AnswerAndRest, situation: Situation) {
  const extraction = new Extraction(parts.own, situation)
  extractAll(extraction)
  const found = extraction.findings()
  const beside = (lazyParts()?.withMarketingConsent(extraction, found) ?? found).filter(
    ({ kind, why }) => why === null && extraction.open.includes(kind),
  )
  return { beside, rest: withoutValues(parts, extraction.text, beside) }
}

/** Returns the ids of what was asked. A reason that a question asks for by name is not asked for again. */
function idsOf(
  found: readonly AskedQuestion[],
  remarks: readonly FoundRemark[],
  isNamed: boolean,
): Reading['facts'] {
  const isOfCep = remarks.some(({ id }) => id === 'por-que-cep')
  // 'como sei que vocês são a empresa de verdade?' is about no firm of the visitor's
  const isOfTrust = remarks.some(({ id }) => id === 'golpe')
  const isOfRival = remarks.some(({ id }) => id === 'preco-concorrente')
  const asked = found.filter(
    ({ id }) =>
      !(isOfCep && id === 'por-que-cpf') &&
      !(isOfRival && id === 'cobertura') &&
      !(isOfTrust && id === 'empresa'),
  )
  const isOfOpen = !isNamed && remarks.some(({ id }) => /^por-que-(?!cep)/.test(id))
  const hasReason = !isOfOpen && asked.some(({ id }) => id.startsWith('por-que-'))
  const others = hasReason ? remarks.filter(({ id }) => !id.startsWith('por-que-')) : remarks
  return [...new Set([...asked, ...others].map(({ id }) => id))]
}

/** Takes the recommended plan, if the message chooses it: 'quero essa que você indicou'. */
function takeAdvised(extraction: Extraction): void {
  const { advised, order } = extraction.situation
  const at =
    advised === undefined ? null : takesRecommendedPlan(extraction.text.said, extraction.isOpen('plan'))
  if (advised === undefined || at === null || !order.facts.coverage?.plans.some(({ id }) => id === advised))
    return
  extraction.add('plan', { idPlan: advised }, at.from)
  extraction.text.claim(at.from, at.to)
}

/** Sample messages: once they are read, the patterns and word lists are compiled, before the first real message. */
export const SAMPLE_MESSAGES = [
  'oi, tem fidelidade? meu nome é ana souza, dia 10 no boleto',
  'qual a diferença entre uma coisa e outra?',
] as const

/**
 * Returns the answer to the open question if it is a choice and the whole message is an option, perhaps abbreviated.
 */
function choiceIn({ text: { said, original }, situation }: Extraction): Reading['answers'] {
  const { step, choice } = situation
  // 'bom dia, amiga', of which the greeting is left out
  if (original.search(GOOD_DAY) >= 0 && bareWords(said).every((word) => FILLER_WORDS.has(word))) return {}
  const value = choice && lazyParts()?.namedOption(said, choice.options)
  return value == null ? {} : { [step]: { [choice?.name ?? '']: value } }
}

/** Whether the visitor can settle a doubt by saying yes, because the chat has proposed a complete value. */
const isSettledByYes = ({ why }: Doubt) => why === 'confirm' || why === 'typo'

/** A time of day and a date with its year: their digits belong to no other number (D133). */
const TIME = /(?<![\d:])\d{1,2}:\d{2}(?::\d{2})?(?![\d:])/g
const WHOLE_DATE = /(?<![\d/])\d{1,2}\/\d{1,2}\/\d{4}(?![\d/])/g

/**
 * Runs all extractors, the most reliable formats first. Each extractor claims the characters that it used, so
 * that no other extractor uses them again.
 */
function extractAll(extraction: Extraction): void {
  const later = lazyParts()
  const { text } = extraction
  extraction.dropDenied()
  extraction.dropContrasts()
  later?.extractEmail(extraction)
  const showTimes = text.hide(TIME)
  later?.extractCode(extraction)
  later?.extractChosenOption(extraction)
  const showDates = text.hide(WHOLE_DATE)
  if (extraction.isOpen('cep')) extractCep(extraction)
  later?.extractCpfOrCnpj(extraction)
  showDates()
  if (extraction.isOpen('birth')) later?.extractBirthDate(extraction)
  const showOtherDates = text.hide(WHOLE_DATE)
  later?.extractBankAccount(extraction)
  extractCep(extraction)
  later?.extractPhone(extraction)
  extractHouseNumber(extraction)
  showOtherDates()
  showTimes()
  later?.extractInstallationDate(extraction)
  later?.extractBirthDate(extraction)
  later?.extractDueDay(extraction)
  extractPlan(extraction)
  later?.extractDebitOrBillWhenAsked(extraction)
  later?.extractSameAddress(extraction)
  later?.extractQuizAnswer(extraction)
  later?.extractOrderConsent(extraction)
  extractNames(extraction)
  later?.extractRecordedPart(extraction)
}

/** Kinds of value recognised by their format alone. Such a value counts even in a message that contains a command. */
const HARD: ReadonlySet<ValueKind> = new Set(['cep', 'email', 'phone', 'document'])
const isHard = (kind: ValueKind) => HARD.has(kind)

/** Whether a finding replaces an earlier answer. */
function replaces(extraction: Extraction, { kind, values }: Finding): boolean {
  const given = extraction.given(kind)
  // the consent to offers is taken back, the address stays
  if (kind === 'email' && given?.email === values.email) return false
  return given !== null && (extraction.isCorrection || !areSameValues(values, given))
}

/** Whether a finding is a whole value, or is announced as a correction or by its name. */
const isSaid = ({ isCorrection, text }: Extraction, { kind, why }: Finding): boolean =>
  why === null || isCorrection || NAMES_OF[kind]?.test(text.said) === true

/** Whether the findings answer the open question. */
const isAnswered = (extraction: Extraction, findings: readonly Finding[]) =>
  findings.some(({ kind, why }) => why === null && extraction.open.includes(kind))

function commandOf(
  extraction: Extraction,
  replaced: Finding | undefined,
  named: StepId | null,
  findings: readonly Finding[],
): CommandName | null {
  // 'Socorro' is a given name where the mother's is asked
  const { said } = extraction.text
  const spoken = extraction.has('mother') && said.trim() === 'socorro' ? null : commandIn(said)
  // 'volta uma, errei o número da casa'
  const isMoreExact = spoken === 'back' && (named || findings.length > 0)
  if (spoken !== null && !isMoreExact && !isAnswered(extraction, findings)) return spoken
  const home = (replaced && extraction.stepFor(replaced.kind)) || named
  // 'tira as ofertas do email' opens no question, nor does 'tira meu nome das promoções'
  const isOfOffers = extraction.remarks.some(({ id }) => id === 'recusa-ofertas')
  if (isOfOffers && (home === extraction.stepFor('email') || !replaced)) return null
  // 'meu número é 1010 e não 1000': the value says which number
  const isOfElse = !replaced && lazyParts()?.namesOther(extraction, home, findings)
  return home && !isOfElse ? `correct:${home}` : null
}
