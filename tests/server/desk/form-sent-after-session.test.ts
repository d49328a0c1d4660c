/** A desk form that is sent after its session has ended: the typed texts are kept, and nobody else sees them. */
import { describe, expect, it } from 'vitest'
import { resendWords as words } from '../../../src/content/desk/error-words.ts'
import { callListWords } from '../../../src/content/desk/call-list.ts'
import { desk, enter, firstAccess, person } from '../../support/desk-over-http.ts'
import { useServer } from '../../support/server.ts'
import { deskPathOfCall, askForCall } from '../../support/place-and-open-desk-orders.ts'

const HOURS = 3_600_000
/** A browser sends it with every form. */
const OURS = { origin: 'http://localhost' }
const typed = { resultado: 'de-novo', nota: 'Prefere <b>depois</b> das 18h', proxima: '' }

describe('a form after the session', () => {
  const server = useServer({ desk })

  async function taken(email: string) {
    const { who, ...account } = await firstAccess(server(), 'atendimento', email)
    const path = deskPathOfCall(server(), await askForCall(server()))
    await who.press(path, 'pegar')
    await who.open(path)
    server().clock.advance(9 * HOURS)
    return { who, account, path, form: `${path}/anotar` }
  }

  const notes = async () =>
    (await server().sql('select result, note from call_tasks where result is not null')).map(
      ({ result }) => result,
    )

  it('is shown, and sent again after the next login', async () => {
    const { who, account, path, form } = await taken('ana@exemplo.com.br')
    const lost = await who.post(form, typed, OURS)
    expect(lost.status).toBe(401)
    expect(lost.text).toContain(words.ended.title)
    expect(lost.text).toContain(typed.nota)
    expect(lost.text).toContain(callListWords.results['de-novo'])
    expect(lost.html).not.toContain('<b>depois')
    const held = Object.fromEntries(
      [...lost.document.querySelectorAll<HTMLInputElement>('form [name]')].map((each) => [
        each.name,
        each.value,
      ]),
    )
    expect(held).toMatchObject({ resultado: typed.resultado, nota: typed.nota })

    // in another tab; the form's token still belongs to no session
    await enter(server(), account, who)
    const again = await who.post(form, held, OURS)
    expect([again.status, again.text]).toEqual([403, expect.stringContaining(words.stale.title)])
    expect(await notes()).toEqual([])
    expect((await who.send(form)).to).toBe('/operador/ligacoes?feito=anotado')
    expect(await notes()).toEqual(['de-novo'])
    expect((await who.open(path)).text).not.toContain(words.stale.title)
  })

  it('is shown to no other site, nor where the browser does not say whose it is', async () => {
    const { who, form } = await taken('bia@exemplo.com.br')
    const strangers: Readonly<Record<string, string>>[] = [{ origin: 'https://loja.example' }, {}]
    for (const headers of strangers) {
      const refused = await who.post(form, typed, headers)
      expect(refused.status).toBe(401)
      expect(refused.html).not.toContain('18h')
    }
  })

  it('of the login itself shows no password', async () => {
    const who = person(server())
    const refused = await who.post(
      '/operador/entrar',
      { email: 'a@exemplo.com.br', senha: 'quatro gatos' },
      OURS,
    )
    expect([refused.status, refused.html]).toEqual([403, expect.not.stringContaining('quatro gatos')])
  })
})
