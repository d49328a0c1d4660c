/** The calls that each journey makes at a backend of the specification, by what a visitor answers. */
import type { JourneyParts } from '../../../src/app/journeys/register-journey.ts'
import { CEPS, DOCUMENTS } from './plans-places-and-customers.ts'
import {
  answers,
  b,
  collaborator,
  compact,
  employee,
  house,
  migrating,
  migration,
  mobile,
  renewal,
  renewing,
  standard,
  withDocument,
  withoutDebit,
  type Answers,
} from './walk-journeys.ts'

export interface JourneyCalls {
  readonly name: string
  readonly parts: JourneyParts
  readonly says: Answers
  /** Every call of the order but the last one, which makes it. */
  readonly calls: readonly string[]
  readonly finish: string
}

const step = (name: string) => `PATCH lead-v2/{idLead}/${name}`
export const HOUSE = [
  'GET cep/information/{cep}',
  'GET cep/coverage',
  'GET tim-api/address-info/complementTypes',
]
const PERSON = ['name', 'phone', 'email', 'birthDate', 'dueDate', 'bankInfo'].map(step)
const CHECK = ['GET banks', 'PUT lead-v2/{idLead}']
const ORDER = [
  ...HOUSE,
  'POST lead-v2',
  step('plan'),
  ...PERSON,
  step('motherName'),
  step('documentNumber'),
  ...CHECK,
  step('scheduleDate'),
]
const MIGRATION = [
  'POST fiber-migration/offers',
  'GET fiber-migration/{idLead}',
  'GET cep/information/{cep}',
  'GET cep/coverage',
  'PATCH fiber-migration/plan/{idLead}',
  ...PERSON,
  ...CHECK,
]
const FINISH = 'PUT lead/{leadId}'

export const JOURNEY_CALLS: readonly JourneyCalls[] = [
  {
    name: 'standard with a quiz',
    parts: standard,
    says: withDocument(DOCUMENTS.quiz),
    calls: [...ORDER, 'PATCH lead-v2/{idLead}/riskValidation/QuizAnswer'],
    finish: FINISH,
  },
  { name: 'standard without debit', parts: standard, says: withoutDebit, calls: ORDER, finish: FINISH },
  { name: 'b', parts: b, says: answers, calls: ORDER, finish: FINISH },
  { name: 'compact', parts: compact, says: answers, calls: ORDER, finish: FINISH },
  {
    name: 'mobile',
    parts: mobile,
    says: answers,
    calls: [...ORDER, 'POST lead/createFromRenta', 'GET lead/{idLead}'],
    finish: FINISH,
  },
  {
    name: 'collaborator',
    parts: collaborator,
    says: employee,
    calls: [...ORDER, 'GET lead/collaborator/getNewcode/{id}', 'PATCH lead/collaborator/validate'],
    finish: FINISH,
  },
  {
    name: 'renewal',
    parts: renewal,
    says: renewing,
    calls: ['POST renewalBaseUser/documentNumber', 'PATCH renewalBaseUser/{id_renewal_request}'],
    finish: 'PUT renewalBaseUser/{id}',
  },
  { name: 'migration', parts: migration, says: migrating, calls: MIGRATION, finish: FINISH },
  {
    name: 'migration to another address',
    parts: migration,
    says: {
      ...migrating,
      endereco: { same_address: 'false' },
      cep: { cep: CEPS.elsewhere },
      'nr-imovel': house('200'),
    },
    calls: [
      ...MIGRATION,
      'PATCH fiber-migration/address/cep/{idLead}',
      'PATCH fiber-migration/address/number/{idLead}',
      'GET tim-api/address-info/complementTypes',
    ],
    finish: FINISH,
  },
]

/** A pattern that matches this call alone. */
export const escaped = (template: string) =>
  new RegExp(`^${template.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)}$`)
