import type { Config } from '../config.ts'
import type { AddressProvider } from './types.ts'

/** Milliseconds that a source may take; all are asked at once. */
const TIMEOUT_MS = 4_000

/** No provider: what the own tables lack is unknown. */
const none: AddressProvider = { find: () => Promise.resolve(undefined) }

type SourceError = { service?: string; message?: string }

/**
 * The package puts a `Promise.any` of its own in place of the language's; that one is put back. Loaded only
 * when it is configured.
 */
async function loadCepPromise() {
  const any = Promise.any
  try {
    return (await import('cep-promise')).default
  } finally {
    Promise.any = any
  }
}

/** A source that is up says that there is no such CEP. (BrasilAPI's failures read the same: it does not count.) */
const saysUnknown = ({ service, message = '' }: SourceError) =>
  service !== 'brasilapi' && /n[aã]o encontrad|inv[aá]lid/i.test(message)

/** `cep-promise` asks several public sources at once and takes the first that knows. */
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

export const addressProvider = (config: Pick<Config, 'addressProvider'>): AddressProvider =>
  config.addressProvider === 'cep-promise' ? cepPromiseProvider() : none
