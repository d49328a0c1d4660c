import type { Config } from '../config.ts'
import type { AddressProvider } from './types.ts'

/** Timeout of a source in milliseconds; all are queried in parallel. */
const TIMEOUT_MS = 4_000

/** No provider: what our own tables lack stays unknown. */
const none: AddressProvider = { find: () => Promise.resolve(undefined) }

type SourceError = { service?: string; message?: string }

/** The package replaces the global `Promise.any`; the original is restored. Imported only when configured. */
async function loadCepPromise() {
  const any = Promise.any
  try {
    return (await import('cep-promise')).default
  } finally {
    Promise.any = any
  }
}

/** A working source says that the CEP does not exist. (BrasilAPI's failures look the same, so it does not count.) */
const saysUnknown = ({ service, message = '' }: SourceError) =>
  service !== 'brasilapi' && /n[aã]o encontrad|inv[aá]lid/i.test(message)

/** `cep-promise` queries several public sources in parallel and takes the first hit. */
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
