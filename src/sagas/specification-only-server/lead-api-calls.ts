/**
 * API calls for a lead on a server that offers only the calls of the specification. There, coverage is checked before
 * the lead is created, each answer has its own call, and the risk check sends the whole lead
 * (docs/connect-a-backend.md).
 */
import { ApiError, isUnknown } from '../../api/api-error-and-its-message.ts'
import { inSpecification } from '../../contract/lead-answers/answer-registry.ts'
import type { Lead } from '../../contract/reply-fields-in-browser/lead.ts'
import type { QuizAnswerRequest } from '../../contract/order-risk-check-and-quiz.ts'
import type { CoverageAddress } from '../../contract/coverage.ts'
import type { Coverage, Order } from '../../funnel/step-and-journey-types.ts'
import { wholeLead, restoreOrderBySpecification, valuesOf } from '../../funnel/specification-only-orders.ts'
import { freeDates } from '../../lib/installation-days.ts'
import { selectOrder, selectUi } from '../../store/selectors.ts'
import { callApi } from '../runtime/call-api.ts'
import type { Dependencies } from '../runtime/dependencies.ts'
import { call, getDependencies, select } from '../runtime/effects.ts'
import type { StoredRecord, RecordApiCalls, DataSentWithRecord } from '../runtime/server-record-types.ts'
import { houseOfOrder } from '../../funnel/house-address-in-wire-names.ts'
import { trueOrUndefined, planQueryParameters } from '../server-record/plan-query-parameters.ts'
import { leadApiCalls } from '../server-record/lead-api-calls.ts'
import { finishOnce, readUnlessUncertain } from './finish-order-once.ts'
import { orderKeptInTab } from './order-kept-in-tab.ts'

type House = ReturnType<typeof houseOfOrder>

/** Looks up the street and town of a postcode; null if they are unknown. */
function* placeAt(cep: string): Generator<unknown, CoverageAddress | null> {
  try {
    const { UF: state, city, neighborhood, address } = yield* callApi((api) => api.address.ofCep(cep, {}))
    return { cep, address, neighborhood, city, state }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return null
  }
}

const given = (text: string | undefined) => text || undefined

/** The query of GET cep/coverage, with everything that is known. */
function coverageQuery(house: House, place: CoverageAddress | null, order: Order, visit: DataSentWithRecord) {
  return {
    cep: house.cep,
    number: given(house.number),
    block: trueOrUndefined(house.is_block_allotment),
    blockNumber: given(house.block_number),
    lotNumber: given(house.allotment_number),
    state: given(place?.state),
    city: given(place?.city),
    neighborhood: given(place?.neighborhood),
    ...planQueryParameters(order, visit),
  }
}

/** Checks what is sold at a house. */
export function* coverageOf(house: House): Generator<unknown, Coverage> {
  const { visit } = yield* getDependencies()
  const order = yield* select(selectOrder)
  const place = yield* placeAt(house.cep)
  const query = coverageQuery(house, place, order, visit())
  const { infra, plans } = yield* callApi((api) => api.address.coverage(query))
  return { infra: infra ?? (plans.length > 0 ? '' : null), plans, address: place }
}

const houseIn = ({ address }: Lead): House => ({
  cep: address.cep.replaceAll(/\D/g, ''),
  number: address.number,
  is_block_allotment: address.is_block_allotment,
  ...(address.is_block_allotment && {
    block_number: address.block_number,
    allotment_number: address.allotment_number,
  }),
})

/** The dates that can be asked for, from the clock of the page's server. */
export function* datesNow() {
  const { serverTime } = yield* getDependencies()
  return freeDates(new Date(yield* call(serverTime)))
}

/** The answers to the quiz that was passed. They travel with the lead from then on. */
const passed = new WeakMap<Dependencies, QuizAnswerRequest>()
/** A quiz whose answers were sent without a reply. */
const unanswered = new WeakMap<Dependencies, string>()

/** Sends the whole lead to the risk check. */
function* confirmLead(id: string, isMigration: boolean) {
  const dependencies = yield* getDependencies()
  const order = yield* select(selectOrder)
  const riskValidation = passed.get(dependencies) ?? {}
  const lead = { ...dependencies.visit(), ...wholeLead(order, houseOfOrder(order)), riskValidation }
  return yield* callApi((api) => api.lead.confirmWhole(id, lead, isMigration))
}

/**
 * Sends the answers of a quiz. If the reply was lost, the risk check itself shows whether they arrived: either the same
 * quiz is still open, or the check has moved on.
 */
