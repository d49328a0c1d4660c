/** The campaigns of the mobile brands: `consulta-telefone` before the name, and the bonus of a line. */
import { describe, expect, it } from 'vitest'
import { journeyParts as mobile } from '../../src/app/journeys/mobile.ts'
import type { Mode, StepId, Values } from '../../src/funnel/step-and-journey-types.ts'
import { correctionRequested, noticeClosed, retryRequested } from '../../src/store/redux-actions.ts'
import { selectBackTarget } from '../../src/store/selectors.ts'
import { resultShown } from '../support/shown-answers-and-notices.ts'
import { problemTexts } from '../support/problem-texts.ts'
import {
  answerAll,
  answersBetween,
  savingCallsOf,
  journeyServer,
  type Answer,
} from '../support/journey-test-setup.ts'
import type { Visit, VisitOptions } from '../support/visit-without-browser.ts'
import { firstOnes, errorResponse } from '../support/faulty-connection.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

const journeys = journeyServer()

const LINE: StepId = 'consulta-telefone'
const RENTA = 'POST /lead/createFromRenta'
const NONE = 'Não achamos essa linha; seguimos sem o bônus'
/** docs/test-people.md */
const black = { phone: '(11) 92222-0001' }
const pre = { phone: '11933330001' }
const unknown = { phone: '11987654321' }

const open = (more: VisitOptions = {}) => journeys().open({ parts: mobile, prefix: 'timblack', ...more })

const cep: Values = { cep: '01310-100' }
const house: Values = { number: '1000', complement: '', is_block_allotment: 'false' }
const address: readonly Answer[] = [
  ['cep', cep],
  ['nr-imovel', house],
]
const plan: Answer = ['planos', { idPlan: 'plan-d600a' }]
const rest: readonly Answer[] = answersBetween('mobile', LINE, 'pedido-realizado').filter(
  ([id]) => id !== 'telefone',
)

const upToLine = async (visit: Visit) => {
  await answerAll(visit, [...address, plan])
  await visit.at(LINE)
}
const told = resultShown
const lead = async (visit: Visit) => (await journeys().call('GET', `/api/lead/${visit.ui().recordId}`)).body
const lines = (visit: Visit) => visit.wire.calls.filter(({ path }) => path === '/lead/createFromRenta')
const reload = (visit: Visit, step: StepId | null = visit.position()) =>
  open({ kept: visit.kept, mode: visit.ui().mode, step })

const CALLS = ['POST /lead-v2', 'PATCH /lead-v2/{id}/plan', RENTA, ...savingCallsOf(rest)]
const asked = (visit: Visit) =>
  visit.wire.lines().filter((line) => !/banks|complementTypes|cep\/information/.test(line))

async function order(mode: Mode): Promise<Visit> {
  const visit = open({ mode })
  for (const answer of [...address, plan, [LINE, black] as const, ...rest]) {
    await answerAll(visit, [answer])
    await visit.saved()
  }
  await visit.at('pedido-realizado')
  return visit
}

describe('an order under a mobile brand', () => {
  it.each(rowsToRun(['pages', 'chat'] as const, 1))(
    'is made in the %s; the telephone is not asked again',
    async (mode) => {
      const visit = await order(mode)
      expect(asked(visit)).toEqual(CALLS)
      expect(visit.errors).toEqual([])
    },
  )
})

