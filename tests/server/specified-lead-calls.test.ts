/** The API calls of a lead have the paths, fields and replies of the specification (docs/rules/funnel.md). */
import { describe, expect, it } from 'vitest'
import {
  ANSWERS,
  answeredLead,
  FINISH,
  openLead,
  PAULISTA,
  PEOPLE,
  readyLead,
  firstFreeSlotOf,
} from '../support/create-leads.ts'
import { quizAnswersOf, requestRiskCheck, leadOf } from '../support/risk-check-and-quiz.ts'
import { useServer } from '../support/server.ts'

const bearer = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe('a lead', () => {
  const server = useServer()
  const load = async (id: string) => (await server().call('GET', `/api/lead/${id}`)).body

  it('is made by POST lead-v2, or a no-coverage lead is (F7.13, F4.1, F5.2, F5.3)', async () => {
    const covered = await server().call('POST', '/api/lead-v2', PAULISTA)
    expect(covered.body).toMatchObject({
      success: true,
      id: expect.stringMatching(bearer),
      idLead: covered.body.id,
      idLeadNoCoverage: null,
      cepCoverage: { infra: 'I-SYSTEMS', plans: expect.arrayContaining([expect.anything()]) },
    })
    const not = await server().call('POST', '/api/lead-v2', { cep: '68800000', number: '1' })
    expect(not.body).toMatchObject({
      success: true,
      idLead: null,
      idLeadNoCoverage: expect.stringMatching(bearer),
      cepCoverage: { infra: null, plans: [] },
    })
  })

  it('is shown by GET lead/{idLead} with id and address (F7.14, F5.4, F3.5, F3.6)', async () => {
    const id = await openLead(server(), {
      cep: '71615010',
      is_block_allotment: true,
      block_number: '1',
      allotment_number: '20',
      complement: 'casa 3',
    })
    const shown = await server().call('GET', `/api/lead/${id}`)
    expect(shown.body).toMatchObject({
      id,
      address: {
        cep: '71615010',
        number: '',
        address: 'SHIS QI 5 Conjunto 1',
        neighborhood: 'Setor de Habitações Individuais Sul',
        city: 'Brasília',
        state: 'DF',
        is_block_allotment: true,
        block_number: '1',
        allotment_number: '20',
        complement: 'casa 3',
      },
    })
  })

  it('keeps each answer of PATCH lead-v2/{idLead}/{step} and says success (F7.16, F4.2, F5.2)', async () => {
    const id = await openLead(server())
    for (const [step, answer] of Object.entries(ANSWERS)) {
      const saved = await server().call('PATCH', `/api/lead-v2/${id}/${step}`, answer)
      expect(saved.body).toEqual({ success: true, version: 1 })
    }
    expect(new Set((await load(id)).answered as string[])).toEqual(new Set(Object.keys(ANSWERS)))
  })

  const masked = (more: object) => ({ masked: expect.objectContaining(more) })
  const device = { cookies: 'c=1', jsc: 'jsc-1', hdim_payload: 'hdim-1' }
  const account = { bank: '077', agency: '0001', account_number: '12345-6' }

  it.each([
    [
      'F7.34',
      'PATCH lead-v2/{idLead}/name',
      { name: 'Maria da Silva', webcare_tuid: 't-1' },
      { name: 'Maria da Silva' },
    ],
    ['F7.35', 'PATCH lead-v2/{idLead}/phone', { phone: '11987654321' }, masked({ phone: '(11) 9****-**21' })],
    [
      'F7.36',
      'PATCH lead-v2/{idLead}/email',
      { email: 'maria@gmail.com', accept_promotions: true },
      { email: 'maria@gmail.com', accept_promotions: true },
    ],
    [
      'F7.38',
      'PATCH lead-v2/{idLead}/documentNumber',
      { cpf: '52998224725' },
      masked({ cpf: '***.982.247-**' }),
    ],
    [
      'F7.38',
      'PATCH lead-v2/{idLead}/documentNumber',
      { cnpj: '12ABC34501DE35' },
      masked({ cnpj: expect.any(String) }),
    ],
    ['F7.37', 'PATCH lead-v2/{idLead}/birthDate', ANSWERS.birthDate, ANSWERS.birthDate],
    [
      'F7.37',
      'PATCH lead-v2/{idLead}/motherName',
      ANSWERS.motherName,
      masked({ mothers_name: 'A**** S****' }),
    ],
    ['F7.39', 'PATCH lead-v2/{idLead}/dueDate', { due_date: 15 }, { due_date: 15 }],
    ['F7.40', 'PATCH lead-v2/{idLead}/plan', { idPlan: 'plan-d500a' }, { idPlan: 'plan-d500a' }],
    [
      'F7.41, F3.9, F3.10',
      'PATCH lead-v2/{idLead}/bankInfo',
      { direct_debit: true, bankInfo: account, deviceInfo: device },
      { direct_debit: true, bank: '077', ...masked({ agency: '****1', account_number: '****5-6' }) },
    ],
  ])('%s: %s takes %j', async (_rule, call, body, shown) => {
    const id = await openLead(server())
    const path = call.replace('PATCH ', '/api/').replace('{idLead}', id)
    expect((await server().call('PATCH', path, body)).body).toMatchObject({ success: true })
    expect(await load(id)).toMatchObject(shown)
  })

  it('keeps the chat protocol with the name, and the device sealed (F7.34, F7.41, F3.10)', async () => {
    const id = await openLead(server())
    const named = await server().call('PATCH', `/api/lead-v2/${id}/name`, {
      ...ANSWERS.name,
      webcare_tuid: 't-1',
    })
    expect(named.status).toBe(200)
    const body = { direct_debit: false, bankInfo: undefined, deviceInfo: device }
    await server().call('PATCH', `/api/lead-v2/${id}/bankInfo`, body)
    expect(await server().value('select answers from leads where id = $1', [id])).toMatchObject({
      name: { webcare_tuid: 't-1' },
      bankInfo: { direct_debit: false, deviceInfo: expect.stringMatching(/^s2\./) },
    })
  })

  it('takes wishes of date and period (F7.42, F3.11)', async () => {
    const id = await answeredLead(server())
    const schedules = [
      await firstFreeSlotOf(server(), id, 'manha'),
      await firstFreeSlotOf(server(), id, 'tarde'),
    ]
    const saved = await server().call('PATCH', `/api/lead-v2/${id}/scheduleDate`, { schedules })
    expect(saved.body).toMatchObject({ success: true })
    expect(await load(id)).toMatchObject({ schedules: [{ period: 'manha' }, { period: 'tarde' }] })
    const night = [{ ...schedules[0], period: 'noite' }]
    const refused = await server().call('PATCH', `/api/lead-v2/${id}/scheduleDate`, { schedules: night })
    expect(refused.status).toBe(400)
  })

  it('is confirmed by PUT lead-v2/{idLead}, with a quiz or without (F7.17, F7.19, F4.3, F3.12, F3.22)', async () => {
    const id = await leadOf(server(), PEOPLE.quiz)
    const asked = await requestRiskCheck(server(), id)
    expect(asked).toEqual({
      success: true,
      quiz_needed: true,
      quiz: { idQuiz: expect.any(String), questions: expect.any(Array) },
      rejected: false,
      rejected_message: null,
    })
    const wrong = quizAnswersOf(asked, 'wrong')
    expect(wrong).toEqual({
      idQuiz: asked.quiz?.idQuiz,
      questions: expect.arrayContaining([{ id: expect.any(String), answer: { id: expect.any(String) } }]),
    })
    const path = `/api/lead-v2/${id}/riskValidation/QuizAnswer`
    const judged = await server().call('PATCH', path, wrong)
    expect(judged.body).toMatchObject({ rejected: true, rejected_message: expect.stringMatching(/\S/) })
    const riskValidation = quizAnswersOf(await requestRiskCheck(server(), id), 'right')
    const confirmed = await server().call('PUT', `/api/lead-v2/${id}`, { riskValidation })
    expect(confirmed.body).toMatchObject({
      quiz_needed: false,
      quiz: null,
      rejected: false,
      rejected_message: null,
    })
  })

  it('is finished by PUT lead/{leadId}, which gives the order number (F7.20, F4.4, F1.5)', async () => {
    const id = await readyLead(server())
    const { body } = await server().call('PUT', `/api/lead/${id}`, FINISH)
    expect(body).toMatchObject({ success: true, orderNumber: expect.stringMatching(/^P\d{6}\w{6}$/) })
    expect(await load(id)).toMatchObject({ orderNumber: body.orderNumber })
  })

  it('has two telephones, of which both are masks', async () => {
    const id = await openLead(server())
    const phones = { phone: '11987654321', phone2: '(11) 3333-4444' }
    await server().call('PATCH', `/api/lead-v2/${id}/phone`, phones)
    expect(await load(id)).toMatchObject(masked({ phone: '(11) 9****-**21', phone2: '(11) 3***-**44' }))
    const wrong = await server().call('PATCH', `/api/lead-v2/${id}/phone`, { ...phones, phone2: '123' })
    expect([wrong.status, wrong.body.field]).toEqual([400, 'phone2'])
    const [row] = await server().sql('select answers from leads where id = $1', [id])
    expect(JSON.stringify(row?.answers)).not.toContain('33334444')
  })

  it('holds the complements, as they were asked and as a list (F3.17)', async () => {
    const id = await openLead(server(), { ...PAULISTA, complement: 'bloco B' })
    const asked = {
      complemento1: 'APTO',
      complemento2: '42',
      customComplement: '',
      notFoundComplement: false,
    }
    await server().call('PATCH', `/api/lead-v2/${id}/address`, asked)
    expect(await load(id)).toMatchObject({
      address: asked,
      addressV2: 'Avenida Paulista, 1000, bloco B - Bela Vista, São Paulo/SP',
      complements: [{ id: 'APTO', value: '42' }],
      idPlanAddonBonus: null,
    })
    const other = { customComplement: 'casa dos fundos', notFoundComplement: true }
    await server().call('PATCH', `/api/lead-v2/${id}/address`, other, { 'if-match': '1' })
    expect(await load(id)).toMatchObject({
      address: other,
      complements: [{ id: '', value: 'casa dos fundos' }],
    })
  })

  it('holds what was offered and taken (F3.13)', async () => {
    const came = { idPlanRenewal: 'plan-rf600', offerSelected: 'd600a', webcare_tuid: 't-9' }
    const id = await openLead(server(), { ...PAULISTA, ...came })
    await server().call('PATCH', `/api/lead-v2/${id}/plan`, { idPlan: 'plan-d600a' })
    expect(await load(id)).toMatchObject({
      idPlan: 'plan-d600a',
      idPlanRenewal: 'plan-rf600',
      offerSelected: 'd600a',
      infra: 'I-SYSTEMS',
      plansOffers: expect.arrayContaining([expect.objectContaining({ id: 'plan-d600a' })]),
      orderNumber: null,
    })
    expect(await server().value('select origin from leads where id = $1', [id])).toMatchObject(came)
  })

  it('holds the person and what was chosen (F3.7, F3.8, F3.21)', async () => {
    const phone = { phone: '11987654321', phone2: '1133334444' }
    const id = await answeredLead(server(), { phone })
    expect(await load(id)).toMatchObject({
      name: 'Maria da Silva',
      email: 'maria.silva@gmail.com',
      birth_date: '13/05/1990',
      due_date: 10,
      direct_debit: true,
      accept_promotions: true,
      ...masked({
        phone: '(11) 9****-**21',
        phone2: '(11) 3***-**44',
        cpf: '***.982.247-**',
        mothers_name: 'A**** S****',
      }),
    })
    await server().call(
      'PATCH',
      `/api/lead-v2/${id}/documentNumber`,
      { cnpj: '11222333000181' },
      { 'if-match': '1' },
    )
    expect(await load(id)).toMatchObject(masked({ cnpj: expect.stringMatching(/\*/) }))
    const without = await server().call('PUT', `/api/lead/${id}`, { accept_information: false })
    expect([without.status, without.body.field ?? without.body.missing]).toEqual([400, 'accept_information'])
  })
})
