import { whatNeedsAttention } from '../../services/desk/needs-attention.ts'
import { salesOfToday } from '../../services/desk/sales-figures.ts'
import { demoSettingsInUse } from '../../services/demo-settings-in-use.ts'
import { mayRead } from './route-roles.ts'
import { loggedInRoute, type DeskRouteParts } from './desk-route.ts'

/** Adds the desk's home page, which shows what needs attention today. */
export function homeRoutes(parts: DeskRouteParts): void {
  loggedInRoute(parts, 'GET', '/operador', async (visit) => {
    const { role } = visit.user
    const sales = mayRead(role, '/operador/vendas') ? await salesOfToday(parts.desk) : null
    const matters = (await whatNeedsAttention(parts.desk, sales)).filter(({ path }) => mayRead(role, path))
    const { config, providers } = parts.desk
    const shipped = demoSettingsInUse(config, providers)
    return visit.show({ page: 'home', data: { matters, shipped, sales } })
  })
}
