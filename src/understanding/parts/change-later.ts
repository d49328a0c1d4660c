import type { Kind } from '../kinds.ts'
import type { FactId } from '../types.ts'

const LATER: Readonly<Partial<Record<Kind, FactId>>> = {
  due: 'vencimento-mudar',
  plan: 'trocar-plano',
  cep: 'mudar-endereco',
  house: 'mudar-endereco',
}
const CHANGES_LATER =
  /^\W*(?:(?:e|mas|eu) )*(?:da pra|posso|consigo|pode|tem como|depois) (?:[a-z]+ )?(?:mudar|trocar|alterar)(?: (?:isso|depois|ele|o dia|a data|mais|pra|para|frente|tarde|futuramente|q|que|contratar))*\W*$/

/** What is asked by 'dá pra mudar depois?': a fact about the open question. @param clause folded text */
export const changeLater = (clause: string, open: readonly Kind[]): FactId | undefined =>
  CHANGES_LATER.test(clause) ? open.map((kind) => LATER[kind]).find(Boolean) : undefined
