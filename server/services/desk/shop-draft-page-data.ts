/** Loads what the desk shows when plans and campaigns of the shop's draft are edited. */
import type {
  DraftForm,
  DraftState,
  RemovedShopItem,
  ShopCampaignProps,
  ShopCampaignsProps,
  ShopPlanProps,
  ShopPlansProps,
} from '../../rules/desk/shop-draft-page-types.ts'
import {
  campaignIn,
  movedPrefixes,
  presentPrefix,
  prefixesOfCampaign,
} from '../../../src/edition/change-campaigns-in-edition.ts'
import { isNamedBySite } from '../../../src/campaigns/prefixes-named-by-the-site.ts'
import { inheritedValuesOf } from '../../../src/edition/values-inherited-by-campaign.ts'
import { prefixProblem, type EditionFinding } from '../../../src/edition/check-edition.ts'
import { campaignsWith } from '../../../src/edition/edition-content-at-instant.ts'
import { resolvedEdition } from '../../../src/edition/read-edition.ts'
import type { Edition, EditionCampaign, EditionPlan } from '../../../src/edition/edition-schema.ts'
import { formerPrefixes } from '../../../src/edition/forms/campaign-field-kinds.ts'
import { badLinkFields } from '../../../src/edition/forms/invalid-whatsapp-link-fields.ts'
import { planForm } from '../../../src/edition/forms/plan-form-fields.ts'
import { campaignForm } from '../../../src/edition/forms/campaign-form-fields.ts'
import { asTyped, choicesOf, inheritedIn, type TypedFields } from '../../../src/lib/form-field-tables.ts'
import { journeyNames } from '../../../src/content/journey-names-and-descriptions.ts'
import { localTime } from '../../../src/lib/sao-paulo-time.ts'
import { DESK_JOURNEYS } from '../../rules/desk/desk-journeys-and-steps.ts'
import { campaignAsTyped, flagsOfJourney } from '../../rules/desk/shop-campaign-form.ts'
import { findingsAt, linkedFindings } from '../../rules/desk/link-findings-to-desk-forms.ts'
import { isSameJson } from '../../../src/lib/is-same-json.ts'
import { placesFor } from '../../rules/desk/places-in-list.ts'
import { reservedPrefixes } from '../../rules/reserved-campaign-prefixes.ts'
import { findingsIn } from '../publish-editions.ts'
import { campaignWasLive } from '../../repositories/editions-and-publications.ts'
import { listRemovals } from '../../repositories/removals-from-shop-draft.ts'
import type { Sql } from '../../db/database.ts'
import { partAt } from '../../../src/edition/find-and-restore-removed-items.ts'
import type { Removal } from '../record-and-restore-removed-draft-parts.ts'
import { editionOfForm, workingEdition, type ShopDraft } from '../shop-draft.ts'
import type { DeskContext } from './desk-context.ts'

type Parts = Pick<DeskContext, 'db' | 'editions'>

/**
 * Returns what pages say about the draft.
 * @param shown places of the document whose findings the page shows elsewhere, such as `plans.d500a`
 */
export const draftState = (draft: ShopDraft | null, shown: readonly string[] = []): DraftState =>
  draft && {
    stops: stopsOf(draft, shown),
    base: draft.base,
    refusal: draft.refusal && { ...draft.refusal, at: localTime(draft.refusal.at) },
    changedBy: draft.changedBy,
    changedAt: localTime(draft.changedAt),
  }

/** Returns what stops the publication of the draft, without findings of some places. */
function stopsOf({ document }: ShopDraft, shown: readonly string[]) {
  const isShown = ({ place }: EditionFinding) => shown.some((each) => `${place}.`.startsWith(`${each}.`))
  const red = findingsIn(document).filter((finding) => finding.level === 'red' && !isShown(finding))
  return linkedFindings(red, document)
}

type RemovableKind = 'plans' | 'campaigns' | 'faq' | 'news'

/** The forms of parts of the draft that can be removed, by their places: `plans.d500n`, `faq.home.prazo`. */
const FORMS: Readonly<Record<RemovableKind, (name: string, id: string) => string>> = {
  plans: (sku) => `/operador/loja/planos/${sku}`,
  campaigns: (prefix) => `/operador/loja/campanhas/ver?${new URLSearchParams({ campanha: prefix })}`,
  faq: (list, id) => `/operador/loja/textos/duvida?${new URLSearchParams({ lista: list, id })}`,
  news: (id) => `/operador/loja/textos/novidade?${new URLSearchParams({ id })}`,
}

