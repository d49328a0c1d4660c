/** The call list names the next person, and the page of a taken call names the one after. */
import { describe, expect, it } from 'vitest'
import { pagerWords } from '../../../src/content/desk/list-words.ts'
import { agreedCalls as diary } from '../../../src/content/desk/calls.ts'
import { callListWords as list, personToCall as words } from '../../../src/content/desk/call-list.ts'
import { shortReference } from '../../../server/rules/order-number.ts'
import { desk, partsOf, signedIn, type Person } from '../../support/desk-over-http.ts'
import { useServer } from '../../support/server.ts'
import { askForCall } from '../../support/place-and-open-desk-orders.ts'

const BASE = '/operador/ligacoes'
const MINUTE = 60_000

describe('who comes after a call', () => {
  const server = useServer({ desk })
  const ask = async (telephone: string) => {
    const id = await askForCall(server(), telephone)
    server().clock.advance(MINUTE)
    return shortReference(partsOf(server()).vault, id)
  }
  /** Presses “Próxima”; returns the path of the call. */
  const next = async (who: Person) => (await who.press(BASE, 'proxima')).to ?? ''
  /** What the page of a call says; undefined if it says nothing. */
  const afterOn = async (who: Person, path: string) =>
    [...(await who.open(path)).document.querySelectorAll('.desk-panel')].find(
      (panel) => panel.querySelector('h2')?.textContent === words.after.title,
    )?.textContent

  it('is on its page, as things stand, for who has the call', async () => {
    const references = [await ask('11900000001'), await ask('11900000002'), await ask('11900000003')]
    const [ana, bia] = [await signedIn(server(), 'atendimento'), await signedIn(server(), 'atendimento')]
    const path = await next(ana)
    expect(await afterOn(ana, path)).toContain(references[1])
    // by the rule that the list says too
    expect(await afterOn(ana, path)).toContain(list.nextWhy.pediu)
    expect(await afterOn(bia, path)).toBeUndefined()
    // a colleague takes that person, so it is somebody else
    const other = await next(bia)
    expect(await afterOn(ana, path)).toContain(references[2])
    expect(await afterOn(bia, other)).toContain(references[2])
    await ana.press(path, 'anotar', { resultado: 'recusou' })
    const last = await next(ana)
    expect(await afterOn(ana, last)).toContain(words.after.nobody)
    expect(await afterOn(bia, other)).toContain(words.after.nobody)
  })
  it('is said above the list before the call, with the hour that was agreed, to who has no call', async () => {
    const panelOn = async (who: Person) =>
      (await who.open(BASE)).document.querySelector('.desk-next')?.textContent ?? ''
    const [first, second] = [await ask('11900000011'), await ask('11900000012')]
    const ana = await signedIn(server(), 'atendimento')
    expect(await panelOn(ana)).toContain(list.comesNow(list.whys.asked, first))
    const path = await next(ana)
    expect(await panelOn(ana)).not.toContain(list.comesNow(list.whys.asked, ''))
    await ana.press(path, 'anotar', { resultado: 'de-novo', hora: '18:00' })
    expect(await panelOn(ana)).toContain(list.comesNow(list.whys.asked, second))
    server().clock.set('2026-11-20T21:00:01Z')
    // whichever queue or page of it is open
    for (const query of ['', '?fila=rede']) {
      const now = (await ana.open(`${BASE}${query}`)).document.querySelector('.desk-next')?.textContent
      expect(now).toContain(`${list.comesNow(list.whys.asked, first)} · ${list.promised} 20/11, 18:00.`)
    }
  })

  it('is in the diary, which opens where there is a call and counts it, and is not phoned at night', async () => {
    const ana = await signedIn(server(), 'atendimento')
    const opened = async () => {
      const page = await ana.open('/operador/retornos')
      return [page.document.querySelector('.desk-tabs [aria-current]')?.textContent, page.text]
    }
    const shortList = expect.stringContaining(pagerWords.whole(1))
    expect(await opened()).toEqual([`${diary.tabs.atrasadas} 1`, shortList])
    await server().sql(
      "update call_tasks set next_try = next_try + interval '2 days' where result = 'de-novo'",
    )
    expect(await opened()).toEqual([`${diary.tabs.depois} 1`, shortList])
    expect((await ana.open(BASE)).text).not.toContain(list.late)
    server().clock.set('2026-11-21T00:00:01Z')
    expect((await ana.open(BASE)).text).toContain(list.late)
  })
})
