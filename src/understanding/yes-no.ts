import { normalise } from '../lib/text.ts'

// No single letters: 'S' and 'N' are also names of blocks and lots.
const YES = new Set([
  'sim',
  'sim quero',
  'sim pode',
  'sim claro',
  'sim senhor',
  'sim senhora',
  'quero',
  'quero sim',
  'claro',
  'claro que sim',
  'com certeza',
  'isso',
  'isso mesmo',
  'ok',
  'certo',
  'pode ser',
  'pode sim',
  'aceito',
  'confirmo',
])
const NO = new Set([
  'nao',
  'nao quero',
  'nao precisa',
  'nao por enquanto',
  'por enquanto nao',
  'agora nao',
  'nem pensar',
  'de jeito nenhum',
  'prefiro nao',
])

const COURTESY = /^(?:por favor|oi|ola)\s+|\s+(?:por favor|por gentileza|obrigad[oa])$/g

/**
 * Normalises a message for matching commands and choices: strips case, diacritics, punctuation and surrounding
 * courtesies.
 */
export function spoken(text: string): string {
  return normalise(text.replace(/[.,;:!?…"“”'’()]/g, ' ')).replace(COURTESY, '')
}

/** true when the whole message is a yes, false for a no, null for anything else. */
export function yesNo(text: string): boolean | null {
  const said = spoken(text)
  if (YES.has(said)) return true
  return NO.has(said) ? false : null
}
