/**
 * Splits a complement of an address, such as 'apto 3', into the type with whose name it begins, and the rest; null if
 * it begins with none of them.
 */
import { cleanLine } from './clean-typed-text.ts'
import { normaliseText } from './normalise-text.ts'

/** What people write for the name of a type. */
const SHORT: Readonly<Record<string, string>> = {
  ap: 'apartamento',
  apt: 'apartamento',
  apto: 'apartamento',
  bl: 'bloco',
  cj: 'conjunto',
  conj: 'conjunto',
  ed: 'edificio',
  lj: 'loja',
  lt: 'lote',
  qd: 'quadra',
  sl: 'sala',
}

export function splitComplementType<Type extends { readonly name: string }>(
  complement: string,
  types: readonly Type[],
): { type: Type; rest: string } | null {
  const text = cleanLine(complement)
  const [, typed = '', rest = ''] = /^(\p{L}+)[.:]?\s*(?:n[º°.]*\s*(?=\d))?(.*)$/u.exec(text) ?? []
  const word = normaliseText(typed)
  const type = types.find(({ name }) => normaliseText(name) === (SHORT[word] ?? word))
  return type ? { type, rest } : null
}
