/**
 * Interprets a chat message at this point of the conversation. Besides answers and commands, a message may complete a
 * doubtful value, choose between several values, give the new value of a correction, or contain a typo in an e-mail
 * address. Of one that is too long nothing is read: half of a message may say the opposite of the whole.
 */
import { checkAnswer } from '../../funnel/check-answer.ts'
import { planOf } from '../../funnel/chosen-plan-and-price.ts'
import { findStep, isStepOf, stepOf } from '../../funnel/journey-registry.ts'
import { isOptional } from '../../funnel/optional-questions.ts'
import { hasSingleTextField } from '../../funnel/single-text-field-in-chat.ts'
import type { StepId, Values } from '../../funnel/step-and-journey-types.ts'
import { likelyTypo } from '../../lib/email-typo.ts'
import { findChoiceFieldWithoutExtractor } from '../../questions/find-choice-field-without-extractor.ts'
import { LONGEST_MESSAGE } from '../../lib/chat-message-length-limit.ts'
import { normaliseText } from '../../lib/normalise-text.ts'
import { areSameValues } from '../../understanding/words/compare-answer-values.ts'
import { declinesToAnswer } from '../../understanding/words/declines-to-answer.ts'
import { isPerhapsRefused, withFreeTextAnswer } from './free-text-answer.ts'
import { withChangesOfParts } from './propose-every-change-in-message.ts'
import { withVisitBesideRecorded } from './propose-visit-beside-recorded-one.ts'
import { withValueSaidAgain } from './take-repeated-value-as-yes.ts'
import { withFreeTextCorrection } from './free-text-correction.ts'
import { positionInList } from '../../understanding/words/choice-by-list-position.ts'
import { lowerWithoutAccents } from '../../understanding/words/lower-case-without-accents.ts'
import { read } from '../../understanding/read-message.ts'
import type { Doubt, Reading, Situation } from '../../understanding/reading-types.ts'

export function readInContext(text: string, situation: Situation): Reading {
  if (text.length > LONGEST_MESSAGE) return read('', situation)
  const complete = [
    withValueSaidAgain,
    withLine,
    withDigits,
    withoutOthers,
    withSkip,
    withoutUnaskedVisit,
    withChangesOfParts,
    withVisitBesideRecorded,
  ].reduce((reading, more) => more(reading, text, situation, readWith), readWith(text, situation))
  return questionTypo(complete, situation.doubt)
}

/**
 * Adds the choices that the step's own one-line parser makes, unless they contradict the values found so far. No text is
 * added that the reader has not taken for a value: '512, tô sem tempo agora' has no complement (D133).
 */
function withLine(reading: Reading, text: string, { step, order }: Situation): Reading {
  const present = stepOf(order, step)
  // a question beside the answer is no part of it: '1000, aceita cachorro?'
  if (reading.facts.length > 0 || reading.unanswered) return reading
  const read = reading.answers[step]
  // nor is another answer: '1000 e meu zap é 11 98765-4321'
  if (Object.keys(reading.answers).length > 1 || reading.doubts.length > 0) return reading
  const checked = present.line && read ? checkAnswer(present, present.line.read(text, {}), order) : null
  if (!read || !checked || 'problems' in checked) return reading
  const agrees = Object.entries(read).every(([name, value]) => !value || checked.values[name] === value)
  if (!agrees) return reading
  const isText = (name: string) =>
    present.fields.some((field) => field.name === name && field.kind === 'text')
  const values = Object.fromEntries(
    Object.entries(checked.values).map(([name, value]) => [name, isText(name) ? (read[name] ?? '') : value]),
  )
  return { ...reading, answers: { ...reading.answers, [step]: values } }
}

/** Divides a message between a question for free text and what else it says. A mere answer is left to the form. */
const withoutOthers = (reading: Reading, text: string, situation: Situation): Reading =>
  Object.keys(reading.answers).length > 0 ||
  reading.smalltalk !== null ||
  isPerhapsRefused(stepOf(situation.order, situation.step), text)
    ? withFreeTextAnswer(reading, text, situation)
    : reading

/** Takes 'pode pular essa?' and 'não lembro' for an empty answer, where the question may be left without one. */
function withSkip(reading: Reading, text: string, { step, order }: Situation): Reading {
  const present = stepOf(order, step)
  if (!isOptional(present) || reading.answers[step]) return reading
  const isDeclined =
    reading.doubts.length === 0 &&
    reading.command === null &&
    !text.includes('?') &&
    declinesToAnswer(lowerWithoutAccents(text))
  if (!isDeclined && !reading.facts.includes('pular')) return reading
  const facts = reading.facts.filter((fact) => fact !== 'pular')
  const nothing = Object.fromEntries(present.fields.map(({ name }) => [name, '']))
  return { ...reading, facts, answers: { ...reading.answers, [step]: nothing } }
}

const OF_VISIT = /\b(?:instala\w*|visita|agend\w+|tecnico)\b/

/**
 * Says when the visit is arranged, if the visitor names or asks for a day and this plan's order has no question for it.
 */
function withoutUnaskedVisit(reading: Reading, text: string, { order }: Situation): Reading {
  const visit = findStep(order, ({ view }) => view === 'dates')
  if (!visit || !planOf(order) || visit.applies(order)) return reading
  const { [visit.id]: told, ...answers } = reading.answers
  const doubts = reading.doubts.filter(({ step }) => step !== visit.id)
  const isVague = !isUnderstood({ ...reading, wrong: false }) && OF_VISIT.test(lowerWithoutAccents(text))
  if (!told && !isVague && doubts.length === reading.doubts.length) return reading
  const facts = [...new Set([...reading.facts, 'instalacao-prazo' as const])]
  return { ...reading, answers, doubts, facts, wrong: reading.wrong && !isVague }
}

