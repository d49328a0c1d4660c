/**
 * The server stores every answer and example of the step tables as the step sends it, and the step reads it back
 * unchanged; it cleans typed texts in the same way as pages and chat.
 */
import { describe, expect, it } from 'vitest'
import { shownAnswers } from '../../src/contract/lead-answers/answer-registry.ts'
import { LeadStep } from '../../src/contract/lead.ts'
import { Lead } from '../../src/contract/reply-fields-in-browser/lead.ts'
import { exampleAnswers } from '../../scripts/example-answers.ts'
import { loadJourney } from '../../src/app/journeys/load-journey.ts'
import { isStepOf, stepOf } from '../../src/funnel/journey-registry.ts'
import { isOptional } from '../../src/funnel/optional-questions.ts'
import type { JourneyId, Save, StepId, Values } from '../../src/funnel/step-and-journey-types.ts'
import { journeys } from '../../src/site/load-all-journeys.ts'
import { openLead, PAULISTA } from '../support/create-leads.ts'
import { wholeOrder } from '../support/sample-orders.ts'
import { useServer } from '../support/server.ts'
import { rows } from '../support/step-rows/all-rows.ts'
import { UNUSUALLY_TYPED_ANSWERS } from '../support/unusually-typed-answers.ts'
import { oneOfEach, rowsToRun } from '../support/rows-to-run.ts'

const ofLead = (step: string) => LeadStep.def.entries[step as LeadStep] !== undefined
/** Their rows name plans, accounts and days that this server does not have; refused-and-accepted-answers.test.ts sends real ones. */
const outside = ['planos', 'conta-debito', 'data-instalacao']

type Sent = { journey: JourneyId; id: StepId; values: Values; call: Save | null }

const ofRows: Sent[] = rows
  .filter(({ id }) => !outside.includes(id))
  .flatMap(({ id, save = [] }) => save.map((each) => ({ journey: 'standard', id, ...each })))

for (const { id } of journeys) await (await loadJourney(id)).later?.()

const ofExamples = Object.entries(exampleAnswers).flatMap(([id, values]): Sent[] => {
  const journey = journeys.find(
    (each) => each.recordKind === 'lead' && isStepOf({ journey: each.id }, id),
  )?.id
  if (journey === undefined) return []
  const step = stepOf({ journey }, id)
  const skipped = Object.fromEntries(step.fields.map(({ name }) => [name, '']))
  return [values, ...(isOptional(step) ? [skipped] : [])].map((each) => ({
    journey,
    id,
    values: each,
    call: step.save?.(each, wholeOrder()) ?? null,
  }))
})

const sent = [...ofRows, ...ofExamples].flatMap(({ call, ...answer }) =>
  call && ofLead(call.step) && stepOf(answer, answer.id).restore ? [{ ...answer, ...call }] : [],
)

/** What GET lead shows of an answer. */
const givenIn = (shown: Readonly<Record<string, unknown>>, step: LeadStep) =>
  Object.fromEntries(Object.keys(shownAnswers[step].given).map((name) => [name, shown[name]]))

describe('an answer that a step sends', () => {
  const server = useServer()

  it.each(sent)('$id as $step: $body', async ({ journey, id, values, step: wire, body }) => {
    const lead = await openLead(server())
    const reply = await server().call('PATCH', `/api/lead-v2/${lead}/${wire}`, body)
    expect([reply.status, reply.body]).toEqual([200, { success: true, version: 1 }])
    const { body: shown } = await server().call('GET', `/api/lead/${lead}`)
    const loaded = Lead.parse(shown)
    expect(loaded).toMatchObject(givenIn(shown, wire as LeadStep))
    const step = stepOf({ journey }, id)
    const restored = step.restore?.(loaded)
    expect(restored).toBeTruthy()
    if (!step.secret)
      expect(step.show?.(restored?.values ?? {}, wholeOrder())).toEqual(step.show?.(values, wholeOrder()))
  })
})

const typedRows = UNUSUALLY_TYPED_ANSWERS.flatMap(({ call, field, meant, typed }) =>
  call ? typed.map((text) => [call, text, field, meant] as const) : [],
)

describe('an answer in other characters', () => {
  const server = useServer()
  const stored = async (call: string, field: string, text: string) => {
    const id = await openLead(server())
    const body = { [field]: text, ...(call === 'email' && { accept_promotions: false }) }
    const { status, text: reply } = await server().call('PATCH', `/api/lead-v2/${id}/${call}`, body)
    expect([text, status, reply]).toEqual([text, 200, expect.anything()])
    const { body: lead } = await server().call('GET', `/api/lead/${id}`)
    const [row] = await server().sql('select answers from leads where id = $1', [id])
    const answers = (row?.answers ?? {}) as Record<string, Record<string, unknown>>
    // sealed values differ each time; their HMAC does not
    return { lookup: answers[call]?.lookup, shown: lead[field], masked: lead.masked }
  }

  // names are cleaned alike, whichever characters they have
  const isKind = oneOfEach(([call, text]: (typeof typedRows)[number]) =>
    call === 'name' ? call : `${call} ${text}`,
  )
  it.each(rowsToRun(typedRows, isKind))('%s takes %j (D110)', async (call, text, field, meant) => {
    expect(await stored(call, field, text)).toEqual(await stored(call, field, meant))
  })

  it('takes a CEP and a house number too (D110)', async () => {
    const texts = (name: string) => UNUSUALLY_TYPED_ANSWERS.find(({ field }) => field === name)?.typed ?? []
    for (const cep of texts('cep')) {
      const found = await server().call('GET', `/api/cep/coverage?number=1000&cep=${encodeURIComponent(cep)}`)
      expect([cep, found.status]).toEqual([cep, 200])
    }
    for (const number of texts('number')) {
      const id = await openLead(server(), { ...PAULISTA, number })
      const [row] = await server().sql("select place->>'number' as number from leads where id = $1", [id])
      expect([number, row?.number]).toEqual([number, '1000'])
    }
  })
})
