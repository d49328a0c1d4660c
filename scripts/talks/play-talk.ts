/** Plays one talk: the visitor answers what is asked, until the receipt or as long as a person would. */
import type { StepId, Values } from '../../src/funnel/step-and-journey-types.ts'
import { holds, isPlain, isToldBeside, plain, sayChange, sayPlainly, type Seen } from './plain-values.ts'
import { differencesOf, isAsMeant, type Difference } from './stored-and-meant.ts'
import type { Talk, Temper } from './talk.ts'

/** The chat as a person has it before them, and what is stored behind it. */
export type Chat = {
  readonly step: () => StepId
  /** The part of the answer that alone is asked; null for the whole. */
  readonly part: () => string | null
  /** The lines of the conversation. */
  readonly texts: () => readonly string[]
  /** The buttons between the conversation and the question. */
  readonly offers: () => readonly string[]
  readonly seen: () => Seen
  /** The questions in the order in which the chat asks them. */
  readonly steps: () => readonly StepId[]
  /** The answers as recorded so far. */
  readonly recorded: () => Readonly<Record<StepId, Values>>
  readonly isDone: () => boolean
  readonly type: (text: string) => Promise<void>
  readonly press: (label: string) => Promise<void>
  /** Fills in and sends the form of a question. */
  readonly fill: (step: StepId, values: Values) => Promise<void>
  /** A valid answer to a question of which the talk says nothing: to a quiz, a code, an example. */
  readonly anyAnswer: (step: StepId) => Values
  readonly reload: () => Promise<void>
  readonly wait: (minutes: number) => Promise<void>
  /** What the operator's order system is told at the end, as fields; {} without an order. */
  readonly told: () => Promise<Values>
}

/** What a talk could do without: what was said plainly is asked back, has to be said again, or is not understood. */
export const KINDS = ['askedBack', 'saidAgain', 'notUnderstood'] as const
type Kind = (typeof KINDS)[number]

type Turn = {
  readonly at: StepId
  readonly said: string
  readonly heard: readonly string[]
  readonly needless?: Kind
}

export type Played = {
  readonly name: string
  readonly journey: string
  readonly temper: Temper
  readonly receipt: boolean
  /** The question at which the visitor gave up. */
  readonly stuck?: StepId
  /** What went wrong in the page or the player. */
  readonly error?: string
  readonly differences: readonly Difference[]
  readonly messages: number
  readonly needless: Readonly<Record<Kind, number>>
  /** Questions back that a person finds reasonable. */
  readonly askedFairly: number
  /** Answers recorded otherwise than said, and put right later. */
  readonly recordedOtherwise: number
  /** Answers for which the visitor had to use the form. */
  readonly byForm: number
  readonly asides: { readonly said: number; readonly notUnderstood: number }
  readonly turns: readonly Turn[]
}

const MOST_MESSAGES = 60
/** After so many tries at one question a person uses its form. */
const MOST_TRIES = 4
/** So many questions are answered between two remarks. */
const BETWEEN_ASIDES = 3

/** What the order waits for, whatever else is said (ruled: document, account, order, consent). */
const BINDING: ReadonlySet<StepId> = new Set(['cpf', 'consulta-cpf', 'conta-debito', 'confirmacao', 'codigo'])

/** Beside these, every question that holds the value which the visitor has just said asks back. */
const ASKS_BACK =
  /(?:É (?:isso|o número da casa|essa a conta)|[Ii]sso mesmo|[Cc]onfere|Está certo assim|quis dizer [^?]+|Qual deles vale|Trocar [^?]+)\?/
const AGREES = /^(?:sim\b|é isso|isso mesmo)/i
const NOT_UNDERSTOOD = /não entendi|não sei responder|outro caminho|sem conseguir anotar/i

