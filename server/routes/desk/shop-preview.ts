/**
 * The previews of the shop's pages before they are published, each at a signed address. Everyone who has the link may
 * open it: the link is checked instead of a session.
 */
import { deskErrorMessages } from '../../../src/content/desk/error-words.ts'
import { SHOP_READERS, type Role } from '../../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import { HttpError } from '../../api-errors.ts'
import { PREVIEW_HOURS } from '../../rules/desk/signed-preview-links.ts'
import { makeLinkCheck, type CheckedPreview } from '../../services/desk/open-shop-preview.ts'
import { cookieOf, setCookie } from './cookies.ts'
import {
  openRoute,
  type DeskRoute,
  type DeskRouteParts,
  type DeskVisit,
} from './add-desk-route-with-access-checks.ts'
import { embeddedPageHeaders, FORGETTING_ORDER } from './desk-security-headers.ts'

/** Whether a role may see previews. A link shows no more than who made it may see at the desk. */
export const isPreviewer = (role: Role): boolean => SHOP_READERS.includes(role)

/** All who open links share the limit of one person: the links are open to anyone. */
const PREVIEWS = 'preview links'

/** Ends the preview that this browser looks at. */
function leave({ desk }: DeskRouteParts, { reply }: DeskVisit): void {
  setCookie(reply, desk.config, 'preview', '', 0)
  // an order of another edition cannot continue
  reply.headers(FORGETTING_ORDER)
}

/** Checks the link of a preview. A browser that still looks at one that is over is led out of it. */
async function checked(parts: DeskRouteParts, visit: DeskVisit): Promise<CheckedPreview> {
  const { desk } = parts
  const { token } = visit.request.params as { token: string }
  const preview = await makeLinkCheck(desk, isPreviewer)(token)
  if (typeof preview !== 'string') return preview
  if (cookieOf(visit.request, desk.config, 'preview') === token) leave(parts, visit)
  throw new HttpError(404, 'not_found', deskErrorMessages.noPreview)
}

export const shopPreviewRoutes: readonly DeskRoute[] = [
  openRoute('GET', '/operador/previa/:token', 'anyone', async (visit, parts) => {
    const { token, ...preview } = await checked(parts, visit)
    const page = await parts.drawnOnce(token, () => parts.work.run('preview', preview, { by: PREVIEWS }))
    if (!page) throw new HttpError(404, 'not_found', deskErrorMessages.noPreview)
    return visit.reply
      .headers(embeddedPageHeaders(page.styles))
      .type('text/html; charset=utf-8')
      .send(page.html)
  }),

  // the browser then looks at the site as the preview has it (server/routes/preview-requests.ts)
  openRoute('GET', '/operador/previa/:token/abrir', 'anyone', async (visit, parts) => {
    const { campaign, token } = await checked(parts, visit)
    setCookie(visit.reply, parts.desk.config, 'preview', token, PREVIEW_HOURS * 3600)
    visit.reply.headers(FORGETTING_ORDER)
    return visit.reply.redirect(`/${campaign && `${campaign}/`}`, 303)
  }),

  openRoute('GET', '/operador/previa/sair', 'anyone', (visit, parts) => {
    // opening a link that was passed on must not discard a visitor's order
    if (cookieOf(visit.request, parts.desk.config, 'preview') !== undefined) leave(parts, visit)
    return visit.reply.redirect('/', 303)
  }),
]
