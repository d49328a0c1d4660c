/** Creates and checks the six-digit codes that are sent by e-mail. */
import { randomInt } from 'node:crypto'
import { CODE_MINUTES } from '../../src/lib/one-time-code.ts'
import { digits } from '../../src/lib/extract-digits.ts'
import type { CodeReply } from '../../src/contract/one-time-codes-and-resume-links.ts'
import type { Vault } from '../security/encryption-vault.ts'
import type { LeadRow } from './lead-row-types.ts'

/** A six-digit code sent by e-mail is valid for `CODE_MINUTES` minutes and this many attempts. */
export const CODE_TRIES = 5

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** Returns the digits of what the visitor typed. */
export const readCode = (typed: string): string => digits(typed)

/** Returns when a code made now expires. */
export const codeExpiry = (now: Date): Date => new Date(now.getTime() + CODE_MINUTES * 60_000)

/** An attempt to enter a code. `tries` counts all attempts, this one included. */
export type CodeTry = { tries: number; right: boolean; expired: boolean }

/** Whether an attempt guessed at a code: one that is right, or that could not be, tells nothing. */
export const isWrong = (attempt: CodeTry | undefined): boolean =>
  attempt !== undefined && !attempt.right && !attempt.expired

/** Builds the reply to an attempt. An undefined attempt means that no code was sent or its attempts are used up. */
export function judgeCode(attempt: CodeTry | undefined): CodeReply {
  const reply = (reason: CodeReply['reason'], triesLeft: number): CodeReply => ({
    success: true,
    validated: reason === null,
    reason,
    triesLeft,
  })
  if (!attempt) return reply('spent', 0)
  const left = Math.max(0, CODE_TRIES - attempt.tries)
  if (attempt.expired) return reply('expired', 0)
  if (attempt.right) return reply(null, left)
  return reply(left > 0 ? 'wrong' : 'spent', left)
}

/** Returns whether the visitor has typed a code that was mailed to the address that the lead has now. */
export function isMailboxVerified(
  { lookup }: Pick<Vault, 'lookup'>,
  { answers, verified }: Pick<LeadRow, 'answers' | 'verified'>,
): boolean {
  const mailbox = answers.email?.email && lookup(answers.email.email.toLowerCase())
  return mailbox !== undefined && [verified.collaborator, verified.customer].includes(mailbox)
}

/** Providers that ignore dots in addresses, and the main domain of each. */
const WITHOUT_DOTS: Readonly<Record<string, string>> = {
  'gmail.com': 'gmail.com',
  'googlemail.com': 'gmail.com',
}

/** Providers with so many customers that their domain says nothing about whoever uses it. */
const LARGE_PROVIDERS: ReadonlySet<string> = new Set(
  `gmail.com googlemail.com hotmail.com hotmail.com.br outlook.com outlook.com.br live.com msn.com yahoo.com yahoo.com.br
  ymail.com aol.com icloud.com me.com mac.com proton.me protonmail.com uol.com.br bol.com.br terra.com.br ig.com.br
  globo.com globomail.com r7.com oi.com.br zipmail.com.br`.split(/\s+/),
)

/** Returns the domain of an e-mail address. */
export const domainOf = (email: string): string =>
  email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase()

/** Whether mails to a domain go to one house, which too many of them would flood. */
export const isDomainOfOneHouse = (domain: string): boolean => !LARGE_PROVIDERS.has(domain)

/**
 * Returns the mailbox of an e-mail address, so that different spellings of one address share a limit:
 * in lower case, without what follows a plus sign, and without dots if the provider ignores them.
 */
export function mailboxKeyOf(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@')
  const [name = ''] = local.split('+')
  const folded = WITHOUT_DOTS[domain]
  return folded ? `${name.replaceAll('.', '')}@${folded}` : `${name}@${domain}`
}
