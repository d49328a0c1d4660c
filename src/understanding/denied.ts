/** What a message denies or takes back of what it names: '5 não, 10', 'não é 10, é 15', 'terça, digo, quarta'. */
import { anyOf, setOf, wordsOf } from './words.ts'

/** A place in a message. */
interface Span {
  readonly from: number
  readonly to: number
}

const DENIES = setOf(`
  nao n naum nem sem exceto tirando fora dispenso detesto odeio tira tirar cancela cancelar desisti desisto esquece
  esqueca larga evito chega nunca jamais livre medo pavor`)
/** What may stand between a denial and what it denies. */
const JOINS = setOf(`
  mais so e eh era ser quero queria preciso precisa vou quer gosto confio vai o a os as de do da no na nos nas pro
  pra em dia um
  uma plano nenhum nenhuma por com esse essa meu minha pode posso seja ao pelo pela que`)
const INSTEAD = anyOf(`
  em vez d[eoa]s?, ao inves d[eoa]s?, no lugar d[eoa]s?, ia (?:de|pegar|querer), nada de, menos (?:o|a|de|dia|na|no)`)
const LESS = /(?<!(?:ou|pag\w+|por) )menos $/
const BEHIND = anyOf(`
  (?:mas )?(?:eu )?(?:nao|n|naum)(?: (?:posso|da|quero|consigo|rola|serve|vai dar|gosto|mesmo))?, jamais,
  nunca(?: mais)?,
  de jeito nenhum, nem pensar, nem a pau, nem morto, deus me livre, (?:ja )?me da medo, to fora, (?:eu )?dispenso,
  pra la`)
const UNIT = /^(?: ?(?:megas?|gigas?|reais))?(?:[ -]feira)?(?: (?:de|a|pela) (?:manha|tarde))? ?/

/** Returns the place of what denies another, with it; null if nothing right before or behind it does. */
export function denialOf(said: string, { from, to }: Span): Span | null {
  const start = Math.max(0, from - 40)
  const [before = ''] = said
    .slice(start, from)
    .split(/[.,;:!?\n]/)
    .slice(-1)
  const last = wordsOf(before).findLast((word) => !JOINS.has(word))
  // 'a não, b' denies nothing behind the comma
  if (last !== undefined && DENIES.has(last)) return { from: said.lastIndexOf(last, from - 1), to }
  const instead = LESS.exec(before) ?? INSTEAD.exec(before.slice(-24))
  if (instead) return { from: said.lastIndexOf(instead[0], from), to }
  const behind = said.slice(to, to + 50)
  const unit = UNIT.exec(behind)?.[0].length ?? 0
  const match = BEHIND.exec(behind.slice(unit))
  if (match?.index !== 0) return null
  const end = unit + match[0].length
  return /^ *(?:$|[,.;!]|(?:mas|pode|so|quero|prefiro) )/.test(behind.slice(end))
    ? { from, to: to + end }
    : null
}

/** Whether the words right before or behind a place deny it. */
export const isDenied = (said: string, span: Span): boolean => denialOf(said, span) !== null

/** Words that replace what stands before them by what follows. */
const TAKES_BACK = anyOf(`
  digo, quer dizer, quero dizer, alias, ou melhor, na verdade, vdd, na real, errei, ops, opa, minto, mentira,
  corrig[a-z]+,
  pera[a-z]*, espera, desculpa, pensando bem, pensando melhor, mudei de ideia,
  mas (?:vou|quero|prefiro|fico|pode|melhor|bota|coloca|poe)`)
const EVERY_TAKING_BACK = new RegExp(TAKES_BACK, 'g')
const NO = /(?:^|[^a-z])(?:nao|n) ?[,.;!]|[,.;!] ?melhor /

/** Whether what stands between two values of a kind replaces the first by the second. */
export const takesBack = (between: string): boolean => TAKES_BACK.test(between) || NO.test(between)

/** Returns what follows the last word that takes back something, or the whole text. */
export function afterTakingBack(said: string): string {
  const match = [...said.matchAll(EVERY_TAKING_BACK)].at(-1)
  return match ? said.slice(match.index + match[0].length) : said
}

const WANTS = setOf(
  'quero qro prefiro bota poe coloca coloque manda deixa joga fecha fico vou vai escolho melhor leva pode fica',
)
const EITHER = anyOf('ou')

/** Whether a word of wanting stands right before a place. */
function isWanted(said: string, { from }: Span): boolean {
  const [before = ''] = said
    .slice(Math.max(0, from - 40), from)
    .split(/[.,;:!?\n]/)
    .slice(-1)
  const last = wordsOf(before).findLast((word) => WANTS.has(word) || !JOINS.has(word))
  return last !== undefined && WANTS.has(last)
}

/**
 * Returns the candidates of a kind that a message neither denies nor takes back, in its order. Of several,
 those that it
 * wants: 'meu vizinho tem o de 300, quero o de 500'.
 */
export function standing<Each extends Span>(said: string, found: readonly Each[]): readonly Each[] {
  const affirmed = found
    .filter((each) => !isDenied(said, each))
    .toSorted((one, other) => one.from - other.from)
  const last = affirmed.findLastIndex(
    (each, at) => at > 0 && takesBack(said.slice(affirmed[at - 1]?.to, each.from)),
  )
  const left = last > 0 ? affirmed.slice(last) : affirmed
  const wanted = left.filter((each) => isWanted(said, each))
  return wanted.length > 0 && !EITHER.test(said.slice(left[0]?.from, left.at(-1)?.from)) ? wanted : left
}
