// @vitest-environment jsdom
/** Whole talks: visitors with an aim and a manner of speaking come to their receipt, with what they meant (scripts/talks). */
import { appendFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readTalks, TEMPERS, type Temper } from '../../scripts/talks/talk.ts'
import { playInStore } from '../support/talk-over-store.ts'

/** Set by `npm run talks`: what is to be played, and the file for the outcomes. */
const { TALKS_FILES, TALKS_TEMPERS = TEMPERS.join(), TALKS_OUT = '', TALKS_NAME = '' } = process.env

describe.runIf(TALKS_FILES !== undefined)('talks for `npm run talks`', () => {
  const talks = (TALKS_FILES ?? '').split('\n').flatMap((file) => (file ? readTalks(file) : []))
  const rows = talks
    .filter(({ name }) => name.includes(TALKS_NAME))
    .flatMap((talk) => (TALKS_TEMPERS.split(',') as Temper[]).map((temper) => ({ talk, temper })))

  it.each(rows)('$talk.name ($temper)', async ({ talk, temper }) => {
    const played = await playInStore(talk, temper)
    appendFileSync(TALKS_OUT, `${JSON.stringify(played)}\n`)
    expect(played.name).toBe(talk.name)
  })
})
