import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { reached } from '../../../tests/support/orders-at-step.ts'
import { QuestionForm } from '../../questions/QuestionForm.tsx'
import { connectionChanged, waitFailed } from '../../store/redux-actions.ts'
import { journeyParts } from './standard.ts'
import { showWith, storeAt } from '../../../tests/support/store-at-question.tsx'

it.each([
  ['confirmacao', 'chat', 'finish'],
  ['confirmacao', 'page', 'finish'],
  ['erro1', 'page', 'risk'],
] as const)('a call that failed leaves one main button: %s, in the %s', async (position, variant, what) => {
  await journeyParts.later?.()
  const order = reached('confirmacao')
  const mode = variant === 'page' ? 'pages' : 'chat'
  const store = storeAt(position, { order, mode })
  store.dispatch(connectionChanged({ online: false }))
  store.dispatch(waitFailed({ what, problem: { problem: 'rede-caiu' }, offline: true }))
  showWith(store, <QuestionForm step={position} variant={variant} />)
  expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeTruthy()
  expect(document.querySelectorAll('.button--primary')).toHaveLength(1)
})
