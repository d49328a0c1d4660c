import type { Parsed } from './result.ts'
import { collapse } from './text.ts'

const LIMIT = 128
const WORD = /^\p{L}\p{M}*(?:['.-]?\p{L}\p{M}*)*'?$/u

/**
 * A full name (M§5, D32): two words or more, the first with at least two letters;
 * Unicode letters, apostrophe, hyphen, and a dot between letters; at most 128 characters.
 * Spaces are collapsed, typographic apostrophes become ', the dot of an initial is dropped.
 */
export function parseName(raw: string): Parsed<string> {
  const value = collapse(raw.normalize('NFC'))
    .replace(/[’‘ʼ´`]/g, "'")
    .replace(/[‐‑–]/g, '-')
    .replace(/\.(?= |$)/g, '')
  if (value === '') return { problem: 'Digite o nome completo' }
  if (value.length > LIMIT)
    return { problem: `O nome pode ter até ${LIMIT} letras; você digitou ${value.length}` }
  const foreign = /[^\p{L}\p{M}'. -]/u.exec(value)
  if (foreign) return { problem: `Use só letras no nome: “${foreign[0]}” não pode` }
  const words = value.split(' ')
  if (!words.every((word) => WORD.test(word)))
    return { problem: 'Confira o nome: use só letras, hífen e apóstrofo' }
  if (words.length < 2) return { problem: 'Digite o nome e o sobrenome' }
  if ((words[0]?.match(/\p{L}/gu)?.length ?? 0) < 2) return { problem: 'Escreva o primeiro nome por inteiro' }
  return { value }
}
