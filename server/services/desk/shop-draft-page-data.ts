/** Loads what the desk shows when plans and campaigns of the shop's draft are edited. */
import {
  campaignIn,
  movedPrefixes,
  presentPrefix,
  prefixesOfCampaign,
} from '../../../src/edition/change-campaigns-in-edition.ts'
import { isNamedBySite } from '../../../src/campaigns/campaign-prefixes.ts'
import { inheritedValuesOf } from '../../../src/edition/change-plans-in-edition.ts'
import { prefixProblem, type EditionFinding } from '../../../src/edition/check-edition.ts'
import { campaignsWith } from '../../../src/edition/edition-content-at-instant.ts'
import { resolvedEdition } from '../../../src/edition/read-edition.ts'
import type { Edition, EditionCampaign, EditionPlan } from '../../../src/edition/edition-schema.ts'
import { formerPrefixes } from '../../../src/edition/forms/campaign-field-kinds.ts'
import { badLinkFields } from '../../../src/edition/forms/whatsapp-links.ts'
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
import { workingEdition, type ShopDraft } from '../shop-draft.ts'
import type { DeskContext } from './desk-context.ts'

type Parts = Pick<DeskContext, 'db' | 'editions'>

/**
 * Returns what pages say about the draft.
 * @param shown places of the document whose findings the page shows elsewhere, such as `plans.d500a`
 */
export const draftState = (draft: ShopDraft | null, shown: readonly string[] = []) =>
  draft && {
    stops: stopsOf(draft, shown),
    base: draft.base,
    refusal: draft.refusal && { ...draft.refusal, at: localTime(draft.refusal.at) },
    changedBy: draft.changedBy,
    changedAt: localTime(draft.changedAt),
  }

/** What a page of the draft says about it; null if there is none. Times are in São Paulo, '2026-12-01T00:00'. */
export type DraftState = ReturnType<typeof draftState>

/** Returns what stops the publication of the draft, without findings of some places. */
function stopsOf({ document }: ShopDraft, shown: readonly string[]) {
  const isShown = ({ place }: EditionFinding) => shown.some((each) => `${place}.`.startsWith(`${each}.`))
  const red = findingsIn(document).filter((finding) => finding.level === 'red' && !isShown(finding))
  return linkedFindings(red, document)
}

export async function showPlans({ db, editions }: Parts) {
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
        /** Whether it is sold, but no page of a campaign shows it. */
        isOffPage: type === 'new' && !plan.showOnLanding,
        from: plan.from ?? null,
        until: plan.until ?? null,
        isChanged: draft !== null && !isSameJson(plan, before.get(plan.sku)),
        campaigns: campaignsWith(resolved, plan.sku),
      })),
  }))
  return { draft: draftState(draft), groups }
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
) => ({
  fields: typed ?? stored,
  problems,
  /** What is stored instead, if someone else has changed it in the meantime; null otherwise. */
  stored: isOvertaken ? stored : null,
  /** What the form showed when it was opened, as JSON of its fields. */
  before: typed ? (typed.antes ?? '') : JSON.stringify(stored),
})

/** A form of the draft as shown: with the typed values, if they were not stored. */
export type DraftForm = ReturnType<typeof shownDraftForm>

/** What was typed into the form that copies a plan, and what is wrong with it. */
export type PlanCopy = {
  readonly sku: string
  readonly name: string
  readonly campaign: string
  readonly problem: string | null
}

/** Returns what the form shows that copies a plan: for a campaign with a code that no plan has. */
function newCopy({ plans }: Edition, { sku, plan }: EditionPlan, campaign: string): PlanCopy {
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
  { copy, ...unsaved }: Unsaved & { readonly copy?: PlanCopy } = {},
  inCampaign = '',
) {
  const { document, live, draft } = await workingEdition(db)
  const index = document.plans.findIndex((plan) => plan.sku === sku)
  const plan = document.plans[index]
  if (!plan) return null
  const { document: published } = await editions.at(live, new Date())
  const campaigns = campaignsWith(resolvedEdition(document, new Date()), sku)
  const form = shownDraftForm(asTyped(planForm.rows, plan), unsaved)
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
    /** Whether it is in the draft alone, so that it can be removed. */
    isNew: !published.plans.some((each) => each.sku === sku),
  }
}

/** What was typed into the form of a new campaign, and what is wrong with it. */
export type CampaignCopy = {
  readonly of: string
  readonly prefix: string
  readonly title: string
  readonly problem: string | null
}

export async function showCampaigns({ db, editions }: Parts, copy: CampaignCopy) {
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
  return { draft: draftState(draft), rows, copy }
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
export async function showCampaign({ db }: Pick<Parts, 'db'>, asked: string, unsaved: Unsaved = {}) {
  const { document, draft } = await workingEdition(db)
  const prefix = presentPrefix(document, asked)
  const own = campaignIn(document, prefix)
  if (!own) return null
  const inherited = inheritedValuesOf(document, prefix)
  const { rules, landing } = inherited
  const resolved = resolvedEdition(document, new Date())
  const stored = campaignAsTyped(own, inherited)
  return {
    draft: draftState(draft, [`campaigns.${prefix}`]),
    prefix,
    /** Whether no campaign may have its address, so that it can be removed, too. */
    isRefused: prefix !== '' && prefixProblem(prefix, reservedPrefixes) !== null,
    form: shownDraftForm(stored, unsavedWith(own, unsaved)),
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
    /** Prefixes that it had before, which lead to it. */
    former: (own.formerly ?? []).map((each) => each.prefix),
    journeys: DESK_JOURNEYS.filter((journey) => !OTHER_JOURNEYS.includes(journey)),
    flags: flagsOfJourney(own.journey ?? rules.journey),
    /** Whether it never had its pages, so that it can be removed. */
    mayBeRemoved:
      prefix !== '' &&
      !(await campaignWasLive(db, prefixesOfCampaign(document, prefix), localTime(new Date()))),
  }
}
