/**
 * Determines what a search text at the desk may be: a phone number, e-mail address, CPF or CNPJ, order number,
 * reference, or the beginning of a name.
 */
import { hideCnpj, parseCnpj } from '../../../src/lib/cnpj.ts'
import { hideCpf, parseCpf } from '../../../src/lib/cpf.ts'
import { parseEmail } from '../../../src/lib/email.ts'
import { ORDER_NUMBER_ALPHABET, isOrderNumber } from '../order-number.ts'
import { shortenName, hideEmail } from '../../../src/lib/masked-data.ts'
import { capitalised, collapseSpaces } from '../../../src/lib/text.ts'
import { hidePhone, parseLandingPhone } from '../../../src/lib/phone.ts'
import { foldName } from '../match-street-names.ts'

/** What a text may stand for. Contacts and documents are normalised like the answers whose HMACs are stored. */
export type SearchTerm = {
  kind: 'number' | 'reference' | 'phone' | 'email' | 'document' | 'name'
  plain: string
  /** The text without most of its characters if it is personal data. */
  shown: string
}

/** A CPF with its punctuation, which no phone number has. */
const WRITTEN_CPF = /^\d{3}\.\d{3}\.\d{3}-\d{2}$/
const REFERENCE = new RegExp(`^[${ORDER_NUMBER_ALPHABET}]{8}$`)

/** A first name, and at least the first letter of what follows it. */
const NAME = /^\p{L}[\p{L}'’.-]*(?: \p{L}[\p{L}'’.-]*)+$/u

/**
 * Returns everything that a typed text may stand for: eleven digits may be both a phone number and a CPF. Returns
 * nothing for a part of a number, nor for a first name alone, so that no one can find a person by trial and error.
 */
export function parseSearch(typed: string): SearchTerm[] {
  const text = typed.trim()
  if (text.includes('@')) {
    const email = parseEmail(text)
    return 'value' in email
      ? [{ kind: 'email', plain: email.value.toLowerCase(), shown: hideEmail(email.value) }]
      : []
  }
  const code = text.toUpperCase().replace(/[^A-Z\d]/g, '')
  if (isOrderNumber(code)) return [{ kind: 'number', plain: code, shown: code }]
  const terms: SearchTerm[] = []
  const name = collapseSpaces(text)
  if (NAME.test(name))
    terms.push({
      kind: 'name',
      plain: foldName(name),
      shown: shortenName(name.split(' ').map(capitalised).join(' ')),
    })
  if (REFERENCE.test(code)) terms.push({ kind: 'reference', plain: code, shown: code })
  const [cpf, cnpj, phone] = [parseCpf(text), parseCnpj(text), parseLandingPhone(text)]
  if ('value' in cpf) terms.push({ kind: 'document', plain: cpf.value, shown: hideCpf(cpf.value) })
  if ('value' in cnpj) terms.push({ kind: 'document', plain: cnpj.value, shown: hideCnpj(cnpj.value) })
  if ('value' in phone && !WRITTEN_CPF.test(text))
    terms.push({ kind: 'phone', plain: phone.value, shown: hidePhone(phone.value) })
  return terms
}
