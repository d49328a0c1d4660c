/** Plays one talk: the visitor answers what is asked, until the receipt or as long as a person would. */
import type { StepId } from '../../src/funnel/step-and-journey-types.ts'
import type { Chat } from './chat.ts'
import { BINDING, FORMS, Meant } from './meant.ts'
import { isAbout, isPlain, isToldBeside, sayChange, sayPlainly } from './plain-values.ts'
import { judgeReply, type How } from './judge-reply.ts'
import { playedOf, type Played, type Turn } from './played.ts'
import { newOnes, NOT_UNDERSTOOD, shows, type Proposal } from './replies.ts'
import type { Talk, Temper } from './talk.ts'

const MOST_MESSAGES = 60
/** After so many tries at one question a person uses its form. */
const MOST_TRIES = 4
/** Answers between two remarks. */
const BETWEEN_ASIDES = 3

/** Plays one talk in a chat that has just been opened. */
export async function playTalk(talk: Talk, temper: Temper, chat: Chat): Promise<Played> {
  const visitor = new Visitor(talk, temper, chat)
  await visitor.talk()
  return visitor.result()
}

class Visitor {
  readonly #talk: Talk
  readonly #temper: Temper
  readonly #chat: Chat
  readonly #meant: Meant
  readonly #turns: Turn[] = []
  readonly #counts = new Map<string, number>()
  /** Answers, or parts of them, that have been said plainly. */
  readonly #told = new Set<string>()
  readonly #wentOn = new Set<StepId>()
  #proposal: Proposal | null = null
  #saidAt: StepId = ''
  // the asides that were said, and after how many answers the last one was
  #asides = 0
  #asidesMissed = 0
  #lastAside = 0
  #answered = 0
  readonly #tally = { askedFairly: 0, recordedOtherwise: 0, byForm: 0 }
  #stuck: StepId | undefined
  #error: string | undefined

  constructor(talk: Talk, temper: Temper, chat: Chat) {
    this.#talk = talk
    this.#temper = temper
    this.#chat = chat
    this.#meant = new Meant(talk, chat)
  }

