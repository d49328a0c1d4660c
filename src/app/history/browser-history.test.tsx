import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Link, NavigationType, Router, useLocation, useNavigate } from 'react-router'
import { useLayoutEffect, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createBrowserHistory, type BrowserHistory, type Move } from './browser-history.ts'

let stop = () => {}

/** A history at /chat that records its events. */
function heard(): { history: BrowserHistory; moves: Move[] } {
  const history = createBrowserHistory()
  const moves: Move[] = []
  stop = history.listen((move) => void moves.push(move))
  return { history, moves }
}

beforeEach(() => window.history.pushState(null, '', '/chat'))
afterEach(() => stop())

describe('the browser history', () => {
  it('reports its own moves and those of the browser', async () => {
    const { history, moves } = heard()
    history.push('/chat', { step: 'cep' })
    history.push('/checkout/cep/?x=1#y')
    history.replace('/checkout/nome/', { step: 'nome' })
    history.go(-2)
    await expect.poll(() => moves).toHaveLength(4)
    expect(moves.map(({ action, location }) => [action, location.pathname])).toEqual([
      [NavigationType.Push, '/chat'],
      [NavigationType.Push, '/checkout/cep/'],
      [NavigationType.Replace, '/checkout/nome/'],
      [NavigationType.Pop, '/chat'],
    ])
    expect(moves[0]?.location.state).toEqual({ step: 'cep' })
    expect(moves[1]?.location).toMatchObject({ search: '?x=1', hash: '#y', state: null })
  })

  it('writes entries as react-router writes them, and keeps what is in the present one', () => {
    window.history.replaceState({ usr: { step: 'nome' } }, '')
    const { history } = heard()
    expect(window.history.state).toEqual({ usr: { step: 'nome' }, idx: 0 })
    expect(history.location).toMatchObject({ state: { step: 'nome' }, key: 'default' })
    history.push('/chat', { step: 'telefone' })
    expect(window.history.state).toEqual({ usr: { step: 'telefone' }, key: expect.any(String), idx: 1 })
  })

  it('counts on from the entry of an earlier document', () => {
    window.history.replaceState({ usr: null, key: 'a', idx: 4 }, '')
    const { history } = heard()
    history.push('/chat')
    expect(window.history.state).toMatchObject({ idx: 5 })
  })

  it('reports a move to an entry not our own, and restarts counting there', async () => {
    const { history, moves } = heard()
    window.history.pushState(null, '', '#elsewhere')
    window.history.pushState(null, '', '#further')
    window.history.back()
    await expect.poll(() => moves).toHaveLength(1)
    expect(moves[0]).toMatchObject({ action: NavigationType.Pop, location: { hash: '#elsewhere' } })
    history.push('/chat')
    expect(window.history.state).toMatchObject({ idx: 1 })
  })

  it('stays on its path for a target that names only a query', () => {
    const { history } = heard()
    history.replace({ search: '?a=1' })
    expect(history.location).toMatchObject({ pathname: '/chat', search: '?a=1' })
  })
})

function Here() {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <p>
        {pathname} {JSON.stringify(state)}
      </p>
      <Link to="/checkout/cep/" state={{ step: 'cep' }}>
        link
      </Link>
      <button type="button" onClick={() => void navigate('/chat', { replace: true })}>
        navigate
      </button>
    </>
  )
}

function Routed({ history }: { readonly history: BrowserHistory }) {
  const [{ location, action }, setMove] = useState({ location: history.location, action: history.action })
  useLayoutEffect(() => history.listen(setMove), [history])
  return (
    <Router basename="/timpre" location={location} navigationType={action} navigator={history}>
      <Here />
    </Router>
  )
}

describe("react-router's own parts over it", () => {
  it('lead below the prefix: Link, useNavigate, useLocation', async () => {
    window.history.pushState(null, '', '/timpre')
    render(<Routed history={createBrowserHistory()} />)
    expect(screen.getByText('/ null')).toBeTruthy()
    expect(screen.getByRole('link').getAttribute('href')).toBe('/timpre/checkout/cep/')
    await userEvent.click(screen.getByRole('link'))
    expect(screen.getByText('/checkout/cep/ {"step":"cep"}')).toBeTruthy()
    expect(window.location.pathname).toBe('/timpre/checkout/cep/')
    await userEvent.click(screen.getByRole('button'))
    expect(screen.getByText('/chat null')).toBeTruthy()
    expect(window.location.pathname).toBe('/timpre/chat')
  })
})
