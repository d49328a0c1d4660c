/** Says in the visitor's bubble what a message was of which nothing can be shown: 'nome da mãe, anotado'. */
import { assistantMessages } from '../content/assistant-messages.ts'
import { stepOf } from '../funnel/journey-registry.ts'
import type { Order, StepId, Values } from '../funnel/step-and-journey-types.ts'
import { textOf } from './look-up-step-texts.ts'

/** Values that a message contains for a step, recorded or in doubt. */
export interface Understood {
  readonly step: StepId
  readonly values: Values
  readonly isTaken?: boolean
}

/** @param position the open question, which the message is about if nothing was understood */
export function nameHiddenAnswers(order: Order, position: StepId, understood: readonly Understood[]): string {
  const isSecret = ({ step }: { readonly step: StepId }) => stepOf(order, step).secret === true
  const secrets = understood.filter(isSecret)
  const open = [{ step: position, values: {} }].filter(isSecret)
  const names = (secrets.length > 0 ? secrets : open).map(({ step, values }) =>
    'cnpj' in values ? 'CNPJ' : textOf(order, step).name,
  )
  return assistantMessages.hidden(
    names,
    secrets.some(({ isTaken }) => isTaken),
  )
}
