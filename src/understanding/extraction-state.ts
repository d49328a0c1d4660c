/**
 * Holds the state while values are extracted from one chat message: its text, the kinds of value that are expected,
 * and what the extractors have found.
 */
import type { DoubtReason } from '../content/clarifying-questions.ts'
import { idsOf, stepOf } from '../funnel/journey-registry.ts'
import type { Step, StepId, Values } from '../funnel/step-and-journey-types.ts'
import { distinctValues, areSameValues } from './words/compare-answer-values.ts'
import { asksAboutSomeoneElse, CHOSEN, PERSONAL, TOLD, valueKindsOf, type ValueKind } from './value-kinds.ts'
import type { Finding, FoundRemark, Situation } from './reading-types.ts'
import { isSpelledAlmostAlike } from './words/similar-spelling.ts'
import { mustVisitorConfirm } from './words/must-visitor-confirm-value.ts'
import { valueBelongsToOthers, isMarkedOwn } from './words/is-value-of-someone-else.ts'
import { isValueUncertain } from './words/is-value-uncertain.ts'
import { isRuledOut } from './words/ruled-out-values.ts'
import { lacksTypedCharacters } from './words/value-lacks-typed-characters.ts'
import {
  DECIDED,
  isConcluded,
  isDenied,
  isStray,
  kindToConfirm,
  OR_ELSE,
  OWN_AT_LAST,
  PREFERS_RATHER,
  valueNamedByRemark,
  valueRepeatedAfterQuestion,
  TWO_NUMBERS,
  UNSETTLED,
  withoutFallbackContacts,
} from './words/which-value-is-meant.ts'
import { contrastsIn } from './words/denied-values-of-other-questions.ts'
import { findDeniedValues } from './words/find-denied-values.ts'
import { lowerWithoutAccents } from './words/lower-case-without-accents.ts'
import { ASKS_WHICH } from './words/filler-doubt-and-negation-words.ts'
import { NAMES_OF } from './words/words-naming-value-kinds.ts'
import { MessageText } from './words/prepared-message-text.ts'

export type { Finding }

/** Extracts the values from another text, without changing the current extraction. */
export type ExtractAlone = (message: string) => readonly Finding[]

const PREFERS = /\b(?:prefiro|quero|queria|desist\w+|melhor|vou (?:querer|de|pagar)|troc\w+|mud\w+)\b/

/** The state of the extraction from one message. Extractors add their findings to it. */
export class Extraction {
  readonly text: MessageText
  readonly situation: Situation
  /** Kinds of value that the open question asks for. */
  readonly open: readonly ValueKind[]
  /** Whether the message takes back or replaces an earlier answer. */
  isCorrection = false
  /** Kinds of value that the open question asks for, or that the question being corrected asks for. */
  #openKinds: readonly ValueKind[]
  /** Whether the message expresses a wish, such as another plan or another way to pay. */
  readonly #prefers: boolean
  readonly #found: Finding[] = []
  readonly #remarks: FoundRemark[] = []
  readonly #disputed = new Set<ValueKind>()
  readonly #denied: (readonly [from: number, to: number])[] = []
  readonly #steps = new Map<ValueKind, StepId>()
  readonly #ids: readonly StepId[]

