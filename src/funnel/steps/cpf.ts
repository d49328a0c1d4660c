/** Step for the tax number: CPF of a person or CNPJ of a company, sent without punctuation. */
import * as z from 'zod/mini'
import { hideCnpj, parseCnpj } from '../../lib/cnpj.ts'
import { isCpf, hideCpf, parseCpf } from '../../lib/cpf.ts'
import { cleanTyped } from '../../lib/clean-typed-text.ts'
import { unbrokenBRL } from '../../lib/format-prices-and-counts.ts'
import type { Problem } from '../../lib/problem-keys.ts'
import { isCompany, isForCompanyAlone, nearestPlanForHomes } from '../company-orders.ts'
import { addProblem } from '../field-schemas.ts'
import { restoreMasked } from '../restore-masked-answers.ts'
import type { Order, Step, Values } from '../step-and-journey-types.ts'

/**
 * Returns whether a text is the document of a person ('pf') or of a company ('pj'); null while it could be
 * either. Only a CNPJ (company) has more than eleven digits, or letters, which a sentence such as 'o número é 77' has,
 * too: its words stand apart, and a short word such as '77a' is not yet a CNPJ.
 */
function kindOf(typed: string): 'pf' | 'pj' | null {
  const clean = cleanTyped(typed).trim()
  const bare = clean.replace(/[^a-z\d]/gi, '')
  if (isCpf(bare)) return 'pf'
  if (!/[a-z]/i.test(bare)) return bare.length > 11 ? 'pj' : null
  const isOneWord = !/\s/.test(clean) && /\d/.test(bare) && bare.length >= SHORTEST_WITH_LETTERS
  return isOneWord || 'value' in parseCnpj(clean) ? 'pj' : null
}

/** Characters of an unfinished CNPJ with letters, from which on it is told from a house number or an abbreviation. */
const SHORTEST_WITH_LETTERS = 8

/** Says that a CPF cannot order the plan, and which one it can. */
function cpfForCompany(order: Order): Problem {
  const nearest = nearestPlanForHomes(order)
  return nearest
    ? { problem: 'cpf-so-empresa', plan: nearest.plan, price: unbrokenBRL(nearest.price_with_dacc) }
    : { problem: 'cpf-sem-plano' }
}

const schema = (order: Order) =>
  z.pipe(
    z.object({
      person_type: z._default(z.string(), 'pf'),
      cpf: z._default(z.string(), ''),
      cnpj: z._default(z.string(), ''),
    }),
    z.transform((raw, context) => {
      // a whole CNPJ says that a company orders, in whichever field it was typed
      const isCnpj = kindOf(raw.cpf) === 'pj' && 'value' in parseCnpj(raw.cpf)
      const company = isCompany(raw, order) || isCnpj
      const typed = raw.cnpj || (isForCompanyAlone(order) || isCnpj ? raw.cpf : '')
      const parsed = company ? parseCnpj(typed) : parseCpf(raw.cpf)
      if ('problem' in parsed) {
        const isCpfForCompany = isForCompanyAlone(order) && kindOf(typed) === 'pf'
        const name = company ? 'cnpj' : 'cpf'
        addProblem(context, raw, isCpfForCompany ? cpfForCompany(order) : parsed, name)
        return z.NEVER
      }
      const answer: Values = company
        ? { person_type: 'pj', cnpj: parsed.value }
        : { person_type: 'pf', cpf: parsed.value }
      return answer
    }),
  )

export const cpf: Step = {
  id: 'cpf',
  kind: 'question',
  view: 'text',
  fields: [
    {
      name: 'person_type',
      kind: 'choice',
      options: ['pf', 'pj'],
      preselected: 'pf',
      shownWhen: (_, order) => !isForCompanyAlone(order),
    },
    {
      name: 'cpf',
      kind: 'text',
      said: 'document',
      mask: 'cpf',
      inputMode: 'numeric',
      autoComplete: 'off',
      shownWhen: (draft, order) => !isCompany(draft, order),
    },
    {
      name: 'cnpj',
      kind: 'text',
      mask: 'cnpj',
      inputMode: 'text',
      autoComplete: 'off',
      autoCapitalize: 'characters',
      shownWhen: isCompany,
    },
  ],
  line: {
    field: { name: 'cpf', kind: 'text', mask: 'document', inputMode: 'numeric', autoComplete: 'off' },
    mask: (draft) => (isCompany(draft) ? 'cnpj' : undefined),
    text: (draft) => (isCompany(draft) ? draft.cnpj : draft.cpf) ?? '',
    read: (typed, draft) =>
      (kindOf(typed) ?? draft.person_type) === 'pj'
        ? { person_type: 'pj', cpf: '', cnpj: typed }
        : { person_type: 'pf', cpf: typed, cnpj: '' },
  },
  schema,
  variant: (order, draft) =>
    isForCompanyAlone(order) ? 'company-only' : isCompany(draft, order) ? 'pj' : '',
  save: (values) => ({
    step: 'documentNumber',
    body: isCompany(values) ? { cnpj: values.cnpj } : { cpf: values.cpf },
  }),
  wire: ['documentNumber'],
  applies: () => true,
  isDone: (order) => {
    const { values } = order.answers.cpf ?? {}
    return values !== undefined && (!isForCompanyAlone(order) || isCompany(values))
  },
  clears: ['risk'],
  restore: (lead) => {
    const answer = restoreMasked(lead, 'documentNumber', lead.masked.cpf ?? lead.masked.cnpj)
    return answer && { ...answer, values: { person_type: lead.masked.cnpj ? 'pj' : 'pf' } }
  },
  show: (values) => (isCompany(values) ? hideCnpj(values.cnpj ?? '') : hideCpf(values.cpf ?? '')),
  secret: true,
}
