import { deskErrorMessages } from '../../../src/content/desk/server-error-messages.ts'
import { HttpError } from '../../errors.ts'
import { paginate } from '../../rules/desk/pagination.ts'
import { ENOUGH_ORDERS } from '../../rules/desk/compare-sales-periods.ts'
import { figuresOfCampaign, figuresOfCampaigns, DAYS } from '../../services/desk/campaign-figures.ts'
import { mayRead } from './route-roles.ts'
import { requestedPage, urlParameter } from './url-parameters.ts'
import { FRAMING_POLICY, embeddedPageHeaders } from './security-headers.ts'
import { loggedInRoute, type DeskRouteParts, type LoggedInVisit } from './desk-route.ts'

/**
 * Adds the desk's pages on campaigns: the list of all campaigns, the page of one campaign, and a preview of
 * its start page.
 */
export function campaignRoutes(parts: DeskRouteParts): void {
  const { desk, work, servedStartPage } = parts

  /**
   * Returns the prefix of the campaign that a URL names; '' for the campaign without a prefix. Refuses an
   * unknown prefix.
   */
  function prefixOf({ request }: LoggedInVisit): string {
    const prefix = urlParameter(request.query, 'campanha')
    if (prefix !== '' && !desk.campaigns.prefixes.includes(prefix))
      throw new HttpError(404, 'not_found', deskErrorMessages.noCampaign)
    return prefix
  }

  loggedInRoute(parts, 'GET', '/operador/campanhas', async (visit) =>
    visit.show({ page: 'campaigns', data: await figuresOfCampaigns(desk) }),
  )

  loggedInRoute(parts, 'GET', '/operador/campanhas/ver', async (visit) => {
    const found = await figuresOfCampaign(desk, prefixOf(visit))
    const { rows: days, part } = paginate(found.days, requestedPage(visit.request.query))
    visit.reply.header('content-security-policy', FRAMING_POLICY)
    const mayExport = visit.user.role === 'administracao' && mayRead('administracao', '/operador/exportar')
    const mostVisits = Math.max(1, ...found.days.map(({ visits }) => visits))
    const figures = { ...found, days, part, mostVisits, leastOrders: ENOUGH_ORDERS }
    return visit.show({ page: 'campaign', data: { ...figures, period: DAYS, mayExport } })
  })

  loggedInRoute(parts, 'GET', '/operador/campanhas/previa', async (visit) => {
    const served = await servedStartPage(prefixOf(visit))
    if (!served) throw new HttpError(404, 'not_found', deskErrorMessages.campaignPageNotBuilt)
    const page = await work.run('copy', served, { by: visit.user.id })
    return visit.reply
      .headers(embeddedPageHeaders(page.styles))
      .type('text/html; charset=utf-8')
      .send(page.html)
  })
}