/** The texts that were not there before. */
function newOnes(before: readonly string[], now: readonly string[]): string[] {
  const left = [...before]
  return now.filter((text) => {
    const at = left.indexOf(text)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** Whether a text shows the value with some of its characters hidden. */
function showsMasked(text: string, values: Values): boolean {
  const tokens = text.split(/\s+/).filter((word) => /[*•]{2}/.test(word))
  return tokens.some((token) => {
    const parts = plain(token)
      .split(/[^a-z0-9]+/)
      .filter(Boolean)
    return Object.values(values).some((value) =>
      parts.every((part) =>
        plain(value)
          .replace(/[^a-z0-9 ]/g, '')
          .includes(part),
      ),
    )
  })
}

/** Plays one talk in a chat that has just been opened. */
export async function playTalk(talk: Talk, temper: Temper, chat: Chat): Promise<Played> {
  const visitor = new Visitor(talk, temper, chat)
  await visitor.talk()
  return visitor.result()
}

type How = {
  /** The question back that is passed over. */
  readonly goesOnFrom?: StepId
  readonly agreesTo?: StepId
  /** The step of which is spoken, if it is not the open one. */
  readonly of?: StepId
}

class Visitor {
  readonly #talk: Talk
  readonly #temper: Temper
  readonly #chat: Chat
  readonly #turns: Turn[] = []
  readonly #tries = new Map<StepId, number>()
  readonly #used = new Map<StepId, number>()
  /** Steps whose answer has been said plainly, at their question or before it. */
  readonly #told = new Set<StepId>()
  readonly #wentOn = new Set<StepId>()
  readonly #corrected = new Map<StepId, number>()
  /** What is asked back, with its buttons; empty if nothing is. */
  #proposal: readonly string[] = []
  /** A button that was offered after something not understood, and says what is meant. */
  #button: string | undefined
  #asides = 0
  #asidesMissed = 0
  #answered = 0
  #lastAside = 0
  #askedFairly = 0
  #recordedOtherwise = 0
  #byForm = 0
  #rounds = 0
  #stuck: StepId | undefined
  #error: string | undefined

  constructor(talk: Talk, temper: Temper, chat: Chat) {
    this.#talk = talk
    this.#temper = temper
    this.#chat = chat
  }

  async talk(): Promise<void> {
    try {
      while (!this.#chat.isDone() && this.#stuck === undefined) {
        this.#rounds += 1
        if (this.#rounds > MOST_MESSAGES) this.#stuck = this.#chat.step()
        else await this.#go()
      }
    } catch (error) {
      this.#stuck = this.#chat.step()
      this.#error = error instanceof Error ? error.message : String(error)
    }
  }

  async result(): Promise<Played> {
    const { name, journey, aim } = this.#talk
    const told = this.#chat.isDone() ? await this.#chat.told() : {}
    const needless = Object.fromEntries(
      KINDS.map((kind) => [kind, this.#turns.filter((turn) => turn.needless === kind).length]),
    ) as Record<Kind, number>
    return {
      name,
      journey,
      temper: this.#temper,
      receipt: this.#chat.isDone(),
      ...(this.#stuck !== undefined && { stuck: this.#stuck }),
      ...(this.#error !== undefined && { error: this.#error }),
      differences: differencesOf(aim, this.#chat.recorded(), told, this.#chat.seen()),
      messages: this.#turns.length,
      needless,
      askedFairly: this.#askedFairly,
      recordedOtherwise: this.#recordedOtherwise,
      byForm: this.#byForm,
      asides: { said: this.#asides, notUnderstood: this.#asidesMissed },
      turns: this.#turns,
    }
  }

  /** The next thing that a person would do. */
  async #go(): Promise<void> {
    const step = this.#chat.step()
    if (this.#proposal.length > 0 && (await this.#answerProposal(step))) return
    if (this.#button !== undefined) {
      await this.#press(step, this.#button)
      return
    }
    if (await this.#sayAside(step)) return
    if (step === 'confirmacao' && (await this.#correctAtReview())) return
    await this.#answer(step)
  }

  #aimOf(step: StepId): Values {
    return this.#talk.aim[step] ?? this.#chat.anyAnswer(step)
  }

  #isAsMeant(step: StepId): boolean {
    const aim = this.#talk.aim[step]
    return aim !== undefined && isAsMeant(aim, this.#chat.recorded()[step], this.#chat.seen())
  }

  /** The step of whose answer a question back speaks rightly; null if of none. */
  #proposedRightly(step: StepId): StepId | null {
    const text = this.#proposal.join(' ')
    const steps = [step, ...Object.keys(this.#talk.aim)].filter((each) => !this.#isAsMeant(each))
    const shows = (each: StepId) =>
      holds(text, each, this.#aimOf(each), this.#chat.seen()) || showsMasked(text, this.#aimOf(each))
    return steps.find(shows) ?? null
  }

  /** @returns whether something was said to it */
  async #answerProposal(step: StepId): Promise<boolean> {
    const right = step === 'confirmacao' && this.#isWholeOrderMeant() ? step : this.#proposedRightly(step)
    if (right === null) {
      this.#proposal = []
      // what was not meant is put right
      if (this.#count(this.#tries, step) > MOST_TRIES) return false
      await this.#say(
        step,
        `não, é ${sayPlainly(step, this.#aimOf(step), this.#chat.part(), this.#chat.seen())}`,
      )
      return true
    }
    const next = this.#nextAfter(step)
    if (this.#temper === 'on' && next && !BINDING.has(right) && !this.#wentOn.has(right)) {
      this.#wentOn.add(right)
      await this.#say(step, this.#lineFor(next), { goesOnFrom: right, of: next })
      return true
    }
    if (this.#count(this.#tries, `yes ${right}`) > 2) return false
    await this.#say(step, 'sim', { agreesTo: right })
    return true
  }

  #isWholeOrderMeant(): boolean {
    return Object.keys(this.#talk.aim).every((step) => this.#isAsMeant(step))
  }

  /** The next question that the visitor knows to come. */
  #nextAfter(step: StepId): StepId | undefined {
    const steps = this.#chat.steps()
    return steps
      .slice(steps.indexOf(step) + 1)
      .find((each) => this.#talk.aim[each] !== undefined && !this.#isAsMeant(each) && !BINDING.has(each))
  }

  #count(counter: Map<string, number>, key: string): number {
    const now = (counter.get(key) ?? 0) + 1
    counter.set(key, now)
    return now
  }

  async #sayAside(step: StepId): Promise<boolean> {
    const { aside } = this.#talk
    const isDue = this.#answered - this.#lastAside >= BETWEEN_ASIDES && this.#asides < aside.length
    if (!isDue || this.#chat.part() !== null || this.#tries.has(step)) return false
    const line = aside[this.#asides] ?? ''
    this.#asides += 1
    this.#lastAside = this.#answered
    const heard = await this.#send(line)
    if (heard.some((text) => NOT_UNDERSTOOD.test(text))) this.#asidesMissed += 1
    this.#turns.push({ at: step, said: line, heard })
    this.#proposal = []
    return true
  }

  /** Says what at the review is not as meant, twice at most. */
  async #correctAtReview(): Promise<boolean> {
    const wrong = Object.keys(this.#talk.aim).find(
      (step) =>
        NOT_AT_REVIEW.has(step) === false &&
        this.#chat.recorded()[step] !== undefined &&
        !this.#isAsMeant(step) &&
        (this.#corrected.get(step) ?? 0) < 2,
    )
    if (wrong === undefined) return false
    this.#count(this.#corrected, wrong)
    await this.#say('confirmacao', sayChange(wrong, this.#aimOf(wrong), this.#chat.seen()), { of: wrong })
    return true
  }

  /** The next of the talk's lines for a step, else its answer in plain words. */
  #lineFor(step: StepId): string {
    const used = this.#used.get(step) ?? 0
    const line = this.#talk.says[step]?.[used]
    this.#used.set(step, used + 1)
    if (line !== undefined) return line
    const part = step === this.#chat.step() ? this.#chat.part() : null
    return sayPlainly(step, this.#aimOf(step), part, this.#chat.seen())
  }

  async #answer(step: StepId): Promise<void> {
    const line = this.#talk.says[step]?.[this.#used.get(step) ?? 0]
    const act = /^\/(reload|wait|press)(?: (.*))?$/.exec(line ?? '')
    if (act) {
      this.#used.set(step, (this.#used.get(step) ?? 0) + 1)
      const [, what, more = ''] = act
      if (what === 'press') await this.#chat.press(more)
      else await (what === 'wait' ? this.#chat.wait(Number(more)) : this.#chat.reload())
      return
    }
    // lines of the talk are no tries in vain
    const tries = line === undefined ? this.#count(this.#tries, step) : 1
    if (tries > MOST_TRIES + 1) this.#stuck = step
    else if (tries > MOST_TRIES || step === 'validacao') await this.#fill(step)
    else await this.#say(step, this.#lineFor(step))
  }

  async #press(step: StepId, label: string): Promise<void> {
    this.#button = undefined
    const before = this.#chat.texts()
    await this.#chat.press(label)
    this.#turns.push({ at: step, said: `[${label}]`, heard: newOnes(before, this.#chat.texts()) })
  }

  async #fill(step: StepId): Promise<void> {
    if (step !== 'validacao') this.#byForm += 1
    await this.#chat.fill(step, this.#aimOf(step))
    this.#turns.push({ at: step, said: '(form)', heard: [] })
    this.#proposal = []
  }

  /** Sends a message and returns what is said to it. */
  async #send(line: string): Promise<readonly string[]> {
    const before = this.#chat.texts()
    await this.#chat.type(line)
    return newOnes(before, this.#chat.texts())
  }

  /** Says something, and judges what becomes of it. */
  async #say(step: StepId, line: string, how: How = {}): Promise<void> {
    const seen = this.#chat.seen()
    const before = this.#chat.recorded()
    const offered = this.#chat.offers()
    const subject = how.of ?? step
    const plainly = Object.keys(this.#talk.aim).filter((each) =>
      each === step || each === how.of
        ? isPlain(line, each, this.#openAimOf(each), seen)
        : isToldBeside(line, each, this.#aimOf(each), seen),
    )
    const isRepeated =
      how.agreesTo === undefined &&
      this.#told.has(subject) &&
      !this.#isAsMeant(subject) &&
      plainly.includes(subject)

    const heard = await this.#send(line)

    const offers = this.#chat.offers().filter((label) => !offered.includes(label) || AGREES.test(label))
    const asks = heard.filter((text) => ASKS_BACK.test(text) || this.#asksForValue(text, step))
    const isAsked = asks.length > 0 || offers.some((label) => AGREES.test(label))
    this.#proposal = isAsked ? [...asks, ...offers] : []
    this.#button = isAsked ? undefined : this.#buttonWithValue(offers)
    if (this.#chat.step() !== step) this.#answered += 1
    for (const each of plainly) this.#told.add(each)
    this.#recordedOtherwise += plainly.filter((each) => this.#isRecordedOtherwise(each, before[each])).length

    const isLost = this.#isLost(step, plainly, how)
    const needless = isRepeated ? 'saidAgain' : isLost ? this.#whyLost() : undefined
    if (!needless && this.#proposal.length > 0) this.#askedFairly += 1
    this.#turns.push({ at: step, said: line, heard, ...(needless && { needless }) })
  }

  #whyLost(): Kind {
    return this.#proposal.length > 0 || this.#button !== undefined ? 'askedBack' : 'notUnderstood'
  }

  /** What of the aim the open question asks: a part, or all of it. */
  #openAimOf(step: StepId): Values {
    const aim = this.#aimOf(step)
    const part = step === this.#chat.step() ? this.#chat.part() : null
    return part !== null && aim[part] !== undefined ? { [part]: aim[part] } : aim
  }

  /** Whether something that was said plainly, or agreed to, is still not recorded. */
  #isLost(step: StepId, plainly: readonly StepId[], { goesOnFrom, agreesTo, of }: How): boolean {
    if (step === 'confirmacao' && of === undefined && this.#isWholeOrderMeant())
      return !this.#chat.isDone() && this.#chat.step() === step
    const recorded = this.#chat.recorded()
    // what was said before its question may wait for it
    const isPast = (each: StepId) => recorded[each] !== undefined || each === step
    return [goesOnFrom, agreesTo, ...plainly].some(
      (each) => each !== undefined && isPast(each) && this.#chat.step() === step && !this.#isTaken(each),
    )
  }

  #isTaken(step: StepId): boolean {
    return isAsMeant(this.#openAimOf(step), this.#chat.recorded()[step], this.#chat.seen())
  }

  #isRecordedOtherwise(step: StepId, before: Values | undefined): boolean {
    const now = this.#chat.recorded()[step]
    return now !== undefined && now !== before && !this.#isAsMeant(step) && this.#chat.part() === null
  }

  /** A button that holds what the visitor means at the open question. */
  #buttonWithValue(offers: readonly string[]): string | undefined {
    const step = this.#chat.step()
    const aim = this.#talk.aim[step]
    return aim && offers.find((label) => holds(label, step, aim, this.#chat.seen()))
  }

  /** Whether a line asks for the value that was said at a question that is still open. */
  #asksForValue(text: string, step: StepId): boolean {
    const aim = this.#talk.aim[step]
    const isOpen = this.#chat.step() === step && this.#chat.part() === null && aim !== undefined
    return isOpen && text.endsWith('?') && holds(text, step, aim, this.#chat.seen())
  }
}

/** What the review does not show, or what cannot be changed there. */
const NOT_AT_REVIEW: ReadonlySet<StepId> = new Set([
  'confirmacao',
  'consulta-cpf',
  'confirmacao-colaborador',
  'codigo',
])
