/** Whether a customer wants the fibre at the address on record. */
import { anyOf } from '../words.ts'
import { yesNo } from '../yes-no.ts'
import type { Kind } from './kind.ts'

const SAME = anyOf(`
  mesmo (?:endereco|lugar|local), no mesmo, mesma (?:casa|rua), aqui mesmo, ai mesmo, minha casa mesmo, continuo (?:morando|no), nao mudei,
  nao me mudei, esse mesmo, endereco atual, esse endereco, nesse endereco, o de sempre, onde (?:ja )?moro, mantem, manter`)
const OTHER = anyOf(`
  outr[oa] (?:endereco|lugar|local|casa|rua|cidade), em outr[oa], mudei, me mudei, vou (?:me )?mudar, endereco novo, novo endereco, casa nova,
  mudanca, troquei de (?:casa|endereco), nao e mais, nao moro mais, mudou`)

export const place: Kind = {
  kind: 'place',
  find({ said, raw }, { step: open }, { id }) {
    if (open !== id) return []
    const valuesOf = (isSame: boolean) => ({ values: { same_address: String(isSame) } })
    const [same, other] = [SAME.exec(said), OTHER.exec(said)]
    const match = other ?? same
    if (match && !(same && other && !/nao (?:me )?mudei/.test(said)))
      return [{ from: match.index, to: match.index + match[0].length, ...valuesOf(match === same) }]
    const told = yesNo(said.split(/[,.;!]/)[0] ?? '') ?? yesNo(said, raw)
    return told === null ? [] : [{ from: 0, to: 2, ...valuesOf(told) }]
  },
}
