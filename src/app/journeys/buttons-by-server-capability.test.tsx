/** Tests that the help panel offers only what the connected server supports. */
import { configureStore } from '@reduxjs/toolkit'
import { render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, it } from 'vitest'
import { orderSelfService } from '../../content/order-self-service.ts'
import { ALL_CAPABILITIES, capabilitiesOf, lackingCapabilities } from '../../contract/server-capabilities.ts'
import HelpPanelOrderOptions from '../../questions/HelpPanelOrderOptions.tsx'
import { coverageChecked, journeyStarted, orderRestarted } from '../../store/redux-actions.ts'
import { emptyOrder } from '../../store/order.ts'
import { rootReducer } from '../../store/root-reducer.ts'
import { journeyParts } from './standard.ts'

it.each([
  ['our own server', ALL_CAPABILITIES, true],
  ['a server of the specification', capabilitiesOf([]), false],
])('%s: offers erasing and continuing elsewhere only if supported (D102)', (_server, can, isThere) => {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ thunk: false, serializableCheck: false, immutableCheck: false }),
  })
  const order = emptyOrder({ journey: journeyParts.id, prefix: '', wish: {}, today: '2026-11-20' })
  store.dispatch(
    journeyStarted({
      order,
      mode: 'pages',
      position: 'cep',
      recordId: null,
      lacks: lackingCapabilities(can),
    }),
  )
  // a new order is on the same server
  store.dispatch(orderRestarted({ order }))
  store.dispatch(
    coverageChecked({
      coverage: { infra: 'X', plans: [], address: null },
      recordId: 'a-lead',
      noCoverageId: null,
    }),
  )
  render(
    <Provider store={store}>
      <HelpPanelOrderOptions />
    </Provider>,
  )
  for (const { title } of [orderSelfService.erase, orderSelfService.elsewhere])
    expect(screen.queryByText(title) !== null).toBe(isThere)
})