function* answerQuiz(id: string, body: QuizAnswerRequest, isMigration: boolean) {
  const visit = yield* getDependencies()
  if (unanswered.get(visit) === body.idQuiz) {
    const now = yield* confirmLead(id, isMigration)
    unanswered.delete(visit)
    if (now.quiz?.idQuiz !== body.idQuiz) return now
  }
  unanswered.set(visit, body.idQuiz)
  try {
    const reply = yield* callApi((api) => api.lead.answerQuiz(id, body, ''))
    unanswered.delete(visit)
    if (!reply.rejected) passed.set(visit, body)
    return reply
  } catch (error) {
    if (!(error instanceof ApiError) || !isUnknown(error)) unanswered.delete(visit)
    throw error
  }
}

const readLead = (id: string, isMigration: boolean): Generator<unknown, Lead> =>
  callApi((api) => (isMigration ? api.customer.loadMigration(id) : api.lead.load(id)))

/** Loads a lead: the data from the server, and what this tab has kept. */
function* loadLead(id: string): Generator<unknown, StoredRecord> {
  const { storage } = yield* getDependencies()
  const lead = yield* readUnlessUncertain(id, () => readLead(id, false))
  const kept = orderKeptInTab(storage, id)
  const { prefix } = yield* select(selectUi)
  const order = yield* select(selectOrder)
  const { cep, 'nr-imovel': number } = kept?.answers ?? {}
  const told = houseIn(lead)
  const isWhole = told.cep !== '' && (told.number !== '' || told.is_block_allotment)
  const ofTab = {
    answers: { ...(cep && { cep: { values: cep } }), ...(number && { 'nr-imovel': { values: number } }) },
  }
  const house = isWhole ? told : houseOfOrder(ofTab)
  const coverage = house.cep ? yield* coverageOf(house) : null
  const dates = yield* datesNow()
  const values = valuesOf(lead)
  const finished = finishedOf(lead.orderNumber, kept?.finished ?? null)
  return {
    versions: {},
    prefix: order.prefix || prefix,
    restore: (base) => ({
      ...restoreOrderBySpecification(base, isWhole ? values : withoutHouse(values), kept?.answers ?? {}, {
        coverage,
        freeDates: dates,
      }),
      finished,
    }),
  }
}

const HOUSE = ['cep', 'number', 'complement', 'is_block_allotment', 'block_number', 'allotment_number']
export const withoutHouse = (values: ReturnType<typeof valuesOf>) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !HOUSE.includes(name)))

/** What is known of a finished order: its number from the server, its date from this tab. */
export function finishedOf(orderNumber: string | null, kept: Order['finished']): Order['finished'] {
  return orderNumber === null ? kept : { schedule: null, ...kept, orderNumber }
}

/** Calls that leads and migrations have in common. `isMigration` says with which of the two they are. */
export const callsOfLead = (isMigration: boolean) =>
  ({
    confirm: (id) => confirmLead(id, isMigration),
    answerQuiz: (id, body) => answerQuiz(id, body, isMigration),
    *freeDates() {
      return { success: true as const, dates: yield* datesNow() }
    },
    finish: (id, order) =>
      finishOnce(
        id,
        order,
        async (api) => api.lead.finish(id, { accept_information: true }, ''),
        function* () {
          return (yield* readLead(id, isMigration)).orderNumber
        },
      ),
  }) satisfies Partial<RecordApiCalls>

/** Saves an answer that has its own call. Other answers are sent with the next risk check, or not at all. */
export const saveBySpecification: NonNullable<RecordApiCalls['save']> = async (api, item, id) =>
  inSpecification(item.wire) === 'call'
    ? leadApiCalls.save(api, item as never, id)
    : { version: item.version + 1 }

export const specifiedLead = {
  ...callsOfLead(false),
  load: loadLead,
  save: saveBySpecification,
  addressRequest: leadApiCalls.addressRequest,
  *checkAddress(order, _id, visit) {
    const house = houseOfOrder(order)
    const coverage = yield* coverageOf(house)
    const query = coverageQuery(house, coverage.address, order, visit)
    const whole = wholeLead({ ...order, facts: { ...order.facts, coverage } }, house)
    const reply = yield* callApi((api) => api.lead.checkWhole({ ...query, ...visit, ...whole }))
    const isSold = reply.idLead !== null
    return {
      coverage: {
        ...coverage,
        infra: reply.cepCoverage.infra ?? coverage.infra,
        plans: isSold ? coverage.plans : [],
      },
      recordId: reply.idLead,
      noCoverageId: reply.idLeadNoCoverage,
      // the visitor has not seen the dates yet, and a plan is kept where it is sold
      kept: ['plan', 'scheduleDate'],
    }
  },
} satisfies Partial<RecordApiCalls>
