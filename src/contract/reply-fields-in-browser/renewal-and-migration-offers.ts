/** Fields that the browser reads from replies about the offers of existing customers. */
import * as z from 'zod/mini'
import { CurrentPlan } from '../renewal.ts'
import { Plan } from './plan.ts'
import {
  flagOr,
  Id,
  listOr,
  numberOr,
  withDefault,
  orUndefined,
  orNull,
  type ReplyTable,
  schemaOf,
  success,
  textOr,
  TextOrNumber,
} from './define-reply-fields.ts'

/** Name, contact and document of a customer's record. Our own server masks them. */
const UserData = z.object({
  id: orUndefined(Id),
  idLead: orUndefined(Id),
  documentNumber: textOr(''),
  name: textOr(''),
  email: textOr(''),
  phone: textOr(''),
  address: textOr(''),
})

/** POST renewalBaseUser/documentNumber. */
export const renewalOffersTable = {
  required: { plansOffers: z.array(Plan), id_renewal_request: Id },
  optional: { id_renewal_base_user: withDefault(Id, ''), userData: orNull(UserData) },
  ours: {
    success,
    extraOffers: listOr(Plan),
    contact: orNull(z.string()),
    codeNeeded: flagOr(false),
    currentPlan: orNull(CurrentPlan),
    reference: orUndefined(z.string()),
  },
} as const satisfies ReplyTable

export const RenewalOffers = schemaOf(renewalOffersTable)

/** GET renewalBaseUser/{id}, a call of ours. */
export const RenewalState = z.extend(RenewalOffers, {
  verified: flagOr(false),
  offer1: orNull(z.string()),
  offer2: orNull(z.string()),
  version: numberOr(0),
  orderNumber: orNull(z.string()),
  addon: textOr(''),
})

/** PUT renewalBaseUser/{id}. A renewal has no appointment. */
export const renewalDoneTable = {
  required: { orderNumber: TextOrNumber },
  ours: { success, schedule: orNull(z.literal(null)) },
} as const satisfies ReplyTable

export const RenewalDone = schemaOf(renewalDoneTable)

/** POST fiber-migration/offers. The lead's id may be in any of four places. */
export const migrationOffersTable = {
  required: { plansOffers: z.array(Plan) },
  optional: { userData: orNull(UserData), id: orNull(Id), idLead: orNull(Id) },
  ours: { success, codeNeeded: flagOr(false) },
} as const satisfies ReplyTable

export const MigrationOffers = z.pipe(
  schemaOf(migrationOffersTable),
  z.transform(({ id, idLead, userData, ...offers }) => ({
    ...offers,
    userData,
    idLead: idLead ?? id ?? userData?.idLead ?? userData?.id ?? null,
  })),
)

/** The two calls that move a migration to another address, and the one that chooses its plan. */
export const changeTable = {
  required: {},
  ours: { success, version: numberOr(0) },
} as const satisfies ReplyTable

export const ChangeReply = schemaOf(changeTable)
