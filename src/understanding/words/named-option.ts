/** Finds which of a question's options a message names. */
import { normaliseText } from '../../lib/normalise-text.ts'
import type { ChoiceOption } from '../reading-types.ts'
import { FILLER_WORDS } from './filler-doubt-and-negation-words.ts'
import { positionInList } from './choice-by-list-position.ts'
import { bareWords, yesNo } from './yes-no.ts'

/** Words with which people choose, besides fillers. */
const CHOOSING = new Set(
  `prefiro preferia quero queria escolho melhor seria gostaria uso tenho assino estou to sou minha meu a o da do na no com hoje`.split(
    ' ',
  ),
)

const DENYING = new Set(['nao', 'n', 'nem', 'sem', 'nunca'])

/** None of the options, which is one of them: 'nenhuma dessas', 'nunca morei em nenhuma delas'. */
const NONE_OF_THEM =
  /^\W*(?:[a-z]+ ){0,5}nenhuma?(?: (?:dess[ea]s|del[ea]s|d[oa]s (?:anteriores|opcoes|alternativas|\d)|ai|opcao|alternativa|(?:dess[ea]s )?(?:ruas|carros|enderecos|empresas|bancos)))*\W*$/

/**
 * Returns the value of the option that a text names, by its place in the list, too; null if it names none, or several.
 * Words such as 'eu' and 'prefiro' may surround the option.
 */
export function namedOption(said: string, options: readonly ChoiceOption[]): string | null {
  const words = bareWords(said)
  const named = words.filter((word) => !(FILLER_WORDS.has(word) || CHOOSING.has(word)))
  // 'não quero de manhã'
  const isDenied = words.some((word) => DENYING.has(word))
  const told = optionFrom(said, options) ?? (isDenied ? null : optionFrom(named.join(' '), options))
  const place = positionInList(said)
  const placed = place === null ? undefined : options.at(place)
  // 'a segunda' may be 'Rua Segunda Ponte'
  if (told !== null) return placed && placed.value !== told ? null : told
  const none = NONE_OF_THEM.test(said) ? options.filter(({ label }) => /^nenhum/i.test(label)) : []
  return (placed ?? (none.length === 1 ? none[0] : undefined))?.value ?? null
}

/**
 * Returns the value of the option that a text names: by the value, by the label or another name, or by words that occur
 * in no other option's label. Words may be abbreviated to their beginnings.
 */
function optionFrom(said: string, options: readonly ChoiceOption[]): string | null {
  const words = bareWords(normaliseText(said))
  const text = words.join(' ')
  if (text === '') return null
  const labels = options.map(({ value, label, words: names = [] }) => ({
    value,
    words: bareWords(normaliseText(label)),
    names,
  }))
  const exact = labels.filter(
    (each) =>
      each.words.join(' ') === text || normaliseText(each.value) === text || each.names.includes(text),
  )
  if (exact.length > 0) return exact.length === 1 ? (exact[0]?.value ?? null) : null
  if (text.length < 3) return null
  const named = labels.filter((each) =>
    words.every((word) =>
      each.words.some((part) => part === word || (word.length > 2 && part.startsWith(word))),
    ),
  )
  return named.length === 1 ? (named[0]?.value ?? null) : null
}

/** An option named in a text, and where. */
export interface NamedOption {
  readonly value: string
  readonly from: number
  readonly to: number
}

/** Words around the one that names an option: 'De manhã', 'Uso a Vivo'. */
const AROUND = new Set([...CHOOSING, ...`de em na no ao pela pelo um uma`.split(' ')])

/**
 * What stands right before a name that has another meaning too: 'uso a claro', but not 'claro, uso a vivo'; 'um amigo',
 * but not 'obrigado, amigo'.
 */
const NAMES_IT =
  /(?:^|[^a-z])(?:a|o|d[aeo]|n[ao]|[dn]?uma?|por|pel[ao]|com|uso|tenho|assino|prefiro|quero|escolho|e|eh|sou|minha|meu|noss[ao]) $/
/** What stands right behind such a name: 'amigo meu', 'amiga da igreja'. */
const NAMED_BY = /^ (?:meu|minha|noss[ao]|d[ao]s?(?! (?:pra|para|pro|certo)(?![a-z])))(?![a-z])/
/** How somebody is addressed, by fillers alone: 'obrigado, meu amigo', 'ô amigo, volta'. */
const ADDRESSES = /^\W*((?:[a-z]+\W+)*?)(?:o|meu|minha|noss[ao]) $/

/** Whether a filler between two indexes addresses the reader of a message that says more: 'ô amigo, volta'. */
export function isAddress(clause: string, { from, to }: NamedOption, saysMore: boolean): boolean {
  const courtesy = ADDRESSES.exec(clause.slice(0, from))?.[1]
  if (courtesy === undefined || !FILLER_WORDS.has(clause.slice(from, to))) return false
  const before = bareWords(courtesy)
  // 'foi meu amigo', 'é meu amigo'
  const isCourtesy = before.every((word) => FILLER_WORDS.has(word) && !/^(?:foi|e|eh)$/.test(word))
  return isCourtesy && bareWords(clause.slice(to)).length === 0 && (saysMore || before.length > 0)
}

/**
 * Returns what an option is called within a sentence: its label with and without the words around it, and its words.
 */
function namesIn({ label, words = [] }: ChoiceOption): string[] {
  const whole = bareWords(normaliseText(label))
  const isInner = (word: string) => !AROUND.has(word)
  const inner = whole.slice(whole.findIndex(isInner), whole.findLastIndex(isInner) + 1)
  const names = [whole, inner].map((each) => each.join(' '))
  return [...new Set([...names, ...words])].filter((name) => name.length > 1 && !/^(?:sim|nao)$/.test(name))
}

/**
 * Returns the options that a sentence names, in its order. Of two names at one place, the longer one counts, and a name
 * that several options have counts for none.
 * @param said lower-case text without accents
 */
export function optionsNamedIn(said: string, options: readonly ChoiceOption[]): NamedOption[] {
  const all = options.flatMap((option) => namesIn(option).map((name) => ({ name, value: option.value })))
  const own = all.filter(({ name, value }) => all.every((each) => each.name !== name || each.value === value))
  const found: NamedOption[] = []
  for (const { name, value } of own.toSorted((a, b) => b.name.length - a.name.length)) {
    const pattern = RegExp(
      `(?<![a-z0-9@._-])${name.split(' ').join('[^a-z0-9]+')}(?![a-z0-9@_-]|\\.[a-z0-9])`,
      'g',
    )
    for (const { 0: match, index: from } of said.matchAll(pattern)) {
      const to = from + match.length
      const isPlain = !FILLER_WORDS.has(name) && !CHOOSING.has(name) && yesNo(name) === null
      const isMeant = isPlain || NAMES_IT.test(said.slice(0, from)) || NAMED_BY.test(said.slice(to))
      if (isMeant && found.every((each) => to <= each.from || from >= each.to))
        found.push({ value, from, to })
    }
  }
  return found.toSorted((a, b) => a.from - b.from)
}
