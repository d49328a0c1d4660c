import { Banks, ComplementTypes } from '../contract/coverage.ts'
import type { Send } from './client.ts'

/** Lists that the funnel shows (funnel §7). */
export function catalogueCalls(send: Send) {
  return {
    banks: () =>
      send({ method: 'GET', path: '/banks', reply: Banks, empty: 'Lista de bancos retornou vazia' }),
    complementTypes: (infraco: string) =>
      send({
        method: 'GET',
        path: `/tim-api/address-info/complementTypes?infraco=${encodeURIComponent(infraco)}`,
        reply: ComplementTypes,
        empty: 'Busca de endereço retornou vazia',
      }),
  }
}
