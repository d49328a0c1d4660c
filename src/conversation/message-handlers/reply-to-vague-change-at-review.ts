/**
 * Leads a change that names a question only vaguely, at the review, to that question, or asks which one is meant: 'outro
 * horário', 'um plano menor', 'quero mudar umas coisas'. Nothing is recorded by it.
 */
import { idsOf, stepOf } from '../../funnel/journey-registry.ts'
import type { Order, StepId } from '../../funnel/step-and-journey-types.ts'
import { messageRead } from '../../store/redux-actions.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { lowerWithoutAccents } from '../../understanding/words/lower-case-without-accents.ts'
import { valueKindsOf, type ValueKind } from '../../understanding/value-kinds.ts'
import { answeredQuestions, askToChange, askWhich } from './chat-moves-for-buttons.ts'
import { correctAnswer } from './chat-moves-for-commands.ts'
import { clearInput, show, type Moves } from './chat-move-types.ts'
import { isUnderstood } from './read-message-in-context.ts'
import type { ReceivedMessage } from './received-message-type.ts'

/** Words that name a question without a value of it, by what it asks for. */
const TOPICS: readonly (readonly [ValueKind, RegExp])[] = [
  [
    'plan',
    /\b(?:planos?|pacotes?|megas?|gigas?|velocidade|mensalidade)\b|\bum (?:pouco )?(?:acima|abaixo|menor|maior|superior|inferior|melhor|mais (?:fort|frac|barat|rapid|carinh)\w*)/,
  ],
  [
    'due',
    /\bvenc\w*|\b(?:fim|final|comeco|inicio|meio) d[oe] mes\b|\b(?:dia|data) (?:d[aeo]|pra|para) (?:pag|fatura|conta|boleto)/,
  ],
  [
    'visit',
    /\bvisitas?\b|\binstala\w*|\btecnicos?\b|\bhorarios?\b|\bperiodo\b|\bagend\w+|\b(?:nesse|neste) dia\b|\b(?:esse|este) dia nao\b|\bem casa\b|\btrabalh\w+ (?:nesse|neste|no) dia\b|\b(?:segunda|terca|quarta|quinta|sexta|sabado)\b/,
  ],
  ['debit', /\bpagamento\b|\bpagar\b|\bdebito\b|\bboleto\b|\bcartao\b|\bpix\b/],
  [
    'account',
    /\bbancos?\b|\bagencia\b|\b(?:bradesco|itau|santander|caixa|nubank|brb|bb|sicredi|sicoob|banrisul|inter)\b/,
  ],
  ['email', /\be-?mails?\b|\b(?:gmail|hotmail|outlook|yahoo|icloud)\b/],
  ['phone', /\btel(?:efones?)?\b|\bcelular\b|\bzap\b|\bwhats\w*|\bddd\b/],
  ['birth', /\bnasc\w*|\banivers\w*/],
  ['mother', /\bnome d[ae] (?:minha )?mae\b/],
  ['name', /\b(?:meu|o|no) nome\b(?! d[ae])|\bsobrenome\b/],
  ['document', /\bcpf\b|\bcnpj\b|\bdocumento\b/],
  ['house', /\bcomplemento\b|\bap(?:to|artamento)?\b|\bbloco\b|\bnumero d[ao] (?:casa|predio|rua)\b/],
  ['cep', /\bendereco\b|\bcep\b|\brua\b|\bbairro\b|\b(?:n?a|outra) casa\b(?! \d)/],
]
/** A day that may be of the bill or of the visit. */
const DAY = /\b(?:dias?|datas?)\b/
/** Asks for a change, or says that something does not suit. */
const CHANGES =
  /\b(?:mud|troc|troqu|alter|corrig|corrij|arrum|ajust|atualiz|edit|remarc|remarq|adi|atras|antecip|volt|bot|coloc|pass)\w*|\b(?:err[eoa]\w*|tira\w*|poe|outr[oa]s?|nov[oa]s?|prefir\w+|prefer\w+|melhor|menos|exceto|tirando|quero|queria|gostaria|mais pr[ao])\b|\b(?:e )?nao (?:posso|consigo|da|vou|tenho|e|eh|gostei|serve|[a-z0-9]+$)/
