/** The consent to offers is taken back in words, at a later question: it is withdrawn, saved and said (D133). */
import { expect, it } from 'vitest'
import { journeyServer } from '../support/journey-test-setup.ts'
import { answersVolunteered } from '../../src/store/redux-actions.ts'
import { talkAt } from '../support/talk-at-question.ts'

const journeys = journeyServer()

it('“não quero mais as ofertas” withdraws the consent, keeps the address and says so (D133)', async () => {
  const { visit, talk } = await talkAt(journeys(), 'data-nascimento')
  const { email = '' } = visit.order().answers.email?.values ?? {}
  visit.store.dispatch(answersVolunteered({ answers: { email: { email, accept_promotions: 'true' } } }))
  await visit.saved()
  expect(await talk.say('não quero mais as ofertas')).toContain('nada de ofertas')
  expect(visit.order().answers.email?.values).toEqual({ email, accept_promotions: 'false' })
  expect(talk.texts().join(' ')).toContain('Quero receber ofertas por e-mail, SMS e WhatsApp: sim → não.')
  expect(talk.position()).toBe('data-nascimento')
  await visit.saved()
  const { body } = await journeys().call('GET', `/api/lead/${visit.ui().recordId}`)
  expect(body).toMatchObject({ accept_promotions: false })
})

it('an address with offers in other words is taken without a consent, which needs its own yes', async () => {
  const { visit, talk } = await talkAt(journeys(), 'email')
  await talk.say('leo@exemplo.com, aceito')
  expect(visit.order().answers.email?.values).toEqual({
    email: 'leo@exemplo.com',
    accept_promotions: 'false',
  })
})
