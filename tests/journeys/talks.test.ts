// @vitest-environment jsdom
/** Whole talks (scripts/talks): visitors with an aim come to their receipt, with what they meant. */
import { appendFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ownTalkFiles, readTalks, TEMPERS, type Talk, type Temper } from '../../scripts/talks/talk.ts'
import { isFull, rowsToRun } from '../support/rows-to-run.ts'
import { playInStore } from '../support/talk-over-store.ts'

/** Set by `npm run talks`: what is to be played, and the file for the outcomes. */
const { TALKS_FILES, TALKS_TEMPERS = '', TALKS_OUT = '', TALKS_NAME = '' } = process.env
const isCommand = TALKS_FILES !== undefined

const rowsOf = (talks: readonly Talk[], tempers: readonly Temper[]) =>
  talks.flatMap((talk) => tempers.map((temper) => ({ name: `${talk.name} (${temper})`, talk, temper })))

/** In `npm test` each talk has one of the tempers. */
const ownRows = ownTalkFiles()
  .flatMap(readTalks)
  .flatMap((talk, at) => rowsOf([talk], isFull ? TEMPERS : TEMPERS.slice(at % 2, (at % 2) + 1)))

describe.skipIf(isCommand)('a talk with an aim comes to its receipt, with what was meant (A20)', () => {
  it.each(rowsToRun(ownRows, 3))('$name', async ({ talk, temper }) => {
    const { receipt, differences, stuck, error } = await playInStore(talk, temper)
    expect({ receipt, differences, stuck, error }).toEqual({ receipt: true, differences: [] })
  })
})

const wanted = (TALKS_FILES?.split('\n') ?? []).flatMap(readTalks)
const wantedRows = rowsOf(
  wanted.filter(({ name }) => name.includes(TALKS_NAME)),
  TEMPERS.filter((temper) => TALKS_TEMPERS.split(',').includes(temper)),
)

describe.runIf(isCommand)('talks for `npm run talks`', () => {
  it.each(wantedRows)('$name', async ({ talk, temper }) => {
    const played = await playInStore(talk, temper)
    appendFileSync(TALKS_OUT, `${JSON.stringify(played)}\n`)
    expect(played.name).toBe(talk.name)
  })
})
