/** Finds the page of the demo site for a path below /demo, and the title of the page. */
import type { DemoTexts } from '../content/demo/demo-texts-type.ts'
import { demoJourney, greetedName } from '../funnel/journeys/demo/journey.ts'
import { firstStep, formOf, pageAt, pageOf } from '../funnel/journey-registry.ts'

/** The kinds of pages below /demo. */
export type DemoPageKind = 'home' | 'about' | 'route' | 'order' | 'chat' | 'nothing'

/**
 * Returns the kind of page at a path of the demo site.
 * @param path with or without trailing slash
 */
export function demoPageAt(path: string): DemoPageKind {
  const bare = path.replace(/\/+$/, '')
  if (bare === demoJourney.root) return 'home'
  if (bare === `${demoJourney.root}/about`) return 'about'
  if (bare === `${demoJourney.root}/chat`) return 'chat'
  if (greetedName(bare) !== null) return 'route'
  return pageAt({ journey: demoJourney.id }, bare) ? 'order' : 'nothing'
}

/**
 * Returns the title of a page.
 * @param form the current form of the order; by default its first one
 */
export function titleOf(
  route: DemoPageKind,
  pack: DemoTexts,
  form = formOf(pageOf({ journey: demoJourney.id }, firstStep({ journey: demoJourney.id }))),
): string {
  const titles: Readonly<Record<DemoPageKind, string>> = {
    home: pack.home.title,
    about: pack.about.title,
    route: pack.route.title,
    order: (pack.forms[form] ?? pack.steps[form])?.title ?? '',
    chat: pack.chatTitle,
    nothing: pack.notFound.title,
  }
  return `${titles[route]} · ${pack.name}`
}
