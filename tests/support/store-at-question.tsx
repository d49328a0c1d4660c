/** For component tests: a store without sagas whose visitor is at a question, and what is shown of it. */
import { configureStore, Tuple } from '@reduxjs/toolkit'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import type { StepId } from '../../src/funnel/step-and-journey-types.ts'
import { emptyOrder } from '../../src/store/order.ts'
import { journeyStarted } from '../../src/store/redux-actions.ts'
import { rootReducer } from '../../src/store/root-reducer.ts'

type Started = Parameters<typeof journeyStarted>[0]
type Seen = Parameters<typeof rootReducer>[1]

/**
 * @param start an order of which nothing is answered, on pages, by default
 * @param see is told of every action
 */
export function storeAt(
  position: StepId,
  { journey = 'standard', prefix = '', ...start }: Partial<Started & Started['order']> = {},
  see: (action: Seen) => void = () => {},
) {
  const store = configureStore({
    reducer: (state: ReturnType<typeof rootReducer> | undefined, action: Seen) => {
      see(action)
      return rootReducer(state, action)
    },
    middleware: () => new Tuple(),
  })
  const order = emptyOrder({ journey, prefix, wish: {}, today: '2026-11-20' })
  store.dispatch(journeyStarted({ order, mode: 'pages', position, recordId: null, ...start }))
  return store
}

/** Shows a part of the site with a store. */
export const showWith = (store: ReturnType<typeof storeAt>, part: ReactNode) =>
  render(
    <Provider store={store}>
      <MemoryRouter>{part}</MemoryRouter>
    </Provider>,
  )
