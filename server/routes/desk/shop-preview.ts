import { deskErrorMessages } from '../../../src/content/desk/server-error-messages.ts'
import { SHOP_READERS, type Role } from '../../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import { HttpError } from '../../errors.ts'
import { PREVIEW_HOURS } from '../../rules/desk/preview-links.ts'
import { makeBriefly, makeLinkCheck, type CheckedPreview } from '../../services/desk/open-shop-preview.ts'
import type { CampaignPreview } from '../../site/render-page-previews.ts'
import { cookieOf, setCookie } from './cookies.ts'
import { deskRoute, type DeskRouteParts, type DeskVisit } from './desk-route.ts'
import { embeddedPageHeaders } from './security-headers.ts'

/** Whether a role may see previews. A link shows no more than who made it may see at the desk. */
export const isPreviewer = (role: Role): boolean => SHOP_READERS.includes(role)

/** All who open links share the limit of one person: the links are open to anyone. */
const PREVIEWS = 'preview links'

/** Makes the browser forget its current order, because an order of another edition cannot continue. */
const CLEAN = '"storage"'

/** Adds the previews of the shop's pages before they are published, each at a signed address. */
export function shopPreviewRoutes(parts: DeskRouteParts): void {
  const { desk, work } = parts
  const check = makeLinkCheck(desk, isPreviewer)
  const drawn = makeBriefly<CampaignPreview | null>(desk.clock)

  /** Ends the preview that this browser looks at. */
  function leave({ reply }: DeskVisit): void {
    setCookie(reply, desk.config, 'preview', '', 0)
    reply.header('clear-site-data', CLEAN)
  }

  /** Checks the link of a preview. A browser that still looks at one that is over is led out of it. */
  async function checked(visit: DeskVisit): Promise<CheckedPreview> {
    const { token } = visit.request.params as { token: string }
    const preview = await check(token)
    if (typeof preview !== 'string') return preview
    if (cookieOf(visit.request, desk.config, 'preview') === token) leave(visit)
    throw new HttpError(404, 'not_found', deskErrorMessages.noPreview)
  }

  // everyone who has the link may open it: the link is checked instead of a session
  deskRoute(parts, 'GET', '/operador/previa/:token', async (visit) => {
    const { token, ...preview } = await checked(visit)
    const page = await drawn(token, () => work.run('preview', preview, { by: PREVIEWS }))
    if (!page) throw new HttpError(404, 'not_found', deskErrorMessages.noPreview)
    return visit.reply
      .headers(embeddedPageHeaders(page.styles))
      .type('text/html; charset=utf-8')
      .send(page.html)
  })

  // the browser then looks at the site as the preview has it (server/routes/requests-from-shop-preview.ts)
  deskRoute(parts, 'GET', '/operador/previa/:token/abrir', async (visit) => {
    const { campaign, token } = await checked(visit)
    setCookie(visit.reply, desk.config, 'preview', token, PREVIEW_HOURS * 3600)
    visit.reply.header('clear-site-data', CLEAN)
    return visit.reply.redirect(`/${campaign && `${campaign}/`}`, 303)
  })

  deskRoute(parts, 'GET', '/operador/previa/sair', (visit) => {
    // opening a link that was passed on must not discard a visitor's order
    if (cookieOf(visit.request, desk.config, 'preview') !== undefined) leave(visit)
    return visit.reply.redirect('/', 303)
  })
}
