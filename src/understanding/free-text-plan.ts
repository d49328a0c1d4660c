import type { Coverage } from '../funnel/types.ts'
import { spoken } from './yes-no.ts'

type Plan = Pick<
  Coverage['plans'][number],
  'id' | 'plan' | 'plan_download' | 'price_with_dacc' | 'subscriptions'
>

const NUMBERS: Readonly<Record<string, number>> = { um: 1, uma: 1, dois: 2, duas: 2 }
const ORDINALS = ['primeiro', 'segundo', 'terceiro', 'quarto', 'quinto', 'sexto']
// Names of a streaming service, and the part of the subscription's slug that identifies it.
const SERVICES: readonly (readonly [RegExp, string])[] = [
  [/\bparamount(?: ?\+| plus)?(?= |$)/, 'paramount'],
  [/\b(?:hbo max|hbo|max)\b/, 'max'],
  [/\b(?:globo ?-?play|globo)\b/, 'globo'],
]
const CHEAPEST = /\b(?:mais barat[oa]|menor preco|mais em conta|mais economic[oa]|menor valor)\b/
const FASTEST = /\b(?:mais rapid[oa]|maior velocidade|melhor|mais velocidade|maior)\b/
const DEAREST = /\b(?:mais car[oa]|mais complet[oa])\b/
const PLAIN = /\b(?:sem (?:streaming|tv|assinatura|nada)|so (?:a )?internet|apenas (?:a )?internet)\b/
const FILLER =
  /\b(?:oi|quero|queria|prefiro|pode|ser|vou|querer|ficar|escolho|esse|este|o|a|os|de|do|da|com|e|plano|opcao|internet|fibra|que|tem|for|voces|tiverem|mesmo)\b/g

/**
 * Finds the offered plan that a text refers to and returns its id: '600 mega', '1 giga com hbo', 'o mais barato', 'o
 * segundo' (in the given order). A speed is matched against names first (700 Mega downloads at 600), then against
 * download speeds; on its own it means the plan without streaming. Returns null on ties and unknown words.
 */
export function planFrom(text: string, plans: readonly Plan[]): string | null {
  const said = spoken(text)
  const named = plans.filter((plan) => spoken(plan.plan) === said)
  if (named.length > 0) return only(named)
  const position = ordinal(said, plans.length)
  if (position !== null) return plans[position]?.id ?? null

  let rest = said
  const take = (pattern: RegExp) => {
    const match = pattern.exec(rest)
    if (match) rest = rest.replace(pattern, ' ')
    return match
  }
  let found = plans
  let picky = false
  for (const [words, slug] of SERVICES) {
    if (!take(words)) continue
    picky = true
    found = found.filter((plan) => plan.subscriptions.some((each) => each.toLowerCase().includes(slug)))
  }
  if (take(PLAIN)) found = found.filter((plan) => plan.subscriptions.length === 0)
  const rank = take(CHEAPEST) ? cheapest : take(FASTEST) ? fastest : take(DEAREST) ? dearest : null
  const speed = take(/\b(?:(\d|um|uma|dois|duas) ?)?(giga|gigas|gb|g)\b|\b(\d{3,4}) ?(?:megas?|mb|mbps|m)?\b/)
  if (rest.replace(FILLER, ' ').trim() !== '' || (found === plans && !rank && !speed)) return null
  if (speed) found = ofSpeed(found, megabits(speed))
  if (rank) return found.length > 0 ? rank(found) : null
  const plain = found.filter((plan) => plan.subscriptions.length === 0)
  return only(found) ?? (picky ? null : only(plain))
}

function only(plans: readonly Plan[]): string | null {
  return plans.length === 1 ? (plans[0]?.id ?? null) : null
}

function ordinal(said: string, count: number): number | null {
  const word = said
    .replace(/^(?:(?:quero|prefiro) )?(?:o |a )?(?:(?:plano|opcao) )?/, '')
    .replace(/ (?:plano|opcao)$/, '')
  if (word === 'ultimo' || word === 'ultima') return count - 1
  const at = ORDINALS.findIndex((each) => each === word || each.replace(/o$/, 'a') === word)
  return at >= 0 && at < count ? at : null
}

function megabits([, count, giga, mega]: readonly (string | undefined)[]): number {
  if (!giga) return Number(mega)
  return (count ? (NUMBERS[count] ?? Number(count)) : 1) * 1000
}

function ofSpeed(plans: readonly Plan[], speed: number): readonly Plan[] {
  const name = new RegExp(speed >= 1000 && speed % 1000 === 0 ? `^${speed / 1000} giga` : `^${speed} mega`)
  const named = plans.filter((plan) => name.test(spoken(plan.plan)))
  return named.length > 0 ? named : plans.filter((plan) => plan.plan_download === speed)
}

/** The plan with the highest score, or null on a tie. */
function best(plans: readonly Plan[], score: (plan: Plan) => number): string | null {
  const top = Math.max(...plans.map(score))
  return only(plans.filter((plan) => score(plan) === top))
}

const cheapest = (plans: readonly Plan[]) => best(plans, (plan) => -plan.price_with_dacc)
const dearest = (plans: readonly Plan[]) => best(plans, (plan) => plan.price_with_dacc)
// Among equally fast plans pick the cheapest: asking for speed is not asking for streaming.
const fastest = (plans: readonly Plan[]) =>
  best(plans, (plan) => plan.plan_download * 1e6 - plan.price_with_dacc)
