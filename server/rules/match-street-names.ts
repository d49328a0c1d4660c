/** Parses streets and towns as visitors type them, and matches them with the names on record. */
import { isOneEditAway } from '../../src/lib/spelling.ts'
import { normaliseText } from '../../src/lib/text.ts'

const ABBREVIATED_TYPES: Readonly<Record<string, string>> = {
  r: 'rua',
  av: 'avenida',
  ave: 'avenida',
  aven: 'avenida',
  al: 'alameda',
  tv: 'travessa',
  trav: 'travessa',
  pc: 'praca',
  pca: 'praca',
  rod: 'rodovia',
  est: 'estrada',
  estr: 'estrada',
  lgo: 'largo',
  lad: 'ladeira',
}

const TYPES = new Set([
  ...Object.values(ABBREVIATED_TYPES),
  'beco',
  'viela',
  'via',
  'vila',
  'servidao',
  'passagem',
])

/** Titles that are abbreviated in front of names. */
const TITLES: Readonly<Record<string, string>> = {
  dr: 'doutor',
  dra: 'doutora',
  sta: 'santa',
  sto: 'santo',
  cel: 'coronel',
  mal: 'marechal',
  cap: 'capitao',
  pde: 'padre',
  pe: 'padre',
  visc: 'visconde',
  gov: 'governador',
  gal: 'general',
  gen: 'general',
  brig: 'brigadeiro',
  prof: 'professor',
  profa: 'professora',
  pres: 'presidente',
  eng: 'engenheiro',
  com: 'comendador',
  dep: 'deputado',
  sen: 'senador',
  ver: 'vereador',
  alm: 'almirante',
  ten: 'tenente',
  sgto: 'sargento',
  mons: 'monsenhor',
  nsa: 'nossa',
  sra: 'senhora',
}

const SMALL = new Set(['de', 'da', 'do', 'das', 'dos', 'e', 'd'])

/** Ways in which people name a town, by how they are written without accents. */
const NICKNAMES: Readonly<Record<string, string>> = {
  sp: 'sao paulo',
  sampa: 'sao paulo',
  'sao paulo capital': 'sao paulo',
  rj: 'rio de janeiro',
  rio: 'rio de janeiro',
  bh: 'belo horizonte',
  beaga: 'belo horizonte',
  poa: 'porto alegre',
  floripa: 'florianopolis',
  df: 'brasilia',
  bsb: 'brasilia',
  vix: 'vitoria',
  sbc: 'sao bernardo do campo',
  sjc: 'sao jose dos campos',
}

const STATE = /^(?:a[clmp]|ba|ce|df|es|go|m[agst]|p[abeir]|r[jnors]|s[cep]|to)$/

/**
 * Returns a name in lower case without accents, with one space between words. The database does the same for the
 * names on record (server/repositories/coverage.ts).
 */
export const foldName = (text: string): string =>
  normaliseText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** A street to look for. */
export type StreetName = {
  /** 'rua', 'avenida' and so on; '' if none was typed. */
  readonly type: string
  /** The name without its type, in lower case without accents. */
  readonly name: string
  /** The words of the name, without prepositions. */
  readonly words: readonly string[]
}

/** Returns the type and the words of a street's name, with abbreviations written out. */
export function readStreetName(typed: string): StreetName {
  const [first = '', ...rest] = foldName(typed).split(' ')
  const written = (Object.hasOwn(ABBREVIATED_TYPES, first) && ABBREVIATED_TYPES[first]) || first
  const type = TYPES.has(written) ? written : ''
  const all = (type ? rest : [first, ...rest]).map((word) =>
    Object.hasOwn(TITLES, word) ? (TITLES[word] ?? word) : word,
  )
  return { type, name: all.join(' '), words: all.filter((word) => word !== '' && !SMALL.has(word)) }
}

/** Where a typed text may be divided into street, neighbourhood and town. */
export type Division = {
  readonly street: string
  readonly neighborhood: string
  /** The town without accents in lower case. */
  readonly town: string
  /** Two capitals, or ''. */
  readonly UF: string
}

/** The most words that the name of a town has. */
const MOST_WORDS = 7

const LEAD = /^(?:(?:em|no|na) )?(?:(?:cidade|municipio) (?:d[eoa] )?)?(?=\S)/

