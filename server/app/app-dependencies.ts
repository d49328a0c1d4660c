/**
 * What the HTTP application needs to be built, such as the configuration, the clock, the database and the providers.
 */
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/database.ts'
import type { DeskWork } from '../desk-work/run-long-desk-tasks.ts'
import type { Metrics } from '../plugins/metrics.ts'
import type { Providers } from '../providers/provider-types.ts'
import type { DeskPages } from '../routes/desk/add-desk-route-with-access-checks.ts'
import type { OrderLinkPages } from '../routes/order-link-pages.ts'
import type { Passwords } from '../services/desk/passwords.ts'
import type { PageRenderer } from '../site/page-renderer.ts'

/** The dependencies and options from which `buildApp` builds the HTTP application. */
export type AppDependencies = {
  db: Db
  clock: Clock
  config: Config
  providers: Providers
  /** The folder of the built site; defaults to `config.siteDir`. */
  site?: string
  /** Renders the site's pages; defaults to that of the built site. */
  renderer?: PageRenderer
  /** The pages of the operator's desk; defaults to those of the built site. */
  desk?: DeskPages
  /** Hashes and checks the passwords of the desk's accounts; defaults to a cost that withstands guessing. */
  passwords?: Passwords
  /** The pages of an order's link; defaults to those of the built site. */
  orderLink?: OrderLinkPages
  /** The metrics; defaults to new ones. */
  metrics?: Metrics
  /** Does what the desk asks for and takes long; defaults to doing it in this process. */
  work?: DeskWork
  /** Aborted when the process starts shutting down. From then on the health check reports not ready. */
  leaving?: AbortSignal
}
