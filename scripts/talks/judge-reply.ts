/** Judges what became of a message: what was said plainly is recorded, asked back, or lost. */
import type { StepId, Values } from '../../src/funnel/step-and-journey-types.ts'
import type { Chat } from './chat.ts'
import type { Meant } from './meant.ts'
import { newOnes, proposalIn, shows, type Proposal } from './replies.ts'
import { isAsMeant, isOtherwise } from './stored-and-meant.ts'

/** What a message does besides answering the open question. */
export type How = {
  /** The question back that is passed over. */
  readonly goesOnFrom?: StepId
  readonly agreesTo?: StepId
  /** The step of which is spoken, if it is not the open one. */
  readonly of?: StepId
}

type Said = {
  /** The question at which it was said. */
  readonly step: StepId
  readonly how: How
  /** The answers and buttons before it. */
  readonly recorded: Readonly<Record<StepId, Values>>
  readonly offers: readonly string[]
  /** What of the aim was still to be said. */
  readonly aims: ReadonlyMap<StepId, Values>
  /** The steps whose answers it holds plainly. */
  readonly plainly: readonly StepId[]
  readonly heard: readonly string[]
}

type Judged = {
  readonly proposal: Proposal | null
  /** Whether something that was said plainly, or agreed to, is still not recorded. */
  readonly isLost: boolean
  /** Of how many steps another answer than the one said was recorded. */
  readonly otherwise: number
}

export function judgeReply(chat: Chat, meant: Meant, said: Said): Judged {
  const { step, how, aims, plainly } = said
  const seen = chat.seen()
  const now = chat.recorded()
  const aimOf = (each: StepId) => aims.get(each) ?? meant.aimOf(each)
  // what was said before its question may wait for it
  const isPast = (each: StepId) => each === step || now[each] !== undefined
  const due = [how.goesOnFrom, how.agreesTo, ...plainly].filter((each) => each !== undefined)
  const isOrder = step === 'confirmacao' && how.of === undefined && meant.wrongSteps().length === 0
  const isUntaken = (each: StepId) =>
    isPast(each) && !isAsMeant(aimOf(each), now[each], seen) && [step, each].includes(chat.step())
  const isLost = !chat.isDone() && (isOrder ? chat.step() === step : due.some(isUntaken))
  const open = aims.get(chat.step())
  const isMeant = (text: string) => open !== undefined && shows(text, chat.step(), open, seen)
  const offers = newOnes(said.offers, chat.offers())
  return {
    proposal: proposalIn(said.heard, offers, isMeant, isLost && chat.part() === null),
    isLost,
    otherwise: plainly.filter(
      (each) =>
        isOtherwise(aimOf(each), now[each], seen) &&
        JSON.stringify(now[each]) !== JSON.stringify(said.recorded[each]),
    ).length,
  }
}
