/** Experiments are planned, started and stopped at the desk, one at a time. */
import { beforeAll, describe, expect, it } from 'vitest'
import {
  experimentPlanWords as planWords,
  experimentWords as words,
} from '../../../src/content/desk/experiment-words.ts'
import { deskErrorMessages } from '../../../src/content/desk/error-words.ts'
import { addExperiment } from '../../../server/repositories/desk/experiments.ts'
import { desk, signedIn, type Person, tokenOf } from '../../support/desk-over-http.ts'
import { useServer } from '../../support/server.ts'

const PAGE = '/operador/experimento'
const [PLAN, START, STOP] = [`${PAGE}/plano`, `${PAGE}/comecar`, `${PAGE}/parar`]
const asked = { nome: 'Chat de novo', base: '8,5', diferenca: '2' }
const query = new URLSearchParams(asked).toString()

describe('an experiment at the desk', () => {
  const server = useServer({ desk, at: '2026-11-02T15:00:00Z' })
  let house: Person
  let analyst: Person

  beforeAll(async () => {
    house = await signedIn(server(), 'administracao')
    analyst = await signedIn(server(), 'analise')
  })

  const stored = () =>
    server().sql(
      `select name, started_on::text, stopped_on::text, baseline, least_effect, horizon from experiments
       order by started_on`,
    )
  const facts = async (who: Person, at = PAGE) => {
    const { document } = await who.open(at)
    return Object.fromEntries(
      [...document.querySelectorAll('.desk-facts > div')].map((each) => [
        each.querySelector('dt')?.textContent,
        each.querySelector('dd')?.textContent,
      ]),
    )
  }

  const verdict = async () => (await analyst.open(PAGE)).document.querySelector('.verdict')?.textContent ?? ''

  it('says what was planned, where it is, and when it can decide', async () => {
    expect(await facts(analyst)).toMatchObject({
      [words.facts.baseline]: words.baselineText('5%'),
      [words.facts.measured]: words.measuredNone,
      [words.facts.effect]: words.effectText('1 p.p.', '5%', '6%'),
      [words.facts.size]: words.size('18.658'),
      [words.facts.reached]: words.reached('0', '0%'),
      [words.facts.split]: words.splitEven,
    })
    expect(await verdict()).toContain(words.decidesUnknown)
    // 500 a day on ten days, of which three are complete on the 12th
    await server().sql(
      `insert into exposure_counts select '2026-11-02'::date + d, v, 250
       from generate_series(0, 9) d, unnest(array['A', 'B']) v`,
    )
    await server().sql(
      `insert into exposed_order_counts select '2026-11-02'::date + d, v, 0, 12
       from generate_series(0, 9) d, unnest(array['A', 'B']) v`,
    )
    server().clock.set('2026-11-12T15:00:00Z')
    const perDay = 5000 / 11
    const end = new Date(Date.UTC(2026, 10, 12) + Math.ceil((18_658 - 2000) / perDay) * 86_400_000)
    const day = end.toISOString().slice(0, 10).split('-').reverse().join('/')
    expect(await facts(analyst)).toMatchObject({
      [words.facts.baseline]: words.baselineText('5%'),
      [words.facts.measured]: words.measuredText('4,8%'),
      [words.facts.effect]: words.effectText('1 p.p.', '5%', '6%'),
      [words.facts.reached]: words.reached('2.000', '10,7%'),
    })
    expect(await verdict()).toContain(words.verdicts.open.title)
    expect(await verdict()).toContain(words.decidesBy(day))
  })

  it('is stopped by the administration alone, once, and that is written down', async () => {
    expect((await analyst.open(PAGE)).html).not.toContain(STOP)
    expect((await analyst.open(PLAN)).status).toBe(403)
    for (const action of [START, STOP])
      expect((await analyst.post(action, { csrf: 'x', inicio: '2026-11-02' })).text).toContain(
        deskErrorMessages.notYourPage,
      )
    await house.open(PAGE)
    const stopped = await house.send(STOP)
    expect([stopped.status, stopped.to]).toEqual([303, `${PAGE}?feito=experimento-parou`])
    expect(await stored()).toMatchObject([{ started_on: '2026-11-02', stopped_on: '2026-11-12' }])
    // a page that was open since: nothing is stopped twice
    const csrf = tokenOf(await house.open(PLAN))
    const again = await house.post(STOP, { csrf, inicio: '2026-11-02' })
    expect([again.status, again.text]).toEqual([409, expect.stringContaining(deskErrorMessages.noExperiment)])
    expect(await verdict()).toContain(words.decidesNever('18/11/2026'))
    const actions = await server().sql("select what, subject from audit_log where what like 'experiment%'")
    expect(actions).toEqual([{ what: 'experiment_stopped', subject: 'experiment 2026-11-02' }])
  })

  it('is planned first: how many visitors, until when at the pace of the last weeks', async () => {
    const page = await house.open(`${PLAN}?${query}`)
    const shown = await facts(house, `${PLAN}?${query}`)
    // 5,000 browsers in the 28 days before today
    expect(shown[planWords.pace]).toBe(planWords.paceText('178,6'))
    expect(shown[planWords.begins]).toBe('13/11/2026')
    expect(page.document.querySelector(`form[action="${START}"]`)).not.toBeNull()
    for (const [changed, text] of [
      [{ nome: ' ' }, deskErrorMessages.experimentPlan.name],
      [{ base: 'cinco' }, deskErrorMessages.experimentPlan.baseline],
      [{ diferenca: '0' }, deskErrorMessages.experimentPlan.effect],
      [{ diferenca: '0,001' }, deskErrorMessages.experimentPlan.size],
    ] as const) {
      const wrong = await house.open(`${PLAN}?${new URLSearchParams({ ...asked, ...changed })}`)
      expect(wrong.text).toContain(text)
      expect(wrong.document.querySelector(`form[action="${START}"]`)).toBeNull()
    }
    expect(await stored()).toHaveLength(1)
  })

  it('is started with that plan, by one of two people who start one at once', async () => {
    const others = await Promise.all([1, 2, 3].map(() => signedIn(server(), 'administracao')))
    for (const who of others) await who.open(`${PLAN}?${query}`)
    const statuses = (await Promise.all(others.map((who) => who.send(START)))).map(({ status }) => status)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([303, 409, 409])
    expect((await stored())[1]).toMatchObject({
      name: asked.nome,
      started_on: '2026-11-13',
      stopped_on: null,
      baseline: 0.085,
      least_effect: 0.02,
    })
    expect(await stored()).toHaveLength(2)
    const actions = await server().sql(
      "select subject, detail from audit_log where what = 'experiment_started'",
    )
    expect(actions).toMatchObject([
      { subject: 'experiment 2026-11-13', detail: { name: asked.nome, baseline: 0.085, effect: 0.02 } },
    ])
    expect((await analyst.open(PAGE)).text).toContain(words.begins(asked.nome, '13/11/2026'))
    expect((await house.open(`${PLAN}?${query}`)).text).toContain(planWords.running)
    // a page that was open since the one before does not stop this one
    const csrf = tokenOf(await house.open(PAGE))
    expect((await house.post(STOP, { csrf, inicio: '2026-11-02' })).status).toBe(409)
    expect((await stored())[1]).toMatchObject({ stopped_on: null })
    const log = await house.open('/operador/registro')
    expect(log.text).toContain('começou um experimento')
  })

  it('does not run beside another one, whoever adds it', async () => {
    const plan = { baseline: 0.05, leastEffect: 0.01, horizon: 19_478 }
    expect(await addExperiment(server().db, 'Outro', '2026-12-24', plan)).toBe(false)
    expect(await stored()).toHaveLength(2)
  })
})
