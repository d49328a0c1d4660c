/** Converts answers into the short texts of the chat's answer chips, with secrets masked. */
import { chipLabels } from '../content/understood-answer-chip-labels.ts'
import { assistantMessages } from '../content/assistant-messages.ts'
import { hideTail } from '../lib/masked-data.ts'
import { stepOf } from '../funnel/journey-registry.ts'
import type { Order, StepId, Values } from '../funnel/step-and-journey-types.ts'
import { formatCep } from '../lib/cep.ts'
import { formatCnpj } from '../lib/cnpj.ts'
import { formatCpf } from '../lib/cpf.ts'
import { brToIso, isBrDate } from '../lib/iso-dates.ts'
import { listInWords } from '../lib/list-in-words.ts'
import { capitalised } from '../lib/text.ts'
import { formatLong, formatWithYear } from '../lib/parse-and-format-dates.ts'
import { formatPhone } from '../lib/phone.ts'
import { speedName } from '../lib/plan-speed.ts'
import { findChoiceFieldWithoutExtractor } from './find-choice-field-without-extractor.ts'
import { shownText } from './format-answer-as-text.ts'

type Banks = readonly { readonly id: string; readonly name: string }[]

const SERVICES: Readonly<Record<string, string>> = {
  globoplay: 'Globoplay',
  max: 'HBO Max',
  paramount: 'Paramount+',
}

/** Describes a requested plan: 'cheapest' → 'o plano mais barato', '500' → 'um plano com 500 Mega'. */
export function wishText(wish: string): string {
  const { cheapest, fastest, named } = assistantMessages.wishes
  if (wish === 'cheapest') return cheapest
  if (wish === 'fastest') return fastest
  return named(listInWords(wish.split(' ').map((part) => SERVICES[part] ?? speedName(Number(part)))))
}

/** How the values of secret answers are shown in full. */
const FORMATS: Readonly<Record<string, (value: string) => string>> = {
  phone: formatPhone,
  cpf: formatCpf,
  cnpj: formatCnpj,
}

interface ShownValue {
  readonly order: Order
  readonly step: StepId
  readonly name: string
  readonly values: Values
  readonly banks: Banks
  /** Whether a secret is shown in full, because the visitor is asked whether it is right. */
  readonly isWhole: boolean
  /** Whether the visitor is asked about offers, so that having none is told, too. */
  readonly areOffersAsked?: boolean
}

/** Returns the text that shows a value, or '' if the value should not appear. */
function shownValue({ order, step, name, values, banks, isWhole, areOffersAsked }: ShownValue): string {
  const value = values[name] ?? ''
  const { facts } = order
  const { secret, show } = stepOf(order, step)
  switch (name) {
    case 'cep':
      return formatCep(value)
    case 'idPlan':
      return facts.coverage?.plans.find(({ id }) => id === value)?.plan ?? ''
    case 'wish':
      return wishText(value)
    case 'bank':
      return banks.find(({ id }) => id === value)?.name ?? ''
    case 'agency':
    case 'due_date':
    case 'period':
    case 'direct_debit':
      return value
    case 'date':
      return isBrDate(value) ? formatLong(brToIso(value)) : value
    case 'birth_date':
      return isBrDate(value) ? formatWithYear(brToIso(value)) : value
    case 'account_number':
      return isWhole ? value : hideTail(value)
    case 'accept_promotions':
      return value === 'true' || areOffersAsked ? value : ''
    default:
      if (!secret || !value) return value
      return isWhole ? (FORMATS[name]?.(value) ?? value) : shownText(order, step, show?.(values, order) ?? '')
  }
}

/** How the values of an answer are shown. */
type Shown = Omit<ShownValue, 'name'>

/** Returns the values of an answer as shown to the visitor, in the order of its fields. */
function partsOf(shown: Shown) {
  const { order, step, values } = shown
  const known = stepOf(order, step).fields.map(({ name }) => name)
  const names = [...known, ...Object.keys(values).filter((name) => !known.includes(name))]
  return names.flatMap((name) => {
    const text = values[name] ? shownValue({ ...shown, name }) : ''
    return text ? [{ name, shown: text }] : []
  })
}

/** Returns the label of an option, if the chat reads this choice by its options; else nothing. */
function optionLabel(order: Order, step: StepId, name: string, value: string): string | readonly never[] {
  const choice = findChoiceFieldWithoutExtractor(order, step)
  return (choice?.name === name && choice.options.find((each) => each.value === value)?.label) || []
}

/** Returns the values of an answer as texts without labels: ['João Pereira']. Secrets are masked, unless `isWhole`. */
export function shownValues(
  order: Order,
  step: StepId,
  values: Values,
  banks: Banks,
  isWhole: boolean,
): string[] {
  return partsOf({ order, step, values, banks, isWhole }).flatMap(({ name, shown }) =>
    name in chipLabels && !/^(?:period|direct_debit|accept_promotions)$/.test(name)
      ? shown
      : chipOf(order, step, name, shown),
  )
}

/** Returns the label of the chip of a value; nothing for one that has none. */
const chipOf = (order: Order, step: StepId, name: string, shown: string): string | readonly never[] =>
  chipLabels[name]?.(shown) ?? optionLabel(order, step, name, shown)

/** Returns the labels of an answer's chips: ['nº 1000', 'apto 12']. Secrets are masked, unless `isWhole`. */
export function chipsOf(order: Order, step: StepId, values: Values, banks: Banks, isWhole = false): string[] {
  return partsOf({ order, step, values, banks, isWhole }).flatMap(({ name, shown }) =>
    chipOf(order, step, name, shown),
  )
}

/** Returns the label of the button that chooses a value among others: 'ana@exemplo.com.br, sem ofertas'. */
export function choiceLabel(
  order: Order,
  step: StepId,
  values: Values,
  banks: Banks,
  isWhole: boolean,
): string {
  const parts = partsOf({ order, step, values, banks, isWhole, areOffersAsked: true })
  const chips = parts.flatMap(({ name, shown }) => chipOf(order, step, name, shown))
  const label = chips.join(', ')
  return label.includes('@') ? label : capitalised(label)
}
