/** Fields that the browser reads from replies about an address and its coverage. */
import * as z from 'zod/mini'
import { Plan } from './plan.ts'
import {
  flagOr,
  listOr,
  orUndefined,
  orNull,
  type ReplyTable,
  schemaOf,
  success,
  textOr,
} from './define-reply-fields.ts'

/** The parts of an address, by the names that a lead has for them. */
const addressParts = {
  cep: textOr(''),
  address: textOr(''),
  neighborhood: textOr(''),
  city: textOr(''),
  state: textOr(''),
}
const Address = orNull(z.object(addressParts))

/** GET cep/coverage. */
export const coverageTable = {
  required: { plans: z.array(Plan) },
  optional: { infra: orNull(z.string()) },
  ours: { success, address: Address },
} as const satisfies ReplyTable

export const CoverageReply = schemaOf(coverageTable)

/** `cepCoverage` in the reply of POST lead-v2, and `coverage` in that of GET cep/information. */
export const CepCoverage = z.object({
  infra: orNull(z.string()),
  plans: listOr(Plan),
  address: Address,
})

/** GET cep/information/{cep}. A postcode of a whole town has an empty `address`. */
export const cepInformationTable = {
  required: { UF: z.string(), city: z.string(), address: z.string() },
  optional: { neighborhood: textOr('') },
  ours: {
    success,
    cep: textOr(''),
    by_block: orUndefined(z.boolean()),
    network: orUndefined(z.boolean()),
    coverage: orUndefined(CepCoverage),
  },
} as const satisfies ReplyTable

export const CepInformation = schemaOf(cepInformationTable)

/** GET tim-api/address-info: "address data", by the names of a lead's address or of a postcode's. */
export const addressInfoTable = {
  required: {},
  optional: { ...addressParts, UF: textOr('') },
  ours: { success },
} as const satisfies ReplyTable

export const AddressInfo = z.pipe(
  schemaOf(addressInfoTable),
  z.transform(({ state, UF, ...found }) => ({ ...found, UF: UF || state })),
)

/** GET lead and GET fiber-migration: the lead's `address`. */
export const LeadAddress = z.object({
  ...addressParts,
  number: textOr(''),
  complement: textOr(''),
  is_block_allotment: flagOr(false),
  block_number: textOr(''),
  allotment_number: textOr(''),
  complemento1: textOr(''),
  complemento2: textOr(''),
  customComplement: textOr(''),
  notFoundComplement: flagOr(false),
  accessNotes: textOr(''),
})
