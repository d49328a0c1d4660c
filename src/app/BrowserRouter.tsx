import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { Router } from 'react-router'
import type { AppStore } from '../store/store.ts'
import type { AddressDoor } from './address.ts'

type BrowserRouterProps = {
  readonly door: AddressDoor
  readonly store: AppStore
  readonly children: ReactNode
}

/**
 * react-router's `Router` over our browser history (decision record 0009). A move is drawn together with the screen
 * it leads to; what the store asked for on the same screen stands there already, so its update may wait.
 */
export function BrowserRouter({ door, store, children }: BrowserRouterProps) {
  const { base, history } = door
  const [{ action, location }, setShown] = useState(() => ({
    action: history.action,
    location: history.location,
  }))
  useLayoutEffect(() => {
    const stop = history.listen((move) => {
      const show = () => setShown(move)
      const seen = door.onMove(move)
      if (seen === 'same-screen') startTransition(show)
      else if (seen === 'other') show()
    })
    door.open(store)
    return stop
  }, [door, history, store])
  return (
    <Router
      basename={base || '/'}
      location={location}
      navigationType={action}
      navigator={history}
      useTransitions={false}
    >
      {children}
    </Router>
  )
}
