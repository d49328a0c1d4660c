/** What the chat does with a message: the first row that has moves for what was heard (D152, D154). */
import { replyToAgentLink } from './agent-link.ts'
import { searchStreet } from './cep-search.ts'
import { obey, restart } from './commands.ts'
import type { Heard } from './heard-message.ts'
import { askModel } from './language-model.ts'
import type { Moves } from './moves.ts'
import { admitUnanswered, awaitFaq, notUnderstood, submitForm } from './not-understood.ts'
import { proposeValues, refuseProposal } from './proposals.ts'
import { act, pressTyped } from './visitor-requests.ts'
import * as review from './review-questions.ts'
import { answerTopics } from './topic-answers.ts'
import { askWhichFlat, takeNone, takePlain, takeValues } from './values-of-message.ts'

type Row = readonly [name: string, movesOf: (heard: Heard) => Moves | null]

const TABLE: readonly Row[] = [
  ['a flat of which the number is missing', askWhichFlat],
  ['a value of the open question and nothing else', takePlain],
  // what the chat asks besides the order
  ['yes or no to starting again', restart],
  ['yes or no to being who a link is meant for', replyToAgentLink],
  ['yes to a new price', review.acceptNewPrice],
  ['an order that is not sent yet, taken back', review.holdBack],
  ['a button by its name, or yes to the only one', pressTyped],
  ['no to what is proposed', refuseProposal],
  // what the visitor wants besides answering
  ['a command', obey],
  ['a street instead of a CEP', searchStreet],
  // values
  ['a condition of the order', review.checkCondition],
  ['another holder of the contract', review.proposeOtherHolder],
  ['a yes to something older than the review', review.askForConsent],
  ['no e-mail address, where none is needed', takeNone],
  ['values, and what stands beside them', takeValues],
  // questions, remarks and wishes
  ['topics, with the choice that they speak of as a button', answerTopics],
  ['values to propose, or of which a part is missing', proposeValues],
  ['a request or small talk', act],
  ['a no to something unnamed', review.askWhatIsWrong],
  // nothing was found
  ['text for the form', submitForm],
  ['left until the FAQ has loaded', (heard) => awaitFaq(heard, decide)],
  ['left to the operator’s model', (heard) => askModel(heard, decide)],
  ['a question without an answer', admitUnanswered],
  ['not understood', notUnderstood],
]

export function decide(heard: Heard): Moves {
  for (const [, movesOf] of TABLE) {
    const moves = movesOf(heard)
    if (moves) return moves
  }
  return []
}
