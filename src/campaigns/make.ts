import { inherited } from './inherit.ts'
import { plainPage } from './plain.ts'
import { splitPrefix, type PrefixedPath } from './prefix.ts'
import type { Campaign, CampaignRules, PageCampaign } from './types.ts'

/** Folder → its rules. 'default' applies to all; the other names are prefixes. */
export type Folders = Readonly<Record<string, CampaignRules>> & { readonly default: CampaignRules }

export interface Campaigns {
  /** Every campaign prefix. */
  readonly prefixes: readonly string[]
  /** The complete rules of a prefix; the default campaign's for '' and for unknown prefixes. */
  readonly rulesOf: (prefix: string) => Campaign
  /** Splits a path into campaign prefix and route (S15). */
  readonly splitPrefix: (pathname: string) => PrefixedPath
  /**
   * Resolves an addon as named by a browser, partner or stored lead: a prefix is returned as is, an alias
   * ('controle', 'black', 'pre') as the shortest prefix sent under that name. '' for anything else.
   */
  readonly prefixOf: (addon: string) => string
}

/** Builds the campaigns from their folders: the product's are in `index.ts`, a test may pass its own. */
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

/** Precedence: the prefix's own rules, then those of its last segment, then of its first, then the default's. */
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

/** The part of the rules that a page carries for the browser. */
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
