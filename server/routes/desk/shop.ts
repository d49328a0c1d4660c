/** The desk's pages on the shop: what is live, what was published, the way back (docs/shop.md). */
import { deskErrorMessages } from '../../../src/content/desk/server-error-messages.ts'
import { HttpError } from '../../errors.ts'
import { showPublication, showShop } from '../../services/desk/shop-pages.ts'
import { beginDraft, discardDraft } from '../../services/shop-draft.ts'
import { backTo, withdraw } from '../../services/shop.ts'
import { maySend } from './access.ts'
import { operatorRoute, type Door, type OperatorVisit } from './desk-route.ts'
import { valueIn } from './figure-filter.ts'

const PAGE = '/operador/loja'

/** Reads a number of a form or an address; NaN for anything else. */
const numberOf = (text: string | undefined): number => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : NaN)

/** Adds the desk's pages on the shop. */
export function shopRoutes(door: Door): void {
  const { desk } = door
  const may = ({ operator }: OperatorVisit) => maySend(operator.role, `${PAGE}/voltar`)

  operatorRoute(door, 'GET', PAGE, async (visit) =>
    visit.show({ page: 'shop', data: await showShop(desk, may(visit)) }),
  )

  operatorRoute(door, 'GET', `${PAGE}/publicacao`, async (visit) => {
    const data = await showPublication(desk, numberOf(valueIn(visit.request.query, 'id')), may(visit))
    if (!data) throw new HttpError(404, 'not_found', deskErrorMessages.noPublication)
    return visit.show({ page: 'shopPublication', data })
  })

  operatorRoute(door, 'POST', `${PAGE}/voltar`, async (visit) => {
    const { edicao, certeza } = visit.form
    if (certeza !== 'sim') return visit.go(`${PAGE}?feito=loja-sem-certeza`)
    const number = numberOf(edicao)
    const back = number >= 0 ? await backTo(desk, number, visit.operator) : null
    return visit.go(`${PAGE}?feito=${back ? 'loja-voltou' : 'loja-nao-voltou'}`)
  })

  operatorRoute(door, 'POST', `${PAGE}/retirar`, async (visit) => {
    const id = numberOf(visit.form.publicacao)
    const isWithdrawn = id >= 0 && (await withdraw(desk, id, visit.operator))
    return visit.go(`${PAGE}?feito=${isWithdrawn ? 'publicacao-retirada' : 'publicacao-comecou'}`)
  })

  operatorRoute(door, 'POST', `${PAGE}/rascunho/comecar`, async (visit) => {
    const number = numberOf(visit.form.edicao)
    const isBegun = number >= 0 && (await beginDraft(desk, visit.operator, number))
    return visit.go(
      `${PAGE}${isBegun ? '/planos' : ''}?feito=${isBegun ? 'rascunho-comecado' : 'rascunho-ja-ha'}`,
    )
  })

  operatorRoute(door, 'POST', `${PAGE}/rascunho/descartar`, async (visit) => {
    if (visit.form.certeza !== 'sim') return visit.go(`${PAGE}?feito=loja-sem-certeza`)
    const isGone = await discardDraft(desk, visit.operator)
    return visit.go(`${PAGE}?feito=${isGone ? 'rascunho-descartado' : 'rascunho-nao-ha'}`)
  })
}
