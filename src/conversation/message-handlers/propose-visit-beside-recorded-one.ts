/**
 * Proposes the visit that a message at the review counts from the recorded one, the day after or before, or the other
 * period: 'a visita no dia seguinte', 'de tarde em vez de manhã'; and the day that a question asks for and names, 'sábado dá?',
 * there and where the visit is asked for. Nothing is recorded by it.
 */
import { stepOf } from '../../funnel/journey-registry.ts'
import type { FreeDate } from '../../funnel/order-state-types.ts'
import type { StepId, Values } from '../../funnel/step-and-journey-types.ts'
import { brToIso } from '../../lib/iso-dates.ts'
import type { Reading, Situation } from '../../understanding/reading-types.ts'
import { recordedStepOf } from '../../understanding/words/answered-step-of-value-kind.ts'
import { areSameValues } from '../../understanding/words/compare-answer-values.ts'
import { isHypotheticalOrQuestion } from '../../understanding/words/is-hypothetical-or-question.ts'
import { lowerWithoutAccents } from '../../understanding/words/lower-case-without-accents.ts'
import { partsOfMessage } from './split-message-parts.ts'

const ONE_DAY = '(?:1|um) dia'
const AFTER = new RegExp(
  `\\b(?:(?:n?o )?dia seguinte|${ONE_DAY} (?:depois|a mais|pra frente)|n?o dia depois|n?o outro dia|(?:adia|atrasa|empurra)\\w*(?: (?:ou|e) [a-z]+)? ${ONE_DAY})\\b`,
)
const BEFORE = new RegExp(
  `\\b(?:(?:n?o )?dia anterior|${ONE_DAY} antes|n?o dia antes|(?:adianta|antecipa)\\w*(?: (?:ou|e) [a-z]+)? ${ONE_DAY})\\b`,
)
const INSTEAD = '(?:em vez|ao inves|no lugar|e nao|nao|em lugar)'
const PERIOD = '(manha|tarde)'
const OTHER_PERIOD = new RegExp(`\\b${PERIOD} ${INSTEAD} (?:d?[ae] )?(?:d[ae] )?(?:manha|tarde)\\b`)
const INSTEAD_PERIOD = new RegExp(
  `\\b(?:em vez|ao inves|no lugar) d[ae] (?:manha|tarde),? (?:[a-z]+ ){0,3}${PERIOD}\\b`,
)
/** Another day than that of the visit. */
const OTHER_DAY = /\b(?:venc\w*|fatura|boleto|conta|pag\w+|nasc\w*|aniversario|depois d[aeo]|antes d[aeo])\b/

/** What is moved, or that it is: 'no outro dia' alone may be anything's. */
const OF_VISIT =
  /\b(?:visita|tecnico|instala\w*|(?:adi|atras|empurr|adiant|antecip|pass|jog|remarc)(?:a|ar|e|em))\b/

/** Tells another day by that of the visit. A denial, a condition and a question tell none. */
const tellsOtherDay = (part: string, said: string): boolean =>
  (AFTER.test(said) || BEFORE.test(said)) &&
  OF_VISIT.test(said) &&
  !part.includes('?') &&
  !/\bn(?:ao|em)\b/.test(said) &&
  !isHypotheticalOrQuestion(said)

/** Whether a part of a message tells the visit by the recorded one. */
export function tellsBesideRecorded(part: string): boolean {
  const said = lowerWithoutAccents(part)
  if (OTHER_DAY.test(said)) return false
  return tellsOtherDay(part, said) || OTHER_PERIOD.test(said) || INSTEAD_PERIOD.test(said)
}

/** Returns the visit that is told by the recorded one; null if it is not free, or may be one or the other. */
function visitTold(
  said: string,
  { date = '', period = '' }: Values,
  free: readonly FreeDate[],
): Values | null {
  const other = (OTHER_PERIOD.exec(said) ?? INSTEAD_PERIOD.exec(said))?.[1] ?? period
  const isAfter = AFTER.test(said)
  const isBefore = BEFORE.test(said)
  if (isAfter && isBefore) return null
  const has = (each: FreeDate) => each.periods.some((one) => one === other)
  const day = brToIso(date)
  const found = isAfter
    ? free.find((each) => brToIso(each.date) > day && has(each))
    : isBefore
      ? free.findLast((each) => brToIso(each.date) < day && has(each))
      : free.find((each) => each.date === date && has(each))
  return found && (found.date !== date || other !== period) ? { date: found.date, period: other } : null
}