/**
 * Returns the possible readings of the end of a text as a town, the longest name first: 'rua augusta, consolação, são
 * paulo sp'. The database decides which of them is a town.
 */
export function divisionsOf(typed: string): Division[] {
  const segments = typed
    .split(/[,;/\n]+|\s[-–—]\s/)
    .map((segment) => segment.trim())
    .filter((segment) => foldName(segment) !== '')
  const state = stateAtEnd(segments)
  const UF = state?.UF ?? ''
  const parts = state?.rest ?? segments
  const last = parts.at(-1) ?? ''
  const before = parts.slice(0, -1)
  const words = last.split(/\s+/)
  const found: Division[] = []
  // a street has at least a type or a name before the town, if both are in one segment
  const from = before.length > 0 ? 0 : 1
  for (let at = Math.max(from, words.length - MOST_WORDS); at < words.length; at += 1) {
    const left = words.slice(0, at).join(' ')
    const name = foldName(words.slice(at).join(' '))
    const town = nicknameOr(name.replace(LEAD, ''))
    const street = before[0] ?? withoutPreposition(left)
    const isBroken =
      before.length === 0 && (name === '' || readStreetName(street).words.length === 0 || endsOpen(left))
    if (isBroken || town === '') continue
    const neighborhood = foldName([...before.slice(1), before.length > 0 ? left : ''].join(' '))
    found.push({ street, neighborhood, town, UF })
  }
  // 'rua augusta sp': a visitor who types only the state mostly means its capital of the same name
  if (UF && state && Object.hasOwn(NICKNAMES, UF.toLowerCase()))
    found.push({ street: parts[0] ?? '', neighborhood: '', town: nicknameOr(UF.toLowerCase()), UF })
  return found
}

/** Returns the names of towns that a text may mean which names nothing but a town, a neighbourhood and a state. */
export function townsIn(typed: string): readonly Omit<Division, 'street'>[] {
  // the street comes before the first comma, and a text for a town has none
  return divisionsOf(`x, ${typed}`).map(({ neighborhood, town, UF }) => ({ neighborhood, town, UF }))
}

const nicknameOr = (name: string) => (Object.hasOwn(NICKNAMES, name) ? (NICKNAMES[name] ?? name) : name)

const endsOpen = (text: string) => SMALL.has(foldName(text).split(' ').at(-1) ?? '')
const withoutPreposition = (text: string) => text.replace(/\s+(?:em|no|na|cidade de|cidade)$/i, '').trim()

/** Takes the state off the end of the segments: 'são paulo sp', 'são paulo', 'SP'. */
function stateAtEnd(segments: readonly string[]): { UF: string; rest: string[] } | null {
  const last = segments.at(-1) ?? ''
  const words = last.split(/\s+/)
  const UF = foldName(words.at(-1) ?? '')
  if (!STATE.test(UF) || (segments.length === 1 && words.length === 1)) return null
  const left = words.slice(0, -1).join(' ')
  return { UF: UF.toUpperCase(), rest: left ? [...segments.slice(0, -1), left] : segments.slice(0, -1) }
}

/** A name that was found, with how well it fits. */
type Named = { readonly address: string; readonly neighborhood: string }

/**
 * Sorts streets that contain the words looked for: those of the typed type and without further words first, then
 * those of the typed neighbourhood.
 */
export function bestFirst<T extends Named>(
  found: readonly T[],
  { type, words }: StreetName,
  near: string,
): T[] {
  const distance = ({ address, neighborhood }: Named) => {
    const name = readStreetName(address)
    const isOtherType = type !== '' && name.type !== type
    const isElsewhere = near !== '' && foldName(neighborhood) !== near
    return Math.max(0, name.words.length - words.length) * 2 + (isOtherType ? 3 : 0) + (isElsewhere ? 1 : 0)
  }
  return found
    .map((street, at) => ({ street, at, far: distance(street) }))
    .toSorted((a, b) => a.far - b.far || a.at - b.at)
    .map(({ street }) => street)
}

/** Returns the towns whose name is one slip away from the typed one: 'sao palo', 'sorocba'. */
export const similarTowns = <T extends { readonly city: string }>(towns: readonly T[], typed: string): T[] =>
  typed.length < 5 ? [] : towns.filter(({ city }) => isOneEditAway(foldName(city), typed))
