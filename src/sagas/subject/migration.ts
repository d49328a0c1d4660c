import type { Api } from '../../api/api.ts'
import { restoreMigration } from '../../funnel/restore-migration.ts'
import { call, outside } from '../runtime/effects.ts'
import { leadSubject } from './lead.ts'
import { openMigration } from './open.ts'
import type { Stored, Subject, VersionedItem } from './subject.ts'

const isMove = ({ wire }: VersionedItem) => wire === 'cep' || wire === 'number'

/** The stored migration lead as the engine wants it. */
function* storedMigration(api: Api, id: string): Generator<unknown, Stored> {
  const lead = yield* call(api.customer.loadMigration, id)
  return { versions: lead.versions, prefix: lead.addon, restore: (base) => restoreMigration(lead, base) }
}

/** The look-up tells the offers; what is on record besides stands in the lead. */
const open: NonNullable<Subject['open']> = function* (api, ...request) {
  const opened = yield* openMigration(api, ...request)
  if (!opened.subjectId) return opened
  // what stands in it is restored by the steps that ask it
  const { loadJourney } = yield* outside()
  yield* call(loadJourney)
  return { ...opened, stored: yield* storedMigration(api, opened.subjectId) }
}

/** Each part of another address and the plan have calls of their own; every other answer is a lead's. */
function save(api: Api, item: VersionedItem, id: string, keepalive = false) {
  const { wire, key, version } = item
  const write = { id, key, version, keepalive, body: item.body as never }
  if (wire === 'cep') return api.customer.moveToCep(write)
  if (wire === 'number') return api.customer.moveToNumber(write)
  if (wire === 'plan') return api.customer.chooseMigrationPlan(write)
  return leadSubject.save(api, item, id)
}

/**
 * The page goes. A number that overtook its CEP would be that of another house, so of a move only the first part leaves
 * here; the tab keeps the second, and the check of the address sends it.
 */
function leave(api: Api, items: readonly VersionedItem[], id: string): Promise<unknown> {
  const answers = items.filter((item) => !isMove(item))
  const move = items.find(isMove)
  return Promise.all([
    answers.length ? leadSubject.leave(api, answers, id) : null,
    move ? save(api, move, id, true) : null,
  ])
}

/** A migration lead (F§7, D9): opened by the document of a customer, then answered as a lead is. */
export const migrationSubject: Subject = {
  kind: 'migration',
  open,
  load: storedMigration,
  save,
  leave,
  confirm: (api, id, key) => api.customer.confirmMigration(id, key),
  answerQuiz: leadSubject.answerQuiz,
  freeDates: leadSubject.freeDates,
  sendCode: (api, id) => api.customer.sendMigrationCode(id),
  checkCode: (api, id, code) => api.customer.checkMigrationCode(id, code),
  finish: leadSubject.finish,
}
