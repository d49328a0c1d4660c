/** Reads what the desk's pages on the shop's draft show. */
import type {
  DraftState,
  ShopPlanProps,
  ShopPlansProps,
} from '../../../src/desk/page-data-types/shop-draft.ts'
import { BRAZILIAN_STATES } from '../../../src/edition/checks.ts'
import { resolveEdition } from '../../../src/edition/resolve.ts'
import type { Edition } from '../../../src/edition/schema.ts'
import { localTime } from '../../../src/lib/sao-paulo-time.ts'
import { findingsAt, linkedFindings } from '../../rules/desk/shop-finding-links.ts'
import { planAsTyped, streamingOf } from '../../rules/desk/shop-plan-form.ts'
import { findingsIn } from '../shop.ts'
import { checksumOf, workingEdition, type Draft } from '../shop-draft.ts'
import type { Desk } from './desk-context.ts'

type Parts = Pick<Desk, 'db' | 'editions'>

/** Returns what pages say about the draft. */
export const draftState = (draft: Draft | null): DraftState =>
  draft && {
    base: draft.base,
    live: draft.live,
    changedBy: draft.changedBy,
    changedAt: localTime(draft.changedAt),
  }

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Returns a function that names the campaigns in whose lists a plan is. */
function campaignsWith(edition: Edition): (sku: string) => string[] {
  const { campaigns, offers } = resolveEdition(edition, new Date())
  const all = ['', ...campaigns.prefixes]
  return (sku) =>
    all.filter((prefix) => {
      const lists = offers.get(prefix || 'plans')
      return lists?.landing.includes(sku) || lists?.checkout.includes(sku)
    })
}

/** Returns all plans of the draft. */
export async function showPlans({ db, editions }: Parts): Promise<ShopPlansProps> {
  const { document, live, draft } = await workingEdition(db)
  const before = new Map((await editions.at(live, new Date())).document.plans.map((plan) => [plan.sku, plan]))
  const campaigns = campaignsWith(document)
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
        from: plan.from ?? null,
        until: plan.until ?? null,
        isChanged: draft !== null && !isSame(plan, before.get(plan.sku)),
        campaigns: campaigns(plan.sku).length,
      })),
  }))
  return { draft: draftState(draft), groups }
}

/** What was typed into the forms of a plan and not stored. */
export type UnsavedPlan = {
  readonly typed?: Readonly<Record<string, string>>
  readonly problems?: Readonly<Record<string, string>>
  readonly isOvertaken?: boolean
  readonly copy?: ShopPlanProps['copy']
}

/** Returns a plan of the draft, with what was typed; null if there is none with this sku. */
export async function showPlan(
  { db, editions }: Parts,
  sku: string,
  { typed, problems = {}, isOvertaken = false, copy }: UnsavedPlan = {},
): Promise<ShopPlanProps | null> {
  const { document, live, draft } = await workingEdition(db)
  const index = document.plans.findIndex((plan) => plan.sku === sku)
  const plan = document.plans[index]
  if (!plan) return null
  const { document: published } = await editions.at(live, new Date())
  const place = String(index + 1)
  const stored = { ...planAsTyped(plan), lugar: place, 'lugar-antes': place }
  return {
    draft: draftState(draft),
    sku,
    name: plan.plan,
    form: {
      fields: typed ? { ...typed, 'lugar-antes': place } : stored,
      problems,
      stored: isOvertaken ? stored : null,
      seen: isOvertaken || !typed ? checksumOf(plan) : (typed.visto ?? ''),
    },
    findings: linkedFindings(findingsAt(findingsIn(document), `plans.${sku}`)),
    benefits: document.benefits.map(({ slug, name }) => ({ slug, name })),
    streaming: streamingOf(document),
    states: BRAZILIAN_STATES,
    count: document.plans.length,
    campaigns: campaignsWith(document)(sku),
    copy: copy ?? { sku: '', name: plan.plan, campaign: '-', problem: null },
    isNew: !published.plans.some((each) => each.sku === sku),
  }
}
