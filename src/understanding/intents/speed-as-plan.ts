/** Proposes the plan of a speed that a message names without its unit: 'fico com 300 sem desconto'. */
import { stepOf } from '../../funnel/journey-registry.ts'
import { speedOf } from '../../lib/plan-speed.ts'
import type { Reading, Situation } from '../reading-types.ts'
import { valueKindsOf } from '../value-kinds.ts'
import { WANTS } from '../words/is-choice-only-asked-about.ts'
import { MessageText } from '../words/prepared-message-text.ts'
import { CALLS_HOUSE, partsOfOthers } from './values-of-others.ts'

const BARE_NUMBER = /(?<![\w.,/$-]|\br\$ ?)\d{3,4}(?![\w.,/%-]|,\d| ?(?:megas?|reais|conto|pila|metros?|km))/g

/** What leaves the number unchosen. */
const NOT_CHOSEN = /\b(?:nao|n|nem|sei se|ou|era|tinha|se|caso|tenho|quanto|dando|desde que|foi)\b/

/** What takes a speed without a word of wanting. */
const IS_ENOUGH =
  /\b(?:(?:ta|esta|e) (?:bom|otimo)|vai (?:n?o |de )?\d|diminu\w+|desc\w+|baix\w+|aument\w+|sub\w+|mesmo)\b/

/**
 * Returns a reading with the plan of the one speed on offer that the message names, if nothing else was read in it and
 * the plan is what the chat asks for or sums up.
 * @param readPart reads a text by itself
 */
export function withSpeedAsPlan(
  reading: Reading,
  situation: Situation,
  typed: string,
  readPart: (part: string, situation: Situation) => Reading,
): Reading {
  const { answers, doubts, command, advice } = reading
  const { order, step } = situation
  const open = stepOf(order, step)
  const isRead = Object.keys(answers).length + doubts.length > 0 || command !== null || advice
  const isOfPlan = valueKindsOf(open).includes('plan') || open.view === 'review'
  if (isRead || !isOfPlan || typed.includes('?') || !/\d{3}/.test(typed)) return reading
  const speeds = new Set(order.facts.coverage?.plans.map((plan) => String(speedOf(plan))))
  const text = new MessageText(typed)
  if (CALLS_HOUSE.test(text.said) || NOT_CHOSEN.test(text.said)) return reading
  if (!WANTS.test(text.said) && !IS_ENOUGH.test(text.said)) return reading
  const others = partsOfOthers(text, 'plan', true)
  const named = [...text.said.matchAll(BARE_NUMBER)].flatMap(({ 0: speed, index }) =>
    speeds.has(speed) && others.every(({ from, to }) => index < from || index >= to) ? [speed] : [],
  )
  const [speed, another] = new Set(named)
  if (speed === undefined || another !== undefined) return reading
  const told = readPart(`troca o plano pro de ${speed} mega`, { ...situation, doubt: null })
  const plan = Object.entries(told.answers).find(([, { idPlan }]) => idPlan !== undefined)
  const [doubt = plan && { step: plan[0], values: plan[1], why: 'confirm' as const }] = told.doubts
  if (!doubt) return reading
  return {
    ...reading,
    facts: reading.facts.filter((id) => id !== 'nao-anotado'),
    doubts: [doubt],
    clear: false,
  }
}
