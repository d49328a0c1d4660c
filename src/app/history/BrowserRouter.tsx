/**
 * Connects react-router's `Router` to our own browser history (docs/decisions/0056). If the screen changes, the router
 * renders at once. If only the step changes, the screen has already been updated from the store, so the router may
 * update later.
 */
import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { Router } from 'react-router'
import type { AppStore } from '../../store/root-reducer.ts'
import type { AddressBar } from './sync-address-bar.ts'

type BrowserRouterProps = {
  readonly addressBar: AddressBar
  readonly store: AppStore
  readonly children: ReactNode
}

export function BrowserRouter({ addressBar, store, children }: BrowserRouterProps) {
  const { base, history } = addressBar
  const [{ action, location }, setShown] = useState(() => ({
    action: history.action,
    location: history.location,
  }))
  useLayoutEffect(() => {
    const stop = history.listen((move) => {
      const show = () => setShown(move)
      const seen = addressBar.onMove(move)
      if (seen === 'same-screen') startTransition(show)
      else if (seen === 'other') show()
    })
    addressBar.open(store)
    return stop
  }, [addressBar, history, store])
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