  constructor(message: string, situation: Situation) {
    this.text = new MessageText(message)
    this.situation = situation
    this.open = valueKindsOf(stepOf(situation.order, situation.step))
    this.#openKinds = this.open
    this.#prefers = PREFERS.test(this.text.said)
    this.#ids = idsOf(situation.order, 'chat')
    const asked = stepOf(situation.order, situation.step)
    const isAboutOther = asksAboutSomeoneElse(asked)
    // no telephone of the visitor's is looked for at a question about a friend, nor the friend's at another question
    const isOfOther = (step: Step) => asked.kind === 'question' && asksAboutSomeoneElse(step) !== isAboutOther
    for (const step of this.#ids.map((id) => stepOf(situation.order, id)))
      for (const kind of valueKindsOf(step))
        if (!this.#steps.has(kind) && step.kind !== 'outcome' && !(PERSONAL.has(kind) && isOfOther(step)))
          this.#steps.set(kind, step.id)
    for (const kind of this.open) this.#steps.set(kind, situation.step)
  }

  /**
   * Whether the open question, or the one being corrected, asks for this kind of value. Such a value is then
   * recognised even without a label such as 'CEP'.
   */
  isOpen(kind: ValueKind): boolean {
    return this.#openKinds.includes(kind)
  }

  /** Treats another step as the open question from now on, because the message corrects its answer. */
  turnTo(step: StepId): void {
    this.#openKinds = valueKindsOf(stepOf(this.situation.order, step))
    for (const kind of this.#openKinds) this.#steps.set(kind, step)
    this.isCorrection = true
    // 'dá pra mudar o vencimento para dia 10?' states the day, although it is a question
    this.text.treatRequestAsStatement(/\b(?:para|pra|pro)\b/)
  }

  /**
   * Returns the step that records a kind of value: the open step if it asks for the kind, otherwise the first
   * step of the journey that asks for it, or null.
   */
  stepFor(kind: ValueKind): StepId | null {
    return this.#steps.get(kind) ?? null
  }

  /** Returns the recorded answer for a kind, or null. The open question counts as unanswered. */
  given(kind: ValueKind): Values | null {
    const home = this.stepFor(kind)
    return (home !== null && !this.open.includes(kind) && this.situation.order.answers[home]?.values) || null
  }

  /** Whether a step other than the open one asks for this kind of value and has no answer yet. */
  isAhead(kind: ValueKind): boolean {
    return this.stepFor(kind) !== null && !this.open.includes(kind) && this.given(kind) === null
  }

  /** Whether the visitor may mean this kind: it has no answer yet, or the message asks for a change. */
  isExpected(kind: ValueKind): boolean {
    return this.stepFor(kind) !== null && (this.given(kind) === null || this.isCorrection || this.#prefers)
  }

  /** Whether the step that records a kind has a field of this name. */
  hasField(kind: ValueKind, field: string): boolean {
    const home = this.stepFor(kind)
    return home !== null && stepOf(this.situation.order, home).fields.some(({ name }) => name === field)
  }

  /** Whether the plans to choose from are offers to an existing customer. */
  get hasCustomerOffers(): boolean {
    const home = this.stepFor('plan')
    return home !== null && stepOf(this.situation.order, home).view === 'offers'
  }

  /** Adds a finding, unless no step of the journey records its kind. */
  add(kind: ValueKind, values: Values, at: number, why: DoubtReason | null = null): void {
    if (this.stepFor(kind) !== null) this.#found.push({ kind, values, at, why })
  }

  /** Adds several values of one kind, from which the visitor has not chosen yet. */
  addEither(kind: ValueKind, or: readonly Values[], at: number): void {
    const [values = {}] = or
    if (this.stepFor(kind) !== null) this.#found.push({ kind, values, at, why: 'either', or })
  }

  /** Adds a finding on which the reader of its kind has decided (`mayBeRecorded`). */
  addDecided(finding: Finding): void {
    if (this.stepFor(finding.kind) !== null) this.#found.push(finding)
  }

  /** What the extractors heard besides values. */
  get remarks(): readonly FoundRemark[] {
    return this.#remarks
  }

  /** Adds what was said instead of a value or beside it and needs an answer, such as somebody else's name. */
  remark(id: FoundRemark['id']): void {
    if (this.#remarks.every((each) => each.id !== id))
      this.#remarks.push({ id, from: 0, to: this.text.said.length, asks: false })
  }

  /**
   * Replaces what was found of a kind by one value, at the place of the first, whose doubt stays unless one is given.
   */
  replace(kind: ValueKind, values: Values, why?: DoubtReason): void {
    const [first] = this.#found.filter((each) => each.kind === kind)
    if (first)
      this.#found.splice(0, this.#found.length, ...this.#found.filter((each) => each.kind !== kind), {
        ...first,
        values,
        why: why ?? first.why,
      })
  }

  /** Drops what was found of a kind. */
  drop(kind: ValueKind): void {
    this.#found.splice(0, this.#found.length, ...this.#found.filter((each) => each.kind !== kind))
  }

  /** Marks a kind as doubtful: its value was taken back, but it is unclear what replaces it. */
  dispute(kind: ValueKind): void {
    this.#disputed.add(kind)
  }

  /** Claims the values that the message itself denies, so that none is found: 1000 in 'não é 1000 é 1002'. */
  dropDenied(): void {
    for (const { from, to } of findDeniedValues(this.text.rest, this.isCorrection)) {
      this.#denied.push([from, to])
      this.text.claim(from, to)
      this.isCorrection = true
    }
  }

  /** The text that no extractor has claimed, with the values that the message denies. */
  get unclaimed(): string {
    const { rest, said } = this.text
    return this.#denied.reduce(
      (text, [from, to]) => text.slice(0, from) + said.slice(from, to) + text.slice(to),
      rest,
    )
  }

  /** Claims what contrasts with a value of another question, so that it is no refusal here: 'o bloco é B, não A'. */
  dropContrasts(): void {
    if (!this.open.some((kind) => /^(?:debit|place|choice)$/.test(kind))) return
    for (const { index, from } of contrastsIn(this.text.rest)) {
      const { to } = this.text.clauseAt(from)
      if (!this.open.some((kind) => NAMES_OF[kind]?.test(this.text.said.slice(index, to))))
        this.text.claim(from, to)
    }
  }

  /** Returns what was found for a field, in the order of the findings. */
  valuesOf(kind: ValueKind, field: string): readonly string[] {
    return this.#found.flatMap((each) => (each.kind === kind ? (each.values[field] ?? []) : []))
  }

  /** Drops values whose words all occur in a longer value of the same kind: 'Ana' beside 'Ana Prado'. */
  keepFullest(kind: ValueKind, field: string): void {
    const wordsOf = ({ values }: Finding) => lowerWithoutAccents(values[field] ?? '').split(' ')
    const all = this.#found.filter((each) => each.kind === kind)
    const isPart = (one: Finding, whole: Finding) =>
      wordsOf(one).length < wordsOf(whole).length &&
      wordsOf(one).every((word) =>
        wordsOf(whole).some((each) => each === word || isSpelledAlmostAlike(each, word)),
      )
    for (const each of all)
      if (all.some((whole) => isPart(each, whole))) this.#found.splice(this.#found.indexOf(each), 1)
  }

  has(kind: ValueKind): boolean {
    return this.#found.some((each) => each.kind === kind)
  }

  /** Whether a finding lies between two indexes of the message. */
  isTakenIn(from: number, to: number): boolean {
    return this.#found.some(({ at }) => at >= from && at < to)
  }

  /**
   * Whether a value that the visitor chooses from a list, such as a plan, was found between two indexes. A
   * clause with such a value is not treated as a question: 'tem o de 500? quero ele'.
   */
  isChosenIn(from: number, to: number): boolean {
    return this.#found.some(({ kind, at }) => CHOSEN.has(kind) && at >= from && at < to)
  }

  /** Whether a value is proposed between two indexes, as in 'tem dia 30?', so that asking about it is the answer. */
  isProposedIn(from: number, to: number): boolean {
    return this.#found.some(({ kind, at, why }) => CHOSEN.has(kind) && why !== null && at >= from && at < to)
  }

  /** Whether any finding may be recorded without asking. */
  get hasRecordable(): boolean {
    return this.#found.some(({ why }) => why === null)
  }

  /** Merges all values of a kind into one finding, if the visitor has not chosen one of them. */
  #eitherOf(kind: ValueKind): Finding | undefined {
    const all = this.#found.filter((each) => each.kind === kind).toSorted((a, b) => a.at - b.at)
    const either = all.find(({ or }) => or)
    return (
      either && {
        ...either,
        or: distinctValues(all.flatMap(({ or, values, why }) => or ?? (why ? [] : values))),
      }
    )
  }

  get #isWithoutOffers(): boolean {
    return stepOf(this.situation.order, this.situation.step).view === 'no-offers'
  }

