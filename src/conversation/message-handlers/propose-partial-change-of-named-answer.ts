/**
 * Proposes what a message tells of a recorded answer that it calls by its name, where nothing else was understood of it: 'o
 * celular é final 8812', 'minha mãe é com th, Ritha', 'meu complemento: casa dos fundos' (docs/decisions/0176).
 */
import { checkAnswer } from '../../funnel/check-answer.ts'
import { stepOf } from '../../funnel/journey-registry.ts'
import type { StepId, Values } from '../../funnel/step-and-journey-types.ts'
import { messageRead } from '../../store/redux-actions.ts'
import { completedByPart } from '../../understanding/extractors/complete-previous-answer.ts'
import { read } from '../../understanding/read-message.ts'
import type { Situation } from '../../understanding/reading-types.ts'
import { recordedStepOf } from '../../understanding/words/answered-step-of-value-kind.ts'
import { valueKindsOf, type ValueKind } from '../../understanding/value-kinds.ts'
import { lowerWithoutAccents } from '../../understanding/words/lower-case-without-accents.ts'
import { areSameValues } from '../../understanding/words/compare-answer-values.ts'
import { ask, type Moves } from './chat-move-types.ts'
import { isUnderstood } from './read-message-in-context.ts'
import type { ReceivedMessage } from './received-message-type.ts'

/** What an answer is called before its part. A number may be that of a house or a telephone. */
const CALLED: readonly (readonly [ValueKind, RegExp])[] = [
  [
    'house',
    /\b(?:complemento|ap(?:arta)?mento|apto|ape|bloco|numero(?: d[ao] (?:minha |meu )?(?:casa|predio|imovel))?|casa)\b/,
  ],
  ['phone', /\b(?:(?:numero d[ao] )?(?:celular|cel|telefone|zap|whats(?:app)?|fone)|numero)\b/],
  ['email', /\be-?mail\b/],
  ['birth', /\b(?:nascimento|nasci)\b/],
  ['mother', /\b(?:nome da )?(?:minha )?mae\b/],
  ['name', /\bmeu (?:sobre)?nome\b/],
  ['document', /\bcpf\b/],
  ['cep', /\bcep\b/],
  ['account', /\b(?:conta|agencia)\b/],
]
/** Kinds of value to which a bare 'número' may belong while they are asked for. */
const NUMBERED: readonly ValueKind[] = ['phone', 'house', 'document', 'account', 'cep', 'code']
const BETWEEN = /^(?:\s|[:=,-]|(?:e|eh|é|era|certo|correto|na verdade|la)(?=\s))*/i

interface Named {
  readonly step: StepId
  readonly values: Values
}

/** Reads a text as the answer to a recorded question, as if it were asked now. */
function readAt(text: string, step: StepId, situation: Situation): Values | null {
  const { [step]: _own, ...answers } = situation.order.answers
  const order = { ...situation.order, answers }
  const { answers: told, doubts, facts } = read(text, { ...situation, order, step, doubt: null, draft: {} })
  const doubt = doubts.find((each) => each.step === step && each.why === 'confirm')
  return facts.length > 0 ? null : (told[step] ?? doubt?.values ?? null)
}

/** Reads a text as a message that calls the answer by its name and is understood so. */
function readNamed(text: string, step: StepId, situation: Situation): Values | null {
  const { doubts } = read(text, { ...situation, doubt: null })
  return doubts.find((each) => each.step === step && each.why === 'confirm')?.values ?? null
}

/** What a part of a message makes of an answer: the likeliest ways first, none if it tells nothing. */
function toldOf(
  name: string,
  rest: string,
  { step, values }: Named,
  situation: Situation,
): readonly Values[] {
  const parts = [rest, ...rest.split(/[,;]\s*/)].filter(Boolean)
  const completed = parts.flatMap((part) => completedByPart(part, values) ?? [])
  const kept = Object.fromEntries(
    Object.entries(readAt(rest, step, situation) ?? {}).filter(([, value]) => value !== ''),
  )
  const named = readNamed(`corrige ${name}: ${rest}`, step, situation)
  const whole = named ?? (Object.keys(kept).length > 0 ? { ...values, ...kept } : null)
  const isFine = (each: Values) =>
    !areSameValues(each, values) &&
    'values' in checkAnswer(stepOf(situation.order, step), each, situation.order)
  return [...completed, ...(whole ? [whole] : [])].filter(isFine)
}

/** Fields that hold a person's name. */
const NAMES = ['name', 'mothers_name'] as const
/** Particles in names, which may be left out. */
const PARTICLE = /^(?:d[aeo]s?|e)$/

/**
 * Returns the name that a message tells with more words than the recorded one: 'é Maria da Silva Santos, faltou o Santos'.
 */
function longerName(text: string, { order, step: open }: Situation): Named | null {
  for (const [step, answer] of Object.entries(order.answers)) {
    const field = NAMES.find((name) => answer?.values[name])
    const recorded = field && answer?.values[field]
    if (!recorded || step === open) continue
    const parts = lowerWithoutAccents(recorded).split(' ')
    for (const run of text.split(/[^\p{L}' ]+/u)) {
      const words = run.trim().split(/\s+/)
      const from = words.findIndex((word) => lowerWithoutAccents(word) === parts[0])
      const isOfName = (word: string) => /^\p{Lu}/u.test(word) || PARTICLE.test(word)
      const rest = from < 0 ? [] : words.slice(from)
      const end = rest.findIndex((word, at) => at >= parts.length && !isOfName(word))
      const told = end < 0 ? rest : rest.slice(0, end)
      const isSame = parts.every((part, at) => lowerWithoutAccents(told[at] ?? '') === part)
      const more = told.slice(parts.length).filter((word) => !PARTICLE.test(word))
      const isName = more.length > 0 && more.length < 4 && !PARTICLE.test(told.at(-1) ?? '')
      if (!isSame || !isName) continue
      const values = { ...answer?.values, [field]: [recorded, ...told.slice(parts.length)].join(' ') }
      if ('values' in checkAnswer(stepOf(order, step), values, order)) return { step, values }
    }
  }
  return null
}

/** Proposes the answer that a message completes or replaces, if there is exactly one. */
export function proposeNamedPart(received: ReceivedMessage): Moves | null {
  const { reading, text, echo, pending, situation } = received
  const { order } = situation
  if (pending || text.includes('?') || isUnderstood(reading) || reading.unanswered) return null
  const said = lowerWithoutAccents(text)
  const open = valueKindsOf(stepOf(order, situation.step))
  const found = CALLED.flatMap(([kind, name]): Named[] => {
    const match = name.exec(said)
    const step = match && recordedStepOf(order, kind)
    const values = step ? order.answers[step]?.values : undefined
    if (!match || !step || !values || step === situation.step) return []
    if (match[0] === 'numero' && open.some((each) => NUMBERED.includes(each))) return []
    const rest = text
      .slice(match.index + match[0].length)
      .replace(BETWEEN, '')
      .trim()
    const [told] = toldOf(match[0], rest, { step, values }, situation)
    return told ? [{ step, values: told }] : []
  })
  const longer = found.length === 0 ? longerName(text, situation) : null
  const [only, ...others] = longer ? [longer] : found
  if (!only || others.length > 0) return null
  return [messageRead({ understood: true }), ask({ ...only, why: 'confirm', next: [] }, echo, text)]
}