  async talk(): Promise<void> {
    try {
      while (!this.#chat.isDone() && this.#stuck === undefined) {
        if (this.#count('round') > MOST_MESSAGES) this.#stuck = this.#chat.step()
        else await this.#go()
      }
    } catch (error) {
      this.#stuck = this.#chat.step()
      this.#error = String(error)
    }
  }

  async result(): Promise<Played> {
    const gaveUp = { stuck: this.#stuck, error: this.#error }
    const asides = { said: this.#asides, notUnderstood: this.#asidesMissed }
    return playedOf(this.#talk, this.#temper, this.#chat, {
      ...gaveUp,
      ...this.#tally,
      asides,
      turns: this.#turns,
    })
  }

  /** The next thing that a person would do. */
  async #go(): Promise<void> {
    const step = this.#chat.step()
    if (this.#proposal && (await this.#answerProposal(step, this.#proposal))) return
    if (await this.#sayAside(step)) return
    if (step === 'confirmacao' && (await this.#correctAtReview())) return
    await this.#answer(step)
  }

  #count(key: string): number {
    const now = (this.#counts.get(key) ?? 0) + 1
    this.#counts.set(key, now)
    return now
  }

  /** @returns whether something was said to it */
  async #answerProposal(step: StepId, proposal: Proposal): Promise<boolean> {
    this.#proposal = null
    const seen = this.#chat.seen()
    const open = [step, ...Object.keys(this.#talk.aim)].filter((each) => !this.#meant.isAsMeant(each))
    const isOrder = step === 'confirmacao' && this.#meant.wrongSteps().length === 0
    const right = isOrder
      ? step
      : open.find((each) => shows(proposal.text, each, this.#meant.aimOf(each), seen))
    if (right === undefined) return this.#contradict(step, proposal)
    if (proposal.button !== undefined) {
      await this.#press(step, proposal.button)
      return true
    }
    if (!proposal.isYesNo) return false
    // who wanted a change goes on where they were
    const isChange = this.#chat.recorded()[right] !== undefined && this.#saidAt !== right
    const next = isChange ? this.#saidAt : this.#meant.nextAfter(step)
    if (this.#temper === 'on' && next && !BINDING.has(right) && !this.#wentOn.has(right)) {
      this.#wentOn.add(right)
      await this.#say(step, this.#lineFor(next), { goesOnFrom: right, of: next })
      return true
    }
    if (this.#count(`yes ${right}`) > 2) return false
    await this.#say(step, 'sim', { agreesTo: right })
    return true
  }

  /** Says what was meant instead of what is asked back. */
  async #contradict(step: StepId, { text }: Proposal): Promise<boolean> {
    const about = this.#meant.wrongSteps().find((each) => isAbout(text, each))
    const subject = about ?? step
    if (this.#count(`no ${subject}`) > 2) return false
    const line =
      subject === step
        ? `não, é ${sayPlainly(step, this.#meant.aimOf(step), this.#meant.openPart(step), this.#chat.seen())}`
        : `não, ${sayChange(subject, this.#meant.aimOf(subject), this.#chat.seen())}`
    await this.#say(step, line, subject === step ? {} : { of: subject })
    return true
  }

  async #sayAside(step: StepId): Promise<boolean> {
    const line = this.#talk.aside[this.#asides]
    const isDue = this.#answered - this.#lastAside >= BETWEEN_ASIDES && this.#saidAt !== step
    if (line === undefined || !isDue || this.#chat.part() !== null) return false
    this.#asides += 1
    this.#lastAside = this.#answered
    this.#saidAt = step
    const heard = await this.#send(line)
    if (heard.some((text) => NOT_UNDERSTOOD.test(text))) this.#asidesMissed += 1
    this.#turns.push({ at: step, said: line, heard })
    return true
  }

  /** Says what at the review is not as meant, twice at most: in the talk's words, if it has some for that. */
  async #correctAtReview(): Promise<boolean> {
    const wrong = this.#meant.wrongSteps()
    const own = this.#nextLine('confirmacao') ?? ''
    const meant = wrong.find((step) => isPlain(own, step, this.#meant.aimOf(step), this.#chat.seen()))
    const of = meant ?? wrong.find((step) => (this.#counts.get(`corrected ${step}`) ?? 0) < 2)
    if (of === undefined) return false
    this.#count(`corrected ${of}`)
    const line = meant
      ? this.#lineFor('confirmacao')
      : sayChange(of, this.#meant.aimOf(of), this.#chat.seen())
    await this.#say('confirmacao', line, { of })
    return true
  }

  /** The next of the talk's lines for a step. */
  #nextLine(step: StepId): string | undefined {
    return this.#talk.says[step]?.[this.#counts.get(`said ${step}`) ?? 0]
  }

  /** The same, which is said now; else the step's answer in plain words. */
  #lineFor(step: StepId): string {
    const line = this.#nextLine(step)
    this.#count(`said ${step}`)
    if (line?.startsWith('/')) return this.#lineFor(step)
    return line ?? sayPlainly(step, this.#meant.aimOf(step), this.#meant.openPart(step), this.#chat.seen())
  }

  async #answer(step: StepId): Promise<void> {
    const line = this.#nextLine(step)
    const [, act, more = ''] = /^\/(reload|wait|press)(?: (.*))?$/.exec(line ?? '') ?? []
    if (act !== undefined) {
      this.#count(`said ${step}`)
      if (act === 'press') await this.#press(step, more)
      else await (act === 'wait' ? this.#chat.wait(Number(more)) : this.#chat.reload())
      return
    }
    // a dead end of which the visitor wants nothing
    if (line === undefined && step !== 'confirmacao' && Object.keys(this.#meant.aimOf(step)).length === 0) {
      this.#stuck = step
      return
    }
    // lines of the talk are no tries in vain
    const tries = line === undefined ? this.#count(`tries ${step} ${this.#meant.openPart(step)}`) : 1
    if (tries > MOST_TRIES + 1) this.#stuck = step
    else if (tries > MOST_TRIES || (FORMS.has(step) && line === undefined)) await this.#fill(step)
    else await this.#say(step, this.#lineFor(step))
  }

  async #press(step: StepId, label: string): Promise<void> {
    const before = this.#chat.texts()
    await this.#chat.press(label)
    this.#turns.push({ at: step, said: `[${label}]`, heard: newOnes(before, this.#chat.texts()) })
  }

  async #fill(step: StepId): Promise<void> {
    if (!FORMS.has(step)) this.#tally.byForm += 1
    await this.#chat.fill(step, { ...this.#chat.anyAnswer(step), ...this.#talk.aim[step] })
    this.#turns.push({ at: step, said: '(form)', heard: [] })
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
    const before = { step, how, recorded: this.#chat.recorded(), offers: this.#chat.offers() }
    const part = this.#meant.openPart(step)
    const keyOf = (each: StepId) => (each === step && part !== null ? `${each} ${part}` : each)
    const aims = this.#meant.openAims()
    const plainly = [...aims].flatMap(([each, aim]) =>
      (each === step || each === how.of ? isPlain : isToldBeside)(line, each, aim, seen) ? [each] : [],
    )
    const subject = how.of ?? step
    const isRepeated =
      plainly.includes(subject) && this.#told.has(keyOf(subject)) && !this.#meant.isAsMeant(subject)

    const heard = await this.#send(line)

    this.#saidAt = step
    if (this.#chat.step() !== step) this.#answered += 1
    for (const each of plainly) this.#told.add(keyOf(each))
    const { proposal, isLost, otherwise } = judgeReply(this.#chat, this.#meant, {
      ...before,
      aims,
      plainly,
      heard,
    })
    this.#proposal = proposal
    this.#tally.recordedOtherwise += otherwise
    const needless = isRepeated
      ? 'saidAgain'
      : isLost
        ? proposal
          ? 'askedBack'
          : 'notUnderstood'
        : undefined
    if (!needless && proposal) this.#tally.askedFairly += 1
    this.#turns.push({ at: step, said: line, heard, ...(needless && { needless }) })
  }
}
