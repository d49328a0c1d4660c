/**
 * Answers the worries of visitors: whether they talk to a robot or are being cheated, why a value is asked, how to
 * order without an e-mail address or CPF, and whether direct debit is safe and can be cancelled. Also explains what a
 * CEP is.
 */
import { UNKNOWN_CEP } from '../../content/unknown-cep-button.ts'
import { remarkAnswers } from '../../content/replies-about-prices-and-plans.ts'
import type { RemarkId } from '../../content/questions-refined-by-remark.ts'
import { stepsOfReason, answersToWorries } from '../../content/replies-to-worries.ts'
import { planOf } from '../../funnel/chosen-plan-and-price.ts'
import { isStepOf } from '../../funnel/journey-registry.ts'
import { isOptional } from '../../funnel/optional-questions.ts'
import { unbrokenBRL } from '../../lib/format-prices-and-counts.ts'
import { textOf } from '../../questions/look-up-step-texts.ts'
import type { ChatAction } from '../../store/redux-actions.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { selectCan, selectOrder, selectPosition, selectStep } from '../../store/selectors.ts'
import { debitButton } from './plan-and-payment-buttons.ts'
import type { TalkAnswer } from './reply-with-buttons-type.ts'

const person = [{ label: remarkAnswers.buttons.person }]

/** Returns the answer to a worry. The reason why a value is needed is worded as in its own question. */
export function answerWorry(state: RootState, id: RemarkId): TalkAnswer {
  const order = selectOrder(state)
  const plan = planOf(order)
  switch (id) {
    case 'robo':
    case 'golpe':
      return { text: answersToWorries[id], actions: person }
    case 'sem-email': {
      const action = withoutValueButton(state)
      return { text: answersToWorries[id](action.length > 0), actions: [...action, ...person] }
    }
    case 'sem-cpf':
      return { text: answersToWorries[id] }
    case 'medo-conta': {
      const bill = debitButton(order, false)
      const byBill = plan && bill.length > 0 ? answersToWorries.byBill(unbrokenBRL(plan.price)) : ''
      return { text: answersToWorries[id] + byBill, actions: bill }
    }
    case 'cancelar-debito': {
      const price = plan
        ? answersToWorries.debitCancelled(
            plan.plan,
            unbrokenBRL(plan.price_with_dacc),
            unbrokenBRL(plan.price),
          )
        : ''
      return { text: answersToWorries[id] + price }
    }
    case 'o-que-e-cep':
      return {
        text: answersToWorries.cep(isStepOf(order, 'cep') ? textOf(order, 'cep').help : ''),
        actions: selectPosition(state) === 'cep' ? [{ label: UNKNOWN_CEP }] : [],
      }
    default: {
      // a question that no id names gives the reason in its own words
      const position = selectPosition(state)
      const asking = stepsOfReason[id] ?? [position]
      const step = asking.find((each) => isStepOf(order, each))
      const { why = '', help = '' } = step ? textOf(order, step) : {}
      const isSkippable = step === position && isOptional(selectStep(state))
      return {
        text: (why || help) + (isSkippable ? answersToWorries.maySkip : ''),
        actions: id === 'por-que-conta' ? debitButton(order, false) : withoutValueButton(state),
      }
    }
  }
}

/** The button for visitors without the value that is asked for, if the open question has one. */
export function withoutValueButton(state: RootState): readonly ChatAction[] {
  const { id, none } = selectStep(state)
  if (none === undefined || !selectCan(state, none.needs)) return []
  return [{ label: textOf(selectOrder(state), id).none ?? '', answers: { [id]: none.values } }]
}