/** Returns the parts of some kinds that were removed lately from the draft, and can be put back. */
export async function recentlyRemoved(
  sql: Sql,
  edition: Edition,
  ...kinds: readonly RemovableKind[]
): Promise<RemovedShopItem[]> {
  return (await listRemovals(sql)).flatMap(({ place, name, by, at }) => {
    const [first, part = '', id = ''] = place.split('.')
    const kind = kinds.find((each) => each === first)
    return kind === undefined || partAt(edition, place)
      ? []
      : [{ name, href: FORMS[kind](part, id), by, at: localTime(at) }]
  })
}

export async function showPlans({ db, editions }: Parts): Promise<ShopPlansProps> {
  const { document, live, draft } = await workingEdition(db)
  const before = new Map((await editions.at(live, new Date())).document.plans.map((plan) => [plan.sku, plan]))
  const resolved = resolvedEdition(document, new Date())
  const groups = (['new', 'refidel', 'migration'] as const).map((type) => ({
    type,
    rows: document.plans
      .filter(({ plan_type }) => (plan_type ?? 'new') === type)
      .map((plan) => ({
        sku: plan.sku,
        name: plan.plan,
        withDebit: plan.price_with_dacc,
        without: plan.price,
        after: plan.price_full,
        isHidden: plan.hidden === true,
        isOffPage: type === 'new' && !plan.showOnLanding,
        from: plan.from ?? null,
        until: plan.until ?? null,
        isChanged: draft !== null && !isSameJson(plan, before.get(plan.sku)),
        campaigns: campaignsWith(resolved, plan.sku),
        isNameShared: document.plans.some(({ sku, plan: name }) => sku !== plan.sku && name === plan.plan),
      })),
  }))
  return { draft: draftState(draft), groups, removed: await recentlyRemoved(db, document, 'plans') }
}

/** Typed values of a form that were not stored. */
export type Unsaved = {
  readonly typed?: Readonly<Record<string, string>>
  readonly problems?: Readonly<Record<string, string>>
  /** Whether someone else has changed the same thing in the meantime. */
  readonly isOvertaken?: boolean
}

/** A form that was not stored: what it is shown again with, and the status of that page. */
export type NotStored = { readonly status: 400 | 409; readonly unsaved: Unsaved }

/** Returns a form as a page shows it: with what was typed, or else with what is stored. */
export const shownDraftForm = (
  stored: TypedFields,
  { typed, problems = {}, isOvertaken = false }: Unsaved,
  removal: Removal | null,
): DraftForm => ({
  fields: typed ?? stored,
  problems,
  stored: isOvertaken ? stored : null,
  before: typed && !removal ? (typed.antes ?? '') : JSON.stringify(stored),
  removal: removal && {
    kind: removal.part.kind,
    cause: removal.cause,
    by: removal.by,
    at: localTime(removal.at),
  },
})

/** Returns what the form shows that copies a plan: for a campaign with a code that no plan has. */
function newCopy({ plans }: Edition, { sku, plan }: EditionPlan, campaign: string): ShopPlanProps['copy'] {
  if (campaign === '') return { sku: '', name: plan, campaign: '-', problem: null }
  const code = `${sku}-${campaign.replaceAll('/', '-')}`.slice(0, 30)
  const taken = plans.map((each) => each.sku)
  const free = [code, ...[2, 3, 4, 5, 6, 7, 8, 9].map((number) => `${code}-${number}`)]
  return { sku: free.find((each) => !taken.includes(each)) ?? '', name: plan, campaign, problem: null }
}

/**
 * Returns a plan of the draft, with what was typed; null if there is none with this sku.
 * @param inCampaign the campaign whose page led here: a copy would be for it
 */
