/** Builds all campaigns of an edition of the shop from what each says itself. */
import { inInheritanceOrder } from './inheritance.ts'
import { fallbackCampaign } from './fallback-campaign.ts'
import { splitPrefix, type PrefixedPath } from './campaign-prefixes.ts'
import {
  type Campaign,
  type CampaignPhones,
  type CampaignSettings,
  PAGE_SETTINGS,
  type PageCampaign,
} from './campaign-types.ts'

/** Campaign settings by prefix; 'default' for the settings that all campaigns inherit. */
export type OwnSettings = Readonly<Record<string, CampaignSettings>> & { readonly default: CampaignSettings }

/** All campaigns, with functions to find one of them. */
export interface Campaigns {
  readonly prefixes: readonly string[]
  /** Returns the complete settings of a campaign; for '' and unknown prefixes, those of the default one. */
  readonly settingsOf: (prefix: string) => Campaign
  readonly splitPrefix: (pathname: string) => PrefixedPath
  /**
   * Returns the campaign prefix for a value of `addon`, the field that names the campaign in requests and
   * stored leads. A prefix is returned unchanged. For an alias ('controle', 'black', 'pre'), returns the
   * shortest prefix with this alias; for a prefix that a campaign had before, the one that it has now. Returns '' for
   * anything else.
   */
  readonly prefixOf: (addon: string) => string
  /** Prefixes that campaigns had before, with the campaign that has another one now. */
  readonly former: ReadonlyMap<string, FormerPrefix>
}

/** A prefix that a campaign had before. */
export type FormerPrefix = {
  /** The campaign's prefix now. */
  readonly to: string
  /** Whether its addresses lead there. Orders that began with it go on there, also if not. */
  readonly isLeading: boolean
}

/** What `makeCampaigns` must know besides the campaigns' own settings. */
interface Surroundings {
  /** Returns the only state in which a plan is sold; undefined if it is sold everywhere. */
  readonly stateOf: (sku: string) => string | undefined
  readonly isOff: (prefix: string) => boolean
  /** Returns the text that the addresses of a campaign show after its end. */
  readonly afterEndOf?: (prefix: string) => string | undefined
  /** Phone numbers other than those of the first edition. */
  readonly phones?: CampaignPhones | undefined
  readonly former?: ReadonlyMap<string, FormerPrefix>
}

const NONE: ReadonlyMap<string, FormerPrefix> = new Map()
const always: Surroundings = { stateOf: () => undefined, isOff: () => false }

export function makeCampaigns({ default: general, ...own }: OwnSettings, around = always): Campaigns {
  const prefixes = Object.keys(own)
  const plain = resolve('', general, {}, around)
  const all = new Map(prefixes.map((prefix) => [prefix, resolve(prefix, general, own, around)]))
  const { former = NONE } = around
  const shortestFirst = [...prefixes].sort((a, b) => a.length - b.length)
  return {
    prefixes,
    settingsOf: (prefix) => all.get(prefix) ?? plain,
    splitPrefix: (pathname) => splitPrefix(pathname, prefixes),
    prefixOf: (addon) =>
      shortestFirst.find((each) => each === addon) ??
      shortestFirst.find((each) => all.get(each)?.wire === addon) ??
      former.get(addon)?.to ??
      '',
    former,
  }
}

/**
 * Returns the complete settings of a campaign, in the order of precedence of `inherited`. `flags` and `footer`
 * are merged field by field. Most other fields come from the first settings that define them.
 */
function resolve(
  prefix: string,
  general: CampaignSettings,
  own: Readonly<Record<string, CampaignSettings>>,
  { stateOf, isOff, afterEndOf, phones }: Surroundings,
): Campaign {
  const sources = inInheritanceOrder(prefix, general, own)
  const first = <Name extends keyof CampaignSettings>(name: Name) =>
    sources.find((each) => each[name] !== undefined)?.[name]
  const below = Object.keys(own).flatMap((each) =>
    prefix !== '' && each.startsWith(`${prefix}/`) ? [each.slice(prefix.length + 1)] : [],
  )
  const seller = sources.find((each) => each.checkout !== undefined)
  return {
    prefix,
    wire: own[prefix]?.wire ?? prefix,
    lpOrigin: first('lpOrigin') ?? fallbackCampaign.lpOrigin,
    title: first('title') ?? fallbackCampaign.title,
    journey: first('journey') ?? fallbackCampaign.journey,
    flags: Object.assign({}, ...sources.map((each) => each.flags).reverse()),
    checkout: seller?.checkout ?? [],
    page: seller?.page ?? null,
    state: seller?.checkout?.map(stateOf).find(Boolean) ?? null,
    footer: Object.assign({}, fallbackCampaign.footer, ...sources.map((each) => each.footer).reverse()),
    ...(phones && { phones }),
    robots: first('robots') ?? null,
    theme: first('theme') ?? null,
    variantOf: own[prefix]?.variantOf ?? null,
    bonus: first('bonus') ?? null,
    ...(below.length > 0 && { below }),
    isOff: isOff(prefix),
    afterEnd: afterEndOf?.(prefix) ?? null,
  }
}

/** Returns the campaign settings that the browser needs. */
export const pageCampaignOf = (campaign: Campaign): PageCampaign =>
  Object.fromEntries(
    PAGE_SETTINGS.flatMap((name) => (campaign[name] === undefined ? [] : [[name, campaign[name]]])),
  ) as unknown as PageCampaign
