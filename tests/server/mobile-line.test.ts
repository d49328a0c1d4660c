/** POST lead/createFromRenta: the mobile line that brings a bonus. */
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { MobileLineReply } from '../../src/contract/mobile-line.ts'
import { ANSWERS, openLead, PAULISTA } from '../support/create-leads.ts'
import { useServer } from '../support/server.ts'

/** docs/test-people.md */
const CONTROLE = '11911110001'
const BLACK = '11922220001'
const BLACK_OWN_BONUS = '11922220004'
const PRE = '11933330001'
const UNKNOWN = '11987654321'

describe('a mobile line', () => {
  const server = useServer({ env: { BONUS_TIMBLACK: 'bonus-black-30' } })
  const bring = async (request: object, headers: Record<string, string> = {}) => {
    const { status, body } = await server().call('POST', '/api/lead/createFromRenta', request, headers)
    expect(status).toBe(200)
    return MobileLineReply.parse(body)
  }
  const black = () => openLead(server(), { ...PAULISTA, addon: 'timblack' })
  const load = async (id: string) => (await server().call('GET', `/api/lead/${id}`)).body

  it('joins a lead: the phone is answered, the bonus is the brand’s, nothing personal comes back', async () => {
    const id = await black()
    const reply = await bring({ idLead: id, phoneNumber: '(11) 92222-0001', idPlan: 'x' })
    expect(reply).toEqual({ success: true, id, idPlan: null, idPlanAddonBonus: 'bonus-black-30', version: 1 })
    const lead = await load(id)
    expect(lead).toMatchObject({ answered: ['phone'], idPlanAddonBonus: 'bonus-black-30' })
    expect(lead.masked).toEqual({ phone: '(11) 9****-**01' })
  })

  it.each([
    ['controle', CONTROLE, 'timcontrole', 'bonus-timcontrole'],
    ['timcontrole', CONTROLE, 'timcontrole', 'bonus-timcontrole'],
    ['globoplay/timpre', PRE, 'globoplay/timpre', 'bonus-timpre'],
    ['b/timblack', BLACK, 'b/timblack', 'bonus-black-30'],
    ['timblack', BLACK_OWN_BONUS, 'timblack', 'bonus-timblack-30-giga'],
  ])('opens a lead of %s, its bonus known', async (addon, phoneNumber, prefix, bonus) => {
    const { id, idPlanAddonBonus } = await bring({ phoneNumber, addon, utm_source: 'app' })
    expect(idPlanAddonBonus).toBe(bonus)
    const { body: checked } = await server().call('POST', '/api/lead-v2', { ...PAULISTA, id })
    expect(checked.idLead).toBe(id)
    const shown = { addon: prefix, answered: ['phone'], idPlanAddonBonus: bonus }
    expect(await load(id)).toMatchObject(shown)
  })

  it.each([
    ['nobody knows', 'timblack', UNKNOWN],
    ['of another brand', 'timblack', PRE],
    ['of another brand, behind a partner', 'globoplay/timpre', BLACK],
    ['under a campaign without bonus', 'livelo', BLACK],
    ['without a campaign', '', BLACK],
  ])('%s is kept, without bonus and in the same shape', async (_what, addon, phoneNumber) => {
    const id = await openLead(server(), { ...PAULISTA, addon })
    const reply = await bring({ idLead: id, phoneNumber })
    expect(reply).toEqual({ success: true, id, idPlan: null, idPlanAddonBonus: null, version: 1 })
    expect(await load(id)).toMatchObject({ answered: ['phone'], idPlanAddonBonus: null })
  })

  it.each<[string, (id: string, phone: string) => readonly ['PATCH' | 'POST', string, object]]>([
    ['an answer', (id, phone) => ['PATCH', `/api/lead-v2/${id}/phone`, { phone }]],
    [
      'several answers at once',
      (id, phone) => [
        'PATCH',
        `/api/lead-v2/${id}/batch`,
        { items: [{ step: 'phone', body: { phone }, key: randomUUID() }] },
      ],
    ],
    ['the address, checked anew', (id, phone) => ['POST', '/api/lead-v2', { ...PAULISTA, id, phone }]],
  ])('that comes as %s is looked up as well, and so is the next one', async (_what, requestOf) => {
    const id = await black()
    for (const [phone, bonus] of [
      [BLACK, 'bonus-black-30'],
      [UNKNOWN, null],
    ] as const) {
      const { status } = await server().call(...requestOf(id, phone))
      expect(status).toBe(200)
      expect(await load(id)).toMatchObject({ answered: ['phone'], idPlanAddonBonus: bonus })
    }
  })

  it('is corrected afterwards without conflict (D58)', async () => {
    const id = await black()
    const { version } = await bring({ idLead: id, phoneNumber: BLACK })
    const corrected = await server().call('PATCH', `/api/lead-v2/${id}/phone`, ANSWERS.phone, {
      'if-match': String(version),
    })
    expect(corrected.body).toEqual({ success: true, version: 2 })
    expect(await bring({ idLead: id, phoneNumber: BLACK })).toMatchObject({ version: 3 })
  })

  it('that takes the place of another takes its bonus too', async () => {
    const id = await black()
    await bring({ idLead: id, phoneNumber: BLACK })
    await bring({ idLead: id, phoneNumber: UNKNOWN })
    expect((await load(id)).idPlanAddonBonus).toBeNull()
  })

  const PLAN = 'plan-d600a'
  const OTHER_PLAN = 'plan-d1000a'
  const line = { phoneNumber: BLACK, addon: 'timblack', idPlan: PLAN }

  it('stores the plan that it was brought for, before there is an address and after it (F7.22)', async () => {
    const { id, idPlan } = await bring({ ...line, utm_source: 'sms' })
    const origin = await server().value('select origin from leads where id = $1', [id])
    expect(origin).toMatchObject({ utm_source: 'sms', addon: 'timblack' })
    expect([idPlan, (await load(id)).idPlan]).toEqual([PLAN, PLAN])
    await server().call('POST', '/api/lead-v2', { ...PAULISTA, id })
    expect(await load(id)).toMatchObject({ idPlan: PLAN, answered: ['plan', 'phone'] })
    await server().call('POST', '/api/lead-v2', { ...PAULISTA, id, number: '5' })
    // still sold there at the price that was accepted
    expect((await load(id)).idPlan).toBe(PLAN)
  })

  it('stores the plan on a lead, without a conflict for a page that had saved it already (F7.22)', async () => {
    const id = await black()
    expect((await bring({ ...line, idLead: id })).idPlan).toBe(PLAN)
    expect(await load(id)).toMatchObject({ idPlan: PLAN, versions: { plan: 1 } })
    await bring({ ...line, idLead: id })
    expect((await load(id)).versions).toMatchObject({ plan: 1 })
  })

  it('leaves the plan that was chosen since, when it is sent again late', async () => {
    const id = await black()
    const headers = { 'idempotency-key': randomUUID() }
    await bring({ ...line, idLead: id }, headers)
    await server().call('PATCH', `/api/lead-v2/${id}/plan`, { idPlan: OTHER_PLAN })
    expect((await bring({ ...line, idLead: id }, headers)).idPlan).toBe(OTHER_PLAN)
    expect((await load(id)).idPlan).toBe(OTHER_PLAN)
  })

  it.each(['x', 'plan-rf500'])('says that a plan that is not on offer was not stored: %s', async (idPlan) => {
    const id = await black()
    const reply = await bring({ idLead: id, phoneNumber: BLACK, idPlan })
    expect([reply.idPlan, (await load(id)).idPlan]).toEqual([null, null])
    const alone = await bring({ phoneNumber: BLACK, addon: 'timblack', idPlan: 'x' })
    expect([alone.idPlan, (await load(alone.id)).idPlan]).toEqual([null, null])
  })

  it.each(['(11) 3333-4444', '123'])('%s is no mobile number', async (phoneNumber) => {
    const { status, body } = await server().call('POST', '/api/lead/createFromRenta', { phoneNumber })
    expect([status, body.field]).toEqual([400, 'phoneNumber'])
  })

  it('is in the database only as an HMAC', async () => {
    const rows = JSON.stringify(await server().sql('select * from mobile_lines'))
    expect(JSON.parse(rows)).toHaveLength(12)
    for (const line of [CONTROLE, BLACK, PRE]) expect(rows).not.toContain(line)
  })
})
