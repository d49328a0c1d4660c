import { mattersOf } from '../../services/desk/matters.ts'
import { shippedForTrying } from '../../services/shipped.ts'
import { mayRead } from './access.ts'
import { operatorRoute, type Door } from './visits.ts'

/** What needs attention today. */
export function homeRoutes(door: Door): void {
  operatorRoute(door, 'GET', '/operador', async (visit) => {
    const { role } = visit.operator
    const matters = (await mattersOf(door.desk)).filter(({ path }) => mayRead(role, path))
    const { config, providers } = door.desk
    const shipped = shippedForTrying(config, providers)
    return visit.show({ page: 'home', data: { matters, shipped } })
  })
}
