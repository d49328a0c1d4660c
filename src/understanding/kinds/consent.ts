/** The order's yes: a whole message of words from a closed list. A yes among other words is only proposed. */
import { anyOf } from '../words.ts'
import { isOrderYes } from '../yes-no.ts'
import type { Kind } from './kind.ts'

/** What keeps even a proposal of the yes away: a no, a delay, something wrong, another yes. */
const HOLDS_BACK = anyOf(`
  nao, n, nem, nunca, ainda, amanha, espera, pera[a-z]*, calma, err[a-z]+, mud[a-z]+, troc[a-z]+, alter[a-z]+,
  corrig[a-z]+, tira[a-z]*,
  desist[a-z]*, cancel[a-z]*, pens(?:ar|o|ando), duvida, quando, depois, talvez, acho, porem, so que,
  ofertas?, promoc[a-z]+, novidades?, resumo`)
const HAS_READ = anyOf(
  '(?:ja )?(?:li|conferi|olhei|vi|revisei) (?:tudo|o pedido|o resumo|os dados)?, (?:desde que|contanto que) nao',
)
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
