/** Turns a waiting move of the chat into the moves that it becomes, now that those before it have happened. */
import type { RootState } from '../../store/root-reducer.ts'
import { selectOrder, selectPosition } from '../../store/selectors.ts'
import { textOf } from '../../questions/look-up-step-texts.ts'
import { againAsked, assistantLine, visitorLine } from './add-chat-lines.ts'
import { nextQuestionAnswered, questionsAnswered } from './answer-visitor-questions.ts'
import { askToConfirm, doubtAsked, doubtAskedOnceMore, nextAsked } from './ask-about-doubtful-values.ts'
import { backSaid } from './chat-moves-for-commands.ts'
import { inputCleared, inputFilled } from './clear-or-fill-current-input.ts'
import { say, type LaterMove, type Moves, type WaitingMove } from './chat-move-types.ts'
import { answersRecorded, fieldsRecorded, restReplied } from './record-answers-of-message.ts'
import { replyNotUnderstood } from './reply-when-not-understood.ts'
import { unchangedSaid } from './say-answers-are-unchanged.ts'

type Becoming = Exclude<LaterMove, WaitingMove>
type Becomings = {
  readonly [Name in Becoming['do']]: (state: RootState, move: Extract<Becoming, { do: Name }>) => Moves
}

const becomings: Becomings = {
  say: (state, { text, more }) => [assistantLine(state, text, more)],
  'say-at': (state, { step, text, more }) => (selectPosition(state) === step ? [say(text, more)] : []),
  show: (state, { text, more }) => visitorLine(state, text, more),
  'say-help': (state) => [say(textOf(selectOrder(state), selectPosition(state)).help)],
  'ask-again': (state, { at }) => (at === undefined || selectPosition(state) === at ? againAsked(state) : []),
  'clear-input': inputCleared,
  'fill-input': (state, { values }) => inputFilled(state, values),
  record: (state, { answers, isWorded }) => answersRecorded(state, answers, isWorded),
  'record-fields': (state, { values }) => fieldsRecorded(state, values),
  'say-unchanged': (state, { answers, before, at }) => unchangedSaid(state, answers, before, at),
  ask: (state, { doubt, echo, message, beside }) => askToConfirm(state, doubt, echo, message, beside),
  'ask-now': (state, { doubt, message }) => doubtAsked(state, doubt, message),
  'ask-once-more': (state, { doubt }) => doubtAskedOnceMore(state, doubt),
  'ask-next': (state, { doubt, from }) => nextAsked(state, doubt, from),
  tell: (_state, move) => questionsAnswered(move),
  'tell-next': nextQuestionAnswered,
  'reply-not-understood': replyNotUnderstood,
  'say-back': (state, { echo, from, returnTo }) => backSaid(state, echo, from, returnTo),
  'reply-to-rest': restReplied,
}

/** Returns the moves that a move becomes in a state. */
export const become = (state: RootState, move: Becoming): Moves =>
  // the table has a function for this very kind of move, which the compiler does not see
  (becomings[move.do] as (now: RootState, each: Becoming) => Moves)(state, move)
