/** Answers about the order, the bill, the installation and the service, and to who hesitates. */
import { appointmentWords } from '../content/appointment-texts.ts'
import {
  answersAboutOrderAndService as texts,
  leftToTeam,
} from '../content/replies-about-order-and-service.ts'
import { remarkAnswers } from '../content/replies-about-prices-and-plans.ts'
import { answersToWorries, stepsOfReason } from '../content/replies-to-worries.ts'
import { UNKNOWN_CEP } from '../content/unknown-cep-button.ts'
import { documentsLink } from '../content/visitor-questions/visitor-question-types.ts'
import { visitorQuestions } from '../content/visitor-questions.ts'
import { planOf } from '../funnel/chosen-plan-and-price.ts'
import { idsOf, isStepOf, stepOf } from '../funnel/journey-registry.ts'
import { isOptional } from '../funnel/optional-questions.ts'
import type { Order } from '../funnel/step-and-journey-types.ts'
import { unbrokenBRL } from '../lib/format-prices-and-counts.ts'
import { brToIso } from '../lib/iso-dates.ts'
import { formatLong } from '../lib/parse-and-format-dates.ts'
import { textOf } from '../questions/look-up-step-texts.ts'
import { selectCan, selectKeeps, selectPosition, selectStep } from '../store/selectors.ts'
import { readPaymentSentence } from '../ui/head-values.ts'
import { conditionsOfOrder } from '../content/command-replies.ts'
import { answerAsItStands, answerInSentence } from '../questions/describe-answer-change.ts'
import {
  debitButton,
  PERSON,
  rememberCompany,
  takeAlongButton,
  withoutValueButton,
  type Asked,
  type Reply,
} from './plan-buttons.ts'

const { buttons } = remarkAnswers

function questionsLeft(order: Order, position: string): number {
  const ids = idsOf(order, 'chat')
  return ids.slice(ids.indexOf(position) + 1).filter((id) => {
    const { kind, view } = stepOf(order, id)
    return order.answers[id] === undefined && kind === 'question' && view !== 'review' && view !== 'quiz'
  }).length
}

/** The whole order once more, in one line. */
function summaryOf(order: Order): string {
  const rows = idsOf(order, 'chat').filter((id) => order.answers[id] && answerInSentence(order, id) !== '')
  return conditionsOfOrder.summary(rows.map((id) => answerAsItStands(order, id)).join('; '))
}

const canMail = ({ state }: Asked) => selectCan(state, 'order-mails')
const dataLink = visitorQuestions['seguranca-dados'].link
const paid = (id: 'primeira-fatura' | 'fatura-antecedencia' | 'como-chega-fatura') => () =>
  texts[id](readPaymentSentence())

