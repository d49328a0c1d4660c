/** Looks up the address of a CEP with public web services. */
import type { Config } from '../config.ts'
import type { AddressProvider } from './provider-types.ts'

/** Milliseconds after which a public address service times out. All services are queried in parallel. */
const TIMEOUT_MS = 4_000

/** The provider for ADDRESS_PROVIDER=none, which finds nothing. */
const none: AddressProvider = { find: () => Promise.resolve(undefined) }

type SourceError = { service?: string; message?: string }

/**
 * Imports the package `cep-promise` on first use, and restores the global `Promise.any`, which the package
 * replaces.
 */
async function loadCepPromise() {
  const any = Promise.any
  try {
    return (await import('cep-promise')).default
  } finally {
    Promise.any = any
  }
}

/**
 * Returns whether an error means that the CEP does not exist. BrasilAPI reports its own failures in the same way, so
 * its errors are not evidence.
 */
const saysUnknown = ({ service, message = '' }: SourceError) =>
  service !== 'brasilapi' && /n[aã]o encontrad|inv[aá]lid/i.test(message)

/**
 * Creates the provider that uses `cep-promise`, which queries several public services in parallel and returns
 * the first result.
 */
export function cepPromiseProvider(timeout = TIMEOUT_MS): AddressProvider {
  let loading: ReturnType<typeof loadCepPromise> | undefined
  return {
    async find(cep) {
      loading ??= loadCepPromise()
      const lookUp = await loading
      try {
        const found = await lookUp(cep, { timeout })
        return {
          cep,
          state: found.state,
          city: found.city,
          neighborhood: found.neighborhood ?? '',
          address: found.street ?? '',
        }
      } catch (error) {
        const { errors } = error as { errors?: SourceError[] }
        if (errors?.some(saysUnknown)) return undefined
        throw new Error('no address source answered', { cause: error })
      }
    },
  }
}

/** Returns the provider that the configuration names. */
export const addressProvider = (config: Pick<Config, 'addressProvider'>): AddressProvider =>
  config.addressProvider === 'cep-promise' ? cepPromiseProvider() : none
