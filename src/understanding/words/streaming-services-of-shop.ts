/** Finds the streaming services that the shop's team has added (docs/decisions/0201), by their names in the plans on offer. */
import type { Plan } from '../../contract/plan.ts'
import { streamingServiceNames } from '../../content/streaming-service-names.ts'
import { normaliseText } from '../../lib/normalise-text.ts'

/** A service with the words that name it. */
export type ShopService = { readonly slug: string; readonly named: RegExp }

type Offered = Pick<Plan, 'subscriptions'> & Partial<Pick<Plan, 'benefits'>>

/** Shorter names are too like other words. */
const SHORTEST = 4

const found = new WeakMap<readonly Offered[], readonly ShopService[]>()

/** Returns the services of some plans that the reader does not know by itself. */
export function shopServicesOf(plans: readonly Offered[]): readonly ShopService[] {
  const services = found.get(plans) ?? findIn(plans)
  found.set(plans, services)
  return services
}

function findIn(plans: readonly Offered[]): readonly ShopService[] {
  const names = new Map(
    plans.flatMap(({ subscriptions, benefits = [] }) =>
      benefits.flatMap(({ slug, benefit }) =>
        subscriptions.includes(slug) && streamingServiceNames[slug] === undefined
          ? [[slug, normaliseText(benefit).match(/[a-z0-9]+/g) ?? []] as const]
          : [],
      ),
    ),
  )
  return [...names]
    .filter(([, words]) => words.join('').length >= SHORTEST)
    .map(([slug, words]) => ({
      slug: slug.toLowerCase(),
      named: new RegExp(`(?<![a-z0-9])${words.join('[ .-]?')}(?![a-z0-9])\\+?`),
    }))
}

/** Names these services as what they are, so that what is said of any streaming is understood: 'tem streaming?' */
export const asStreaming = (said: string, services: readonly ShopService[]): string =>
  services.reduce((text, { named }) => text.replace(new RegExp(named, 'g'), 'streaming'), said)
