import { idsOf, stepOf } from '../funnel/journeys.ts'
import type { StepId, Values } from '../funnel/types.ts'
import { kindsOf, type Kind } from './kinds.ts'
import type { Situation, Why } from './types.ts'
import { isElsewhere } from './words/elsewhere.ts'
import { losesSome } from './words/nothing-lost.ts'
import { HEDGE, SOMEBODY_ELSE, TORN_DAYS } from './words/talk.ts'
import { Text } from './words/text.ts'

/** Something that was understood. `why` null: it may be recorded as it is. */
export interface Finding {
  readonly kind: Kind
  readonly values: Values
  readonly why: Why | null
  /** Its place in the message. */
  readonly at: number
  /** All values that were said, where none was chosen (`why` either). */
  readonly or?: readonly Values[]
}

/** Reads a message by itself, in the same situation. */
export type HearAlone = (message: string) => readonly Finding[]

/** Data about a person: another person's are not the visitor's. */
const PERSONAL: ReadonlySet<Kind> = new Set([
  'name',
  'mother',
  'phone',
  'email',
  'birth',
  'document',
  'account',
])

const PREFERS = /\b(?:prefiro|quero|queria|desist\w+|melhor|vou (?:querer|de|pagar)|troc\w+|mud\w+)\b/

/** 'quero' alone may say what was said before. */
const PREFERS_RATHER = /\b(?:prefiro|desist\w+|melhor|nao quero|em vez|ao inves|vou querer)\b/

/** 'maria@… ou pelo zap' */
const OR_ELSE = /\u00a4,? (?:ou|or) /

/** '1000 ou 1002' */
const TORN = /\d[\d./-]* (?:ou|or) (?:o |a |dia |era )?\d/

/** What must be named before another value of it replaces the answer given. */
const NAMES_OF: Readonly<Partial<Record<Kind, RegExp>>> = {
  cep: /\bcep\b|\bendereco\b/,
  email: /\be-?mail|\bcorreio|\bimeio/,
  phone: /\btel|\bcel|\bzap|\bwhats|\bnumero|\bfone|\bphone/,
  document: /\bcpf\b|\bcnpj\b|\bdocumento/,
  birth: /\bnasc|\baniver|\bborn\b/,
  debit: /\bdebito\b|\bboleto|\bpix\b|\bfatura\b/,
  plan: /\bgigas?\b|\bmegas?\b|\bplano\b|\boferta\b|\bo de \d/,
  due: /\bvenc/,
  visit: /\binstal|\bvisita\b|\btecnico\b/,
  name: /\bnome\b|\bchamo\b|\bname\b/,
  mother: /\bmae\b|\bmother\b|\bmadre\b/,
  account: /\bconta\b|\bbanco\b|\bag/,
}

const DENIED_FIRST = /(\bnao (?:e|eh|era) (?:o |a |no |dia )?)([\d/.-]{1,20}),? (?:mas |e sim |e|eh|sim)/
const DENIED_LAST = /((?:,| e| mas)? nao (?:e |eh |o |a |no |dia )*)([\d/.-]{1,20})(?=[^\d/.-]*$)/

/** Recognised by its words rather than its form. */
const CHOSEN: ReadonlySet<Kind> = new Set(['plan', 'due', 'debit', 'visit'])

/** Stated rather than chosen. */
const TOLD: ReadonlySet<Kind> = new Set([...PERSONAL, 'cep', 'house'])

/** One message while its parts are read: the text, what the situation makes likely, and what was found. */
export class Hearing {
  readonly text: Text
  readonly situation: Situation
  /** What the open question asks. */
  readonly open: readonly Kind[]
  /** The message takes back or replaces something. */
  isCorrection = false
  /** What may be said without being named. */
  #heard: readonly Kind[]
  /** Something is wanted rather than stated: another plan, another way to pay. */
  readonly #prefers: boolean
  readonly #found: Finding[] = []
  readonly #disputed = new Set<Kind>()
  readonly #homes = new Map<Kind, StepId>()
  readonly #ids: readonly StepId[]

