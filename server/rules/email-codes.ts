/** Creates and checks the six-digit codes that are sent by e-mail. */
import { randomInt } from 'node:crypto'
import { CODE_MINUTES } from '../../src/lib/one-time-code-validity-minutes.ts'
import { digits } from '../../src/lib/extract-digits.ts'
import type { CodeReply } from '../../src/contract/one-time-codes-and-resume-links.ts'

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
