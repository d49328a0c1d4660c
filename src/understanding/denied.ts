/** What a message denies or takes back of what it names: '5 não, 10', 'não é 10, é 15', 'terça, digo, quarta'. */
import { anyOf, setOf, wordsOf } from './words.ts'

/** A place in a message. */
interface Span {
  readonly from: number
  readonly to: number
}

const DENIES = setOf(
  'nao n naum nem sem exceto menos tirando fora dispenso detesto odeio tira tirar cancela evito chega',
)
/** What may stand between a denial and what it denies. */
const JOINS = setOf(`
  mais so e eh era ser quero queria preciso precisa vou quer gosto vai o a os as de do da no na nos nas pro pra em dia um uma
  plano nenhum nenhuma por com esse essa meu minha pode posso seja ao pelo pela que`)
const INSTEAD = anyOf(
  'em vez d[eoa]s?, ao inves d[eoa]s?, no lugar d[eoa]s?, ia (?:de|pegar|querer), nada de',
)
const BEHIND = anyOf('(?:eu )?(?:nao|n|naum)(?: (?:posso|da|quero|consigo|rola|serve|vai dar|gosto|mesmo))?')
const UNIT = /^(?: ?(?:megas?|gigas?|reais))?(?:[ -]feira)?(?: (?:de|a|pela) (?:manha|tarde))?[ ,]{0,2}/

/** Whether the words right before or behind a place deny it. */
export function isDenied(said: string, { from, to }: Span): boolean {
  const near = said.slice(Math.max(0, from - 40), from)
  const [before = ''] = near.split(/[.,;:!?\n]/).slice(-1)
  const last = wordsOf(before).findLast((word) => !JOINS.has(word))
  // 'a não, b' denies nothing behind the comma
  if (last !== undefined && DENIES.has(last)) return true
  if (INSTEAD.test(before.slice(-24))) return true
  const behind = said.slice(to, to + 50).replace(UNIT, '')
  const match = BEHIND.exec(behind)
  return (
    match?.index === 0 && /^ *(?:$|[,.;!]|(?:mas|pode|so|quero|prefiro) )/.test(behind.slice(match[0].length))
  )
}

/** Words that replace what stands before them by what follows. */
const TAKES_BACK = anyOf(`
  digo, quer dizer, quero dizer, alias, ou melhor, na verdade, vdd, na real, errei, ops, opa, minto, mentira, corrig[a-z]+,
  pera[a-z]*, espera, desculpa, pensando bem, pensando melhor, mudei de ideia, melhor,
  mas (?:vou|quero|prefiro|fico|pode|melhor|bota|coloca|poe)`)
const NO = /(?:^|[^a-z])(?:nao|n) ?[,.;!]/

/** Whether what stands between two values of a kind replaces the first by the second. */
export const takesBack = (between: string): boolean => TAKES_BACK.test(between) || NO.test(between)

/** Returns the candidates of a kind that a message neither denies nor takes back, in its order. */
export function standing<Each extends Span>(said: string, found: readonly Each[]): readonly Each[] {
  const affirmed = found
    .filter((each) => !isDenied(said, each))
    .toSorted((one, other) => one.from - other.from)
  const last = affirmed.findLastIndex(
    (each, at) => at > 0 && takesBack(said.slice(affirmed[at - 1]?.to, each.from)),
  )
  return last > 0 ? affirmed.slice(last) : affirmed
}
