/**
 * Recognises 'dá pra mudar depois?' (can it be changed later?) and similar questions. What 'it' means depends on the
 * open question.
 */
import type { ValueKind } from '../value-kinds.ts'
import type { RemarkId } from '../../content/questions-refined-by-remark.ts'
import type { FactId } from '../reading-types.ts'

const LATER: Readonly<Partial<Record<ValueKind, FactId | RemarkId>>> = {
  due: 'vencimento-mudar',
  plan: 'trocar-plano',
  cep: 'mudar-endereco',
  house: 'mudar-endereco',
  visit: 'mudar-visita',
  name: 'mudar-resposta',
  phone: 'mudar-resposta',
  email: 'mudar-resposta',
}
const CHANGES_LATER =
  /^\W*(?:(?:e|mas) )*se (?:eu )?(?:precis\w+|quiser|puder|resolver|der) (?:mudar|trocar|alterar)(?: [a-z]+)? (?:eu )?(?:consigo|posso|da|pode|rola|tem como)\W*$|^\W*(?:(?:e|mas|eu|depois|dps|mais tarde|se precisar) )*(?:da pra|da|posso|consigo|pode|tem como|depois) (?:(?:pra|eu|depois|[a-z]+) )?(?:mudar|trocar|alterar)(?: (?:isso|depois|ele|o dia|a data|mais|pra|para|frente|tarde|futuramente|q|que|contratar))*\W*$/

/**
 * @param clause lower-case text without accents
 * @param open kinds of value that the open question asks for
 * @returns id of the prepared answer in src/content/visitor-questions.ts
 */
export const asksIfAnswerCanChangeLater = (
  clause: string,
  open: readonly ValueKind[],
): FactId | RemarkId | undefined =>
  CHANGES_LATER.test(clause) ? open.map((kind) => LATER[kind]).find(Boolean) : undefined
