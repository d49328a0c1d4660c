/** What two marketers change in the shop, and what it says: now, on a Friday, in the draft (two-marketers.test.ts). */
import { expect } from 'vitest'
import { Edition } from '../../src/edition/edition-schema.ts'
import { editionDocument } from '../../server/repositories/editions-and-publications.ts'
import { openRequests } from '../../server/repositories/publication-requests.ts'
import { publicationThen } from '../../server/services/edition-with-draft.ts'
import { workingEdition } from '../../server/services/shop-draft.ts'
import type { Page } from './desk-over-http.ts'
import type { TestServer } from './server.ts'

export const HOME = '/operador/loja'
export const FRIDAY = new Date('2096-12-07T00:00:00-03:00')

type Field = { readonly form: string; readonly name: string; typed(count: number): string }
const price = (form: string): Field => ({
  form,
  name: 'com-debito',
  typed: (count) => `5${Math.floor(count / 100) % 10},${String(count % 100).padStart(2, '0')}`,
})
const text = (form: string, name: string): Field => ({
  form,
  name,
  typed: (count) => `Texto de número ${count}`,
})

/** The fields that are changed; two stand in one form. */
export const FIELDS = {
  price: price(`${HOME}/planos/d500a`),
  words: text(`${HOME}/planos/d500a`, 'descricao'),
  friday: price(`${HOME}/planos/d600a`),
  title: text(`${HOME}/textos`, 'texto.newsTitle'),
  plans: text(`${HOME}/textos`, 'texto.plansTitle'),
} as const
export type Name = keyof typeof FIELDS
export const NAMES = Object.keys(FIELDS) as Name[]
export type Values = Readonly<Record<Name, string>>
export const FORMS = [...new Set(NAMES.map((name) => FIELDS[name].form))]

export function valuesOf({ plans, texts }: Edition): Values {
  const planOf = (sku: string) => plans.find((each) => each.sku === sku) ?? expect.unreachable()
  const written = (sku: string) => planOf(sku).price_with_dacc.toFixed(2).replace('.', ',')
  return {
    price: written('d500a'),
    words: planOf('d500a').description,
    friday: written('d600a'),
    title: texts?.newsTitle ?? '',
    plans: texts?.plansTitle ?? '',
  }
}

/** What the shop says now, on Friday, in the draft, and what of that waits to be published. */
export async function stateOf({ db }: TestServer) {
  const read = async (number: number) => valuesOf(Edition.parse(await editionDocument(db, number)))
  const thenOf = async (at: Date) => read((await publicationThen(db, at))?.number ?? -1)
  const { document, draft } = await workingEdition(db)
  const [shown, base] = [valuesOf(document), draft && (await read(draft.base))]
  return {
    live: await thenOf(new Date()),
    friday: await thenOf(FRIDAY),
    shown,
    unpublished: base
      ? Object.fromEntries(NAMES.flatMap((each) => (base[each] === shown[each] ? [] : [[each, shown[each]]])))
      : {},
    requests: (await openRequests(db)).length,
  }
}
export type State = Awaited<ReturnType<typeof stateOf>>

/** Reads again where a connection that was cut is found only then. */
export async function surely<Value>(read: () => Promise<Value>): Promise<Value> {
  for (let left = 5; ; left -= 1)
    try {
      return await read()
    } catch (error) {
      if (left === 0) throw error
    }
}

/** The fields of a form of a page as a browser sends them. */
export function filled({ document }: Page, action: string): Record<string, string> {
  const form = [...document.querySelectorAll('form')].find((each) => each.getAttribute('action') === action)
  const inputs = [...(form?.querySelectorAll<HTMLInputElement>('[name]') ?? [])].filter(
    ({ localName, type, checked }) =>
      localName !== 'button' && (!['radio', 'checkbox'].includes(type) || checked),
  )
  return Object.fromEntries(inputs.map((each) => [each.name, each.value]))
}

export const same = (one: State, other: State) => sorted(one) === sorted(other)
const sorted = ({ live, friday, shown, unpublished, requests }: State) =>
  JSON.stringify([
    live,
    friday,
    shown,
    NAMES.map((name) => (unpublished as Partial<Values>)[name] ?? null),
    requests,
  ])

/** A generator of numbers that gives the same ones for the same seed (mulberry32). */
export function makeRandom(seed: number) {
  let state = seed
  return (most: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most
  }
}
