import cepPromise from 'cep-promise'
import type { Config } from '../config.ts'
import type { AddressProvider } from './types.ts'

const TIMEOUT_MS = 4_000

/** No provider: what the own tables lack is unknown. */
const none: AddressProvider = { find: () => Promise.resolve(undefined) }

type CepPromiseError = { type?: string; errors?: { message?: string }[] }

/** `cep-promise` asks several public sources at once and takes the first that knows. */
const cepPromiseProvider: AddressProvider = {
  async find(cep) {
    try {
      const found = await cepPromise(cep, { timeout: TIMEOUT_MS })
      return {
        cep,
        state: found.state,
        city: found.city,
        neighborhood: found.neighborhood ?? '',
        address: found.street ?? '',
      }
    } catch (error) {
      const problem = error as CepPromiseError
      const isUnknown =
        problem.type === 'service_error' &&
        problem.errors?.some((each) => /n[aã]o encontrado|inv[aá]lido/i.test(each.message ?? ''))
      if (isUnknown) return undefined
      throw new Error('no address source answered', { cause: error })
    }
  },
}

export const addressProvider = (config: Pick<Config, 'addressProvider'>): AddressProvider =>
  config.addressProvider === 'cep-promise' ? cepPromiseProvider : none
