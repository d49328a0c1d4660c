import { deskErrorMessages } from '../../../src/content/desk/server-error-messages.ts'
import { shopReviewWords as words } from '../../../src/content/desk/publish-and-approve-shop.ts'
import type { ShopReviewProps } from '../../rules/desk/shop-publication-types.ts'
import { instantOf } from '../../../src/lib/sao-paulo-time.ts'
import { HttpError } from '../../errors.ts'
import type { FormFields } from '../../plugins/form-parser.ts'
import {
  approveRequest,
  completeDraft,
  publishDraft,
  refuseRequest,
  requestPublication,
} from '../../services/publish-or-approve-shop-draft.ts'
import type { PublicationTime } from '../../services/publish-editions.ts'
import { workingEdition } from '../../services/shop-draft.ts'
import { shopPageLoader } from './load-shop-page.ts'
import { loggedInRoute, type DeskRouteParts, type LoggedInVisit } from './desk-route.ts'
import { numericUrlParameter, urlParameter } from '../../../src/lib/url-parameters.ts'

const HOME = '/operador/loja'
const PAGE = `${HOME}/conferir`
const REQUEST = `${HOME}/aprovacao`

const NOW: PublicationTime = { from: null, until: null }
const EMPTY: ShopReviewProps['fields'] = { when: 'now', from: '', until: '', note: '' }

/** The most characters of a comment. */
const LONGEST_NOTE = 200

const fieldsIn = ({ quando, de = '', ate = '', nota = '' }: FormFields): ShopReviewProps['fields'] => ({
  when: quando === 'depois' ? 'later' : 'now',
  from: de.trim(),
  until: ate.trim(),
  note: nota.trim().slice(0, LONGEST_NOTE),
})

/** Reads when to publish; a sentence if that cannot be read, or is probably a slip. */
function whenIn({ when, from, until }: ShopReviewProps['fields'], now: Date): PublicationTime | string {
  if (when === 'now' && from !== '') return words.problems.nowAndLater
  const [begin, end] = [when === 'later' ? instantOf(from) : null, until === '' ? null : instantOf(until)]
  if (when === 'later' && !begin) return words.problems.from
  if (begin && begin <= now) return words.problems.over
  if (until !== '' && !end) return words.problems.until
  return { from: begin, until: end }
}

/** Adds the desk's pages to review the changes in the shop's draft, publish them, and approve a publication. */
export function shopReviewRoutes(parts: DeskRouteParts): void {
  const { desk } = parts
  const load = shopPageLoader(parts)

  loggedInRoute(parts, 'GET', PAGE, async (visit) =>
    visit.show({
      page: 'shopReview',
      data: await load(visit, 'showReview', NOW, { fields: EMPTY, problem: null }),
    }),
  )

  loggedInRoute(parts, 'POST', PAGE, async (visit) => {
    const { versao, avisos = '', acao } = visit.form
    const fields = fieldsIn(visit.form)
    const when = whenIn(fields, new Date())
    const show = async (problem: string | null, status: number) => {
      const data = await load(visit, 'showReview', typeof when === 'string' ? NOW : when, { fields, problem })
      return visit.show({ page: 'shopReview', data }, { status })
    }
    if (typeof when === 'string') return show(when, 400)
    if (acao === 'completar') {
      const isDone = await completeDraft(desk, visit.user, Number(versao), when)
      return isDone ? show(null, 200) : show(words.problems.overtaken, 409)
    }
    if (acao !== 'publicar') return show(null, 200)
    const { version, checks, needsApproval } = await load(visit, 'showReview', when, {
      fields,
      problem: null,
    })
    if (version === null) return show(words.problems.nothing, 409)
    if (String(version) !== versao) return show(words.problems.overtaken, 409)
    if (checks.isStopped) return show(words.problems.stopped, 400)
    if (checks.warnings !== avisos) return show(words.problems.warnings, 400)
    const options = { ...when, by: visit.user, version, note: fields.note }
    const overtaken = async () => {
      const { draft } = await workingEdition(desk.db)
      return show(draft ? words.problems.overtaken : words.problems.nothing, 409)
    }
    if (needsApproval) {
      const outcome = await requestPublication(desk, options)
      if (outcome === 'waiting') return show(words.problems.waiting, 409)
      return outcome === 'refused' ? overtaken() : visit.go(`${HOME}?feito=aprovacao-pedida`)
    }
    if (!(await publishDraft(desk, options))) return overtaken()
    return visit.go(`${HOME}?feito=${when.from ? 'loja-programada' : 'loja-publicada'}`)
  })

  const showOne = async (visit: LoggedInVisit, id: number, problem: string | null = null, status = 200) => {
    const mayApprove = parts.access.maySend(visit.user.role, REQUEST)
    const data = await load(visit, 'showRequest', id, visit.user, mayApprove, problem)
    if (!data) throw new HttpError(404, 'not_found', deskErrorMessages.noRequest)
    return visit.show({ page: 'shopRequest', data }, { status })
  }

  loggedInRoute(parts, 'GET', REQUEST, (visit) =>
    showOne(visit, numericUrlParameter(urlParameter(visit.request.query, 'id'))),
  )

  loggedInRoute(parts, 'POST', REQUEST, async (visit) => {
    const id = numericUrlParameter(visit.form.pedido)
    const data = await load(visit, 'showRequest', id, visit.user, true)
    if (data && data.checks.warnings !== (visit.form.avisos ?? ''))
      return showOne(visit, id, words.problems.warnings, 400)
    const outcome = await approveRequest(desk, visit.user, id)
    if (outcome === 'own') return showOne(visit, id, words.problems.own, 403)
    if (outcome === 'stopped') return showOne(visit, id, words.problems.stopped, 400)
    const from = data?.request.from ? instantOf(data.request.from) : null
    const isLater = from !== null && from > new Date()
    const approved = isLater ? 'loja-aprovada-para-depois' : 'loja-aprovada'
    return visit.go(`${HOME}?feito=${outcome === 'published' ? approved : 'aprovacao-decidida'}`)
  })

  loggedInRoute(parts, 'POST', `${REQUEST}/nao`, async (visit) => {
    const isDecided = await refuseRequest(desk, visit.user, numericUrlParameter(visit.form.pedido))
    return visit.go(`${HOME}?feito=${isDecided ? 'loja-nao-aprovada' : 'aprovacao-decidida'}`)
  })
}
