/** The order's yes: a whole message of words from a closed list. A yes among other words is only proposed. */
import * as data from '../data/yes-and-no.ts'
import { anyOf } from '../word-patterns.ts'
import { isOrderYes } from '../yes-no.ts'
import type { Kind } from './kind.ts'

const HOLDS_BACK = anyOf(data.HOLDS_BACK)
const HAS_READ = anyOf(data.HAS_READ)
const values = { accept_information: 'true' }

export const consent: Kind = {
  kind: 'consent',
  find({ said, raw, clauses }, { step: open }, { id }) {
    if (open !== id) return []
    if (isOrderYes(said, raw)) return [{ from: 0, to: said.length, values }]
    if (HOLDS_BACK.test(said.replace(HAS_READ, ' '))) return []
    const yes = clauses.find(({ from, to, asks }) => !asks && isOrderYes(said.slice(from, to)))
    return yes ? [{ from: yes.from, to: yes.to, values, why: 'confirm' }] : []
  },
}