describe('a line', () => {
  it('sends POST lead/createFromRenta with the lead, idPlan, phoneNumber, addon and tracking (F7.22)', async () => {
    const visit = open({ prefix: 'globoplay/timblack', told: { utm_source: 'app', version: 'A' } })
    await upToLine(visit)
    visit.answer(LINE, black)
    await visit.at('nome')
    const id = visit.ui().recordId
    expect(lines(visit).map(({ method }) => method)).toEqual(['POST'])
    expect(lines(visit).map(({ body }) => body)).toEqual([
      {
        idLead: '{id}',
        phoneNumber: '11922220001',
        idPlan: 'plan-d600a',
        addon: 'globoplay/timblack',
        utm_source: 'app',
        origin: 'site',
        lp_origin: 'LP Padrão',
      },
    ])
    expect(await lead(visit)).toMatchObject({
      id,
      addon: 'globoplay/timblack',
      idPlanAddonBonus: 'bonus-timblack',
      answered: expect.arrayContaining(['phone']) as string[],
    })
  })

  const looked: readonly (readonly [string, Values, boolean, string])[] = [
    ['with a bonus', black, true, 'Sua linha tem bônus: Internet de bônus no celular por até 12 meses.'],
    ['of nobody', unknown, false, NONE],
    ['of another brand', pre, false, NONE],
  ]
  it.each(rowsToRun(looked, 1))(
    '%s: the order goes on, and says so',
    async (_what, values, hasBonus, text) => {
      const visit = open()
      await upToLine(visit)
      visit.answer(LINE, values)
      await visit.at('nome')
      await visit.until('told', () => told(visit) !== null)
      expect(told(visit)).toBe(text)
      expect(visit.ui().notice).toMatchObject({ tone: hasBonus ? 'done' : 'info' })
      expect(visit.order().facts.lineHasBonus).toBe(hasBonus)
      expect((await lead(visit)).idPlanAddonBonus).toBe(hasBonus ? 'bonus-timblack' : null)
      visit.store.dispatch(noticeClosed())
      expect(told(visit)).toBeNull()
    },
  )

  const refused: readonly (readonly [Values, string])[] = [
    [{ phone: '' }, 'Digite o telefone com DDD'],
    [{ phone: '(11) 3333-4444' }, 'Digite o número do celular, com DDD'],
  ]
  it.each(rowsToRun(refused, 1))(
    '%j is no mobile number: nothing is asked of the server',
    async (values, text) => {
      const visit = open()
      await upToLine(visit)
      visit.answer(LINE, values)
      expect(problemTexts(visit.ui().problems[LINE]).phone).toBe(text)
      expect(lines(visit)).toEqual([])
    },
  )

  it('corrected is looked up again, without a conflict (D58)', async () => {
    const visit = open()
    await upToLine(visit)
    visit.answer(LINE, unknown)
    const upToBirth = rest.findIndex(([id]) => id === 'data-nascimento')
    await answerAll(visit, rest.slice(0, upToBirth))
    await visit.at('data-nascimento')
    visit.store.dispatch(correctionRequested({ step: LINE }))
    visit.answer(LINE, black)
    await visit.at('data-nascimento')
    expect(visit.order().facts.lineHasBonus).toBe(true)
    expect(visit.state().saves.versions.phone).toBe(2)
    expect(await lead(visit)).toMatchObject({ idPlanAddonBonus: 'bonus-timblack', versions: { phone: 2 } })
    expect(visit.ui().notice?.kind).toBe('result')
  })

  it('left as it is asks nothing again', async () => {
    let visit = open()
    await upToLine(visit)
    visit.answer(LINE, black)
    await visit.at('nome')
    visit.link(LINE)
    visit.answer(LINE, black)
    await visit.at('nome')
    expect(lines(visit)).toHaveLength(1)
    visit = reload(visit, LINE)
    await visit.answerAt(LINE, { phone: '' })
    await visit.at('nome')
    expect(lines(visit)).toEqual([])
  })

  it('whose reply is lost is asked for again with the same key', async () => {
    const visit = open()
    await upToLine(visit)
    visit.wire.disturb(firstOnes(1, /createFromRenta/, 'lost-reply'))
    visit.answer(LINE, black)
    await visit.until('the failure', ({ ui }) => ui.wait?.status === 'failed')
    visit.store.dispatch(retryRequested())
    await visit.at('nome')
    expect(lines(visit)).toHaveLength(2)
    expect(new Set(lines(visit).map(({ key }) => key)).size).toBe(1)
    expect(visit.state().saves.versions.phone).toBe(1)
  })

  it('that the server refuses is refused beside its field', async () => {
    const visit = open()
    await upToLine(visit)
    const words = { message: 'Esse número não é válido.', field: 'phoneNumber', code: 'invalid' }
    visit.wire.disturb(firstOnes(1, /createFromRenta/, errorResponse(400, words)))
    visit.answer(LINE, black)
    await visit.until('refused', ({ ui }) => ui.problems[LINE] !== undefined)
    expect([visit.position(), problemTexts(visit.ui().problems[LINE]).phone]).toEqual([
      LINE,
      'Esse número não é válido.',
    ])
  })
})

describe('back links and addresses (F§2)', () => {
  const backOf = (visit: Visit) => selectBackTarget(visit.state())

  it('lead from the line and the name to the number, from the e-mail to the name', async () => {
    const visit = open()
    await upToLine(visit)
    expect(backOf(visit)).toBe('nr-imovel')
    visit.answer(LINE, black)
    await visit.at('nome')
    expect(backOf(visit)).toBe('nr-imovel')
    await answerAll(visit, rest.slice(0, 1))
    await visit.at('email')
    expect(backOf(visit)).toBe('nome')
  })

  it('go to the start of the campaign without an offer', () => {
    const visit = open({ step: LINE })
    expect(visit.went).toEqual([{ step: 'start', mode: 'pages', how: 'replace' }])
  })
})
