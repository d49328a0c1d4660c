/**
 * Data of the desk's pages on the shop's draft: its state, its forms, and the lists of its plans, campaigns and texts.
 */
import type { shopCampaignWords } from '../../../src/content/desk/shop-campaigns.ts'
import type { Choice, Choices, TypedFields } from '../../../src/lib/form-field-tables.ts'

type Words = (typeof shopCampaignWords)['one']

/** What a page of the draft says about it; null if there is none. */
export type DraftState = {
  /** The edition on which it is based. */
  readonly base: number
  /** The edition that a second person did not approve the last time; null if none was refused. */
  readonly refusal: {
    readonly number: number
    readonly requestedBy: string
    readonly by: string
    readonly at: string
    /** Why; null if nothing was said. */
    readonly reason: string | null
  } | null
  readonly changedBy: string
  /** In São Paulo, '2026-12-01T00:00'. */
  readonly changedAt: string
  /** What stops its publication, without what the page says elsewhere. */
  readonly stops: readonly DraftFinding[]
} | null

/** A form of the draft as shown: with the typed values, if they were not stored. */
export type DraftForm = {
  readonly fields: Readonly<Record<string, string>>
  /** What is wrong, by the name of the field. */
  readonly problems: Readonly<Record<string, string>>
  /** What is stored instead, if someone else has changed it in the meantime; null otherwise. */
  readonly stored: Readonly<Record<string, string>> | null
  /** What the form showed when it was opened, as JSON of its fields. */
  readonly before: string
  /** Who removed what the form changes; null if it is there. */
  readonly removal: DraftRemoval | null
}

/** How something was removed from the draft. */
export type DraftRemoval = {
  readonly kind: 'plans' | 'campaigns' | 'faq' | 'news'
  readonly cause: 'removed' | 'discarded' | 'published'
  readonly by: string
  /** In São Paulo, '2026-12-01T00:00'. */
  readonly at: string
}

/** Something in a list of what was removed lately. */
export type RemovedShopItem = {
  readonly name: string
  /** Where it can be put back. */
  readonly href: string
  readonly by: string
  readonly at: string
}

/** What a check says about something that a page shows. */
export type DraftFinding = {
  readonly level: 'red' | 'yellow' | 'known'
  readonly text: string
  /** The plan, campaign, question or news item that it is about; null for anything else. */
  readonly about: string | null
  /** The name of its field, for those of which there are several; null if it is the whole. */
  readonly field: string | null
  /** Where it can be corrected; null if there is no such field. */
  readonly href: string | null
}

/** A plan in a list. */
export type ShopPlanRow = {
  readonly sku: string
  readonly name: string
  readonly withDebit: number
  readonly without: number
  readonly after: number
  readonly isHidden: boolean
  /** Whether it is sold, but no page of a campaign shows it. */
  readonly isOffPage: boolean
  readonly from: string | null
  readonly until: string | null
  readonly isChanged: boolean
  /** The prefixes of the campaigns in which it is. */
  readonly campaigns: readonly string[]
  /** Whether another plan has the same name. */
  readonly isNameShared: boolean
}

/** Data of the page with all plans. */
export type ShopPlansProps = {
  readonly draft: DraftState
  readonly groups: readonly {
    readonly type: 'new' | 'refidel' | 'migration'
    readonly rows: readonly ShopPlanRow[]
  }[]
  readonly removed: readonly RemovedShopItem[]
}

/** Data of the page of one plan. */
export type ShopPlanProps = {
  readonly draft: DraftState
  readonly sku: string
  readonly name: string
  readonly form: DraftForm
  readonly findings: readonly DraftFinding[]
  readonly choices: Choices
  /** The places that it may take in the desk's lists. */
  readonly places: readonly Choice[]
  /** Prefixes of the campaigns in which it is. */
  readonly campaigns: readonly string[]
  /** What was typed into the form that copies the plan, and what is wrong with it. */
  readonly copy: {
    readonly sku: string
    readonly name: string
    readonly campaign: string
    readonly problem: string | null
  }
  /** Whether it is in the draft alone, so that it can be removed. */
  readonly isNew: boolean
  /** The fields of its WhatsApp links that lead to no address. */
  readonly badLinks: readonly string[]
}

/** A campaign in a list. */
export type ShopCampaignRow = {
  readonly prefix: string
  readonly title: string
  /** How many plans it sells. */
  readonly plans: number
  readonly from: string | null
  readonly until: string | null
  readonly isHidden: boolean
  readonly state: 'same' | 'changed' | 'new'
}

/** Data of the page with all campaigns. */
export type ShopCampaignsProps = {
  readonly draft: DraftState
  readonly rows: readonly ShopCampaignRow[]
  readonly removed: readonly RemovedShopItem[]
  /** What was typed into the form of a new campaign, and what is wrong with it. */
  readonly copy: {
    readonly of: string
    readonly prefix: string
    readonly title: string
    readonly problem: string | null
  }
}

/** Data of the page of one campaign. */
export type ShopCampaignProps = {
  readonly draft: DraftState
  readonly prefix: string
  readonly form: DraftForm
  readonly findings: readonly DraftFinding[]
  readonly inherited: {
    /** How its page shows plans. */
    readonly list: keyof Words['lists']
    /** What its empty fields mean, by their names. */
    readonly inWords: Readonly<Record<string, string>>
  }
  readonly plans: readonly {
    readonly sku: string
    readonly name: string
    readonly price: number
    readonly isHidden: boolean
    /** Whether other campaigns have it, too. */
    readonly isShared: boolean
  }[]
  /** Whether the site's own code names its address, so that it keeps it. */
  readonly isNamedBySite: boolean
  /** Prefixes that it had before, which lead to it. */
  readonly former: readonly string[]
  readonly journeys: readonly string[]
  /** Flags that its journey allows. */
  readonly flags: readonly string[]
  /** Whether it never had its pages, so that it can be removed. */
  readonly mayBeRemoved: boolean
  /** Whether no campaign may have its address, so that it can be removed, too. */
  readonly isRefused: boolean
}

/** An item in a list of texts that has its own page. */
type ShopItem = {
  readonly id: string
  readonly name: string
  /** All that it says, for a search. */
  readonly text: string
}

/** Data of the page with the texts of landing pages. */
export type ShopTextsProps = {
  /** What empty fields mean, by their names. */
  readonly usual: TypedFields
  readonly draft: DraftState
  readonly form: DraftForm
  readonly findings: readonly DraftFinding[]
  readonly faq: readonly {
    readonly list: string
    readonly rows: readonly (ShopItem & { readonly group: string })[]
  }[]
  readonly news: readonly (ShopItem & {
    readonly isHidden: boolean
    readonly from: string | null
    readonly until: string | null
  })[]
  /** Questions and news. */
  readonly removed: readonly RemovedShopItem[]
}

/** Data of the page of one question; `id` is '' for a new one. */
export type ShopQuestionProps = {
  readonly draft: DraftState
  readonly list: string
  readonly id: string
  readonly form: DraftForm
  /** Names of figures that pages fill in. */
  readonly figures: readonly string[]
  /** The places that it may take in its list. */
  readonly places: readonly Choice[]
}

/** Data of the page of one news item; `id` is '' for a new one. */
export type ShopNewsProps = {
  readonly draft: DraftState
  readonly id: string
  readonly form: DraftForm
  /** The places that it may take in the list. */
  readonly places: readonly Choice[]
}
