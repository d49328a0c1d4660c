/**
 * Joins a bank account that is told in pieces over several messages: bank, branch, account, check digit. No digit of an
 * account is taken for its check digit unless it is told to be one, or the visitor says so (D134).
 */
import { parseAccount, parseAgency } from '../../lib/bank-account.ts'
import type { Values } from '../../funnel/step-and-journey-types.ts'
import type { Extraction } from '../extraction-state.ts'

/** Whether it cannot be seen which digit of an account is its check digit. */
export const lacksCheckDigit = ({ account_number }: Values): boolean =>
  account_number !== undefined && !account_number.includes('-')

/** Returns the pieces that the form holds, or that the chat has asked about. */
function earlierPieces({ situation, open }: Extraction): Values {
  const { doubt, draft, step } = situation
  if (!open.includes('account')) return {}
  const asked = doubt?.step === step ? doubt.values : {}
  return Object.fromEntries(Object.entries({ ...draft, ...asked }).filter(([, value]) => value !== ''))
}

/** Adds the pieces that were told before to those of this message. */
export const withEarlierPieces = (extraction: Extraction, values: Values): Values => ({
  ...earlierPieces(extraction),
  ...values,
})

/** The check digit alone: 'dígito 6', 'o dv é x'. */
const CHECK_DIGIT =
  /^\W*(?:(?:e|ah|entao) )?(?:o )?(?:digito|dig|dv|verificador)(?: (?:verificador|d[ae]|conta|e|eh|o))*[ :=-]*([\dxp])(?: (?:mesmo|viu|ta|ok|so))*\W*$/
/** A branch alone, where it is what is missing. */
const BRANCH = /^\W*(\d{3,4}(?:-[\dx])?)\W*$/

/** Extracts a piece that has a meaning only with those told before. Returns whether it did. */
export function extractAccountPiece(extraction: Extraction, isBankTold: boolean): boolean {
  const { text } = extraction
  const { bank, agency, account_number } = earlierPieces(extraction)
  const check = account_number && lacksCheckDigit({ account_number }) ? CHECK_DIGIT.exec(text.rest) : null
  const branch = !isBankTold && !agency && (bank ?? account_number) ? BRANCH.exec(text.rest) : null
  const parsedBranch = branch ? parseAgency(branch[1] ?? '') : null
  const values: Values | null = check
    ? { account_number: `${account_number}-${check[1]?.toUpperCase() ?? ''}` }
    : parsedBranch && 'value' in parsedBranch
      ? { agency: parsedBranch.value }
      : null
  if (values === null) return false
  const joined = withEarlierPieces(extraction, values)
  text.claim(0, text.rest.length)
  const isWhole = Object.keys(joined).length === 3
  extraction.add('account', joined, 0, !isWhole ? 'part' : lacksCheckDigit(joined) ? 'confirm' : null)
  return true
}

/** Branch, kind and number of a Caixa account in a row: '0238 001 00023456-7', '3880 1288 000912345678-1'. */
const CAIXA_ROW =
  /(?<![\d./-])(\d{3,4})[ ,/-]{1,3}(?:op\.?(?:eracao)? ?)?(00[1-3]|013|022|023|037|043|1288|1292|370[0-2])[ ,./-]{1,3}(?:conta )?(\d[\d.]{2,12})-(\d)(?![\d-])/

/** Proposes a Caixa account whose kind stands between its branch and its number. Returns whether there was one. */
export function extractCaixaRow(extraction: Extraction, bank: { id: string; from: number }): boolean {
  const { text } = extraction
  const found = CAIXA_ROW.exec(text.rest)
  const [all = '', agency = '', kind = '', number = '', check = ''] = found ?? []
  const parsed = parseAccount(`${kind} ${number.replaceAll('.', '')}-${check}`, bank.id)
  if (!found || 'problem' in parsed) return false
  text.claim(found.index, found.index + all.length)
  extraction.add('account', { bank: bank.id, agency, account_number: parsed.value }, bank.from, 'confirm')
  return true
}