export async function showPlan(
  { db, editions }: Parts,
  sku: string,
  { copy, ...unsaved }: Unsaved & { readonly copy?: ShopPlanProps['copy'] } = {},
  inCampaign = '',
): Promise<ShopPlanProps | null> {
  const { document, live, draft, removal } = await editionOfForm(db, `plans.${sku}`)
  const index = document.plans.findIndex((plan) => plan.sku === sku)
  const plan = document.plans[index]
  if (!plan) return null
  const { document: published } = await editions.at(live, new Date())
  const campaigns = campaignsWith(resolvedEdition(document, new Date()), sku)
  const form = shownDraftForm(asTyped(planForm.rows, plan), unsaved, removal)
  return {
    draft: draftState(draft, [`plans.${sku}`]),
    sku,
    badLinks: badLinkFields(plan),
    name: plan.plan,
    form,
    findings: linkedFindings(findingsAt(findingsIn(document), `plans.${sku}`), document),
    choices: choicesOf(planForm.rows, document),
    places: placesFor(
      document.plans.map((each) => `${each.plan} (${each.sku})`),
      index,
    ),
    campaigns,
    copy: copy ?? newCopy(document, plan, campaigns.includes(inCampaign) ? inCampaign : ''),
    isNew: !removal && !published.plans.some((each) => each.sku === sku),
  }
}

export async function showCampaigns(
  { db, editions }: Parts,
  copy: ShopCampaignsProps['copy'],
): Promise<ShopCampaignsProps> {
  const { document, live, draft } = await workingEdition(db)
  const { document: published } = await editions.at(live, new Date())
  const { campaigns } = resolvedEdition(document, new Date())
  const rows = Object.entries(document.campaigns).map(([prefix, own]) => {
    const { title, checkout, robots } = campaigns.settingsOf(prefix)
    const before = campaignIn(published, prefix)
    return {
      prefix,
      title,
      plans: checkout.length,
      from: own.from ?? null,
      until: own.until ?? null,
      isHidden: robots !== null,
      state: !before ? ('new' as const) : isSameJson(before, own) ? ('same' as const) : ('changed' as const),
    }
  })
  return { draft: draftState(draft), rows, copy, removed: await recentlyRemoved(db, document, 'campaigns') }
}

/** Journeys that no campaign opens. */
const OTHER_JOURNEYS: readonly string[] = ['renewal', 'coverage']

/** Returns what was typed, with the earlier addresses that the campaign has got since the form was opened. */
const unsavedWith = ({ formerly }: EditionCampaign, { typed, ...others }: Unsaved): Unsaved => ({
  ...others,
  ...(typed && { typed: { ...formerPrefixes.asTyped(formerly, ''), ...typed } }),
})

/**
 * Returns a campaign of the draft, with what was typed; null if there is none with this prefix. One that has another
 * prefix by now is found by the earlier one.
 */
export async function showCampaign(
  { db }: Pick<Parts, 'db'>,
  asked: string,
  unsaved: Unsaved = {},
): Promise<ShopCampaignProps | null> {
  const prefix = presentPrefix((await workingEdition(db)).document, asked)
  const { document, draft, removal } = await editionOfForm(db, `campaigns.${prefix}`)
  const own = campaignIn(document, prefix)
  if (!own) return null
  const inherited = inheritedValuesOf(document, prefix)
  const { rules, landing } = inherited
  const resolved = resolvedEdition(document, new Date())
  const stored = campaignAsTyped(own, inherited)
  return {
    draft: draftState(draft, [`campaigns.${prefix}`]),
    prefix,
    isRefused: !removal && prefix !== '' && prefixProblem(prefix, reservedPrefixes) !== null,
    form: shownDraftForm(stored, unsavedWith(own, unsaved), removal),
    findings: linkedFindings(findingsAt(findingsIn(document), `campaigns.${prefix}`), document),
    inherited: {
      list: landing.list,
      inWords: {
        ...inheritedIn(campaignForm.rows, { ...rules, landing }),
        jornada: journeyNames[rules.journey] ?? rules.journey,
      },
    },
    plans: document.plans
      .filter(({ plan_type }) => plan_type === null)
      .map(({ sku, plan, price_with_dacc, hidden = false }) => ({
        sku,
        name: plan,
        price: price_with_dacc,
        isHidden: hidden,
        isShared: campaignsWith(resolved, sku).some((each) => each !== prefix),
      })),
    isNamedBySite: [...movedPrefixes(document, { from: prefix, to: prefix })].some(([each]) =>
      isNamedBySite(each),
    ),
    former: (own.formerly ?? []).map((each) => each.prefix),
    journeys: DESK_JOURNEYS.filter((journey) => !OTHER_JOURNEYS.includes(journey)),
    flags: flagsOfJourney(own.journey ?? rules.journey),
    mayBeRemoved:
      !removal &&
      prefix !== '' &&
      !(await campaignWasLive(db, prefixesOfCampaign(document, prefix), localTime(new Date()))),
  }
}
