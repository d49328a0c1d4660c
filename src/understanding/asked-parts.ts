/** Splits a message into what is asked or said each for itself, and says what asks. */
import { lowerCase } from '../lib/text.ts'
import { CLEARLY, PERHAPS } from './data/asking-words.ts'
import { ENDS_ASKING } from './message.ts'
import { anyOf, setOf, wordsOf } from './word-patterns.ts'

/** Parts of a message that are read for topics. */
const PARTS = 12
const ASKS_CLEARLY = anyOf(CLEARLY)
const ASKS = anyOf(`${CLEARLY}, ${PERHAPS}`)
const BEFORE_ASKING = setOf('e mas oi ola entao ah ai moca moco so antes bom boa dia tarde noite')

/** A mark that asks nothing: '…, tá?'. */
const TAG = anyOf('ok, okay, ta, ta bom, viu, certo, blz, beleza, combinado')

/** Offers a value in a question: 'o vencimento pode ser dia 10?'. */
export const OFFER = anyOf('pode, podem, tem como, da pra ser, da para ser, da certo, rola, que tal')

/** Whether a mark asks: not one behind 'tá' alone. */
function isMarked(said: string): boolean {
  const mark = said.indexOf('?')
  const last = wordsOf(said.slice(0, mark)).at(-1)
  return mark >= 0 && !(last !== undefined && wordsOf(said).length > 1 && TAG.test(last))
}

/**
 * Whether a part of a message asks.
 * @param isAnswer whether an answer stands in it: without a mark 'tem o 38 na parede' then says it
 */
export function asksIn(part: string, isAnswer: boolean): boolean {
  const said = lowerCase(part)
  if (isMarked(said) || ENDS_ASKING.test(said)) return true
  const found = (isAnswer ? ASKS_CLEARLY : ASKS).exec(said)
  return (
    !said.includes('!') &&
    found !== null &&
    wordsOf(said.slice(0, found.index)).every((word) => BEFORE_ASKING.has(word))
  )
}

/** How a further question begins. */
const OPENS =
  '(?:em |pra )?(?:qu[aé]|quem|que hora|que dia)|tem |como |posso |d[aá] |vai ter |me (?:diz|fala|explica) '
const BREAK = new RegExp(
  `(?<=[.?!;\\n])|,? e (?=${OPENS})|, ?(?=${OPENS})|,? (?=s[oó] se |contanto que |desde que )`,
  'i',
)

/** Sentences, and what is asked after a comma or 'e', each for itself. */
export const partsOf = (text: string): readonly string[] =>
  text
    .split(BREAK)
    .filter((part) => /\p{L}/u.test(part))
    .slice(0, PARTS)
