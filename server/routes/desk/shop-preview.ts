/** The desk's page that shows pages of the shop before they are published, and the signed address of each. */
import { deskErrorMessages } from '../../../src/content/desk/server-error-messages.ts'
import { instantOf } from '../../../src/lib/sao-paulo-time.ts'
import { HttpError } from '../../errors.ts'
import { readPreviewToken } from '../../rules/desk/preview-links.ts'
import { previewedEdition, showPreview } from '../../services/desk/shop-preview.ts'
import { operatorRoute, route, type Door } from './desk-route.ts'
import { numberIn, valueIn } from './figure-filter.ts'
import { embeddedPageHeaders, FRAMING_POLICY } from './headers.ts'

/** Adds the desk's previews of the shop's pages. */
export function shopPreviewRoutes(door: Door): void {
  const { desk, editionPreview } = door

  operatorRoute(door, 'GET', '/operador/loja/previa', async (visit) => {
    const { query } = visit.request
    const [number, at] = [valueIn(query, 'edicao'), valueIn(query, 'em')]
    const data = await showPreview(desk, {
      edition: number === '' ? null : numberIn(number),
      campaign: valueIn(query, 'campanha'),
      at: instantOf(at) ? at : '',
    })
    if (!data) throw new HttpError(404, 'not_found', deskErrorMessages.noCampaign)
    visit.reply.header('content-security-policy', FRAMING_POLICY)
    return visit.show({ page: 'shopPreview', data })
  })

  // whoever has the link may open it: the signature is checked instead of a session
  route(door, 'GET', '/operador/previa/:token', async ({ request, reply }) => {
    const { token } = request.params as { token: string }
    const preview = readPreviewToken(desk.vault, token, desk.clock.now())
    const edition = preview && (await previewedEdition(desk, preview))
    const page = edition && (await editionPreview(edition, preview.campaign))
    if (!page) throw new HttpError(404, 'not_found', deskErrorMessages.noPreview)
    return reply.headers(embeddedPageHeaders(page.styles)).type('text/html; charset=utf-8').send(page.html)
  })
}
