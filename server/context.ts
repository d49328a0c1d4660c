/**
 * The parts of the running server that routes and services work with: database, clock, settings, providers, and so on.
 * `app.ts` makes them once; a function takes only those that it needs, as a `Pick` of them.
 */
import type { Catalogue } from './cached-catalogue.ts'
import type { Clock } from './clock.ts'
import type { ServedCampaigns } from './editions/served-edition.ts'
import type { StoredEditions } from './editions/stored-editions.ts'
import type { Config } from './config.ts'
import type { Db } from './db/database.ts'
import type { Limits } from './limits/api-limits.ts'
import type { BusinessMetrics } from './business-metrics.ts'
import type { Providers } from './providers/provider-types.ts'
import type { Vault } from './security/encryption-vault.ts'
import type { OrderIpAddresses } from './rules/ip-networks.ts'
import type { CallListShares } from './limits/calls-per-network.ts'
import type { SourcePlaces } from './find-source-of-browser-errors.ts'

export type Context = Readonly<{
  db: Db
  clock: Clock
  config: Config
  providers: Providers
  catalogue: Catalogue
  editions: StoredEditions
  campaigns: ServedCampaigns
  vault: Vault
  limits: Limits
  sourcePlaces: SourcePlaces
  orderIpAddresses: OrderIpAddresses
  callListShares: CallListShares
  metrics: BusinessMetrics
  /** Whether a request has come over TLS since the start, as the proxy says. */
  tls: { isSeen: boolean }
}>
