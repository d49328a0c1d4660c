/** Types of the lines in the chat's transcript, and functions that create them. */
import type { Order, StepId } from '../funnel/step-and-journey-types.ts'
import { problemText } from '../questions/turn-problems-into-messages.ts'
import type { Dialogue, MessageAnswers } from '../store/dialogue-types.ts'

export type DialogueLine = Dialogue['lines'][number]

/** One line of the conversation. Keys are stable, so that screen readers announce nothing twice. */
export type TranscriptLine =
  | {
      readonly kind: 'message'
      readonly key: string
      readonly text: string
      /** The reason for the question, shown only for the current question to keep the history short. */
      readonly why?: string
      readonly link?: DialogueLine['link']
      /** Whether it announces, with a drawing, that the address is covered; false while that is expected. */
      readonly isFound?: boolean
      /** Whether the message says what is wrong with an answer to the current question. */
      readonly isProblem?: boolean
      /** Whether it is folded: a reply of some turns ago. */
      readonly isFolded?: boolean
    }
  | {
      readonly kind: 'answer'
      readonly key: string
      readonly step: StepId
      readonly name: string
      readonly text: string
      readonly changed?: boolean
      readonly correcting?: boolean
    }
  | {
      readonly kind: 'taken'
      readonly key: string
      readonly steps: readonly StepId[]
      readonly answers: MessageAnswers['answers']
    }
  /** Of a question that is asked field by field: the answer to the field before `at`, and the question of `at`. */
  | {
      readonly kind: 'parts'
      readonly key: string
      readonly step: StepId
      readonly at: number
      readonly isLast: boolean
    }
  | { readonly kind: 'change'; readonly key: string; readonly change: NonNullable<DialogueLine['change']> }
  /** Says whether a plan matches what the visitor asked for before the plan question. */
  | { readonly kind: 'wish'; readonly key: string; readonly step: StepId; readonly wish: string }

/** Texts of a conversation that belong to no particular step. Each journey's chat provides them. */
export interface TranscriptWords {
  readonly greeting: string
  /** Shown in place of an answer that was left empty. */
  readonly none: string
  /** Returns the announcement that the address is covered, shown before the plans or after one was chosen. */
  found?(order: Order): string
  /** Returns the placeholder for that announcement until the server has confirmed it. */
  checking?(found: string): string
  /** Whether the server call that the visitor waited for has failed, so that its text ("a few seconds") is wrong. */
  readonly hasWaitFailed?: boolean
  /** What the chat says instead of the waiting text if a limit has stopped the order. */
  readonly stopped?: string | undefined
  /** Returns an error message in other words if `times` answers to the same question were not accepted before. */
  notAgain?(problem: string, times: number): string
}

/** Keys of what leads to a question: its own introduction, what the answer before led to, and the good news. */
const LEADS = /-(?:before|after)$|^covered$/
const BEFORE = /-before$/

/**
 * Returns the messages that lead to the open question. The focus reads them out with it, before what is announced. To a
 * question that does not wait for them (`isAtOnce`), news may come later, so they are announced.
 */
export function introductionOf(lines: readonly TranscriptLine[], isAtOnce: boolean) {
  const last = lines.findLastIndex(({ kind }) => kind !== 'message')
  return lines
    .slice(last + 1)
    .flatMap((line) => (line.kind === 'message' && (isAtOnce ? BEFORE : LEADS).test(line.key) ? line : []))
}

export const assistantMessage = (key: string, text: string, why?: string) => ({
  kind: 'message' as const,
  key,
  text,
  ...(why && { why }),
})

export function saidLine(
  { id, step, who, text: plain, whole: said = plain, problem, again = 0, link, isPast, change }: DialogueLine,
  words: Pick<TranscriptWords, 'notAgain'>,
): TranscriptLine {
  const key = `said-${id}`
  if (problem) {
    const why = problemText(problem)
    const text = said || (again && words.notAgain?.(why, again)) || why
    return { ...assistantMessage(key, text), isProblem: !isPast }
  }
  if (who === 'assistant')
    return change
      ? { kind: 'change', key, change }
      : { ...assistantMessage(key, said), ...(link && { link }) }
  return { kind: 'answer', key, step, name: '', text: said }
}