const depending: Readonly<Record<string, (asked: Asked) => Reply | string>> = {
  pular: ({ state, order }) => {
    const actions = withoutValueButton(state)
    return actions.length > 0
      ? { text: answersToWorries['sem-email'](true), actions }
      : texts.pular(textOf(order, selectPosition(state)).why ?? '')
  },
  'quanto-falta': ({ state, order }) => texts.left(questionsLeft(order, selectPosition(state))),
  'volto-depois': ({ state, order }) => {
    // without the account at hand, an order can do without direct debit
    const isOfAccount = selectStep(state).fields.some(({ said }) => said === 'account')
    const actions = [...(isOfAccount ? debitButton(order, false) : []), ...takeAlongButton(state)]
    return { text: texts['volto-depois'](selectKeeps(state)), actions }
  },
  desistir: ({ state }) => {
    const canErase = selectCan(state, 'erasure')
    const keep = selectKeeps(state) ? [{ label: buttons.keep, asks: 'volto-depois' }] : []
    const actions = canErase ? [...keep, { label: buttons.erase, asks: 'pedido-erase' }] : PERSON
    return { text: texts.desistir(canErase), actions }
  },
  'confirmacao-por-email': (asked) => texts['confirmacao-por-email'](canMail(asked)),
  'email-serve': (asked) => texts['email-serve'](canMail(asked)),
  contrato: () => ({ text: texts.contrato, actions: PERSON, link: documentsLink }),
  'mudar-visita': ({ state }) => texts['mudar-visita'](selectCan(state, 'reschedule')),
  'quem-ve-dados': () => ({ text: texts['quem-ve-dados'], link: dataLink }),
  'onde-ficam-dados': () => ({ text: texts['onde-ficam-dados'], link: dataLink }),
  'formato-da-data': ({ order }) =>
    texts['formato-da-data'](textOf(order, 'data-nascimento').hints?.birth_date ?? ''),
  'formato-da-conta': ({ order }) => {
    const { agency = '', account_number = '' } = textOf(order, 'conta-debito').hints ?? {}
    return texts['formato-da-conta'](agency, account_number)
  },
  'primeira-fatura': paid('primeira-fatura'),
  'fatura-antecedencia': paid('fatura-antecedencia'),
  'como-chega-fatura': paid('como-chega-fatura'),
  'aviso-da-visita': ({ order }) => {
    const plan = planOf(order)
    return plan && !plan.installationSchedule
      ? appointmentWords.arrangedAfterOrder(plan.plan)
      : { text: texts['aviso-da-visita'], actions: PERSON }
  },
  'dias-da-visita': ({ order }) => {
    const plan = planOf(order)
    const text = visitorQuestions['instalacao-prazo'].answer(plan ? { plan } : {})
    const [first] = plan && !plan.installationSchedule ? [] : (order.facts.freeDates ?? [])
    return text + (first ? texts.firstFreeDay(formatLong(brToIso(first.date))) : '')
  },
  // a new contract may be in anyone's name
  'cpf-do-titular': ({ state }) =>
    texts[
      selectStep(state).fields.some(({ name }) => name === 'person_type')
        ? 'em-nome-de-quem'
        : 'cpf-do-titular'
    ],
  resumo: ({ state, order }) => (selectStep(state).view === 'review' ? summaryOf(order) : texts.resumo),
  mudanca: ({ state, order }) => {
    const isOpen = order.finished === null && order.answers.cep !== undefined
    const more = selectStep(state).view === 'dates' ? remarkAnswers.visitAfterMoving : ''
    const actions = isOpen ? [{ label: buttons.address, asks: 'pedido-address' }] : []
    return { text: remarkAnswers.movingSoon + more, actions }
  },
  'para-empresa': ({ order }) => {
    const before = rememberCompany(order)
    const noted = before.length > 0 ? remarkAnswers.companyNoted : ''
    return { text: remarkAnswers.company + noted, before }
  },
  robo: () => answersToWorries.robo,
  golpe: () => answersToWorries.golpe,
  'sem-email': ({ state }) => {
    const action = withoutValueButton(state)
    return { text: answersToWorries['sem-email'](action.length > 0), actions: [...action, ...PERSON] }
  },
  'sem-cpf': () => answersToWorries['sem-cpf'],
  'medo-conta': ({ order }) => {
    const plan = planOf(order)
    const actions = debitButton(order, false)
    const byBill = plan && actions.length > 0 ? answersToWorries.byBill(unbrokenBRL(plan.price)) : ''
    return { text: answersToWorries['medo-conta'] + byBill, actions }
  },
  'cancelar-debito': ({ order }) => {
    const plan = planOf(order)
    const [withDebit = '', without = ''] = [plan?.price_with_dacc ?? 0, plan?.price ?? 0].map(unbrokenBRL)
    const price = plan ? answersToWorries.debitCancelled(plan.plan, withDebit, without) : ''
    return answersToWorries['cancelar-debito'] + price
  },
  'o-que-e-cep': ({ state, order }) => ({
    text: answersToWorries.cep(isStepOf(order, 'cep') ? textOf(order, 'cep').help : ''),
    actions: selectPosition(state) === 'cep' ? [{ label: UNKNOWN_CEP }] : [],
  }),
}

const TOLD: ReadonlySet<string> = new Set([
  'outro-documento',
  'apagar-agora',
  'recusa-ofertas',
  'nao-anotado',
])

/** Returns the answer to a question or remark about the order, the service or why a value is asked. */
export function orderAnswer(asked: Asked, id: string): Reply {
  const own = depending[id]?.(asked) ?? (texts as Readonly<Record<string, unknown>>)[id]
  if (typeof own === 'object') return own as Reply
  if (typeof own !== 'string') return reasonOf(asked, id)
  return {
    text: own,
    ...(leftToTeam.includes(id) && { actions: PERSON }),
    ...(TOLD.has(id) && { isTold: true }),
  }
}

/** Says that the answer is not given: 'prefiro não dar meu nome'. */
const REFUSES = /nao (?:quero |vou |gosto de |posso )?(?:dar|falar|passar|dizer|informar|responder)/

/** Why a value is asked for, worded as in its own question. */
function reasonOf({ state, order, said }: Asked, id: string): Reply {
  const position = selectPosition(state)
  const step = (stepsOfReason[id] ?? [position]).find((each) => isStepOf(order, each))
  const { why = '', help = '' } = step ? textOf(order, step) : {}
  const isSkippable = step === position && isOptional(selectStep(state))
  const isNeeded = step === position && !isSkippable && REFUSES.test(said)
  const more = isSkippable ? answersToWorries.maySkip : isNeeded ? answersToWorries.needed : ''
  return {
    text: (why || help) + more,
    actions: id === 'por-que-conta' ? debitButton(order, false) : withoutValueButton(state),
  }
}
