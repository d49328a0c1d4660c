import { HttpError } from '../../errors.ts'
import { agentLinkRows, makeLink, plansForLinks, revokeLink } from '../../services/desk/agent-links.ts'
import type { AgentLinksProps } from '../../../src/desk/page-data-types/agent-links.ts'
import { paginate } from '../../../src/lib/pages-of-a-list.ts'
import { requestedPage } from '../../../src/lib/url-parameters.ts'
import { loggedInRoute, type DeskRouteParts, type LoggedInVisit } from './desk-route.ts'
import { readAgentLinkForm, refusedAgentLink } from './read-agent-link-form.ts'

/** Adds the desk's page that lists agents' links, and its forms to create and revoke links. */
export function agentLinkPageRoutes(parts: DeskRouteParts): void {
  const { desk } = parts

  const show = async (
    visit: LoggedInVisit,
    more: Partial<Pick<AgentLinksProps, 'made' | 'refused'>> = {},
    status = 200,
  ) => {
    const [rows, plans] = await Promise.all([agentLinkRows(desk), plansForLinks(desk)])
    const data = {
      ...paginate(rows, requestedPage(visit.request.query)),
      plans,
      made: null,
      refused: null,
      ...more,
    }
    return visit.show({ page: 'links', data }, { status })
  }

  loggedInRoute(parts, 'GET', '/operador/links', (visit) => show(visit))

  loggedInRoute(parts, 'POST', '/operador/links', async (visit) => {
    try {
      const made = await makeLink(desk, visit.user, readAgentLinkForm(visit.form))
      return await show(visit, { made })
    } catch (error) {
      if (!(error instanceof HttpError) || error.status >= 500) throw error
      return show(visit, { refused: refusedAgentLink(error, visit.form) }, error.status)
    }
  })

  loggedInRoute(parts, 'POST', '/operador/links/revogar', async (visit) => {
    await revokeLink(desk, visit.user, visit.form.link ?? '')
    return visit.go('/operador/links?feito=link-cancelado')
  })
}
