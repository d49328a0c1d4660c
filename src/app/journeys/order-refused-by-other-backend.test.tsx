/** What the visitor reads if another backend refuses to place the order. */
import { configureStore, Tuple } from '@reduxjs/toolkit'
import { fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, it } from 'vitest'
import type { Mode } from '../../funnel/step-and-journey-types.ts'
import { problemWithServerText } from '../../lib/problem-keys.ts'
import QuestionNotice from '../../questions/notices/QuestionNotice.tsx'
import { backRequested, journeyStarted, noticeRaised, stepChanged } from '../../store/redux-actions.ts'
import { emptyOrder } from '../../store/order.ts'
import { selectNotice } from '../../store/selectors.ts'
import { rootReducer } from '../../store/root-reducer.ts'
import { journeyParts } from './standard.ts'

it.each<Mode>(['pages', 'chat'])(
  'at the dates, by %s: the server’s words, and the way back to the review (F8.17, D103)',
  async (mode) => {
    await journeyParts.later?.()
    const dispatched: unknown[] = []
    const store = configureStore({
      reducer: (state: ReturnType<typeof rootReducer> | undefined, action: { type: string }) => {
        dispatched.push(action.type)
        return rootReducer(state, action)
      },
      middleware: () => new Tuple(),
    })
    const order = emptyOrder({ journey: journeyParts.id, prefix: '', wish: {}, today: '2026-11-20' })
    const step = 'data-instalacao'
    store.dispatch(journeyStarted({ order, mode, position: step, recordId: 'a-lead' }))
    const problem = problemWithServerText('Este CPF já tem um pedido.')
    store.dispatch(noticeRaised({ kind: 'order-refused', problem, step }))
    render(
      <Provider store={store}>
        <QuestionNotice />
      </Provider>,
    )
    const notice = screen.getByRole('alert')
    expect(notice.textContent).toContain('Este CPF já tem um pedido.')
    expect(notice.textContent).toContain('se for outra coisa, volte ao resumo e altere')
    expect(notice.textContent).not.toContain('ocupado')
    fireEvent.click(screen.getByRole('button', { name: 'Voltar ao resumo' }))
    expect(dispatched.at(-1)).toBe(backRequested.type)
    // where it leads, nothing of this is said any more
    store.dispatch(stepChanged({ to: 'confirmacao', how: 'push' }))
    expect(selectNotice(store.getState())).toBeNull()
  },
)
