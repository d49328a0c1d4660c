/** Settings with low rate limits, and the replies expected when they are exceeded. */
import type { Reply } from './server.ts'

export const fromAddress = (address: string) => ({ 'x-forwarded-for': address })
export const LIMITS = {
  TRUST_PROXY: '1',
  // 30 as shipped
  RATE_LIMIT_DOCUMENT_PER_HOUR: '10',
  RATE_LIMIT_CODES_PER_HOUR: '5',
}
/** Those that no setting names, as shipped. */
export const FIXED_LIMITS = { riskPerHour: 5, mailboxCodesPerHour: 20 }
export const statusAndCode = ({ status, body }: Reply) => [status, body.code, body.help]
export const REFUSED_UNTIL_CODE = [429, 'too_many', 'code']
export const REFUSED_UNTIL_CALL = [429, 'too_many', 'call']

export async function repeatCall(count: number, call: (at: number) => Promise<Reply>): Promise<Reply[]> {
  const replies = []
  for (let at = 0; at < count; at += 1) replies.push(await call(at))
  return replies
}