/** Something is to be changed, whatever it is. */
const ANYTHING =
  /\b(?:mud|alter|troc|corrig|corrij|arrum|edit)\w*\b[^.;!?]{0,16}\b(?:coisas?|algo|dados?|tudo|negocios?|respostas?|pedido|ai|aqui)\b|\b(?:volta|deixa|fica|poe)\w* (?:tudo )?(?:igual|como|do jeito)\b[^.;!?]{0,12}\b(?:antes|tava|estava|era)\b/
/** Nothing is to be changed. */
const NO_CHANGE = /\b(?:nao|nem|sem|nada)\b(?: [a-z]+){0,2} (?:mud|troc|alter|corrig|mex)\w*|\bmuda nada\b/
/** Agrees to what it names: 'confirmo que moro nesse endereço'. */
const AGREES = /\b(?:confirm\w+|cert[oa]s?|certinh[oa]s?|corret[oa]s?|ok|beleza|blz|sim|isso|confer\w+)\b/
/** What is excepted from a yes, by its name: 'confirmo, menos o débito'. */
const EXCEPT =
  /\b(?:menos|exceto|tirando|fora) (?:[oa]s?|ess[ea]|est[ea]|ao|n[ao]) [a-z]+(?: [a-z]+){0,3}\W*$/

/** Returns the answered steps that a text in lower case without accents names, if it names any. */
export function answersNamed(order: Order, said: string): StepId[] {
  const found = TOPICS.flatMap(([kind, words]) => (words.test(said) ? [kind] : []))
  const kinds: readonly ValueKind[] = found.length === 0 && DAY.test(said) ? ['visit', 'due'] : found
  return idsOf(order, 'chat').filter(
    (id) =>
      order.answers[id] !== undefined && valueKindsOf(stepOf(order, id)).some((kind) => kinds.includes(kind)),
  )
}

/** Replies to a message at the review that asks for a change without a new value, and that was not understood otherwise. */
export function replyToVagueChange(received: ReceivedMessage, state: RootState): Moves | null {
  const { reading, text, echo, situation, pending } = received
  const { order, step } = situation
  const said = lowerWithoutAccents(text)
  if (stepOf(order, step).view !== 'review' || pending || NO_CHANGE.test(said)) return null
  const isElse = reading.facts.length > 0 || reading.doubts.some((each) => each.step !== step)
  if (isElse) return null
  const isExcept = EXCEPT.test(said)
  const isBare = reading.wrong || reading.command === 'correct:' || reading.agreed === false
  if (!isExcept && !isBare && (isUnderstood(reading) || reading.unanswered)) return null
  const steps = answersNamed(order, isExcept ? (EXCEPT.exec(said)?.[0] ?? '') : said)
  const isWanted = CHANGES.test(said)
  const isOpen = steps.length === 0 && (isBare || ANYTHING.test(said))
  const isNamedOnly = !isWanted && (steps.length > 1 || AGREES.test(said))
  if (steps.length === 0 ? !isOpen : isNamedOnly) return null
  const begun = [messageRead({ understood: true }), clearInput]
  const [only, ...others] = steps
  if (only === undefined || others.length > 0)
    return [...begun, show(echo), ...askWhich(order, isOpen ? answeredQuestions(order) : steps)]
  if (!isWanted) return [...begun, show(echo), ...askToChange(order, only)]
  const correction = {
    step: only,
    reading: { ...reading, answers: {}, doubts: [] },
    echo,
    isAsking: text.includes('?'),
    isDoubtNext: false,
  }
  return [...begun, ...correctAnswer(state, correction)]
}
