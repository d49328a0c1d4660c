import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react'
import {
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
} from 'react-router'
import type { AppStore } from '../store/store.ts'
import { type AddressDoor, pathBelow } from './address.ts'

type BrowserRouterProps = {
  readonly door: AddressDoor
  readonly store: AppStore
  readonly children: ReactNode
}

/**
 * react-router's contexts over its own browser history. Its BrowserRouter brings route matching, forms, fetchers
 * and server rendering along, 9 kB in front of the first question (decision 0009); screens behind it may use
 * every hook and component of react-router. A move is drawn together with the screen it leads to; what the store
 * asked for on the same screen stands there already, so that its place in React's tree can wait.
 */
export function BrowserRouter({ door, store, children }: BrowserRouterProps) {
  const { base, history } = door
  const [{ action, location }, setPlace] = useState(() => ({
    action: history.action,
    location: history.location,
  }))
  useLayoutEffect(() => {
    const stop = history.listen((move) => {
      const place = () => setPlace(move)
      const seen = door.onMove(move)
      if (seen === 'same-screen') startTransition(place)
      else if (seen === 'other') place()
    })
    door.open(store)
    return stop
  }, [door, history, store])
  const navigation = useMemo(
    () => ({ basename: base || '/', navigator: history, static: false, useTransitions: false, future: {} }),
    [base, history],
  )
  const place = useMemo(
    () => ({
      location: { ...location, pathname: pathBelow(base, location.pathname) },
      navigationType: action,
    }),
    [action, base, location],
  )
  return (
    <NavigationContext value={navigation}>
      <LocationContext value={place}>{children}</LocationContext>
    </NavigationContext>
  )
}
