import { type ReactNode, useLayoutEffect, useState } from 'react'
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router'

type BrowserRouterProps = {
  /** Campaign prefix with leading slash, or '/'. */
  readonly basename: string
  readonly children: ReactNode
}

/**
 * What react-router's BrowserRouter does, from its own parts: that one brings forms, fetchers and server
 * rendering along, 4 kB in front of the first question. A move is drawn together with the question it leads to,
 * not in a transition behind it.
 */
export function BrowserRouter({ basename, children }: BrowserRouterProps) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [{ action, location }, setPlace] = useState({ action: history.action, location: history.location })
  useLayoutEffect(() => history.listen(setPlace), [history])
  return (
    <Router
      basename={basename}
      navigator={history}
      location={location}
      navigationType={action}
      useTransitions={false}
    >
      {children}
    </Router>
  )
}
