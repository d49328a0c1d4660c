/**
 * Stores the CEP and house number in an ad's link (`cep`, `number`) as if the visitor had typed them in this tab. An
 * order or address that this browser already has takes precedence.
 */
import type { Mode } from '../../funnel/step-and-journey-types.ts'
import type { ClientStorage } from '../../sagas/runtime/dependencies.ts'

/**
 * @param mode null for a page outside the order, which takes no address
 * @returns whether the link's address was stored
 */
export function prefillAddressFromLink(
  { cep, number }: { readonly cep?: string; readonly number?: string },
  storage: ClientStorage,
  mode: Mode | null,
): boolean {
  const isFree = storage.read('lead') === null && storage.read('address') === null
  if (!cep || mode === null || !isFree) return false
  // the chat asks for the complement of a bare number
  const lacks = mode === 'chat' ? { lacks: 'complement' } : {}
  const house = number ? { 'nr-imovel': { number, ...lacks } } : {}
  storage.write('address', JSON.stringify({ lead: null, cep: { cep }, ...house }))
  return true
}
