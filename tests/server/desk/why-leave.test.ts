/** The funnel page says at which question most visits end, and what the counts show about the reason. */
import { beforeAll, describe, expect, it } from 'vitest'
import { stepName } from '../../../src/content/desk/report-dimension-names.ts'
import { formatNumber, formatPercent } from '../../../src/content/desk/number-and-date-formats.ts'
import { whyVisitorsLeaveWords as words } from '../../../src/content/desk/why-visitors-leave.ts'
import { hintsAt } from '../../../server/rules/desk/hints-why-visitors-leave.ts'
import { batchOf, sendBatch } from '../../support/send-browser-reports.ts'
import { desk, signedIn, type Person } from '../../support/desk-over-http.ts'
import { useServer } from '../../support/server.ts'
import { drawVisits, truthOf } from '../../support/simulate-visits-and-expected-figures.ts'

describe('why visitors leave', () => {
  const server = useServer({ desk, at: '2026-11-20T15:00:00Z' })
  const visits = drawVisits(120, 5, [['', 1]])
  const truth = truthOf(visits).filter(({ left }) => left !== null)
  const [most] = truth.toSorted((one, other) => (other.left ?? 0) - (one.left ?? 0))
  const step = most?.step ?? ''
  let analyst: Person

  beforeAll(async () => {
    analyst = await signedIn(server(), 'analise')
    for (const batch of visits.flatMap(({ batches }) => batches)) await sendBatch(server(), batch)
    const missed = (at: string, text: string) => ({
      what: 'missed' as const,
      step: at,
      channel: 'chat' as const,
      words: text,
    })
    const there = Array.from({ length: 4 }, () => missed(step, 'tem ip fixo'))
    const elsewhere = Array.from({ length: 3 }, () => missed('email', 'quero desconto'))
    await sendBatch(server(), batchOf([...there, ...elsewhere]))
    await server().sql(
      `insert into failure_counts (day, release, name, message, place, failures)
       values ('2026-11-20', 'r1', 'TypeError', 'x', 'a.js:1:1', 7)`,
    )
  }, 300_000)

  const block = async (query = '') =>
    (await analyst.open(`/operador/funil${query}`)).document.querySelector('#por-que')

  it('is said first, with the figures of what happened', async () => {
    const text = (await block())?.textContent ?? ''
    const others = truth.filter((each) => each.step !== step)
    const sum = (name: 'shown' | 'refused' | 'helped') => others.reduce((all, each) => all + each[name], 0)
    const shown = most?.shown ?? 0
    expect(text).toContain(
      words.most(stepName(step), formatNumber(most?.left ?? 0), formatPercent((most?.left ?? 0) / shown)),
    )
    for (const hint of ['refused', 'helped'] as const) {
      const count = most?.[hint] ?? 0
      expect(text).toContain(
        words.hints[hint](
          formatNumber(count),
          formatPercent(count / shown),
          formatPercent(sum(hint) / sum('shown')),
        ),
      )
    }
    expect(text).toContain(words.missed('4', '7'))
    expect(text).toContain(words.failures('7'))
  })

  it('compares both ways to order, as the tables do, unless one is chosen', async () => {
    const rows = await server().sql(
      `select channel, greatest(0, sum(shown) + sum(returned) - sum(gone))::float8 / sum(shown) as loss
       from step_counts where campaign = '*' and journey = 'standard' and step = $1 group by channel`,
      [step],
    )
    const loss = (channel: string) => Number(rows.find((each) => each.channel === channel)?.loss)
    const told = words.channels(formatPercent(loss('chat')), formatPercent(loss('pages')))
    expect((await block())?.textContent).toContain(told)
    expect((await block('?canal=chat'))?.textContent).not.toContain('no formulário')
  })

  it('leads to what the chat did not understand there, and nowhere else', async () => {
    const link = (await block())?.querySelector('a')?.getAttribute('href') ?? ''
    const page = await analyst.open(link)
    expect(page.text).toContain('tem ip fixo')
    expect(page.text).not.toContain('quero desconto')
    const all = await analyst.open('/operador/nao-entendido?pergunta=outra')
    expect(all.text).toContain('quero desconto')
  })

  it('is said to be unknown where nothing stands out, or little was counted', () => {
    const others = [{ shown: 1000, refused: 50, helped: 10 }]
    const isMore = (refused: number, shown = 1000) =>
      hintsAt({ shown, refused, helped: 0 }, others).find(({ hint }) => hint === 'refused')?.isMore
    expect([isMore(60), isMore(99), isMore(120), isMore(19, 20)]).toEqual([false, false, true, false])
  })
})
