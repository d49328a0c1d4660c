/** Step for the bank account of the direct debit: bank, branch (agency) and account number. */
import * as z from 'zod/mini'
import { parseAccount, parseAgency } from '../../lib/bank-account.ts'
import { isCompany } from '../company-orders.ts'
import { addProblem } from '../field-schemas.ts'
import { hideTail } from '../../lib/masked-data.ts'
import type { Step } from '../step-and-journey-types.ts'

const typed = z._default(z.string(), '')

/** The account is parsed as the chosen bank writes it; all wrong fields are reported at once. */
const schema = () =>
  z.pipe(
    z.object({ bank: typed, agency: typed, account_number: typed }),
    z.transform((raw, context) => {
      const { bank } = raw
      const agency = parseAgency(raw.agency)
      const account = parseAccount(raw.account_number, bank)
      if (!bank) addProblem(context, raw, { problem: 'banco-vazio' }, 'bank')
      if ('problem' in agency) addProblem(context, raw, agency, 'agency')
      if ('problem' in account) addProblem(context, raw, account, 'account_number')
      if (!bank || 'problem' in agency || 'problem' in account) return z.NEVER
      return { bank, agency: agency.value, account_number: account.value }
    }),
  )

export const contaDebito: Step = {
  id: 'conta-debito',
  kind: 'question',
  view: 'text',
  needs: 'banks',
  fields: [
    { name: 'bank', kind: 'select', said: 'account', autoComplete: 'off' },
    { name: 'agency', kind: 'text', inputMode: 'numeric', autoComplete: 'off', maxLength: 16 },
    { name: 'account_number', kind: 'text', inputMode: 'text', autoComplete: 'off', maxLength: 32 },
  ],
  schema,
  variant: (order) => (isCompany(order.answers.cpf?.values ?? {}, order) ? 'pj' : ''),
  save: (values) => ({
    step: 'bankInfo',
    body: {
      direct_debit: true,
      bankInfo: {
        bank: values.bank ?? '',
        agency: values.agency ?? '',
        account_number: values.account_number ?? '',
      },
    },
  }),
  wire: ['bankInfo'],
  applies: (order) => order.answers['ativar-debito']?.values.direct_debit === 'true',
  isDone: (order) => order.answers['conta-debito'] !== undefined,
  restore: (lead) =>
    lead.direct_debit && lead.bank && lead.masked.account_number
      ? { values: {}, masked: { bank: lead.bank, account: lead.masked.account_number } }
      : null,
  show: ({ bank = '', account_number = '' }) => ({ bank, account: hideTail(account_number) }),
  instead: { step: 'ativar-debito', values: { direct_debit: 'false' } },
  secret: true,
}
