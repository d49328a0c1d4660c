import { configureStore, Tuple } from '@reduxjs/toolkit'
import { render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, it } from 'vitest'
import { reached } from '../../../tests/support/orders-at-step.ts'
import { QuestionForm } from '../../questions/QuestionForm.tsx'
import { connectionChanged, journeyStarted, waitFailed } from '../../store/redux-actions.ts'
import { rootReducer } from '../../store/root-reducer.ts'
import { journeyParts } from './standard.ts'

it.each([
  ['confirmacao', 'chat', 'finish'],
  ['confirmacao', 'page', 'finish'],
  ['erro1', 'page', 'risk'],
] as const)('a call that failed leaves one main button: %s, in the %s', async (position, variant, what) => {
  await journeyParts.later?.()
  const store = configureStore({ reducer: rootReducer, middleware: () => new Tuple() })
  const order = reached('confirmacao')
  const mode = variant === 'page' ? 'pages' : 'chat'
  store.dispatch(journeyStarted({ order, mode, position, recordId: null }))
  store.dispatch(connectionChanged({ online: false }))
  store.dispatch(waitFailed({ what, problem: { problem: 'rede-caiu' }, offline: true }))
  render(
    <Provider store={store}>
      <QuestionForm step={position} variant={variant} />
    </Provider>,
  )
  expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeTruthy()
  expect(document.querySelectorAll('.button--primary')).toHaveLength(1)
})
