/** The bank that a text names, by its official name, an informal one, or its code. */
import { normaliseText } from '../../lib/text.ts'
import { BANK_NAMES, COMMON_WORDS } from '../data/bank-names.ts'
import { isDenied, takesBack } from '../denials.ts'
import type { Span } from '../message.ts'
import type { Situation } from '../reading.ts'
import { anyOf, setOf, wordsOf } from '../word-patterns.ts'

export interface NamedBank extends Span {
  readonly id: string
}

type Bank = Situation['banks'][number]
const patterns = new WeakMap<Bank, RegExp>()

/** Matches a bank's official name, its informal ones, and the words that no other bank has. */
function patternOf(bank: Bank): RegExp {
  const known = patterns.get(bank)
  if (known) return known
  const name = normaliseText(bank.name)
  const distinct = wordsOf(name).filter((word) => !common.has(word) && word.length > 2)
  const made = anyOf([name, BANK_NAMES[bank.id], distinct.join(' ')].filter((each) => each).join(', '), 'g')
  patterns.set(bank, made)
  return made
}

/** Finds the only bank that a text names, or that its code at the beginning tells. */
export function bankIn(said: string, { banks }: Situation): NamedBank | null {
  const found = banks.flatMap((bank) =>
    [...said.matchAll(patternOf(bank))].map(({ 0: all, index }) => ({
      id: bank.id,
      from: index,
      to: index + all.length,
    })),
  )
  const left = found
    .filter((each) => !isDenied(said, each) && !HAD.test(said.slice(0, each.from)))
    .toSorted((one, other) => one.from - other.from)
  const [first] = left
  const last = left.at(-1)
  if (first && last && left.some(({ id }) => id !== first.id)) {
    // 'inter, não, itaú', 'itaú ou nubank? nubank 0001 …'
    const beside = left.filter(({ to }) => /^\W*(?:ag|agencia|conta|cc|\d)/.test(said.slice(to)))
    const [only, another] = beside
    if (only && !another) return only
    return takesBack(said.slice(first.to, last.from)) ? last : null
  }
  if (first) return first
  const code = /^\W*(?:banco )?(\d{3})(?= )/.exec(said)
  const coded = banks.find(({ id }) => id === code?.[1])
  return coded && code ? { id: coded.id, from: code.index, to: code.index + code[0].length } : null
}
const common = setOf(COMMON_WORDS)
/** 'tinha conta no bradesco, hoje é nubank' */
const HAD = /(?:^|[^a-z])(?:tinha|era|antes|usava|sai d[oa])(?: (?:a|uma|conta|cliente|d[oa]|n[oa]|o))* $/
