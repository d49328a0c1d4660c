import type { LeadPlace } from './lead-row-types.ts'

/** The empty address of a lead, until the visitor has given one. */
export const EMPTY_ADDRESS: Omit<LeadPlace, 'infra' | 'area' | 'team' | 'plans' | 'onRecord'> = {
  cep: '',
  address: '',
  neighborhood: '',
  city: '',
  state: '',
  number: '',
  complement: '',
  is_block_allotment: false,
  block_number: '',
  allotment_number: '',
}
