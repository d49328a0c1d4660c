/**
 * Fills in the fields that a campaign's landing page inherits. For '' and unknown prefixes, the result is the general
 * landing page.
 */
import type { CampaignLanding, Landing } from './landing-types.ts'

/** @param pages what each campaign says about its own landing page, by prefix */
export function resolveLanding(
  prefix: string,
  general: Landing,
  pages: Readonly<Record<string, CampaignLanding>>,
): Landing {
  const sources = inInheritanceOrder<CampaignLanding>(prefix, general, pages).toReversed()
  const landing = sources.reduce<Landing>(
    (all, own) => ({
      ...all,
      ...own,
      banner: { ...all.banner, ...own.banner },
      card: { ...all.card, ...own.card },
    }),
    general,
  )
  const shown = landing.blocks.filter((block) => block !== 'coverage-call' || landing.coverageCall !== null)
  return { ...landing, blocks: shown }
}

/**
 * Returns the values that a campaign uses or inherits, the most specific first. For 'globoplay/timpre' they come from
 * 'globoplay/timpre', 'timpre' and 'globoplay', followed by the default. Prefixes that do not exist are skipped.
 */
export function inInheritanceOrder<T>(
  prefix: string,
  general: T,
  own: Readonly<Record<string, T>>,
): readonly T[] {
  const segments = prefix.split('/')
  const named = [...new Set([prefix, segments.at(-1) ?? '', segments[0] ?? ''])]
  return [...named.flatMap((name) => (Object.hasOwn(own, name) ? (own[name] ?? []) : [])), general]
}