/** Asks for a day: 'sábado dá?', 'pode ser quinta de tarde?'. Whether people work on it is another question. */
const ASKS_FOR =
  /\b(?:da|pode(?:ria)?(?: ser)?|rola|serve|consigo|consegue\w*|tem(?: vaga)?|ainda tem|teria|fica(?:ria)? bom)\b/
const NAMES_DAY = /\b(?:segunda|terca|quarta|quinta|sexta|sabado)\b|\bdia \d{1,2}\b|\b\d{1,2}\/\d{1,2}\b/g
/** What may stand beside the day: the visit and who comes. With any other word the question is about something else. */
const BESIDE_DAY =
  /\b(?:visita|tecnico|instala(?:cao|r|rem)|vir(?:em)?|ser|marcar|agendar|feira|manha|tarde|periodo|vaga|horario|livre|proxim[oa]|ainda|entao|bom|[ao]s?|d[aeo]|n[ao]|e|eu|em|pr[ao]|para|pela|por|favor|vcs?|voces?)\b/g

/** Returns the day for which a part of a message asks, with the period that it names; '' if it asks for anything else. */
function dayAskedFor(part: string): string {
  const said = lowerWithoutAccents(part)
  const days = [...said.matchAll(NAMES_DAY)]
  const last = days.at(-1)
  if (!last) return ''
  // before it may stand why another day will not do: 'segunda não posso, terça rola?'
  const from = said.lastIndexOf(',', last.index) + 1
  const asked = said.slice(from)
  const rest = asked.replaceAll(NAMES_DAY, ' ').replaceAll(BESIDE_DAY, ' ').replace(ASKS_FOR, ' ')
  if (!ASKS_FOR.test(asked) || /[a-z0-9]/.test(rest.replace(ASKS_FOR, ' '))) return ''
  const named = days.filter(({ index }) => index >= from).map(([day]) => day)
  const [period] = /\b(?:manha|tarde)\b/.exec(asked) ?? []
  return [...named, ...(period ? ['de', period] : [])].join(' ')
}

/** Returns the visit that a question asks for, at the recorded period if it names none; null if it asks for none that is free. */
function visitAskedFor(
  text: string,
  id: StepId,
  situation: Situation,
  read: (part: string, situation: Situation) => Reading,
): Values | null {
  const { order } = situation
  const { [id]: recorded, ...answers } = order.answers
  const [day, another] = (text.match(/[^.;!?\n]+\?/g) ?? []).map(dayAskedFor).filter(Boolean)
  if (day === undefined || another !== undefined) return null
  const told = read(day, { ...situation, step: id, doubt: null, draft: {}, order: { ...order, answers } })
  const found = told.answers[id] ?? told.doubts.find((doubt) => doubt.step === id)?.values
  const values = { period: recorded?.values.period ?? '', ...found }
  const isFree = (order.facts.freeDates ?? []).some(
    ({ date, periods }) => date === found?.date && periods.some((each) => each === values.period),
  )
  return isFree && (!recorded || !areSameValues(values, recorded.values)) ? values : null
}

/** Adds the visit that a message tells by the recorded one, or asks for. */
export function withVisitBesideRecorded(
  reading: Reading,
  text: string,
  situation: Situation,
  read: (part: string, situation: Situation) => Reading,
): Reading {
  const { order, step } = situation
  const isOpen = stepOf(order, step).view === 'dates'
  const id = isOpen ? step : recordedStepOf(order, 'visit')
  if (id === undefined || (!isOpen && stepOf(order, step).view !== 'review')) return reading
  const isWhole = reading.doubts.some((doubt) => doubt.step === id && doubt.why !== 'part')
  const isCommand = reading.command !== null && !reading.command.startsWith('correct:')
  if (reading.answers[id] || isWhole || isCommand) return reading
  const recorded = order.answers[id]?.values
  const told = isOpen ? [] : partsOfMessage(text, true).filter(tellsBesideRecorded).map(lowerWithoutAccents)
  const values =
    (told.length > 0 && recorded ? visitTold(told.join(' '), recorded, order.facts.freeDates ?? []) : null) ??
    visitAskedFor(text, id, situation, read)
  if (!values) return reading
  const doubts = reading.doubts.filter((doubt) => doubt.step !== id)
  return {
    ...reading,
    doubts: [...doubts, { step: id, values, why: 'confirm' }],
    facts: reading.facts.filter((fact) => !OF_DAYS.has(fact)),
    unanswered: false,
    clear: false,
  }
}
const OF_DAYS: ReadonlySet<string> = new Set(['dias-da-visita', 'instalacao-prazo', 'horario-atendimento'])
