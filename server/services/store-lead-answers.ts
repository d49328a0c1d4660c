/** Stores the answers of a lead, one by one or several in one request. */
import { answers } from '../../src/contract/lead-answers/answer-registry.ts'
import type { BatchReply, BatchRequest, LeadStep, StepBody } from '../../src/contract/lead.ts'
import type { Context } from '../context.ts'
import {
  detailsOf,
  leadNotFound,
  invalidRequest,
  notCorporate,
  notOnRecord,
  planUnavailable,
  HttpError,
} from '../api-errors.ts'
import { findLead, addonOfLead, setBonus } from '../repositories/leads.ts'
import { explainRejection, saveAnswer } from '../repositories/lead-answers.ts'
import type { HeldEdition } from '../rules/catalogue-types.ts'
import { readAnswer, type AnswerContext } from '../rules/answers.ts'
import { fingerprintOf, versionKept, type VersionedWrite } from './versioned-writes.ts'
import { parsePhone } from '../../src/lib/phone.ts'
import { findMobileLine } from '../repositories/customers.ts'
import { lookupOfLine } from '../rules/mobile-line-hmac.ts'

/** A request to store the answer to one step of a lead. */
export type StepWrite<S extends LeadStep = LeadStep> = VersionedWrite & {
  step: S
  body: StepBody<S>
  channel: string | null
}

/**
 * Returns what `readAnswer` needs (server/rules/answers.ts). `owner` is the lead's id; encrypted values can
 * only be decrypted with the same id, `held` the edition whose plans hold for the lead.
 */
export async function answerContext(
  context: Pick<Context, 'db' | 'clock' | 'vault' | 'config' | 'catalogue'>,
  owner: string,
  held?: HeldEdition,
): Promise<AnswerContext> {
  return {
    now: context.clock.now(),
    edition: await context.catalogue.heldOrCurrentEdition(held),
    seal: (plain) => context.vault.seal(plain, owner),
    lookup: (plain) => context.vault.lookup(plain),
    corporateDomains: context.config.employeeDomains,
  }
}

/** Returns the id of the bonus plan that a mobile number earns: only in the campaign of its brand, otherwise null. */
export async function bonusOfLine(context: Context, addon: string, given: string): Promise<string | null> {
  const { campaigns, config, db, vault } = context
  const brand = campaigns.settingsOf(campaigns.prefixOf(addon)).bonus
  const phone = parsePhone(given)
  if (brand === null || 'problem' in phone) return null
  const line = await findMobileLine(db, lookupOfLine(vault, phone.value))
  return line?.brand === brand ? (line.bonus ?? config.bonus[brand]) : null
}

/** Stores the bonus plan that a lead's phone number earns. `version` is that of the phone answer. */
export async function keepBonus(context: Context, id: string, phone: string, version: number): Promise<void> {
  const addon = await addonOfLead(context.db, id)
  if (addon === undefined || !earnsBonus(context, addon)) return
  await setBonus(context.db, id, await bonusOfLine(context, addon, phone), version)
}

const earnsBonus = ({ campaigns }: Context, addon: string) =>
  campaigns.settingsOf(campaigns.prefixOf(addon)).bonus !== null

/**
 * Stores one answer and returns its version. If it is a phone number that earns a bonus plan as a mobile
 * line, that plan is stored too. Refuses with 400, 404, 409 or 422.
 */
export async function saveStep<S extends LeadStep>(context: Context, write: StepWrite<S>): Promise<number> {
  const version = await store(context, write)
  if (isPhone(write)) await keepBonus(context, write.id, write.body.phone, version)
  return version
}

const isPhone = (write: StepWrite): write is StepWrite<'phone'> => write.step === 'phone'

/**
 * Stores one answer in a single SQL statement and returns its version. A retry with the same key writes
 * nothing and returns the original version. Refuses with 400, 404, 409 (finished, version_conflict or
 * plan_unavailable), or 422 if the key belongs to another answer.
 */
async function store<S extends LeadStep>(context: Context, write: StepWrite<S>): Promise<number> {
  const { id, step, expected, key, channel } = write
  const at = context.clock.now()
  // only the plan's prices depend on the edition
  const held = step === 'plan' ? (await findLead(context.db, id))?.origin.edition : undefined
  const answer = readAnswer(step, write.body, await answerContext(context, id, held))
  const fingerprint = fingerprintOf(context, write, step, write.body)
  const version = await saveAnswer(context.db, id, {
    step,
    values: answer.values,
    at,
    expected,
    key,
    fingerprint,
    resetsRisk: answer.resetsRisk ?? false,
    adds: answer.adds ?? false,
    corporate: !answer.notCorporate,
    plan: answer.plan ?? null,
    document: answer.document ?? null,
    channel,
    detail: answer.consent ? { consent: answer.consent } : null,
  })
  if (version !== undefined) return version

  const why = await explainRejection(context.db, id, step, key)
  if (!why) throw leadNotFound()
  const kept = versionKept({ ...why, isFinished: why.status === 'finished' }, { expected, fingerprint })
  if (kept !== undefined) return kept
  if (answer.notCorporate && why.collaborator) throw notCorporate()
  if (answer.plan) throw planUnavailable()
  if (answer.document && why.customer) throw notOnRecord()
  throw new Error('an answer was not stored, for no known reason')
}

type Item = BatchRequest['items'][number]

/** Stores one item of a batch exactly as a request for that step alone would, with the same refusals. */
async function saveItem(
  context: Context,
  id: string,
  { step, body, key, version }: Item,
  channel: string | null,
): Promise<number> {
  const parsed = answers[step].body.safeParse(body)
  if (!parsed.success) throw invalidRequest(parsed.error.issues, body)
  return saveStep(context, {
    id,
    step,
    body: parsed.data,
    expected: version ?? null,
    // An empty key would be shared by all items.
    key: key || null,
    channel,
  })
}

/**
 * Stores answers in order and returns the version of each. Stops and throws at the first answer that is
 * refused. The answers before it stay stored; resending them with their keys writes nothing.
 */
export async function saveAll(
  context: Context,
  id: string,
  items: readonly Item[],
  channel: string | null,
): Promise<Record<string, number>> {
  const versions: Record<string, number> = {}
  for (const item of items) versions[item.step] = await saveItem(context, id, item, channel)
  return versions
}

/**
 * Stores several answers in order, each like a separate request. A rejected answer does not stop the
 * others; an unknown lead or an internal error rejects the whole batch.
 */
export async function saveBatch(
  context: Context,
  id: string,
  request: BatchRequest,
  channel: string | null,
): Promise<BatchReply> {
  const results: BatchReply['results'] = []
  for (const item of request.items) {
    const { step } = item
    try {
      const saved = await saveItem(context, id, item, channel)
      results.push({ step, success: true, version: saved })
    } catch (error) {
      if (!(error instanceof HttpError) || error.status === 404) throw error
      results.push({
        step,
        success: false,
        message: error.message,
        code: error.code,
        ...detailsOf(error),
      })
    }
  }
  return { success: true, results }
}
