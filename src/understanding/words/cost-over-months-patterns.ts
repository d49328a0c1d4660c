/**
 * Patterns for questions about what is paid in some months, or by somebody who leaves after them. All are for lower-case
 * text without accents.
 */
import type { RemarkPattern } from '../reading-types.ts'
import { PERIOD } from './cost-periods-in-text.ts'

/** Words of money beside a number of months: 'quanto', 'o mais barato'. */
const COST =
  '(?:\\b(?:quanto|qto|total|soma\\w*|cust\\w+|gast\\w+|pag\\w+|mais (?:barat\\w+|em conta)|menor (?:preco|custo|valor))\\b)'

/** Words of leaving the operator, beside a number of months: 'se eu sair em 6 meses'. */
const LEAVE =
  '(?:\\b(?:sair|saio|saindo|cancel\\w+|desist\\w+|encerr\\w+|romp\\w+|quebr\\w+ (?:o )?contrato)\\b)'

/** They come before the other remarks, which take the numbers for something else: 'com 14' for an age. */
export const COST_OVER_MONTHS: readonly RemarkPattern[] = [
  {
    id: 'sair-antes',
    pattern: new RegExp(`${LEAVE}[^.;!?\\n]{0,40}?${PERIOD}|${PERIOD}[^.;!?\\n]{0,16}?${LEAVE}`),
    not: /\bdebito\b|\bstreaming\b|\b(?:vivo|claro|concorren\w+|outra operadora|viagem|viajar|ferias)\b/,
  },
  {
    id: 'custo-total',
    pattern: new RegExp(
      `(?:${COST}[^.;!?\\n]{0,40}?${PERIOD}|${PERIOD}[^.;!?\\n]{0,24}?${COST}|\\b(?:custo|valor|gasto|preco) total\\b|\\b(?:quanto|qual|qto)\\b[^.;!?\\n]{0,16}\\btotal\\b)(?:[^.;!?\\n]{0,16}?${PERIOD})*`,
    ),
    not: /\b(?:depois|apos|passad[oa]s?|primeir[oa]s|multa|cancel\w+|sair|desist\w+|fidelidade|contrato|gratis|vivo|claro|concorren\w+|parcel\w+|cartao|atras\w+|tenho|faz|ha|(?:por|ao|todo|no) mes)\b/,
  },
]
