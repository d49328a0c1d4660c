/** Decides whether existing customers must enter an e-mailed code before they renew or migrate. */
import type { Context } from '../context.ts'
import { customersUnavailable } from '../api-errors.ts'

/** Whether customers must enter an e-mailed code to renew or migrate. It proves that the CPF is theirs. */
export type CustomerCodes = 'asked' | 'off' | 'unavailable'

type CodeSettings = Pick<Context, 'config'> & { readonly providers: Pick<Context['providers'], 'mail'> }

/**
 * Returns `off` if CUSTOMER_CODES=off, `asked` if a mail server can deliver codes, and `off` for demo data in
 * the embedded database. Otherwise returns `unavailable`; renewal and migration are then closed.
 */
export function customerCodes({ config, providers }: CodeSettings): CustomerCodes {
  if (config.customerCodes === 'off') return 'off'
  if (providers.mail.kind === 'smtp') return 'asked'
  return config.seed === 'demo' && !config.database.url ? 'off' : 'unavailable'
}

/** Returns whether the visitor must enter a code sent to the address on record; refuses if none can be sent. */
export function asksForCode(context: Context): boolean {
  const codes = customerCodes(context)
  if (codes === 'unavailable') throw customersUnavailable()
  return codes === 'asked'
}
