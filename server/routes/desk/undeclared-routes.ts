/** The routes of the desk that are no declared pages. Each says itself who may use it. */
import type { DeskRoute } from './add-desk-route-with-access-checks.ts'
import { exportRoute } from './exports.ts'
import { logInRoutes } from './log-in.ts'
import { shopPreviewRoutes } from './shop-preview.ts'
import { singleSignOnRoutes } from './single-sign-on.ts'

export const undeclaredRoutes: readonly DeskRoute[] = [
  ...logInRoutes,
  ...singleSignOnRoutes,
  ...shopPreviewRoutes,
  exportRoute,
]