/** Treats digits that were not understood as an invalid answer, so that the question's own error is shown. */
function withDigits(reading: Reading, text: string, { step, order }: Situation): Reading {
  const present = stepOf(order, step)
  const name = present.fields.find(({ kind }) => kind === 'text')?.name
  if (
    isUnderstood(reading) ||
    !hasSingleTextField(present) ||
    name === undefined ||
    !/^[\d\s./()-]+$/.test(text)
  )
    return reading
  return { ...reading, doubts: [{ step, values: { [name]: text }, why: 'invalid' }] }
}

/** Reads a message, and completes it if it announces a correction or replies to a question about a doubtful value. */
function readWith(text: string, situation: Situation): Reading {
  const reading = read(text, situation)
  const { command } = reading
  const named = withFreeTextCorrection(reading, text, situation)
  if (named !== reading) return named
  if (command?.startsWith('correct:'))
    return withNewValue(reading, text, at(situation, command.slice('correct:'.length)))
  return situation.doubt ? withDoubt(reading, situation.doubt, text, situation) : reading
}

/** The situation with another question open. */
const at = (situation: Situation, step: StepId): Situation => ({
  ...situation,
  step,
  choice: findChoiceFieldWithoutExtractor(situation.order, step),
})

/** Completes the doubtful value with the message, which may be a missing surname or area code. */
function withDoubt(
  reading: Reading,
  { step, values, why, or }: Doubt,
  text: string,
  situation: Situation,
): Reading {
  const [before = ''] = Object.values(values)
  if (or) return withChoice(reading, or, text, { ...situation, step })
  if (reading.answers[step] || saysMoreThanAnswers(reading) || normaliseText(before) === normaliseText(text))
    return reading
  const whole: Partial<Record<Doubt['why'], string>> = {
    surname: `${before} ${text}`,
    ddd: `${text} ${before}`,
  }
  const completed = read(whole[why] ?? text, { ...situation, doubt: null })
  return completed.answers[step] ? completed : reading
}

/** Chooses between the doubtful values: by position ("o primeiro"), or because the message repeats one of them. */
function withChoice(reading: Reading, or: readonly Values[], text: string, situation: Situation): Reading {
  const { step } = situation
  const place = positionInList(text)
  const chosen = place === null ? byOffers(text, or) : or.at(place)
  if (chosen) return { ...reading, answers: { [step]: chosen }, doubts: [], clear: true }
  if (isUnderstood(reading)) return reading
  const { [step]: values } = read(text, { ...situation, doubt: null }).answers
  const isOne = values !== undefined && or.some((each) => areSameValues(each, values))
  return isOne ? { ...reading, answers: { [step]: values }, clear: true } : reading
}

/** Says whether offers may come, and nothing else. */
const OFFERS_TOLD =
  /^\W*(?:(sem|n[ãa]o|nenhum(?:a|a? d[oa]s (?:dois|duas))?)|com|(?:eu )?(?:aceito|quero)(?= (?:as|os|sim|tud|ofert))|p(?:ode|odem) (?:mandar|enviar))(?:,? (?:as|os|2|dois|duas|sim|tudo|todas?|quero|ofertas?|obrigad[oa]|por favor|j[áa] recebo (?:spam|propaganda) demais))*\W*$/i

/** Chooses between an address with offers and without: "sem ofertas". A bare yes chooses neither. */
function byOffers(text: string, or: readonly Values[]): Values | undefined {
  const told = OFFERS_TOLD.exec(text)
  if (!told || or.some(({ accept_promotions }) => accept_promotions === undefined)) return undefined
  return or.find(({ accept_promotions }) => accept_promotions === String(told[1] === undefined))
}

/** Reads the text after "para" as the new value of a correction: "mudar o nome para Joana Prado". */
function withNewValue(reading: Reading, text: string, situation: Situation): Reading {
  const { step } = situation
  const value = text.split(/\s(?:para|pra|pro)\s|:\s/i).at(-1) ?? ''
  const isSaid = reading.answers[step] !== undefined || reading.doubts.some((doubt) => doubt.step === step)
  if (isSaid || value === text || !isStepOf(situation.order, step)) return reading
  const { answers, doubts } = read(value, { ...situation, doubt: null, draft: {} })
  const { [step]: found } = answers
  // read without the words that say whose it is, it is only proposed (D133)
  const told = found ? [{ step, values: found, why: 'confirm' as const }, ...doubts] : doubts
  return { ...reading, doubts: told, clear: told.length === 0 }
}

/** Asks once about a likely typo in a well-known e-mail domain. Such an address is never refused (U-inputs). */
function questionTypo(reading: Reading, before: Doubt | null): Reading {
  const { email, ...answers } = reading.answers
  const typed = email?.email
  const suggestion = typed ? likelyTypo(typed) : null
  if (!suggestion || before?.values.email === suggestion) return reading
  const doubt: Doubt = { step: 'email', values: { email: suggestion }, why: 'typo' }
  return { ...reading, answers, doubts: [doubt, ...reading.doubts], clear: false }
}

/** Whether a message contains something besides answers, such as a command or a question. */
export const saysMoreThanAnswers = (reading: Reading): boolean =>
  reading.facts.length > 0 ||
  Boolean(reading.command ?? reading.wayOut ?? reading.smalltalk ?? reading.person) ||
  reading.advice ||
  reading.wrong

/** Whether anything in a message was understood. */
export const isUnderstood = (reading: Reading): boolean =>
  Object.keys(reading.answers).length + reading.doubts.length > 0 || saysMoreThanAnswers(reading)
