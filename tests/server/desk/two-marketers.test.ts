/**
 * Two marketers and an approver press in random orders, with pages that are out of date and connections that are cut: nothing
 * is published that nobody meant, and nothing is lost (D118, D140).
 */
import { describe, expect, it } from 'vitest'
import { Edition } from '../../../src/edition/edition-schema.ts'
import {
  ALL_PUBLICATIONS,
  editionDocument,
  publications,
} from '../../../server/repositories/editions-and-publications.ts'
import { openRequests } from '../../../server/repositories/publication-requests.ts'
import { publicationThen } from '../../../server/services/edition-with-draft.ts'
import {
  FIELDS,
  filled,
  FORMS,
  FRIDAY,
  HOME,
  makeRandom,
  NAMES,
  same,
  stateOf,
  surely,
  valuesOf,
  type Name,
  type State,
  type Values,
} from '../../support/shop-of-two-marketers.ts'
import { desk, signedIn, type Page, type Person } from '../../support/desk-over-http.ts'
import { publish } from '../../support/publish-editions.ts'
import { useServer } from '../../support/server.ts'

const REVIEW = `${HOME}/conferir`

/** `SHOP_PRESSES=2000 SHOP_SEED=7` for another run. */
const PRESSES = Number(process.env.SHOP_PRESSES ?? 20)
const SEED = Number(process.env.SHOP_SEED ?? 1)

/** What somebody asked for: the values, and what was chosen for Friday. */
type Asked = { readonly values: Partial<Values>; readonly isForFriday: boolean }

