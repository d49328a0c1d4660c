import type { Config } from '../config.ts'
import { addressProvider } from './address.ts'
import { embeddedRisk } from './risk.ts'
import type { Providers } from './types.ts'

/** The providers that the configuration names. */
export const makeProviders = (config: Config): Providers => ({
  address: addressProvider(config),
  risk: embeddedRisk(),
})
