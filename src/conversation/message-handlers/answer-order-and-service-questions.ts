/**
 * Answers questions and remarks about the order, the bill, the installation and the service, such as how many
 * questions are left or how the bill arrives.
 */
import { answersAboutOrderAndService } from '../../content/replies-about-order-and-service.ts'
import { answersToWorries } from '../../content/replies-to-worries.ts'
import { appointmentWords } from '../../content/appointment-words.ts'
import { remarkAnswers } from '../../content/replies-about-prices-and-plans.ts'
import type { RemarkId } from '../../content/questions-refined-by-remark.ts'
import { documentsLink } from '../../content/visitor-questions/visitor-question-types.ts'
import { visitorQuestions } from '../../content/visitor-questions.ts'
import { brToIso } from '../../lib/iso-dates.ts'
import { formatLong } from '../../lib/parse-and-format-dates.ts'
import { planOf } from '../../funnel/chosen-plan-and-price.ts'
import { idsOf, stepOf } from '../../funnel/journey-registry.ts'
import type { Order } from '../../funnel/step-and-journey-types.ts'
import { textOf } from '../../questions/look-up-step-texts.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { selectCan, selectKeeps, selectOrder, selectPosition } from '../../store/selectors.ts'
import { readPaymentSentence } from '../../ui/read-payment-sentence-from-head.ts'
import type { TalkAnswer } from './reply-with-buttons-type.ts'
import { withoutValueButton } from './answer-worries-about-trust-and-data.ts'
import { debitButton } from './plan-and-payment-buttons.ts'
import { takeAlongButton } from './continue-on-other-device-button.ts'

const person = [{ label: remarkAnswers.buttons.person }]
const texts: Readonly<Record<string, unknown>> = answersAboutOrderAndService

/** Returns the answer to a question or remark about the order; null for anything else. */
export function answerOrderAndServiceQuestions(state: RootState, id: RemarkId): TalkAnswer | null {
  const order = selectOrder(state)
  const position = selectPosition(state)
  switch (id) {
    case 'pular': {
      const without = withoutValueButton(state)
      return without.length > 0
        ? { text: answersToWorries['sem-email'](true), actions: without }
        : { text: answersAboutOrderAndService.pular(textOf(order, position).why ?? '') }
    }
    case 'quanto-falta':
      return { text: answersAboutOrderAndService.left(questionsLeft(order, position)) }
    case 'volto-depois': {
      // without the account at hand, an order can do without direct debit
      const isOfAccount = stepOf(order, position).fields.some(({ said }) => said === 'account')
      const actions = [...(isOfAccount ? debitButton(order, false) : []), ...takeAlongButton(state)]
      return { text: answersAboutOrderAndService[id](selectKeeps(state)), actions }
    }
    case 'desistir': {
      const { erase, keep, person: toPerson } = remarkAnswers.buttons
      const canErase = selectCan(state, 'erasure')
      const labels = canErase && selectKeeps(state) ? [erase, keep] : [canErase ? erase : toPerson]
      return { text: answersAboutOrderAndService[id](canErase), actions: labels.map((label) => ({ label })) }
    }
    case 'confirmacao-por-email':
    case 'email-serve':
      return { text: answersAboutOrderAndService[id](selectCan(state, 'order-mails')) }
    case 'contrato':
      return { text: answersAboutOrderAndService[id], actions: person, link: documentsLink }
    case 'mudar-visita':
      return { text: answersAboutOrderAndService[id](selectCan(state, 'reschedule')) }
    case 'quem-ve-dados':
    case 'onde-ficam-dados': {
      const { link } = visitorQuestions['seguranca-dados']
      return { text: answersAboutOrderAndService[id], link }
    }
    case 'formato-da-data':
      return {
        text: answersAboutOrderAndService[id](textOf(order, 'data-nascimento').hints?.birth_date ?? ''),
      }
    case 'formato-da-conta': {
      const { agency = '', account_number = '' } = textOf(order, 'conta-debito').hints ?? {}
      return { text: answersAboutOrderAndService[id](agency, account_number) }
    }
    case 'primeira-fatura':
    case 'fatura-antecedencia':
    case 'como-chega-fatura':
      return { text: answersAboutOrderAndService[id](readPaymentSentence()) }
    case 'escolha-sua':
      return { text: `${answersAboutOrderAndService[id]} ${choiceAt(order, position)}` }
    case 'aviso-da-visita': {
      const plan = planOf(order)
      return plan && !plan.installationSchedule
        ? { text: appointmentWords.arrangedAfterOrder(plan.plan) }
        : { text: answersAboutOrderAndService[id], actions: person }
    }
    case 'dias-da-visita': {
      const plan = planOf(order)
      const text = visitorQuestions['instalacao-prazo'].answer(plan ? { plan } : {})
      const [first] = plan && !plan.installationSchedule ? [] : (order.facts.freeDates ?? [])
      const more = first ? answersAboutOrderAndService.firstFreeDay(formatLong(brToIso(first.date))) : ''
      return { text: text + more }
    }
    case 'cpf-do-titular': {
      // a new contract may be in anyone's name
      const isNew = stepOf(order, position).fields.some(({ name }) => name === 'person_type')
      return { text: answersAboutOrderAndService[isNew ? 'em-nome-de-quem' : id], actions: person }
    }
    case 'so-outro-endereco':
      return { text: answersAboutOrderAndService[id], actions: person }
    case 'outro-documento':
    case 'apagar-agora':
    case 'recusa-ofertas':
    case 'nao-anotado':
      return { text: answersAboutOrderAndService[id], isTold: true }
    default: {
      const text = texts[id]
      if (typeof text !== 'string') return null
      return LEFT_TO_STAFF.has(id) ? { text, actions: person } : { text }
    }
  }
}

/** Questions that the specification leaves open. Their answers offer a person. */
const LEFT_TO_STAFF: ReadonlySet<string> = new Set<RemarkId>([
  'conta-de-quem',
  'nome-negativado',
  'atraso',
  'passagem-do-cabo',
  'autorizacao',
  'radio-fibra',
  'estabilidade',
  'limite-de-dados',
  'tecnico',
  'visita-incerta',
  'mudar-titular',
  'pausar',
  'sem-mae',
  'dado-no-contrato',
  'imposto',
  'so-celular',
  'manter-fixo',
  'loja-fisica',
  'ponto-extra',
  'repetidor',
  'varios-contratos',
  'outras-promocoes',
  'como-nos-falamos',
  'nome-social',
  'segunda-via',
  'o-que-o-tecnico-faz',
])

/** Counts the questions that may still follow the open one. */
function questionsLeft(order: Order, position: string): number {
  const ids = idsOf(order, 'chat')
  const ahead = ids.slice(ids.indexOf(position) + 1)
  return ahead.filter(
    (id) =>
      order.answers[id] === undefined &&
      stepOf(order, id).kind === 'question' &&
      stepOf(order, id).view !== 'review' &&
      stepOf(order, id).view !== 'quiz',
  ).length
}

/** Lists the choices of the open question. */
function choiceAt(order: Order, position: string): string {
  if (stepOf(order, position).fields.some(({ name }) => name === 'due_date'))
    return answersAboutOrderAndService['dia-nao-muda-preco']
  const plan = planOf(order)
  return visitorQuestions['debito-desconto'].answer(plan ? { plan } : {})
}