describe('two marketers and an approver, in any order', () => {
  const server = useServer({ desk, env: { SHOP_APPROVAL: 'on' } })

  it(
    'publish nothing that nobody meant, and lose nothing (D118, D140, D164)',
    async () => {
      const random = makeRandom(SEED)
      const one = <Item>(items: readonly Item[]): Item | undefined => items[random(items.length)]
      const some = <Item>(items: readonly Item[]) => items.filter(() => random(2) === 0)
      const marketers = [await signedIn(server(), 'publicacao'), await signedIn(server(), 'publicacao')]
      const approver = await signedIn(server(), 'aprovacao')
      // the first price of Friday is somebody else's
      await publish(
        server(),
        (edition) => ({
          ...edition,
          plans: edition.plans.map((plan) =>
            plan.sku === 'd600a' ? { ...plan, price_with_dacc: 61.11 } : plan,
          ),
        }),
        { from: FRIDAY },
      )
      const pages = new Map<string, Page>()
      const asked = new Map<number, Asked>()
      const seen = { kinds: new Map<string, number>(), cut: 0 }
      let count = 0
      const first = await surely(() => stateOf(server()))
      const events = [{ number: 0, live: first.live, friday: first.friday }]

      /** Presses, perhaps while all connections of the server are cut; null if nobody knows what became of it. */
      async function press(who: Person, path: string, fields: Record<string, string>): Promise<Page | null> {
        const isCut = random(6) === 0
        const sent = who.post(path, fields)
        if (isCut) {
          seen.cut += 1
          await new Promise((resolve) => setTimeout(resolve, random(60)))
          await server().sql(
            'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
          )
        }
        const page = await sent
        return page.status >= 500 ? null : page
      }

      /** The page of somebody, which may have been open for long. */
      async function pageOf(who: Person, path: string): Promise<Page> {
        const key = `${[...marketers, approver].indexOf(who)} ${path}`
        const old = pages.get(key)
        if (old && random(3) === 0) return old
        let page = await who.open(path)
        while (page.status >= 500) page = await who.open(path)
        pages.set(key, page)
        return page
      }

      async function save(who: Person, before: State) {
        const path = one(FORMS) ?? ''
        const page = await pageOf(who, path)
        const form = filled(page, path)
        const own = NAMES.filter((name) => FIELDS[name].form === path)
        const fields = { ...form }
        for (const name of [one(own) ?? 'price', ...some(own)])
          fields[FIELDS[name].name] = FIELDS[name].typed((count += 1))
        const sent = await press(who, path, fields)
        // what a page shows that was not stored was typed, too
        const shown = JSON.parse(form.antes ?? '{}') as Record<string, string>
        const touched = own.filter((name) => fields[FIELDS[name].name] !== shown[FIELDS[name].name])
        const typed = Object.fromEntries(touched.map((name) => [name, fields[FIELDS[name].name] ?? '']))
        const collides = touched.some(
          (name) => ![shown[FIELDS[name].name], typed[name]].includes(before.shown[name]),
        )
        if (sent?.status === 409) {
          expect(collides, 'a conflict without a field that both changed').toBe(true)
          // what the page shows now is pressed again sooner or later
          pages.set(`${marketers.indexOf(who)} ${path}`, sent)
          return [before]
        }
        if (sent) pages.delete(`${marketers.indexOf(who)} ${path}`)
        const after: State = {
          ...before,
          shown: { ...before.shown, ...typed },
          unpublished: { ...before.unpublished, ...typed },
        }
        if (sent === null) return [before, ...(collides ? [] : [after])]
        expect([sent.status, collides]).toEqual([303, false])
        return [after]
      }

      async function ask(who: Person, before: State) {
        const page = await pageOf(who, REVIEW)
        const form = filled(page, REVIEW)
        const boxes = [...page.document.querySelectorAll<HTMLInputElement>('[type=checkbox][name^="linha."]')]
        const lines = boxes.map(({ name }) => name)
        const left = some(lines)
        const isForFriday = random(2) === 0
        const answers = Object.fromEntries(
          [...page.document.querySelectorAll('[name^="vale."]')].map((each) => [
            each.getAttribute('name') ?? '',
            isForFriday ? 'sim' : 'nao',
          ]),
        )
        const avisos = page.document.querySelector<HTMLInputElement>('[name=avisos]')?.value ?? ''
        const ticked = lines.map((name) => [name, left.includes(name) ? 'nao' : 'sim'])
        const fields = { ...form, ...Object.fromEntries(ticked), ...answers, avisos, acao: 'ja' }
        const sent = await press(who, REVIEW, fields)
        const open = await surely(() => openRequests(server().db))
        const fresh = open.find(({ id }) => !asked.has(id))
        if (sent?.to !== undefined && !fresh) expect(sent.to).toContain('aprovacao-pedida')
        if (!fresh) return [before]
        if (sent) expect(sent.to).toContain('aprovacao-pedida')
        const [now, from] = await Promise.all(
          [fresh.number, fresh.base ?? -1].map(async (number) =>
            valuesOf(Edition.parse(await editionDocument(server().db, number))),
          ),
        )
        const values: Partial<Record<Name, string>> = {}
        for (const name of NAMES) if (now && from && now[name] !== from[name]) values[name] = now[name]
        // nothing but what was on the page and ticked
        const chosen = lines.filter((each) => !left.includes(each))
        expect(Object.keys(values)).toHaveLength(chosen.length)
        for (const name of Object.keys(values) as Name[]) {
          expect(values[name]).toBe(before.unpublished[name as keyof typeof before.unpublished])
          expect(page.text).toContain(values[name])
        }
        asked.set(fresh.id, { values, isForFriday })
        return [{ ...before, requests: before.requests + 1 }]
      }

      async function decide(before: State) {
        const id = one([...asked.keys()].slice(-4))
        if (id === undefined) return [before]
        const path = `${HOME}/aprovacao?id=${id}`
        const page = await pageOf(approver, path)
        const action = random(5) === 0 ? `${HOME}/aprovacao/nao` : `${HOME}/aprovacao`
        const csrf =
          page.document.querySelector<HTMLInputElement>('[name=csrf]')?.value ??
          filled(page, '/operador/sair').csrf
        const avisos = page.document.querySelector<HTMLInputElement>('[name=avisos]')?.value ?? ''
        const { values: wanted, isForFriday } = asked.get(id) ?? expect.unreachable()
        // some rows alone, now and then; what is left stays in the draft
        const boxes = [...page.document.querySelectorAll<HTMLInputElement>('[type=checkbox][name^="linha."]')]
        const left = random(2) === 0 ? some(boxes) : []
        const isLeft = (value: string) =>
          left
            .flatMap((box) => [...(box.closest('tr')?.querySelectorAll('td') ?? [])])
            .some(({ textContent }) => ` ${textContent}`.replaceAll('\u00a0', ' ').endsWith(` ${value}`))
        const values = Object.fromEntries(Object.entries(wanted).filter(([, value]) => !isLeft(value)))
        const lines = Object.fromEntries(boxes.map((box) => [box.name, left.includes(box) ? 'nao' : 'sim']))
        const sent = await press(approver, action, { csrf: csrf ?? '', pedido: String(id), avisos, ...lines })
        const isGone =
          before.requests > 0 &&
          !(await surely(() => openRequests(server().db))).some((each) => each.id === id)
        if (!isGone) return [before]
        if (action.endsWith('nao') || sent?.to?.includes('decidida'))
          return [{ ...before, requests: (await surely(() => openRequests(server().db))).length }]
        const unpublished = Object.fromEntries(
          Object.entries(before.unpublished).filter(([name, value]) => values[name as Name] !== value),
        ) as State['unpublished']
        const { friday: price, ...others } = values
        const live = { ...before.live, ...values }
        const isOwn = before.friday.friday !== before.live.friday
        const friday = {
          ...before.friday,
          ...others,
          ...(price !== undefined && (isForFriday || !isOwn) && { friday: price }),
        }
        const number = (await surely(() => publicationThen(server().db, new Date())))?.number ?? 0
        events.push({ number, live, friday })
        const shown = Object.keys(unpublished).length === 0 ? live : before.shown
        return [{ ...before, live, friday, shown, unpublished, requests: before.requests - 1 }]
      }

      async function goBack(who: Person, before: State) {
        const now = events.at(-1)
        const wanted = one(events.filter(({ number }) => number !== now?.number))
        if (!wanted) return [before]
        const all = await surely(() => publications(server().db, ALL_PUBLICATIONS))
        const root = all.find(({ number }) => number === wanted.number)?.root
        const page = await pageOf(who, `${HOME}/publicacao?id=${root}`)
        if (filled(page, `${HOME}/voltar`).edicao !== String(wanted.number)) return [before]
        const sent = await press(who, `${HOME}/voltar`, { ...filled(page, `${HOME}/voltar`), certeza: 'sim' })
        const isDone =
          (await surely(() => publicationThen(server().db, new Date())))?.number === wanted.number
        if (!isDone) return [before]
        if (sent) expect(sent.to).toContain('loja-voltou')
        const last = events.findLast(({ number }) => number === wanted.number) ?? wanted
        events.push(last)
        const isDraft = Object.keys(before.unpublished).length > 0
        return [
          { ...before, live: last.live, friday: last.friday, shown: isDraft ? before.shown : last.live },
        ]
      }

      for (let at = 0; at < PRESSES; at += 1) {
        const before = await surely(() => stateOf(server()))
        const who = one(marketers) ?? expect.unreachable()
        const kind = random(12)
        const [name, ends] =
          kind < 4
            ? (['save', await save(who, before)] as const)
            : kind < 7
              ? (['ask', await ask(who, before)] as const)
              : kind < 10
                ? (['decide', await decide(before)] as const)
                : (['goBack', await goBack(who, before)] as const)
        const after = await surely(() => stateOf(server()))
        if (!ends.some((each) => same(each, after)))
          expect([at, name, after], `seed ${SEED}`).toEqual([at, name, ends.at(-1)])
        if (!same(before, after)) seen.kinds.set(name, (seen.kinds.get(name) ?? 0) + 1)
      }
      // it came to publications, and some connections were cut
      expect(seen.kinds.get('decide') ?? 0).toBeGreaterThan(0)
      expect(seen.cut).toBeGreaterThan(0)
    },
    PRESSES * 4_000,
  )
})
