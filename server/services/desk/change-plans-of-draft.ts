/** Stores what the desk's forms of a plan in the shop's draft say: its fields, a copy of it, its removal. */
import { placesInList } from '../../../src/content/desk/list-words.ts'
import { shopPlanWords } from '../../../src/content/desk/shop-plans.ts'
import {
  withPlan,
  withPlanAt,
  withPlanCopy,
  withoutPlan,
} from '../../../src/edition/change-plans-in-edition.ts'
import type { Edition } from '../../../src/edition/edition-schema.ts'
import { readForm } from '../../../src/edition/forms/read-draft-form.ts'
import { planForm } from '../../../src/edition/forms/plan-form-fields.ts'
import { asTyped, choicesOf, type TypedFields } from '../../../src/lib/form-field-tables.ts'
import type { DeskUser } from '../../repositories/desk/desk-users.ts'
import { typedPlace } from '../../rules/desk/places-in-list.ts'
import { changeDraft, workingEdition } from '../shop-draft.ts'
import type { DeskContext } from './desk-context.ts'
import { saveDraftForm } from './save-draft-form.ts'
import type { NotStored, PlanCopy } from './shop-draft-page-data.ts'

const { copy: words } = shopPlanWords.one

const planIn = (sku: string) => (edition: Edition) => edition.plans.find((plan) => plan.sku === sku)

/** Stores the form of a plan; null if the draft has no such plan. */
export const savePlan = (
  desk: DeskContext,
  user: DeskUser,
  sku: string,
  typed: TypedFields,
): Promise<'saved' | NotStored | null> =>
  saveDraftForm(desk, user, typed, {
    shows(edition) {
      const plan = planIn(sku)(edition)
      return plan ? asTyped(planForm.rows, plan) : null
    },
    apply(edition, fields) {
      const plan = planIn(sku)(edition)
      const place = typedPlace(fields)
      const { item, problems } = readForm(planForm, fields, plan ?? {}, choicesOf(planForm.rows, edition))
      const changed = item ? withPlan(edition, item) : edition
      return {
        edition: place ? withPlanAt(changed, sku, place) : changed,
        problems: { ...problems, ...(place === undefined && { lugar: placesInList.problem }) },
      }
    },
    whole: ['nome'],
  })

/** A copy of a plan that was not made, with what was typed. */
type RefusedCopy = { readonly status: 400; readonly copy: PlanCopy }

/** Makes a copy of a plan, and returns its sku; null if the draft has no such plan. */
export async function copyPlan(
  desk: DeskContext,
  user: DeskUser,
  of: string,
  form: TypedFields,
): Promise<{ readonly sku: string } | RefusedCopy | null> {
  const sku = (form.codigo ?? '').trim()
  const name = (form['nome-novo'] ?? '').trim()
  const campaign = form['na-campanha'] ?? '-'
  const refused = (problem: string): RefusedCopy => ({ status: 400, copy: { sku, name, campaign, problem } })
  if (!/^[a-z0-9][a-z0-9-]{0,31}$/.test(sku)) return refused(words.badSku)
  if (name === '') return refused(shopPlanWords.problems.missing)
  const { document } = await workingEdition(desk.db)
  if (!planIn(of)(document)) return null
  const isTaken = (edition: Edition) =>
    edition.plans.some((plan) => plan.sku === sku || plan.id === `plan-${sku}`)
  if (isTaken(document)) return refused(words.taken(sku))
  const outcome = await changeDraft(desk, user, (edition) => {
    if (isTaken(edition)) return edition
    const planCopy = { of, sku, name, campaign: campaign === '-' ? null : campaign }
    return withPlanCopy(edition, planCopy)
  })
  return outcome === 'saved' ? { sku } : refused(outcome[0]?.text ?? '')
}

/** Removes a plan that is in the draft alone. Returns false if the live edition has it. */
export async function removePlan(desk: DeskContext, user: DeskUser, sku: string): Promise<boolean> {
  const { live } = await workingEdition(desk.db)
  const { document: published } = await desk.editions.at(live, new Date())
  if (planIn(sku)(published)) return false
  await changeDraft(desk, user, (edition) => withoutPlan(edition, sku))
  return true
}
