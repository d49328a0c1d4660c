/** A streaming service that the shop's team has added is known to the chat by its name (docs/decisions/0201). */
import { beforeAll, describe, expect, it } from 'vitest'
import { planOf } from '../../src/funnel/chosen-plan-and-price.ts'
import { journeyServer } from '../support/journey-test-setup.ts'
import { publish } from '../support/publish-editions.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { talkFromStart } from '../support/talk-at-question.ts'

const journeys = journeyServer()
beforeAll(async () => {
  journeys().clock.set(new Date().toISOString())
  await publish(journeys(), (edition) => ({
    ...edition,
    benefits: [
      ...edition.benefits,
      {
        id: 'benefit-cine-mais',
        slug: 'cine-mais',
        name: 'Cine Mais',
        description: 'Filmes de todo lugar',
        imageLight: null,
        imageDark: null,
        streaming: true,
      },
    ],
    plans: edition.plans.map(({ toggle, ...plan }) =>
      plan.sku === 'd600b'
        ? {
            ...plan,
            plan: '700 Mega Cine Mais',
            subscriptions: ['cine-mais'],
            benefits: [...plan.benefits.filter((slug) => slug !== 'paramount-plus'), 'cine-mais'],
          }
        : { ...plan, ...(toggle && { toggle }) },
    ),
  }))
})

async function beginAtPlans(plan = '700 Mega Cine Mais') {
  const { visit, talk } = await talkFromStart(journeys())
  for (const line of ['01310-100', '1000 ap 12']) await talk.say(line)
  expect(visit.order().facts.coverage?.plans.map(({ plan }) => plan)).toContain(plan)
  return { visit, talk }
}

it.each(rowsToRun(['o de 700 com Cine Mais', 'cinemais'], 1))('“%s” chooses its plan', async (said) => {
  const { visit, talk } = await beginAtPlans()
  await talk.say(said)
  if (talk.position() === 'planos') await talk.say('sim')
  expect(planOf(visit.order())?.plan).toBe('700 Mega Cine Mais')
})

it.each(rowsToRun(['o cine mais vem em qual plano?', 'quais streamings vêm?'], 1))(
  '“%s” is answered with its name, and chooses nothing',
  async (asked) => {
    const { visit, talk } = await beginAtPlans()
    expect(await talk.say(asked)).toMatch(/700 Mega.*Cine Mais/)
    expect(planOf(visit.order())).toBeNull()
  },
)

it('is missing by name at a speed without it', async () => {
  const { visit, talk } = await beginAtPlans()
  expect(await talk.say('quero o de 500 com cine mais')).toContain('Cine Mais')
  expect(planOf(visit.order())).toBeNull()
})

describe('before the address is known', () => {
  beforeAll(async () => {
    await publish(journeys(), (edition) => ({
      ...edition,
      benefits: edition.benefits.map((each) =>
        each.slug === 'cine-mais' ? { ...each, name: 'Disney+' } : each,
      ),
      plans: edition.plans.map((plan) =>
        plan.sku === 'd600b' ? { ...plan, plan: '700 Mega Disney+' } : plan,
      ),
    }))
  })

  it.each(rowsToRun(['disney plus vem em qual plano?', 'quais streamings vêm?'], 1))(
    '“%s” is answered with the plans of the page',
    async (asked) => {
      const { talk } = await talkFromStart(journeys())
      const told = await talk.say(asked)
      expect(told).toMatch(/700 Mega.*Disney\+/)
      expect(talk.position()).toBe('cep')
    },
  )

  it('is answered the same at the plans', async () => {
    const { talk } = await beginAtPlans('700 Mega Disney+')
    expect(await talk.say('tem Disney+?')).toMatch(/700 Mega.*Disney\+/)
  })
})
