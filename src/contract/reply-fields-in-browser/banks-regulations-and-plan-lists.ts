/**
 * Fields that the browser reads from replies with lists: banks, legal documents, complement types, plans of a campaign.
 */
import * as z from 'zod/mini'
import { Plan } from './plan.ts'
import { Id, listOr, orUndefined, type ReplyTable, schemaOf, success, textOr } from './define-reply-fields.ts'

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

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** The speed that a plan's name says, in Mega: '600 Mega com Globoplay', '1 Giga'; 0 if it says none. */
function megaIn(name: unknown): number {
  const [, number = '0', unit = ''] = /(\d+)\s*(mega|giga)/i.exec(String(name)) ?? []
  return Number(number) * (/giga/i.test(unit) ? 1000 : 1)
}

/**
 * A plan of a list for marketing pages, whose plans have fewer fields (M§3): no id, and a speed in the name alone. Of
 * each speed that M§3 names, the upload is half of the download.
 */
const ListedPlan = z.pipe(
  z.transform((given: unknown) => {
    if (!isObject(given)) return given
    const download = given.plan_download ?? megaIn(given.plan)
    return {
      ...given,
      id: given.id ?? given.sku,
      plan_download: download,
      plan_upload: given.plan_upload ?? Number(download) / 2,
    }
  }),
  Plan,
)

/** GET /json/{file}. The list may stand in `data`, or alone (M§7). */
export const planListTable = {
  required: { plans: z.array(ListedPlan) },
  ours: { success },
} as const satisfies ReplyTable
export const PlanListReply = schemaOf(planListTable)
