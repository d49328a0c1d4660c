/** The prepared answers to questions and remarks. They load with the first that is asked. */
import { isRemark } from '../content/visitor-remarks.ts'
import { remarkAnswers } from '../content/replies-about-prices-and-plans.ts'
import { isFact } from '../content/visitor-question-wordings.ts'
import { visitorQuestions } from '../content/visitor-questions.ts'
import { paysByDebit, planOf } from '../funnel/chosen-plan-and-price.ts'
import { isStepOf } from '../funnel/journey-registry.ts'
import { promisedRows } from '../questions/order/build-order-card-and-receipt-texts.ts'
import { textOf } from '../questions/look-up-step-texts.ts'
import type { RootState } from '../store/root-reducer.ts'
import { selectCan, selectDraft } from '../store/selectors.ts'
import { readPaymentSentence } from '../ui/head-values.ts'
import { answerHousehold } from './household-advice.ts'
import { orderAnswer } from './order-answers.ts'
import { planAnswers, priceRange } from './plan-answers.ts'
import { choosePlanButton, type Asked, type Reply } from './plan-buttons.ts'

/** Returns what the prepared answers may mention. */
function figuresOf({ state, order, plans, named, said }: Asked) {
  const { sold } = state.dialogue.memory
  const [cheapest, another] = plans
  const plan =
    (named.length === 1 ? named[0] : undefined) ?? planOf(order) ?? (another ? undefined : cheapest)
  const isDebit = /(?<!\bou )\bsem (?:o )?debito\b/.test(said) ? false : paysByDebit(order)
  const payment = readPaymentSentence()
  return {
    canErase: selectCan(state, 'erasure'),
    plans,
    ...(sold && { sold }),
    ...(named.length > 1 && { named }),
    ...(plan && { plan }),
    ...(cheapest && { cheapest }),
    ...(isDebit !== undefined && { isDebit }),
    ...(payment && { payment }),
    promises: promisedRows(order),
    isPix: /\bpix\b|\bqr ?code\b/.test(said),
    isStreaming: /\bstreamings?\b|\bglobo ?play\b|\bhbo\b|\bparamount\b/.test(said),
    isUnbound: /\bsem (?:\w+ )?(?:fidel|multa|contrato|pre[ns]|amarr)/.test(said),
  }
}

/** Returns the answer to a question or remark, with this visitor's plan and prices; undefined for an unknown id. */
export function preparedAnswer(asked: Asked, id: string): Reply | undefined {
  const { state, order, named, plans } = asked
  if (id === 'serve') return answerHousehold(asked)
  const [topic = '', ...ids] = id.split(':')
  if (topic === 'comparar' && ids.length > 0) {
    const named = plans.filter((plan) => ids.includes(plan.id))
    return planAnswers.comparar?.({ ...asked, named })
  }
  if (planAnswers[id]) return planAnswers[id](asked)
  if (isRemark(id)) return orderAnswer(asked, id)
  if (!isFact(id)) return answerOfFaq(state, id)
  const [only, another] = named
  if (id === 'preco' && plans.length === 0) {
    const range = only && !another ? ([only, only] as const) : asked.range
    if (range) return { text: priceRange({ range }) }
  }
  if (id === 'por-que-cpf' && selectDraft(state, 'cpf').person_type === 'pj')
    return { text: textOf(order, 'cpf').variants?.pj?.why ?? '' }
  const { answer, link } = visitorQuestions[id]
  const isOfCompany = id === 'empresa' && isStepOf(order, 'cpf') && !order.answers.cpf
  const actions = isOfCompany
    ? [{ label: remarkAnswers.buttons.company, asks: 'para-empresa' }]
    : choosePlanButton(order, another || planOf(order) ? undefined : only)
  return { text: answer(figuresOf(asked)), ...(link && { link }), actions }
}

/** Returns the answer to a question of the campaign's FAQ, without the empty lines between its paragraphs. */
function answerOfFaq({ dialogue: { memory } }: RootState, id: string): Reply | undefined {
  const entry = memory.faq?.[Number(id.replace(/^faq:/, ''))]
  const [link] = entry?.links ?? []
  if (!entry) return undefined
  const text = entry.answer.replaceAll(/\n+/g, '\n').replaceAll(/^- /gm, '• ')
  return { text, ...(link && { link }) }
}
