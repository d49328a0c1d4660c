/** Finds the options of a question that a text names: by label, by other names, by a word of one label, by place. */
import { normaliseText } from '../lib/text.ts'
import * as data from './data/asking-words.ts'
import type { Span } from './message.ts'
import type { ChoiceOption } from './reading.ts'
import { isPlain, setOf, wordsOf } from './word-patterns.ts'
import { ordinalIn } from './yes-no.ts'

export interface NamedOption extends Span {
  readonly value: string
}

/** Words around what an option is called: 'De manhã', 'Uso a Vivo'. */
const AROUND = setOf(data.AROUND_OPTION)
const ARTICLE =
  /(?:^|[^a-z])(?:a|o|d[aeo]|n[ao]|uma?|por|pel[ao]|com|uso|tenho|prefiro|quero|e|eh|sou|minha|meu) $/
const NONE = /(?<![a-z])(?:nenhuma?|nunca (?:morei|tive)|nada disso)(?![a-z])/

const labelOf = ({ label }: ChoiceOption): string[] => wordsOf(normaliseText(label))

/** What an option is called within a sentence: its label, its label without the words around, its other names. */
function namesOf(option: ChoiceOption, options: readonly ChoiceOption[]): readonly string[] {
  const whole = labelOf(option)
  const isInner = (word: string) => !AROUND.has(word)
  const inner = whole.slice(whole.findIndex(isInner), whole.findLastIndex(isInner) + 1)
  const others = new Set(options.filter((each) => each.value !== option.value).flatMap(labelOf))
  const distinct = inner.filter((word) => word.length > 3 && !others.has(word) && !isPlain(word))
  const names = [whole.join(' '), inner.join(' '), ...(option.words ?? []).map(normaliseText), ...distinct]
  return [...new Set(names)].filter((name) => name.length > 1 && !/^(?:sim|nao)$/.test(name))
}

/** Matches a name with any marks between its words. */
function patternOf(name: string): RegExp {
  const words = name
    .replace(/[^a-z0-9 ]/g, '\\$&')
    .split(' ')
    .join('[^a-z0-9]+')
  return new RegExp(`(?<![a-z0-9@._-])${words}(?![a-z0-9@_-]|\\.[a-z0-9])`, 'g')
}

/** Returns the options that a text names, in its order. A name of several counts for none, the longer one for both. */
export function optionsIn(said: string, options: readonly ChoiceOption[]): readonly NamedOption[] {
  const all = options.flatMap((option) =>
    namesOf(option, options).map((name) => ({ name, value: option.value })),
  )
  const own = all.filter(({ name, value }) => all.every((each) => each.name !== name || each.value === value))
  const found: NamedOption[] = []
  for (const { name, value } of own.toSorted((one, other) => other.name.length - one.name.length)) {
    // 'claro', 'oi' and 'amigo' are courtesy, too
    const isLoose = name.split(' ').every(isPlain)
    for (const { 0: match, index: from } of said.matchAll(patternOf(name))) {
      const to = from + match.length
      const isNamed = !isLoose || match === said.trim() || ARTICLE.test(said.slice(0, from))
      if (isNamed && found.every((each) => to <= each.from || from >= each.to))
        found.push({ value, from, to })
    }
  }
  return found.length > 0 ? found.toSorted((one, other) => one.from - other.from) : byPlace(said, options)
}

function byPlace(said: string, options: readonly ChoiceOption[]): readonly NamedOption[] {
  const [none, another] = options.filter(({ label }) => /^nenhum/i.test(label))
  const denial = NONE.exec(said)
  if (denial && none && !another)
    return [{ value: none.value, from: denial.index, to: denial.index + denial[0].length }]
  const place = ordinalIn(said)
  const placed = place ? options.at(place.place) : undefined
  return place && placed ? [{ value: placed.value, from: place.from, to: place.to }] : []
}
