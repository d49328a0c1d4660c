/** The desk's page that shows pages of the shop before they are published, and the signed address of each. */
import { deskErrorMessages } from '../../../src/content/desk/server-error-messages.ts'
import { instantOf } from '../../../src/lib/sao-paulo-time.ts'
import { HttpError } from '../../errors.ts'
import { PREVIEW_HOURS, readPreviewToken, type Preview } from '../../rules/desk/preview-links.ts'
import type { CampaignPreview } from '../../site/campaign-preview.ts'
import { previewedEdition, showPreview } from '../../services/desk/shop-preview.ts'
import { cookieOf, setCookie } from './cookies.ts'
import { operatorRoute, route, type Door } from './desk-route.ts'
import { numberIn, valueIn } from './figure-filter.ts'
import { embeddedPageHeaders, FRAMING_POLICY } from './headers.ts'

/** Milliseconds for which a preview is sent again as it was rendered: a link that goes around costs little. */
const SAME_MS = 2_000

/** The browser forgets the order in which it was: none of another edition goes on. */
const CLEAN = '"storage"'

/** Adds the desk's previews of the shop's pages. */
export function shopPreviewRoutes(door: Door): void {
  const { desk, editionPreview } = door
  const shown = new Map<string, Promise<CampaignPreview | null>>()

  async function render(preview: Preview): Promise<CampaignPreview | null> {
    const edition = await previewedEdition(desk, preview)
    return edition && editionPreview(edition, preview.campaign)
  }

  /** Renders the page of a link, once in two seconds. */
  function previewOf(token: string, preview: Preview): Promise<CampaignPreview | null> {
    const known = shown.get(token)
    if (known) return known
    const rendering = render(preview)
    shown.set(token, rendering)
    const forget = () => setTimeout(() => shown.delete(token), SAME_MS).unref()
    rendering.then(forget, forget)
    return rendering
  }

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
    const page = preview && (await previewOf(token, preview))
    if (!page) throw new HttpError(404, 'not_found', deskErrorMessages.noPreview)
    return reply.headers(embeddedPageHeaders(page.styles)).type('text/html; charset=utf-8').send(page.html)
  })

  // the browser then looks at the site as the preview has it (server/routes/previewed-shop.ts)
  route(door, 'GET', '/operador/previa/:token/abrir', ({ request, reply }) => {
    const { token } = request.params as { token: string }
    const preview = readPreviewToken(desk.vault, token, desk.clock.now())
    if (!preview) throw new HttpError(404, 'not_found', deskErrorMessages.noPreview)
    setCookie(reply, desk.config, 'preview', token, PREVIEW_HOURS * 3600)
    reply.header('clear-site-data', CLEAN)
    return reply.redirect(`/${preview.campaign && `${preview.campaign}/`}`, 303)
  })

  route(door, 'GET', '/operador/previa/sair', ({ request, reply }) => {
    // a link that somebody passes on empties no visitor's order
    if (cookieOf(request, desk.config, 'preview') !== undefined) {
      setCookie(reply, desk.config, 'preview', '', 0)
      reply.header('clear-site-data', CLEAN)
    }
    return reply.redirect('/', 303)
  })
}
