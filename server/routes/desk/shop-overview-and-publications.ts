/**
 * Routes of the desk's shop page: lists the live, earlier and scheduled editions, publishes an earlier one again,
 * withdraws a publication, begins and discards the draft. If changes went live after an edition was scheduled, they can
 * be added to it (docs/shop.md).
 */
import { shopWords } from '../../../src/content/desk/shop-editions.ts'
import { deskErrorMessages } from '../../../src/content/desk/server-error-messages.ts'
import { HttpError } from '../../errors.ts'
import { shownMissingChanges } from '../../services/desk/outdated-scheduled-edition-page-data.ts'
import {
  completeScheduled,
  hasMissingChanges,
  missingChanges,
} from '../../services/update-outdated-scheduled-editions.ts'
import { askToComplete } from '../../services/publish-or-approve-shop-draft.ts'
import { beginDraft, discardDraft } from '../../services/shop-draft.ts'
import { republishEdition, withdraw } from '../../services/publish-editions.ts'
import { shopPageLoader } from './load-shop-page.ts'
import { loggedInRoute, type DeskRouteParts, type LoggedInVisit } from './desk-route.ts'
import { numericUrlParameter, urlParameter } from '../../../src/lib/url-parameters.ts'

const PAGE = '/operador/loja'
/** Prefix of the names of the form's checkboxes; the field's place in the edition follows. */
const FIELD = 'campo.'
const { problems } = shopWords.missing
/** Notices on the page after a request to approve the added changes, by its outcome. */
const ASKED = { asked: 'aprovacao-pedida', waiting: 'aprovacao-espera', refused: 'nada-a-completar' } as const
/** Notices on the page after a withdrawal, by its outcome. */
const WITHDRAWN = {
  now: 'publicacao-retirada',
  before: 'publicacao-ja-retirada',
  late: 'publicacao-comecou',
} as const

export function shopEditionRoutes(parts: DeskRouteParts): void {
  const { desk } = parts
  const load = shopPageLoader(parts)
  const may = ({ user }: LoggedInVisit) => parts.access.maySend(user.role, `${PAGE}/voltar`)

  loggedInRoute(parts, 'GET', PAGE, async (visit) =>
    visit.show({ page: 'shop', data: await load(visit, 'showShop', may(visit)) }),
  )

  loggedInRoute(parts, 'GET', `${PAGE}/publicacao`, async (visit) => {
    const data = await load(
      visit,
      'showPublication',
      numericUrlParameter(urlParameter(visit.request.query, 'id')),
      may(visit),
    )
    if (!data) throw new HttpError(404, 'not_found', deskErrorMessages.noPublication)
    return visit.show({ page: 'shopPublication', data })
  })

  loggedInRoute(parts, 'POST', `${PAGE}/publicacao/completar`, async (visit) => {
    const { publicacao, visto, avisos = '' } = visit.form
    const missing = (await missingChanges(desk.db, desk.editions)).find(
      ({ publication: { id } }) => id === numericUrlParameter(publicacao),
    )
    if (!missing) return visit.go(`${PAGE}?feito=nada-a-completar`)
    const chosen = new Set(
      Object.keys(visit.form).flatMap((name) => (name.startsWith(FIELD) ? [name.slice(FIELD.length)] : [])),
    )
    const { checks, seen } = await shownMissingChanges(desk, missing, { chosen, problem: null })
    const show = async (problem: string, status: number) => {
      const data = await load(visit, 'showPublication', missing.publication.id, may(visit), {
        chosen,
        problem,
      })
      if (!data) throw new HttpError(404, 'not_found', deskErrorMessages.noPublication)
      return visit.show({ page: 'shopPublication', data }, { status })
    }
    if (seen !== visto) return show(problems.overtaken, 409)
    if (checks.isStopped) return show(problems.stopped, 400)
    if (!hasMissingChanges(missing, chosen)) return show(problems.nothing, 400)
    if (checks.warnings !== avisos) return show(problems.warnings, 400)
    if (desk.config.needsShopApproval) {
      const outcome = await askToComplete(desk, visit.user, missing, chosen)
      return visit.go(`${PAGE}?feito=${ASKED[outcome]}`)
    }
    const { published } = await completeScheduled(desk, visit.user, missing, chosen)
    return visit.go(`${PAGE}?feito=${published ? 'edicao-completada' : 'nada-a-completar'}`)
  })

  loggedInRoute(parts, 'POST', `${PAGE}/voltar`, async (visit) => {
    const { edicao, certeza } = visit.form
    if (certeza !== 'sim') return visit.go(`${PAGE}?feito=loja-sem-certeza`)
    const back = await republishEdition(desk, numericUrlParameter(edicao), visit.user)
    return visit.go(`${PAGE}?feito=${back ? 'loja-voltou' : 'loja-nao-voltou'}`)
  })

  loggedInRoute(parts, 'POST', `${PAGE}/retirar`, async (visit) => {
    const outcome = await withdraw(desk, numericUrlParameter(visit.form.publicacao), visit.user)
    if (outcome === 'unknown') throw new HttpError(404, 'not_found', deskErrorMessages.noPublication)
    return visit.go(`${PAGE}?feito=${WITHDRAWN[outcome]}`)
  })

  loggedInRoute(parts, 'POST', `${PAGE}/rascunho/comecar`, async (visit) => {
    const isBegun = await beginDraft(desk, visit.user, numericUrlParameter(visit.form.edicao))
    return visit.go(
      `${PAGE}${isBegun ? '/planos' : ''}?feito=${isBegun ? 'rascunho-comecado' : 'rascunho-ja-ha'}`,
    )
  })

  loggedInRoute(parts, 'POST', `${PAGE}/rascunho/descartar`, async (visit) => {
    if (visit.form.certeza !== 'sim') return visit.go(`${PAGE}?feito=loja-sem-certeza`)
    const isGone = await discardDraft(desk, visit.user)
    return visit.go(`${PAGE}?feito=${isGone ? 'rascunho-descartado' : 'rascunho-nao-ha'}`)
  })
}
