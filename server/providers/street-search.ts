/** Searches a public web service for the CEPs of a street. */
import * as z from 'zod'
import type { Config } from '../config.ts'
import type { StreetProvider } from './provider-types.ts'

/** Milliseconds after which the service times out. */
const TIMEOUT_MS = 4_000

/** The service refuses shorter names of streets and towns with a 400. */
const FEWEST_LETTERS = 3

/** What ViaCEP sends for each CEP (https://viacep.com.br). Fields that are not used are left out. */
const ViaCepStreet = z.object({
  cep: z.string().regex(/^\d{5}-?\d{3}$/),
  logradouro: z.string(),
  complemento: z.string().default(''),
  bairro: z.string().default(''),
  localidade: z.string(),
  uf: z.string(),
})

/** A list of CEPs; an object instead if nothing was found. */
const ViaCepReply = z.union([z.array(ViaCepStreet), z.object({ erro: z.unknown() }).transform(() => [])])

const isTooShort = (name: string) => name.replace(/[^\p{L}\p{N}]/gu, '').length < FEWEST_LETTERS

/**
 * Creates the provider that searches ViaCEP: GET /ws/{UF}/{town}/{street}/json/, which returns at most 50 CEPs.
 * @param origin protocol and host of the service, which tests and mirrors replace
 */
export function viaCepProvider(origin: string, timeout = TIMEOUT_MS): StreetProvider {
  return {
    async search({ UF, city, street }) {
      if (isTooShort(city) || isTooShort(street)) return []
      const path = [UF, city, street].map(encodeURIComponent).join('/')
      const response = await fetch(`${origin}/ws/${path}/json/`, {
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
        headers: { accept: 'application/json', 'user-agent': 'prosa' },
      })
      if (!response.ok) {
        await response.body?.cancel()
        // the service counts letters in its own way; a name that it finds too short is one that it does not know
        if (response.status === 400) return []
        throw new Error(`the street search answered ${response.status}`)
      }
      const found = ViaCepReply.parse(await response.json())
      return found.map(({ cep, logradouro, complemento, bairro, localidade, uf }) => ({
        cep: cep.replace('-', ''),
        state: uf,
        city: localidade,
        neighborhood: bairro,
        address: logradouro,
        part: complemento,
      }))
    },
  }
}

/** Returns the provider that the configuration names; undefined if there is none. */
export const streetProvider = ({
  streetSearch: { provider, origin },
}: Pick<Config, 'streetSearch'>): StreetProvider | undefined =>
  provider === 'viacep' ? viaCepProvider(origin) : undefined
