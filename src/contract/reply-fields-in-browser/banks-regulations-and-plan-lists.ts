/**
 * Fields that the browser reads from replies with lists: banks, legal documents, complement types, plans of a campaign.
 */
import * as z from 'zod/mini'
import { Plan } from './plan.ts'
import { Id, listOr, orUndefined, type ReplyTable, schemaOf, success, textOr } from './reply-table-helpers.ts'

/** A bank. One without a code goes by its id. */
const Bank = z.pipe(
  z.object({ id: Id, code: orUndefined(z.string()), name: z.string() }),
  z.transform(({ id, name, code = id }) => ({ id, code, name })),
)

/** GET banks. */
export const banksTable = {
  required: { banks: z.array(Bank) },
  ours: { success },
} as const satisfies ReplyTable
export const Banks = schemaOf(banksTable)

const Document = z.object({ id: Id, title: textOr(''), body: textOr(''), skus: listOr(z.string()) })

/** GET plans/regulationsAndSummaries/getAll. `sumarries` is the specification's spelling. */
export const regulationsTable = {
  required: { regulations: z.array(Document), sumarries: z.array(Document) },
  ours: { success, contracts: listOr(Document) },
} as const satisfies ReplyTable
export const Regulations = schemaOf(regulationsTable)

/** GET tim-api/address-info/complementTypes. Without the list no kind of complement is asked. */
export const complementTypesTable = {
  required: {},
  ours: { success, complementTypes: listOr(z.object({ id: Id, name: z.string() })) },
} as const satisfies ReplyTable
export const ComplementTypes = schemaOf(complementTypesTable)

/** GET /json/{file}. */
export const planListTable = {
  required: { plans: z.array(Plan) },
  ours: { success },
} as const satisfies ReplyTable
export const PlanListReply = schemaOf(planListTable)
