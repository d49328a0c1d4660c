/** What a person makes of the chat's reply: is something asked back, and is it what was meant? */
import type { StepId, Values } from '../../src/funnel/step-and-journey-types.ts'
import { holds, plain, type Seen } from './plain-values.ts'

/** Beside these, every question that holds the value which the visitor has just said plainly asks back. */
const ASKS_BACK =
  /(?:É (?:isso|o número da casa|essa a conta)|[Ii]sso mesmo|Está certo assim|quis dizer [^?]+|Trocar [^?]+)\?/
const AGREES = /^(?:sim\b|é isso|isso mesmo)/i

export const NOT_UNDERSTOOD =
  /não entendi|não sei responder|outro caminho|não consegui usar|sem conseguir anotar/i

/** A line as it stays when its secrets are hidden later. */
const lasting = (text: string): string => text.replace(/[\d*•….-]/g, '')

/** The texts that were not there before. */
export function newOnes(before: readonly string[], now: readonly string[]): string[] {
  const left = before.map(lasting)
  return now.filter((text) => {
    const at = left.indexOf(lasting(text))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** Whether a text shows a value with some of its characters hidden. */
function showsMasked(text: string, values: Values): boolean {
  const known = Object.values(values).map((value) => plain(value).replace(/[^a-z0-9 ]/g, ''))
  const tokens = text.split(/\s+/).filter((word) => /[*•]{2}/.test(word))
  return tokens.some((token) => {
    const parts = plain(token)
      .split(/[^a-z0-9]+/)
      .filter(Boolean)
    return parts.length > 0 && known.some((value) => parts.every((part) => value.includes(part)))
  })
}

export const shows = (text: string, step: StepId, values: Values, seen: Seen): boolean =>
  holds(text, step, values, seen) || showsMasked(text, values)

/** What is asked back. */
export type Proposal = {
  readonly text: string
  /** Whether a yes answers it. */
  readonly isYesNo: boolean
  /** A button that says what is meant. */
  readonly button?: string
}

/**
 * Returns what the chat asks back; null if nothing.
 * @param offers the buttons that came with the reply
 * @param isMeant whether a text holds what the visitor means at the open question
 * @param isOpen whether what was said plainly is still asked
 */
export function proposalIn(
  heard: readonly string[],
  offers: readonly string[],
  isMeant: (text: string) => boolean,
  isOpen: boolean,
): Proposal | null {
  const asks = heard.filter((text) => ASKS_BACK.test(text))
  const holding = heard.filter((text) => isOpen && text.endsWith('?') && isMeant(text))
  const isYesNo = asks.length > 0 || offers.some((label) => AGREES.test(label))
  const button = isYesNo ? undefined : offers.find(isMeant)
  if (!isYesNo && holding.length === 0 && (button === undefined || !isOpen)) return null
  const text = [...asks, ...holding, ...offers].join(' ')
  return {
    text,
    isYesNo: isYesNo || !/\bqual\b/i.test(holding.join(' ')),
    ...(button !== undefined && { button }),
  }
}
