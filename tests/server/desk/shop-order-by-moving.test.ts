/** Lists of the shop's draft are put in order by moving, with buttons that are forms: no number is typed, no script is needed. */
import { describe, expect, it } from 'vitest'
import { newsOfEdition, questionsOfEdition } from '../../../server/services/desk/shop-text-page-data.ts'
import { workingEdition } from '../../../server/services/shop-draft.ts'
import { desk, signedIn, type Page } from '../../support/desk-over-http.ts'
import { useServer } from '../../support/server.ts'

const SHOP = '/operador/loja'
const TEXTS = `${SHOP}/textos`

/** The buttons of a row, as screen readers say them. */
const movesOf = ({ document }: Page, text: string) =>
  [...document.querySelectorAll('tr')]
    .filter((row) => row.textContent.includes(text))
    .flatMap((row) => [...row.querySelectorAll('.desk-move')])
    .map((button) => button.textContent)

describe('order by moving', () => {
  const server = useServer({ desk })
  const draft = async () => (await workingEdition(server().db)).document

  it('of questions and news is a button up and one down in their lists', async () => {
    const who = await signedIn(server(), 'publicacao')
    const ids = async () => questionsOfEdition(await draft(), 'general').map(({ id }) => id)
    const [one = '', two = '', ...others] = await ids()
    const [first] = questionsOfEdition(await draft(), 'general')
    const list = await who.open(`${TEXTS}?aberta=general`)
    expect(movesOf(list, first?.question ?? '')).toEqual([`Descer “${first?.question}”`])
    const moved = await who.send(`${TEXTS}/duvida/mover`, { lista: 'general', id: one, para: 'baixo' })
    expect(moved.to).toBe(`${TEXTS}?aberta=general&feito=loja-gravada#duvidas-general`)
    expect(await ids()).toEqual([two, one, ...others])
    const again = await who.open(moved.to?.split('#')[0] ?? '')
    expect(again.document.getElementById('duvidas-general')?.hasAttribute('open')).toBe(true)
    await who.send(`${TEXTS}/duvida/mover`, { lista: 'general', id: one, para: 'cima' })
    expect(await ids()).toEqual([one, two, ...others])
    // the first one has no place above it
    await who.press(`${TEXTS}?aberta=general`, 'duvida/mover', { lista: 'general', id: one, para: 'cima' })
    expect(await ids()).toEqual([one, two, ...others])
    for (const [fields, status] of [
      [{ lista: 'general', id: one, para: 'fora' }, 404],
      [{ lista: 'constructor', id: one, para: 'cima' }, 404],
    ] as const) {
      expect((await who.press(`${TEXTS}?aberta=general`, 'duvida/mover', fields)).status).toBe(status)
    }
    const news = async () => newsOfEdition(await draft()).map(({ id }) => id)
    const [a = '', b = '', ...rest] = await news()
    await who.press(`${TEXTS}?aberta=novidades`, 'novidade/mover', { id: b, para: 'cima' })
    expect(await news()).toEqual([b, a, ...rest])
  })
})
