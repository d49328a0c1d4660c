/** API calls that look up the address of a CEP (postcode), the CEPs of a street, and the coverage of a house. */
import { type CepQuery, type StreetsQuery, StreetsReply } from '../contract/cep-and-streets.ts'
import type { CoverageQuery } from '../contract/coverage.ts'
import { AddressInfo, CepInformation, CoverageReply } from '../contract/reply-fields-in-browser/coverage.ts'
import type { Send } from './http-client.ts'

/** Builds a query string from the given values; '' if there are none. */
function queryOf(values: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return given.length ? `?${new URLSearchParams(given)}` : ''
}

/** Creates the API calls that look up an address and its coverage (F7, M7). */
export function addressCalls(send: Send) {
  return {
    /** GET cep/coverage: loads the coverage and the plans for a house. */
    coverage: (query: CoverageQuery) =>
      send({
        method: 'GET',
        path: `/cep/coverage${queryOf(query)}`,
        reply: CoverageReply,
        empty: 'resposta-vazia-endereco',
      }),
    /**
     * GET cep/information/{cep}: loads the town and the street of a CEP (postcode). If requested, the reply
     * also contains the coverage, provided that it is the same for all houses of the CEP.
     */
    ofCep: async (cep: string, query: CepQuery) => {
      const found = await send({
        method: 'GET',
        path: `/cep/information/${encodeURIComponent(cep)}${queryOf(query)}`,
        reply: CepInformation,
        empty: 'resposta-vazia-cep',
        wordless: 'cep-invalido',
        incomplete: 'endereco-incompleto',
      })
      return { ...found, cep: found.cep || cep }
    },
    /** GET cep/streets: searches for the CEPs of a street. */
    streets: (query: StreetsQuery) =>
      send({
        method: 'GET',
        path: `/cep/streets${queryOf(query)}`,
        reply: StreetsReply,
        empty: 'resposta-vazia-endereco',
      }),
    /** GET tim-api/address-info: loads the address for a CEP (postcode) and a house number. */
    ofHouse: (cep: string, number: string) =>
      send({
        method: 'GET',
        path: `/tim-api/address-info${queryOf({ cep, number })}`,
        reply: AddressInfo,
        empty: 'resposta-vazia-endereco',
      }),
  }
}
