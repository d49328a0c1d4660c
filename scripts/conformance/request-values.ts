/** The values that the checked calls need: from the command line, or from replies to earlier calls. */
import type * as z from 'zod/mini'
import type { Plan } from '../../src/contract/reply-fields-in-browser/plan.ts'

export type ListedPlan = z.output<typeof Plan>

/** Values that the command line may set, with their descriptions. Dates as dd/mm/yyyy. */
export const OPTIONS = {
  cep: 'postcode of a house where something is sold, 8 digits',
  number: 'number of that house',
  lead: 'id of a lead',
  'migration-lead': 'id of the lead of a migration',
  'renewal-cpf': 'CPF of a customer who may renew',
  'migration-cpf': 'CPF of a customer who may migrate',
  plan: 'id of a plan; the first that is sold there by default',
  addon: 'prefix of a campaign, for its plans and its /json/{file}',
  cpf: 'CPF of the person who orders',
  phone: 'mobile number of that person',
  email: 'e-mail address of that person',
  name: 'name of that person',
  'birth-date': 'birth date of that person',
  'mother-name': 'name of the mother of that person',
  'due-date': 'day of the month on which bills are due',
  'employee-email': 'e-mail address of an employee, who gets a code; the order then has it',
} as const
export type CommandLineValue = keyof typeof OPTIONS

/** Values that only replies can give. */
const LEARNT = {
  infra: 'GET cep/coverage',
  newLead: 'POST lead-v2',
  quiz: 'PUT lead-v2/{idLead} with a quiz',
  isApproved: 'the risk check that approves the person',
  oldLead: 'POST lead',
  entry: 'POST lead-no-coverage',
  renewal: 'POST renewalBaseUser/documentNumber',
  offer: 'POST renewalBaseUser/documentNumber',
  migrationPlan: 'POST fiber-migration/offers',
} as const
export type CallValue = CommandLineValue | keyof typeof LEARNT

export interface CallValues extends Partial<Readonly<Record<CommandLineValue, string>>> {
  readonly infra?: string
  /** Ids as the browser keeps them (src/contract/convert-ids-to-text.ts). */
  readonly newLead?: string
  readonly oldLead?: string
  readonly entry?: string
  readonly renewal?: string
  readonly renewalBase?: string
  readonly offer?: string
  readonly migrationPlan?: string
  /** The answers to a quiz: the first of each question. */
  readonly quiz?: {
    readonly idQuiz: string
    readonly questions: readonly { readonly id: string; readonly answer: { readonly id: string } }[]
  }
  readonly isApproved?: true
  /** A day for the installation. */
  readonly date?: string
  /** The plans of the static list. */
  readonly listed?: readonly ListedPlan[]
}

const isLearnt = (value: CallValue): value is keyof typeof LEARNT => Object.hasOwn(LEARNT, value)

/** Says where a value comes from. */
export const valueSource = (value: CallValue): string =>
  isLearnt(value) ? `what ${LEARNT[value]} says` : `--${value}`
