import type { Reading } from '../types.ts'

const COMPANY = /\b(?:cnpj|pj|pessoa juridica|empresa|empresarial|firma|mei|loja|negocio)\b/
const PERSON = /\b(?:cpf|pf|pessoa fisica|pra mim|para mim|mim mesm[oa])\b/

/**
 * Returns whether the visitor will give a person's CPF or a company's CNPJ, when the message says so without the number.
 * @param said folded text
 */
export function personOrCompany(said: string): Reading['person'] {
  if (/\b(?:nao|sem|n)\b|\?/.test(said)) return null
  const isCompany = COMPANY.test(said)
  if (isCompany === PERSON.test(said)) return null
  return isCompany ? 'pj' : 'pf'
}
