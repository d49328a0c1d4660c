/** What the visitor reads if another backend refuses to place the order. */
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Mode } from '../../funnel/step-and-journey-types.ts'
import { problemWithServerText } from '../../lib/problem-keys.ts'
import QuestionNotice from '../../questions/notices/QuestionNotice.tsx'
import { backRequested, noticeRaised, stepChanged } from '../../store/redux-actions.ts'
import { selectNotice } from '../../store/selectors.ts'
import { journeyParts } from './standard.ts'
import { showWith, storeAt } from '../../../tests/support/store-at-question.tsx'

it.each<Mode>(['pages', 'chat'])(
  'at the dates, by %s: the server’s words, and the way back to the review (F8.17, D103)',
  async (mode) => {
    await journeyParts.later?.()
    const dispatched: unknown[] = []
    const step = 'data-instalacao'
    const store = storeAt(step, { mode, recordId: 'a-lead' }, ({ type }) => dispatched.push(type))
    const problem = problemWithServerText('Este CPF já tem um pedido.')
    store.dispatch(noticeRaised({ kind: 'order-refused', problem, step }))
    showWith(store, <QuestionNotice />)
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
