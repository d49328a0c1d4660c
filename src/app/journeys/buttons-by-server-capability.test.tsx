/** Tests that the help panel offers only what the connected server supports. */
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { orderSelfService } from '../../content/order-self-service.ts'
import { ALL_CAPABILITIES, capabilitiesOf, lackingCapabilities } from '../../contract/server-capabilities.ts'
import HelpPanelOrderOptions from '../../questions/HelpPanelOrderOptions.tsx'
import { coverageChecked, orderRestarted } from '../../store/redux-actions.ts'
import { journeyParts } from './standard.ts'
import { showWith, storeAt } from '../../../tests/support/store-at-question.tsx'

it.each([
  ['our own server', ALL_CAPABILITIES, true],
  ['a server of the specification', capabilitiesOf([]), false],
])('%s: offers erasing and continuing elsewhere only if supported (D102)', (_server, can, isThere) => {
  const store = storeAt('cep', { journey: journeyParts.id, lacks: lackingCapabilities(can) })
  // a new order is on the same server
  store.dispatch(orderRestarted({ order: store.getState().order }))
  store.dispatch(
    coverageChecked({
      coverage: { infra: 'X', plans: [], address: null },
      recordId: 'a-lead',
      noCoverageId: null,
    }),
  )
  showWith(store, <HelpPanelOrderOptions />)
  for (const { title } of [orderSelfService.erase, orderSelfService.elsewhere])
    expect(screen.queryByText(title) !== null).toBe(isThere)
})