  constructor(message: string, situation: Situation) {
    this.text = new Text(message)
    this.situation = situation
    this.open = kindsOf(stepOf(situation.order, situation.step))
    this.#heard = this.open
    this.#prefers = PREFERS.test(this.text.said)
    this.#ids = idsOf(situation.order, 'chat')
    for (const id of this.#ids)
      for (const kind of kindsOf(stepOf(situation.order, id)))
        if (!this.#homes.has(kind) && stepOf(situation.order, id).kind !== 'outcome')
          this.#homes.set(kind, id)
    for (const kind of this.open) this.#homes.set(kind, situation.step)
  }

  /** Its value may be said without being named: it is the open question, or the one that is being corrected. */
  isOpen(kind: Kind): boolean {
    return this.#heard.includes(kind)
  }

  /** From here on the values of another step are read as if it were the open question. */
  turnTo(step: StepId): void {
    this.#heard = kindsOf(stepOf(this.situation.order, step))
    for (const kind of this.#heard) this.#homes.set(kind, step)
    this.isCorrection = true
    // 'dá pra mudar o vencimento para dia 10?' names the day
    this.text.takeAsTold(/\b(?:para|pra|pro)\b/)
  }

  /** The step that takes a kind: the open one if it does, else the first of the journey that asks it. */
  home(kind: Kind): StepId | null {
    return this.#homes.get(kind) ?? null
  }

  /** The answer that a kind has already. */
  given(kind: Kind): Values | null {
    const home = this.home(kind)
    return (home !== null && !this.open.includes(kind) && this.situation.order.answers[home]?.values) || null
  }

  /** It is asked later, and has no answer yet. */
  isAhead(kind: Kind): boolean {
    return this.home(kind) !== null && !this.open.includes(kind) && this.given(kind) === null
  }

  /** It may be meant: the open question, a later one, or an earlier one while something is being corrected. */
  isExpected(kind: Kind): boolean {
    return this.home(kind) !== null && (this.given(kind) === null || this.isCorrection || this.#prefers)
  }

  /** Whether the step that takes a kind has a field of this name. */
  hasField(kind: Kind, field: string): boolean {
    const home = this.home(kind)
    return home !== null && stepOf(this.situation.order, home).fields.some(({ name }) => name === field)
  }

  /** Plans are a customer's own offers. */
  get isOfCustomer(): boolean {
    const home = this.home('plan')
    return home !== null && stepOf(this.situation.order, home).view === 'offers'
  }

  add(kind: Kind, values: Values, at: number, why: Why | null = null): void {
    if (this.home(kind) !== null) this.#found.push({ kind, values, at, why })
  }

  /** Several values, none of which was chosen. */
  addEither(kind: Kind, or: readonly Values[], at: number): void {
    const [values = {}] = or
    if (this.home(kind) !== null) this.#found.push({ kind, values, at, why: 'either', or })
  }

  /** What was said about it is taken back, and it is not clear what replaces it. */
  dispute(kind: Kind): void {
    this.#disputed.add(kind)
  }

  /** Takes away what the message itself denies: 'não é 1000 é 1002', '14/05 e não 13/05'. */
  dropDenied(): void {
    if (TORN_DAYS.test(this.text.rest)) return
    for (const pattern of [DENIED_FIRST, DENIED_LAST]) {
      const match = pattern.exec(this.text.rest)
      const denied = match?.[2] ?? ''
      if (!match || !/\d/.test(denied)) continue
      const from = match.index + match[0].indexOf(denied, (match[1] ?? '').length)
      this.text.claim(from, from + denied.length)
      this.isCorrection = true
    }
  }

  has(kind: Kind): boolean {
    return this.#found.some((each) => each.kind === kind)
  }

  /** Whether something was found between two places. */
  isTakenIn(from: number, to: number): boolean {
    return this.#found.some(({ at }) => at >= from && at < to)
  }

  /** Whether something was chosen between two places: 'tem o de 500? quero ele' asks nothing. */
  isChosenIn(from: number, to: number): boolean {
    return this.#found.some(({ kind, at }) => CHOSEN.has(kind) && at >= from && at < to)
  }

  /** Whether anything was found that may be recorded. */
  get hasAny(): boolean {
    return this.#found.some(({ why }) => why === null)
  }

  /** All values of a kind, where several were said and none was chosen. */
  #eitherOf(kind: Kind): Finding | undefined {
    const all = this.#found.filter((each) => each.kind === kind).toSorted((a, b) => a.at - b.at)
    const either = all.find(({ or }) => or)
    return (
      either && { ...either, or: distinct(all.flatMap(({ or, values, why }) => or ?? (why ? [] : values))) }
    )
  }

  get #hasEither(): boolean {
    return this.#found.some(({ or }) => or)
  }

  get #isWithoutOffers(): boolean {
    return stepOf(this.situation.order, this.situation.step).view === 'no-offers'
  }

  /** Another value for an answered question, with nothing to say that it is a change. */
  #isUnannounced(finding: Finding | undefined): boolean {
    const given = finding && this.given(finding.kind)
    if (!finding || !given || this.isCorrection || isSame(given, finding.values)) return false
    // nothing was found with the one given before
    if (finding.kind === 'document' && this.#isWithoutOffers) return false
    if (finding.kind === 'plan' && !PREFERS_RATHER.test(this.text.said)) return true
    return NAMES_OF[finding.kind]?.test(this.text.said) !== true
  }

  /** What was found, one of each kind, with everything in doubt that was said in doubt. */
  findings(): Finding[] {
    const isHedged = HEDGE.test(this.text.rest)
    const others = this.text.rest.replace(/\b(?:mae|mamae)\b/g, ' ')
    const isOthers = (kind: Kind) => SOMEBODY_ELSE.test(kind === 'mother' ? others : this.text.rest)
    const kinds = [...new Set(this.#found.map(({ kind }) => kind))]
    return kinds
      .map((kind) => {
        const either = this.#eitherOf(kind)
        if (either) return either
        const all = this.#found.filter((each) => each.kind === kind && !isDenied(this.text.said, each))
        const whole = all.filter(({ why }) => why === null || why === 'confirm')
        const first = whole.find(({ why }) => why === null) ?? whole[0] ?? all[0]
        const isTorn =
          kind !== 'visit' &&
          !this.#hasEither &&
          (TORN.test(this.text.said) || (TOLD.has(kind) && OR_ELSE.test(this.text.rest)))
        const isAmbiguous = whole.some(({ values }) => !isSame(values, first?.values ?? {}))
        const isDoubtful =
          isAmbiguous ||
          this.#disputed.has(kind) ||
          isTorn ||
          this.#isUnannounced(first) ||
          isHedged ||
          (PERSONAL.has(kind) && isOthers(kind)) ||
          (first !== undefined && isElsewhere(this.text, kind, first.at))
        if (!first || first.why !== null) return first
        const isAsked = isDoubtful || losesSome(this.text, first.values, first.at)
        return { ...first, why: isAsked ? ('confirm' as const) : null }
      })
      .filter((each) => each !== undefined)
      .sort((a, b) => a.at - b.at)
  }
}

const DENIED = /\bnao (?:e|eh|era)(?: mais)? (?:(?:o|a|no|meu|minha) )*\(?$/

/** 'não é 11 98888-7777': a refused value is not even asked about. */
const isDenied = (said: string, { kind, at }: Finding) =>
  TOLD.has(kind) && DENIED.test(said.slice(Math.max(0, at - 32), at))

/** Whether two answers say the same; what is absent, empty or 'false' was not said. */
export function isSame(a: Values, b: Values): boolean {
  const said = (value: string | undefined) => (value === 'false' ? '' : (value ?? '').toLowerCase())
  return Object.keys({ ...a, ...b }).every((name) => said(a[name]) === said(b[name]))
}

/** Each value once. */
const distinct = (values: readonly Values[]): readonly Values[] =>
  values.filter((each, at) => values.findIndex((other) => isSame(each, other)) === at)
