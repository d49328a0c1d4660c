import { idsOf, stepOf } from '../../funnel/journeys.ts'
import type { StepId, Values } from '../../funnel/types.ts'
import { textOf } from '../../questions/texts.ts'
import { selectBanks, selectDraft, selectOrder, selectPosition, selectQuiz } from '../../store/selectors.ts'
import type { RootState } from '../../store/store.ts'
import type { Situation } from '../../understanding/types.ts'

/** What is known when a message is read. The field that it was typed into holds no answer of its own. */
export function situationOf(state: RootState, message: string): Situation {
  const order = selectOrder(state)
  const step = selectPosition(state)
  return {
    step,
    order,
    quiz: selectQuiz(state),
    banks: selectBanks(state) ?? [],
    words: Object.fromEntries(idsOf(order, 'chat').map((id) => [id, textOf(order, id).words])),
    doubt: state.dialogue.doubt,
    draft: withoutMessage(state, step, message),
  }
}

/** What the form of a step holds besides the message that was just sent from it. */
function withoutMessage(state: RootState, step: StepId, message: string): Values {
  const { fields } = stepOf(selectOrder(state), step)
  const isText = (name: string) => fields.find((field) => field.name === name)?.kind === 'text'
  const bare = (text: string) => text.replace(/[^\p{L}\d]/gu, '')
  const sent = bare(message)
  return Object.fromEntries(
    Object.entries(selectDraft(state, step)).filter(
      ([name, value]) => !isText(name) || !value || !sent.includes(bare(value)),
    ),
  )
}
