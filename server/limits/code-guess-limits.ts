/**
 * Limits how many wrong codes are typed in a day: from one IP network, for one mailbox or one domain of employees, and
 * over all orders, so that no number of orders and addresses makes a code guessable. Limits are in config-limits.ts.
 */
import type { Config } from '../config.ts'
import { needsPerson } from '../api-errors.ts'
import type { BusinessMetrics } from '../business-metrics.ts'
import { networkOf } from '../rules/ip-networks.ts'
import { domainOf, mailboxKeyOf } from '../rules/email-codes.ts'
import { DAY, UNLIMITED, type MakeCounter } from './rate-limit-counters.ts'

/**
 * A code that was typed. `email` is the mailbox to which it was sent, or what stands for it where none was, so that the
 * reply does not tell who is a customer; then `wasSent` is false, and no code is right.
 */
export type CodeGuess = {
  purpose: 'collaborator' | 'customer' | 'risk' | 'data'
  /** The IP address of the request. */
  address: string
  email: string
  wasSent: boolean
}

/** Takes back the count of a code that was no wrong one. */
type GiveBack = () => Promise<void>

/**
 * Counts a code before it is judged, so that codes that are typed at the same moment cannot exceed a limit. Beyond one,
 * throws an HttpError: a person has to continue the order.
 */
export type CodeGuessLimit = (guess: CodeGuess) => Promise<GiveBack>

/**
 * How many times as many wrong codes all orders may have as one mailbox or domain. What an employee's code opens is the
 * same for all, so they are few: with 25 wrong ones a day, a year of guessing finds one code of a hundred.
 */
const FROM_ALL = { collaborator: 1.25, customer: 25, risk: 25, data: 25 } as const

export function codeGuessLimit(
  counter: MakeCounter,
  { wrongCodesPerDay }: Pick<Config['limits'], 'wrongCodesPerDay'>,
  metrics: Pick<BusinessMetrics, 'refusalsBy'>,
): CodeGuessLimit {
  // It never refuses by itself: a count that can be taken back must not be answered from memory.
  const wrong = counter('wrongcode', UNLIMITED, DAY)
  const countRefusal = metrics.refusalsBy('wrongcode')

  const limitsOf = ({ purpose, address, email, wasSent }: CodeGuess): [subject: string, most: number][] => {
    const whose = purpose === 'collaborator' ? domainOf(email) : mailboxKeyOf(email)
    const all = [`${purpose}:all`, wrongCodesPerDay * FROM_ALL[purpose]] as [string, number]
    return [
      [`${purpose}:network:${networkOf(address)}`, wrongCodesPerDay],
      [`${purpose}:for:${whose}`, wrongCodesPerDay],
      ...(wasSent ? [all] : []),
    ]
  }

  return async (guess) => {
    const counted: string[] = []
    const giveBack = async () => {
      for (const subject of counted) await wrong.giveBack(subject)
    }
    // The smallest first, so that whoever is beyond it does not use up what others share.
    for (const [subject, most] of limitsOf(guess)) {
      counted.push(subject)
      if ((await wrong.add(subject)) <= most) continue
      await giveBack()
      countRefusal()
      throw needsPerson(DAY)
    }
    return giveBack
  }
}
