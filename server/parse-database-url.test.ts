import { describe, expect, it } from 'vitest'
import { urlWithoutCredentials, databaseHosts } from './parse-database-url.ts'

describe('the hosts of a database URL', () => {
  it('are one URL each, with what they share', () => {
    expect(databaseHosts('postgres://me:a,b@one:5432,two:5433,[::1]/db?sslmode=require')).toEqual({
      urls: [
        'postgres://me:a,b@one:5432/db?sslmode=require',
        'postgres://me:a,b@two:5433/db?sslmode=require',
        'postgres://me:a,b@[::1]/db?sslmode=require',
      ],
      isSearched: true,
    })
  })

  it('are not searched when there is one, unless it asks for a session that can write', () => {
    const one = 'postgres://me:word@one:5432/db'
    expect(databaseHosts(one)).toEqual({ urls: [one], isSearched: false })
    expect(databaseHosts(`${one}?target_session_attrs=any`).isSearched).toBe(false)
    expect(databaseHosts(`${one}?target_session_attrs=read-write`).isSearched).toBe(true)
  })

  it('are named without user and password', () => {
    expect(urlWithoutCredentials('postgres://me:word@one,two:5433/db')).toBe('one:5432,two:5433/db')
  })
})
