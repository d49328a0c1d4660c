import { deskErrorMessages } from '../../../src/content/desk/server-error-messages.ts'
import { instantOf } from '../../../src/lib/sao-paulo-time.ts'
import { HttpError } from '../../errors.ts'
import { PREVIEW_HOURS, readPreviewToken } from '../../rules/desk/preview-links.ts'
import { makeBriefly, previewedEdition, showPreview } from '../../services/desk/shop-preview.ts'
import { cookieOf, setCookie } from './cookies.ts'
import { loggedInRoute, deskRoute, type DeskRouteParts } from './desk-route.ts'
import { numericUrlParameter, urlParameter } from './url-parameters.ts'
import { embeddedPageHeaders, FRAMING_POLICY } from './security-headers.ts'

/** Makes the browser forget its current order, because an order of another edition cannot continue. */
const CLEAN = '"storage"'

/** Adds the desk's preview of the shop's pages before they are published, each at a signed address. */
export function shopPreviewRoutes(parts: DeskRouteParts): void {
  const { desk, editionPreview } = parts
  const pageOf = makeBriefly(desk, async (preview) => {
    const edition = await previewedEdition(desk, preview)
    return edition && editionPreview(edition, preview.campaign)
  })

  loggedInRoute(parts, 'GET', '/operador/loja/previa', async (visit) => {
    const { query } = visit.request
    const [number, at] = [urlParameter(query, 'edicao'), urlParameter(query, 'em')]
    const data = await showPreview(desk, {
      edition: number === '' ? null : numericUrlParameter(number),
      campaign: urlParameter(query, 'campanha'),
      at: instantOf(at) ? at : '',
    })
    if (!data) throw new HttpError(404, 'not_found', deskErrorMessages.noCampaign)
    visit.reply.header('content-security-policy', FRAMING_POLICY)
    return visit.show({ page: 'shopPreview', data })
  })

  // everyone who has the link may open it: the signature is checked instead of a session
  deskRoute(parts, 'GET', '/operador/previa/:token', async ({ request, reply }) => {
    const { token } = request.params as { token: string }
    const page = await pageOf(token)
    if (!page) throw new HttpError(404, 'not_found', deskErrorMessages.noPreview)
    return reply.headers(embeddedPageHeaders(page.styles)).type('text/html; charset=utf-8').send(page.html)
  })

  // the browser then looks at the site as the preview has it (server/routes/requests-from-shop-preview.ts)
  deskRoute(parts, 'GET', '/operador/previa/:token/abrir', ({ request, reply }) => {
    const { token } = request.params as { token: string }
    const preview = readPreviewToken(desk.vault, token, desk.clock.now())
    if (!preview) throw new HttpError(404, 'not_found', deskErrorMessages.noPreview)
    setCookie(reply, desk.config, 'preview', token, PREVIEW_HOURS * 3600)
    reply.header('clear-site-data', CLEAN)
    return reply.redirect(`/${preview.campaign && `${preview.campaign}/`}`, 303)
  })

  deskRoute(parts, 'GET', '/operador/previa/sair', ({ request, reply }) => {
    // opening a link that was passed on must not discard a visitor's order
    if (cookieOf(request, desk.config, 'preview') !== undefined) {
      setCookie(reply, desk.config, 'preview', '', 0)
      reply.header('clear-site-data', CLEAN)
    }
    return reply.redirect('/', 303)
  })
}
