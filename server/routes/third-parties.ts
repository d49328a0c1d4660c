import { ThirdParties } from '../../src/contract/third-party-scripts.ts'
import type { Context } from '../context.ts'
import { replies, type Api } from './support.ts'

/** Third-party scripts, by configuration: a change needs no build (D61). */
export function thirdPartyRoutes(app: Api, { config }: Context): void {
  app.get(
    '/third-parties',
    {
      config: { isAlwaysAdmitted: true },
      schema: {
        tags: ['catalogue'],
        summary: 'Scripts of others that a page may load after consent',
        response: replies(ThirdParties),
      },
    },
    () => ({ success: true as const, ...config.thirdParties }),
  )
}
