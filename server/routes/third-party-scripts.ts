/**
 * Adds the route that lists the configured third-party scripts. Because the site loads this list while running, the
 * list can be changed without a new build.
 */
import type { Context } from '../context.ts'
import { describeCalls, type ApiApp } from './route-helpers.ts'
import { ThirdPartiesReply } from '../../src/contract/third-party-script-urls.ts'

const describe = describeCalls('catalogue')

export function thirdPartyRoutes(app: ApiApp, { config }: Context): void {
  app.get(
    '/third-parties',
    {
      config: { isAlwaysAdmitted: true },
      schema: {
        ...describe('Scripts of others that a page may load after consent', ThirdPartiesReply),
      },
    },
    () => ({ success: true as const, ...config.thirdParties }),
  )
}
