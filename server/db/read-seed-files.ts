/** Reads the files in seed/: regulations, banks, towns, streets and coverage areas. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import type { Regulation } from '../rules/catalogue-types.ts'

const FOLDER = join(import.meta.dirname, 'seed')

/** The files that were read. */
const texts = new Map<string, string>()

export function seedText(file: string): string {
  const text = texts.get(file) ?? readFileSync(join(FOLDER, file), 'utf8')
  texts.set(file, text)
  return text
}
const json = <T>(file: string) => JSON.parse(seedText(file)) as T

export const seedRegulations = () => json<Regulation[]>('regulations.json')
export const seedBanks = () => json<{ id: string; code: string; name: string }[]>('banks.json')

export const seedComplementTypes = (): Record<string, { id: string; name: string }[]> =>
  Object.fromEntries(
    Object.entries(json<Record<string, Record<string, string>>>('complement-types.json')).map(
      ([infra, types]) => [infra, Object.entries(types).map(([id, name]) => ({ id, name }))],
    ),
  )

const rows = (file: string) => parse<Record<string, string>>(seedText(file), { columns: true })

/** Returns one row for each CEP range of a municipality (from br-city-codes, in the public domain). */
export function seedCityRanges() {
  return rows('municipalities.csv').flatMap(({ ibge, name, state, ddd, ranges = '' }) =>
    ranges.split(' ').map((range) => {
      const [from, to] = range.split('-')
      return { ibge: Number(ibge), name, state, ddd, cep_from: Number(from), cep_to: Number(to) }
    }),
  )
}

export const seedStreets = () =>
  rows('streets.csv').map(({ cep, ...rest }) => ({ ...rest, cep: Number(cep) }))

const whole = (text = '') => (text === '' ? null : Number(text))

/**
 * Parses the blocks of a coverage area. `1:1-20 2:1-12;15` is block 1 with the lots 1-20, and block 2 with
 * the lots 1-12 and 15.
 */
export function readBlocks(text: string): Record<string, string[]> | null {
  if (text === '') return null
  return Object.fromEntries(
    text.split(' ').map((part) => {
      const [block = '', lots = ''] = part.split(':')
      return [block, lots.split(';').filter(Boolean)]
    }),
  )
}

export const seedCoverageAreas = () =>
  rows('coverage-areas.csv').map((row) => ({
    id: row.id,
    name: row.name,
    cep_from: Number(row.cep_from),
    cep_to: Number(row.cep_to),
    number_from: whole(row.number_from),
    number_to: whole(row.number_to),
    number_side: row.number_side || null,
    blocks: readBlocks(row.blocks ?? ''),
    infra: row.infra || null,
    free_ports: whole(row.free_ports),
    offer_region: row.offer_region || null,
    team: row.team,
    team_capacity: Number(row.team_capacity),
  }))
