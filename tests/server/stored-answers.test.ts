/** Every answer of the table over the steps: the server stores what the step sends, and the step reads it back. */
import { describe, expect, it } from 'vitest'
import { Lead, LeadStep } from '../../src/contract/lead.ts'
import { stepOf } from '../../src/funnel/journeys.ts'
import { openLead } from '../support/lead.ts'
import { wholeOrder } from '../support/orders.ts'
import { useServer } from '../support/server.ts'
import { availability } from '../support/steps/availability.ts'
import { payment } from '../support/steps/payment.ts'
import { person } from '../support/steps/person.ts'

const ofLead = (step: string) => LeadStep.def.entries[step as LeadStep] !== undefined
/** Their rows name plans, accounts and days that this server does not have; answers.test.ts sends real ones. */
const outside = ['planos', 'conta-debito', 'data-instalacao']

const sent = [...availability, ...person, ...payment]
  .filter(({ id, restore }) => restore !== undefined && !outside.includes(id))
  .flatMap(({ id, save = [] }) =>
    save.flatMap(({ values, call }) => (call && ofLead(call.step) ? [{ id, values, ...call }] : [])),
  )

describe('an answer that a step sends', () => {
  const server = useServer()

  it.each(sent)('$id as $step: $body', async ({ id, values, step: wire, body }) => {
    const lead = await openLead(server())
    const reply = await server().call('PATCH', `/api/lead-v2/${lead}/${wire}`, body)
    expect([reply.status, reply.body]).toEqual([200, { success: true, version: 1 }])
    const loaded = Lead.parse((await server().call('GET', `/api/lead/${lead}`)).body)
    const step = stepOf({ journey: 'standard' }, id)
    const restored = step.restore?.(loaded)
    expect(restored).toBeTruthy()
    if (!step.secret)
      expect(step.show?.(restored?.values ?? {}, wholeOrder())).toEqual(step.show?.(values, wholeOrder()))
  })
})
