import { plainPage } from './plain.ts'
import { splitPrefix, type PrefixedPath } from './prefix.ts'
import type { Campaign, CampaignRules, PageCampaign } from './types.ts'

/** Folder → what it says. 'default' holds for everybody; the other names are prefixes. */
export type Folders = Readonly<Record<string, CampaignRules>> & { readonly default: CampaignRules }

export interface Campaigns {
  /** Every campaign prefix. */
  readonly prefixes: readonly string[]
  /** The whole rules of a prefix; those of the default campaign for '' and for what is no prefix. */
  readonly rulesOf: (prefix: string) => Campaign
  /** Splits a path into campaign prefix and route (S15). */
  readonly splitPrefix: (pathname: string) => PrefixedPath
  /**
   * The prefix of an addon as a browser, a partner or a stored lead names it: a prefix stays one, an alias
   * ('controle', 'black', 'pre') becomes the shortest prefix that travels under it. '' for anything else.
   */
  readonly prefixOf: (addon: string) => string
}

/** The campaigns of these folders: the product's stand in `index.ts`, a test may bring its own. */
export function makeCampaigns({ default: general, ...folders }: Folders): Campaigns {
  const prefixes = Object.keys(folders)
  const all = new Map(['', ...prefixes].map((prefix) => [prefix, resolve(prefix, general, folders)]))
  const plain = all.get('') ?? resolve('', general, {})
  const shortestFirst = [...prefixes].sort((a, b) => a.length - b.length)
  return {
    prefixes,
    rulesOf: (prefix) => all.get(prefix) ?? plain,
    splitPrefix: (pathname) => splitPrefix(pathname, prefixes),
    prefixOf: (addon) =>
      shortestFirst.find((each) => each === addon) ??
      shortestFirst.find((each) => all.get(each)?.wire === addon) ??
      '',
  }
}

/** A prefix takes its own rules, then those of its last segment, then of its first, then the default's. */
function resolve(
  prefix: string,
  general: CampaignRules,
  folders: Readonly<Record<string, CampaignRules>>,
): Campaign {
  const segments = prefix.split('/')
  const named = [...new Set([prefix, segments.at(-1) ?? '', segments[0] ?? ''])]
  const sources = [...named.flatMap((each) => folders[each] ?? []), general]
  const first = <Name extends keyof CampaignRules>(name: Name) =>
    sources.find((each) => each[name] !== undefined)?.[name]
  const seller = sources.find((each) => each.checkout !== undefined)
  return {
    prefix,
    wire: folders[prefix]?.wire ?? prefix,
    lpOrigin: first('lpOrigin') ?? plainPage.lpOrigin,
    title: first('title') ?? plainPage.title,
    journey: first('journey') ?? plainPage.journey,
    flags: Object.assign({}, ...sources.map((each) => each.flags).reverse()),
    checkout: seller?.checkout ?? [],
    excluded: seller?.excluded ?? null,
    footer: Object.assign({}, plainPage.footer, ...sources.map((each) => each.footer).reverse()),
    robots: first('robots') ?? null,
    theme: first('theme') ?? null,
    bonus: first('bonus') ?? null,
  }
}

/** What a page of this campaign tells the browser. */
export function pageOf({
  prefix,
  wire,
  lpOrigin,
  title,
  journey,
  flags,
  footer,
  theme,
}: Campaign): PageCampaign {
  return { prefix, wire, lpOrigin, title, journey, flags, footer, theme }
}
