/** A campaign's start page, which the desk's page on the campaign shows in a frame. */
import { deskErrorMessages } from '../../../src/content/desk/server-error-messages.ts'
import { ANALYSTS } from '../../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import { urlParameter } from '../../../src/lib/desk-url-parameters.ts'
import { HttpError } from '../../api-errors.ts'
import { embeddedPageHeaders } from './desk-security-headers.ts'
import { closedRoute } from './add-desk-route-with-access-checks.ts'

export const campaignPreviewRoute = closedRoute(
  'GET',
  '/operador/campanhas/previa',
  ANALYSTS,
  async (visit, { desk, work, servedStartPage }) => {
    const prefix = urlParameter(visit.request.query, 'campanha')
    if (prefix !== '' && !desk.campaigns.prefixes.includes(prefix))
      throw new HttpError(404, 'not_found', deskErrorMessages.noCampaign)
    const served = await servedStartPage(prefix)
    if (!served) throw new HttpError(404, 'not_found', deskErrorMessages.campaignPageNotBuilt)
    const page = await work.run('copy', served, { by: visit.user.id })
    return visit.reply
      .headers(embeddedPageHeaders(page.styles))
      .type('text/html; charset=utf-8')
      .send(page.html)
  },
)
