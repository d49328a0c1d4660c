/**
 * Recognises which document the visitor will give: 'pf' for a person's CPF, 'pj' for a company's CNPJ, or null if the
 * message does not say.
 */
import type { Reading } from '../reading-types.ts'

const COMPANY = /\b(?:cnpj|pj|pessoa juridica|empresa|empresarial|firma|mei|loja|negocio)\b/
const PERSON = /\b(?:cpf|pf|pessoa fisica|pra mim|para mim|mim mesm[oa])\b/

/** @param said lower-case text without accents */
export function personOrCompany(said: string): Reading['person'] {
  if (/\b(?:nao|sem|n)\b|\?/.test(said)) return null
  const isCompany = COMPANY.test(said)
  if (isCompany === PERSON.test(said)) return null
  return isCompany ? 'pj' : 'pf'
}
