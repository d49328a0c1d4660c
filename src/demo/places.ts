import type { DemoPack } from '../content/demo/types.ts'
import { demo, greetedAt } from '../funnel/journeys/demo/journey.ts'
import { firstStep, formOf, pageAt, pageOf } from '../funnel/journeys.ts'

/** What is at an address below the demo's root. */
export type Place = 'home' | 'about' | 'route' | 'order' | 'chat' | 'nothing'

/** @param path a trailing slash makes no difference */
export function placeAt(path: string): Place {
  const bare = path.replace(/\/+$/, '')
  if (bare === demo.root) return 'home'
  if (bare === `${demo.root}/about`) return 'about'
  if (bare === `${demo.root}/chat`) return 'chat'
  if (greetedAt(bare) !== null) return 'route'
  return pageAt({ journey: demo.id }, bare) ? 'order' : 'nothing'
}

/**
 * The document's title.
 * @param form the order's present form; its first one by default
 */
export function titleOf(
  place: Place,
  pack: DemoPack,
  form = formOf(pageOf({ journey: demo.id }, firstStep({ journey: demo.id }))),
): string {
  const titles: Readonly<Record<Place, string>> = {
    home: pack.home.title,
    about: pack.about.title,
    route: pack.route.title,
    order: (pack.forms[form] ?? pack.steps[form])?.title ?? '',
    chat: pack.chatTitle,
    nothing: pack.notFound.title,
  }
  return `${titles[place]} · ${pack.name}`
}
