/**
 * API calls for a migration lead. It is created from a customer's document; its answers are saved like those of any
 * lead.
 */
import type * as z from 'zod/mini'
import type { Api } from '../../api/create-api.ts'
import type { MigrationCep, MigrationNumber, MigrationPlan } from '../../contract/migration-to-fibre.ts'
import type { LeadStep } from '../../contract/lead.ts'
import { restoreMigration } from '../../funnel/restore-migration-order.ts'
import { callApi } from '../runtime/call-api.ts'
import { call, getDependencies } from '../runtime/effects.ts'
import { leadBatchOf, leadApiCalls } from './lead-api-calls.ts'
import { isBegunElsewhere } from '../storage/facts-kept-in-tab.ts'
import { lookUpMigration } from './look-up-customer-by-document.ts'
import type { ItemOf, StoredRecord, RecordApiCalls } from '../runtime/server-record-types.ts'

/** A part of a new address to save: the CEP or the house number. */
type Move = ItemOf<'cep', z.infer<typeof MigrationCep>> | ItemOf<'number', z.infer<typeof MigrationNumber>>
type Answer = ItemOf<'plan', z.infer<typeof MigrationPlan>> | ItemOf<Exclude<LeadStep, 'plan'>>
type MigrationItem = Move | Answer

const isMove = (item: MigrationItem): item is Move => item.wire === 'cep' || item.wire === 'number'

/** Loads the stored migration lead as an order. */
function* storedMigration(id: string): Generator<unknown, StoredRecord> {
  const isMasked = yield* isBegunElsewhere(id)
  const lead = yield* callApi((api) => api.customer.loadMigration(id, isMasked))
  return { versions: lead.versions, prefix: lead.addon, restore: (base) => restoreMigration(lead, base) }
}

/**
 * Creates the lead from a document. The lookup returns the offers; all other data on record is loaded with
 * the lead.
 */
const open: NonNullable<RecordApiCalls['open']> = function* (...request) {
  const opened = yield* lookUpMigration(...request)
  if (!opened.recordId) return opened
  // restoring the lead's answers needs the code of all steps
  const { loadJourney } = yield* getDependencies()
  yield* call(loadJourney)
  return { ...opened, stored: yield* storedMigration(opened.recordId) }
}

/**
 * Saves an answer. The plan and each part of a new address have their own calls. Every other answer is saved
 * as for a lead.
 */
function save(api: Api, item: MigrationItem, id: string, keepalive = false) {
  const { key, version } = item
  const write = { id, key, version, keepalive }
  if (item.wire === 'cep') return api.customer.moveToCep({ ...write, body: item.body })
  if (item.wire === 'number') return api.customer.moveToNumber({ ...write, body: item.body })
  if (item.wire === 'plan') return api.customer.chooseMigrationPlan({ ...write, body: item.body })
  return leadApiCalls.save(api, item, id)
}

/**
 * Sends unsaved answers when the page is left. Of a new address, only the first unsaved part is sent, because
 * a house number that arrived before its CEP would belong to another house. The tab keeps the second part for
 * the address check.
 */
function leave(api: Api, items: readonly MigrationItem[], id: string): Promise<unknown> {
  const answers = items.filter((item) => !isMove(item))
  const move = items.find(isMove)
  return Promise.all([
    answers.length ? leadApiCalls.leave(api, answers, id) : null,
    move ? save(api, move, id, true) : null,
  ])
}

export const migrationApiCalls = {
  kind: 'migration',
  open,
  load: storedMigration,
  save,
  leave,
  confirm: (id, key, items: readonly Answer[]) =>
    callApi((api) => api.customer.confirmMigration(id, key, leadBatchOf(items))),
  // answers that have their own calls are not sent with the risk check
  carries: ({ wire }) => wire !== 'cep' && wire !== 'number' && wire !== 'plan',
  answerQuiz: leadApiCalls.answerQuiz,
  freeDates: leadApiCalls.freeDates,
  sendCode: (api, id) => api.customer.sendMigrationCode(id),
  checkCode: (api, id, code) => api.customer.checkMigrationCode(id, code),
  finish: leadApiCalls.finish,
} satisfies RecordApiCalls
