import type { ValueKind } from '../value-kinds.ts'
import type { FactId } from '../types.ts'

const LATER: Readonly<Partial<Record<ValueKind, FactId>>> = {
  due: 'vencimento-mudar',
  plan: 'trocar-plano',
  cep: 'mudar-endereco',
  house: 'mudar-endereco',
}
const CHANGES_LATER =
  /^\W*(?:(?:e|mas|eu) )*(?:da pra|posso|consigo|pode|tem como|depois) (?:[a-z]+ )?(?:mudar|trocar|alterar)(?: (?:isso|depois|ele|o dia|a data|mais|pra|para|frente|tarde|futuramente|q|que|contratar))*\W*$/

/**
 * Returns the id of the answer to 'dá pra mudar depois?' (`facts` in src/content), which depends on the open question.
 * @param clause folded text
 * @param open kinds of value that the open question asks for
 */
export const changeLater = (clause: string, open: readonly ValueKind[]): FactId | undefined =>
  CHANGES_LATER.test(clause) ? open.map((kind) => LATER[kind]).find(Boolean) : undefined
