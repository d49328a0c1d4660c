import { inherited } from './inherit.ts'
import { fallbackCampaign } from './fallback-campaign.ts'
import { splitPrefix, type PrefixedPath } from './prefix.ts'
import type { Campaign, CampaignRules, PageCampaign } from './types.ts'

/** Rules by folder. 'default' applies to every campaign; all other names are campaign prefixes. */
export type Folders = Readonly<Record<string, CampaignRules>> & { readonly default: CampaignRules }

/** Look-ups over all campaigns. */
export interface Campaigns {
  /** Every campaign prefix. */
  readonly prefixes: readonly string[]
  /** Returns the complete rules of a prefix; those of the default campaign for '' and for unknown prefixes. */
  readonly rulesOf: (prefix: string) => Campaign
  /** Splits a path into campaign prefix and route (S15). */
  readonly splitPrefix: (pathname: string) => PrefixedPath
  /**
   * Returns the prefix for an `addon` that a browser, a partner or a stored lead has sent. A prefix is returned
   * unchanged, and for an alias ('controle', 'black', 'pre') the shortest prefix that uses it; '' for anything else.
   */
  readonly prefixOf: (addon: string) => string
}

/** Builds the campaigns from the rules in their folders. Tests may pass other folders than `index.ts` does. */
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

/** Returns the rules of a prefix with all inherited fields, in the order of precedence of `inherited`. */
function resolve(
  prefix: string,
  general: CampaignRules,
  folders: Readonly<Record<string, CampaignRules>>,
): Campaign {
  const sources = inherited(prefix, general, folders)
  const first = <Name extends keyof CampaignRules>(name: Name) =>
    sources.find((each) => each[name] !== undefined)?.[name]
  const seller = sources.find((each) => each.checkout !== undefined)
  return {
    prefix,
    wire: folders[prefix]?.wire ?? prefix,
    lpOrigin: first('lpOrigin') ?? fallbackCampaign.lpOrigin,
    title: first('title') ?? fallbackCampaign.title,
    journey: first('journey') ?? fallbackCampaign.journey,
    flags: Object.assign({}, ...sources.map((each) => each.flags).reverse()),
    checkout: seller?.checkout ?? [],
    excluded: seller?.excluded ?? null,
    footer: Object.assign({}, fallbackCampaign.footer, ...sources.map((each) => each.footer).reverse()),
    robots: first('robots') ?? null,
    theme: first('theme') ?? null,
    bonus: first('bonus') ?? null,
  }
}

/** Returns the part of the rules that a page contains for the browser. */
export function pageCampaignOf({
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
