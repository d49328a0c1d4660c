/** Compares what is stored with what a visitor meant. */
import type { StepId, Values } from '../../src/funnel/step-and-journey-types.ts'
import { plain, type Seen } from './plain-values.ts'

export type Difference = {
  readonly step: StepId
  readonly field: string
  readonly meant: string
  readonly stored: string
}

const NUMBERS = new Set(['cep', 'phone', 'telephone', 'cpf', 'birth_date', 'agency'])
const UNITS = /\b(?:apartamento|apto|apt|ap|bloco|bl|torre|sala|loja|casa|numero|nº|n)\b/g

/** A value without what may be written in several ways. */
function bare(field: string, value: string): string {
  if (NUMBERS.has(field)) return value.replace(/\D/g, '')
  const text = plain(value)
  if (field.startsWith('complement'))
    return text
      .replace(UNITS, ' ')
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
  if (field === 'cnpj' || field === 'account_number') return text.replace(/[^a-z0-9]/g, '')
  return text === 'false' ? '' : text
}

function isEqual(field: string, meant: string, stored: string, { plans }: Seen): boolean {
  if (bare(field, meant) === bare(field, stored)) return true
  // a plan may be meant by its name
  return (
    (field === 'idPlan' || field.startsWith('offer')) &&
    plain(plans.find(({ id }) => id === stored)?.name ?? '') === plain(meant)
  )
}

/** Whether an answer is as the visitor meant it. */
export const isAsMeant = (aim: Values, answer: Values | undefined, seen: Seen): boolean =>
  answer !== undefined &&
  Object.entries(aim).every(([field, meant]) => isEqual(field, meant ?? '', answer[field] ?? '', seen))

/** Whether an answer is another one than the visitor meant; one that is not there is none. */
export const isOtherwise = (aim: Values, answer: Values | undefined, seen: Seen): boolean =>
  Object.entries(aim).some(([field, meant]) => answer?.[field] && !isEqual(field, meant, answer[field], seen))

/** Steps of the aim that store nothing of their own, or only whose order it is. */
const STORES_NOTHING: ReadonlySet<StepId> = new Set([
  'confirmacao',
  'confirmacao-colaborador',
  'consulta-cpf',
  'codigo',
  'validacao',
])

/**
 * Returns what is stored otherwise than meant.
 * @param told what the operator's system was told, which counts where it names the field
 */
export function differencesOf(
  aim: Readonly<Record<StepId, Values>>,
  recorded: Readonly<Record<StepId, Values>>,
  told: Values,
  seen: Seen,
): Difference[] {
  return Object.entries(aim)
    .filter(([step]) => !STORES_NOTHING.has(step))
    .flatMap(([step, values]) =>
      Object.entries(values).flatMap(([field, meant]) => {
        const stored = told[field] ?? recorded[step]?.[field] ?? ''
        return isEqual(field, meant, stored, seen) ? [] : [{ step, field, meant, stored }]
      }),
    )
}
