/**
 * Returns the plans on offer that a text names, in the order of the text, each once. A speed with several plans means
 * the plan without streaming, or else the first.
 */
import type { Plan } from '../../contract/plan.ts'
import { planMeant, mentionedPlan } from './find-mentioned-plan.ts'
import { shopServicesOf } from './streaming-services-of-shop.ts'

const SPEED = /(?<![\d.,])\d{3,4}(?! ?(?:reais|pila|conto))(?![\d/-])|(?:\d ?)?\bgigas?\b|\d ?g(?:b|bps)?\b/g
const PARTS = /,| (?:e|ou|pro|para o|pra o|com o|do|vs|versus|x|contra|que o) /

/** @param said lower-case text without accents, with number words as digits */
export function plansNamed(said: string, plans: readonly Plan[]): readonly Plan[] {
  const speeds = [...said.matchAll(SPEED)].map(({ index }) => index)
  const parts =
    speeds.length > 0
      ? speeds.map((from, at) => said.slice(from, speeds[at + 1] ?? said.length))
      : said.split(PARTS)
  const found = parts.flatMap((part) => planIn(part, plans) ?? [])
  return [...new Set(found)]
}

function planIn(part: string, plans: readonly Plan[]): Plan | undefined {
  const mention = mentionedPlan(part, shopServicesOf(plans))
  if (!mention) return undefined
  const alone = { ...mention, price: null, rank: null, isOther: false }
  if (alone.speed === null && alone.services.length === 0) return undefined
  const meant = planMeant(alone, plans)
  if (typeof meant !== 'string') return plans.find(({ id }) => id === meant.id)
  if (meant === 'none') return undefined
  return plans.find((plan) => typeof planMeant(alone, [plan]) !== 'string')
}
