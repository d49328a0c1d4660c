import { digits } from '../lib/cep.ts'
import { isCnpj } from '../lib/cnpj.ts'
import { spoken } from './yes-no.ts'

const LEAD = '(?:(?:eu|com|como|para|pra|e|sou|tenho|quero|prefiro|usar|no|na|o|a|um|uma|meu|minha) )*'
const PERSON = new RegExp(`^${LEAD}(?:cpf|pf|pessoa fisica|mim|mim mesmo|mim mesma)$`)
const COMPANY = new RegExp(`^${LEAD}(?:cnpj|pj|pessoa juridica|empresa|mei)$`)

/** The person type implied by a word or a whole document (funnel: person_type): 'sou empresa' → 'pj'. */
export function personTypeFrom(text: string): 'pf' | 'pj' | null {
  const said = spoken(text)
  if (PERSON.test(said)) return 'pf'
  if (COMPANY.test(said)) return 'pj'
  const bare = text.replace(/[^a-z\d]/gi, '').toUpperCase()
  if (isCnpj(bare) || (/^[\d./\s-]+$/.test(text) && bare.length === 14)) return 'pj'
  return /^[\d.\s-]+$/.test(text) && digits(text).length === 11 ? 'pf' : null
}