  /** Whether there is no offer at the recorded address, so that the visitor may try another. */
  get isWithoutNetwork(): boolean {
    return stepOf(this.situation.order, this.situation.step).view === 'waiting-list'
  }

  /** The number of the house, where only its flat is asked for. */
  get #knownHouse(): Values | null {
    const { order, step } = this.situation
    const answer = this.open.includes('house') ? order.answers[step] : undefined
    return answer?.lacks !== undefined && !answer.isUnsure ? answer.values : null
  }

  /** Whether a number is another one than that of the house, which it does not name: 'dia 10', 'cobertura 3' (D133). */
  isOfKnownHouse({ kind, values }: Finding): boolean {
    const known = kind === 'house' ? this.#knownHouse : null
    if (!known || values.number === undefined || values.number === known.number) return false
    return !this.isCorrection && NAMES_OF.house?.test(this.text.said) !== true
  }

  /**
   * The values that the message tells: the address is not told again where only the consent to offers is taken back, nor
   * are the pieces of an account that were told before.
   */
  #told(kind: ValueKind, values: Values): Values {
    const { draft } = this.situation
    if (kind === 'account')
      return Object.fromEntries(Object.entries(values).filter(([name, value]) => draft[name] !== value))
    const { email, ...others } = values
    return kind === 'email' && email === this.given('email')?.email ? others : values
  }

  /** Whether a finding differs from the recorded answer, but the message announces no change. */
  #isUnannounced(finding: Finding | undefined): boolean {
    const given = finding && this.given(finding.kind)
    if (!finding || !given || this.isCorrection || areSameValues(given, finding.values)) return false
    // 'não quero mais as ofertas' takes back only the consent
    if (finding.kind === 'email' && given.email === finding.values.email) return false
    // there are no offers for the recorded document, so the visitor is expected to try another
    if (finding.kind === 'document' && this.#isWithoutOffers) return false
    if (/^(?:cep|house)$/.test(finding.kind) && this.isWithoutNetwork) return false
    if (finding.kind === 'plan' && !PREFERS_RATHER.test(this.text.said)) return true
    return NAMES_OF[finding.kind]?.test(this.text.said) !== true
  }

  /** Whether the mother's name is that of the visitor, who may have misunderstood the question. */
  #isOwnName({ mothers_name = '' }: Values): boolean {
    const { name = '' } = this.given('name') ?? {}
    return name !== '' && lowerWithoutAccents(name) === lowerWithoutAccents(mothers_name)
  }

  /** Returns one finding per kind, in message order. For an uncertain value, `why` gives the reason. */
  findings(): Finding[] {
    return [...new Set(this.#found.map(({ kind }) => kind))]
      .map((kind) => {
        const decided = this.#found.find((each) => each.kind === kind && each.mayBeRecorded)
        if (decided)
          return (decided.why ?? decided.mayBeRecorded?.())
            ? decided
            : { ...decided, why: 'confirm' as const }
        const either = this.#eitherOf(kind)
        const all = this.#found.filter(
          (each) => each.kind === kind && !isDenied(this.text.said, each) && !isRuledOut(this.text, each),
        )
        if (either) return valueRepeatedAfterQuestion(this.text, either, all)
        const told = all.filter(({ why }) => why === null || why === 'confirm')
        const whole = kind === 'phone' || kind === 'email' ? withoutFallbackContacts(this.text, told) : told
        const own = TOLD.has(kind) ? whole.filter((each) => isMarkedOwn(this.text, each.at)) : []
        const certain = whole.filter(({ why }) => why === null)
        // of several plans, the last word is the likeliest
        const likeliest = kind === 'plan' || kind === 'debit' ? -1 : 0
        const first =
          (own.length === 1 ? own[0] : undefined) ?? certain.at(likeliest) ?? whole.at(likeliest) ?? all[0]
        const isTorn =
          kind !== 'visit' &&
          !this.#found.some(({ or }) => or) &&
          (TWO_NUMBERS.test(this.text.said) || (TOLD.has(kind) && OR_ELSE.test(this.text.rest)))
        // '1 giga, com paramount': the plan that is found lacks what the other clause says
        const isRefined = kind === 'plan' && all.length > whole.length
        const isAmbiguous =
          isRefined || whole.some(({ values }) => !areSameValues(values, first?.values ?? {}))
        const isDisputed = this.#disputed.has(kind)
        const remarked = isAmbiguous && TOLD.has(kind) && valueNamedByRemark(this.text, whole, isDisputed)
        if (remarked) return remarked
        if (isAmbiguous && TOLD.has(kind) && OR_ELSE.test(this.text.rest) && !DECIDED.test(this.text.rest)) {
          const torn = {
            ...(first ?? whole[0]!),
            why: 'either' as const,
            or: distinctValues(whole.map((each) => each.values)),
          }
          return valueRepeatedAfterQuestion(this.text, torn, [])
        }
        if (!first || first.why !== null) return first
        const { values, at } = first
        if (TOLD.has(kind) && isAmbiguous && ASKS_WHICH.test(this.text.said))
          return { ...first, why: 'either' as const, or: distinctValues(whole.map((each) => each.values)) }
        const isStrayed = !this.isOpen(kind) && isStray(this.text, first, this.has('cep'))
        const code =
          kind === 'house' && !this.isOpen(kind) ? this.#found.find((each) => each.kind === 'cep') : undefined
        if (code && UNSETTLED.test(this.text.said.slice(at, code.at))) return undefined
        const isAsked =
          (isAmbiguous &&
            !(kind === 'cep' && own.length === 1 && OWN_AT_LAST.test(this.text.said)) &&
            !(kind === 'plan' && isConcluded(this.text, at))) ||
          isDisputed ||
          (kind === 'mother' && this.#isOwnName(values)) ||
          isTorn ||
          this.#isUnannounced(first) ||
          isValueUncertain(this.text, kind, at) ||
          isStrayed ||
          (PERSONAL.has(kind) && valueBelongsToOthers(this.text, kind, at)) ||
          mustVisitorConfirm(this.text, kindToConfirm(kind, values), at) ||
          lacksTypedCharacters(this.text, this.#told(kind, values), at)
        return { ...first, why: isAsked ? ('confirm' as const) : null }
      })
      .filter((each) => each !== undefined)
      .sort((a, b) => a.at - b.at)
  }
}
