/** Resolves a number of a bank account that is told once more right behind itself: 'agência 1529 ai não 1592'. */
import type { Extraction } from '../extraction-state.ts'
import { anyOf } from '../words/patterns-from-word-tables.ts'

const AGAIN = anyOf(
  `ai nao, ih+(?: nao)?, ops, opa, epa, eita, digo, quer dizer, alias, errei, perai, minto, desculpa, ou melhor, na verdade`,
  '(?<![\\d./-])(?<old>\\d{3,8})(?<gap>,? (?:nao,? |ai,? )*',
  '[ ,.!]*(?:(?:e|eh|a|o|certo|cert[oa] e) )*)(?<fresh>\\d{3,8})(?!\\d)',
)

/** Returns the message with the second of two such numbers of one length, where the account is asked; else null. */
export function withAccountNumberReplaced(extraction: Extraction): { readonly message: string } | null {
  const { text } = extraction
  const found = extraction.isOpen('account') ? AGAIN.exec(text.rest) : null
  const { old = '', gap = '', fresh = '' } = found?.groups ?? {}
  if (!found || old.length !== fresh.length || old === fresh) return null
  const at = found.index
  return { message: text.raw.slice(0, at) + text.raw.slice(at + old.length + gap.length) }
}
