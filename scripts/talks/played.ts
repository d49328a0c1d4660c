/** What became of a talk. */
import type { StepId } from '../../src/funnel/step-and-journey-types.ts'
import type { Chat } from './chat.ts'
import { differencesOf, type Difference } from './stored-and-meant.ts'
import type { Talk, Temper } from './talk.ts'

/** What a talk could do without: what was said plainly is asked back, has to be said again, or is not understood. */
export const KINDS = ['askedBack', 'saidAgain', 'notUnderstood'] as const
export type Kind = (typeof KINDS)[number]

export type Turn = {
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
  /** Answers recorded otherwise than said plainly, put right later or not. */
  readonly recordedOtherwise: number
  /** Answers for which the visitor had to use the form. */
  readonly byForm: number
  readonly asides: { readonly said: number; readonly notUnderstood: number }
  readonly turns: readonly Turn[]
}

type Happened = Pick<Played, 'askedFairly' | 'recordedOtherwise' | 'byForm' | 'asides' | 'turns'> & {
  readonly stuck: StepId | undefined
  readonly error: string | undefined
}

/** Reads what is stored in the end, and sums up. */
export async function playedOf(
  { name, journey, aim }: Talk,
  temper: Temper,
  chat: Chat,
  { stuck, error, turns, ...counted }: Happened,
): Promise<Played> {
  const receipt = chat.isDone()
  const told = receipt ? await chat.told() : {}
  const countOf = (kind: Kind) => turns.filter(({ needless }) => needless === kind).length
  return {
    name,
    journey,
    temper,
    receipt,
    ...(stuck !== undefined && { stuck }),
    ...(error !== undefined && { error }),
    differences: differencesOf(aim, chat.recorded(), told, chat.seen()),
    messages: turns.length,
    needless: Object.fromEntries(KINDS.map((kind) => [kind, countOf(kind)])) as Record<Kind, number>,
    ...counted,
    turns,
  }
}
