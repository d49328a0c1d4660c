/** Whether a customer wants the fibre at the address on record. */
import * as data from '../data/place-words.ts'
import { anyOf } from '../words.ts'
import { yesNo } from '../yes-no.ts'
import type { Kind } from './kind.ts'

const SAME = anyOf(data.SAME_PLACE)
const OTHER = anyOf(data.OTHER_PLACE)

export const place: Kind = {
  kind: 'place',
  find({ said, raw }, { step: open }, { id }) {
    if (open !== id) return []
    const valuesOf = (isSame: boolean) => ({ values: { same_address: String(isSame) } })
    const [same, other] = [SAME.exec(said), OTHER.exec(said)]
    const match = /nao (?:me )?mudei/.test(said) ? same : (other ?? same)
    if (match && !(same && other && match !== same))
      return [{ from: match.index, to: match.index + match[0].length, ...valuesOf(match === same) }]
    const told = yesNo(said.split(/[,.;!]/)[0] ?? '') ?? yesNo(said, raw)
    return told === null ? [] : [{ from: 0, to: 2, ...valuesOf(told) }]
  },
}
