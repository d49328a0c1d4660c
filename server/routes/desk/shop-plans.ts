import { deskErrorMessages } from '../../../src/content/desk/server-error-messages.ts'
import { shopPlanWords } from '../../../src/content/desk/shop-plans.ts'
import {
  withPlan,
  withPlanAt,
  withPlanCopy,
  withoutPlan,
} from '../../../src/edition/change-plans-in-edition.ts'
import type { Edition, EditionPlan } from '../../../src/edition/edition-schema.ts'
import { choicesOf, type TypedFields } from '../../../src/lib/form-fields.ts'
import { readForm } from '../../../src/edition/forms/draft-form.ts'
import { planForm } from '../../../src/edition/forms/plan-form.ts'
import { HttpError } from '../../errors.ts'
import { restoreRemovedPart } from '../../services/record-and-restore-removed-draft-parts.ts'
import { changeDraft, editionOfForm, workingEdition } from '../../services/shop-draft.ts'
import type { ShopPageArguments } from '../../desk-work/shop-pages.ts'
import { shopPageLoader } from './load-shop-page.ts'
import { loggedInRoute, type DeskRouteParts, type LoggedInVisit } from './desk-route.ts'
import { urlParameter } from '../../../src/lib/url-parameters.ts'

const PAGE = '/operador/loja/planos'
const { copy: words } = shopPlanWords.one

const skuIn = ({ request }: LoggedInVisit) => (request.params as { sku: string }).sku
const planIn = (sku: string) => (edition: Edition) => edition.plans.find((plan) => plan.sku === sku)
const readPlan = (typed: TypedFields, plan: EditionPlan, edition: Edition) =>
  readForm(planForm, typed, plan, choicesOf(planForm.rows, edition))
const noPlan = () => new HttpError(404, 'not_found', deskErrorMessages.noPlan)

/** Adds the desk's page on a plan of the shop's draft. */
export function shopPlanRoutes(parts: DeskRouteParts): void {
  const { desk } = parts
  const load = shopPageLoader(parts)

  const show = async (visit: LoggedInVisit, status?: number, unsaved?: ShopPageArguments<'showPlan'>[1]) => {
    const data = await load(
      visit,
      'showPlan',
      skuIn(visit),
      unsaved,
      urlParameter(visit.request.query, 'campanha'),
    )
    if (!data) throw noPlan()
    return visit.show({ page: 'shopPlan', data }, { status: status ?? (data.form.removal ? 404 : 200) })
  }

  loggedInRoute(parts, 'GET', `${PAGE}/:sku`, (visit) => show(visit))

  loggedInRoute(parts, 'POST', `${PAGE}/:sku`, async (visit) => {
    const sku = skuIn(visit)
    const typed = visit.form
    const { document, removal } = await editionOfForm(desk.db, `plans.${sku}`)
    const plan = planIn(sku)(document)
    if (!plan) throw noPlan()
    if (removal && !typed['de-volta']) return show(visit, 409, { typed })
    const restored = restoreRemovedPart(removal)
    const { lugar = '', 'lugar-antes': placeBefore = '' } = typed
    const problems = {
      ...readPlan(typed, plan, document).problems,
      ...(!/^\d{1,4}$/.test(lugar.trim()) && { lugar: shopPlanWords.problems.place }),
    }
    if (Object.keys(problems).length > 0) return show(visit, 400, { typed, problems })
    const outcome = await changeDraft(desk, visit.user, {
      seen: { checksum: typed.visto ?? '', of: (edition) => planIn(sku)(restored(edition)) },
      apply(draft) {
        const edition = restored(draft)
        const { item } = readPlan(typed, plan, edition)
        const changed = withPlan(edition, item ?? plan)
        return lugar === placeBefore ? changed : withPlanAt(changed, sku, Math.max(1, Number(lugar)))
      },
    })
    if (outcome === 'saved') return visit.go(`${PAGE}/${sku}?feito=loja-gravada`)
    if (outcome === 'overtaken') return show(visit, 409, { typed, isOvertaken: true })
    return show(visit, 400, { typed, problems: { nome: outcome[0]?.text ?? '' } })
  })

  loggedInRoute(parts, 'POST', `${PAGE}/:sku/copiar`, async (visit) => {
    const of = skuIn(visit)
    const sku = (visit.form.codigo ?? '').trim()
    const name = (visit.form['nome-novo'] ?? '').trim()
    const campaign = visit.form['na-campanha'] ?? '-'
    const refuse = (problem: string) => show(visit, 400, { copy: { sku, name, campaign, problem } })
    if (!/^[a-z0-9][a-z0-9-]{0,31}$/.test(sku)) return refuse(words.badSku)
    if (name === '') return refuse(shopPlanWords.problems.missing)
    const { document, removal } = await editionOfForm(desk.db, `plans.${of}`)
    if (!planIn(of)(document)) throw noPlan()
    if (removal && !visit.form['de-volta'])
      return show(visit, 409, { copy: { sku, name, campaign, problem: null } })
    const isTaken = (edition: Edition) =>
      edition.plans.some((plan) => plan.sku === sku || plan.id === `plan-${sku}`)
    if (isTaken(document)) return refuse(words.taken(sku))
    const outcome = await changeDraft(desk, visit.user, {
      apply(edition) {
        if (isTaken(edition)) return edition
        const planCopy = { of, sku, name, campaign: campaign === '-' ? null : campaign }
        const copied = withPlanCopy(restoreRemovedPart(removal)(edition), planCopy)
        // a plan that was removed stays so: only its copy is wanted
        return planIn(of)(edition) ? copied : withoutPlan(copied, of)
      },
    })
    return outcome === 'saved'
      ? visit.go(`${PAGE}/${sku}?feito=plano-feito`)
      : refuse(outcome === 'overtaken' ? words.badSku : (outcome[0]?.text ?? ''))
  })

  loggedInRoute(parts, 'POST', `${PAGE}/:sku/apagar`, async (visit) => {
    const sku = skuIn(visit)
    const { live } = await workingEdition(desk.db)
    const { document: published } = await desk.editions.at(live, new Date())
    if (planIn(sku)(published)) throw noPlan()
    await changeDraft(desk, visit.user, { apply: (edition) => withoutPlan(edition, sku) })
    return visit.go(`${PAGE}?feito=plano-apagado`)
  })
}
