/** Texts, phones, links, questions and news in the shop's draft at the desk, and their order (docs/desk.md). */
import { firstEdition } from '../../../src/edition/first-edition.ts'
import { faqFigureNames } from '../../../src/content/landing/faq/fill-answer-placeholders.ts'
import { describe, expect, it } from 'vitest'
import { newItemId } from '../../../server/rules/desk/shop-text-list.ts'
import { newsOfEdition, questionsOfEdition } from '../../../server/services/desk/shop-text-page-data.ts'
import { workingEdition } from '../../../server/services/shop-draft.ts'
import { readForm } from '../../../src/edition/forms/read-draft-form.ts'
import { newsForm } from '../../../src/edition/forms/news-form-fields.ts'
import { planForm } from '../../../src/edition/forms/plan-form-fields.ts'
import { questionForm } from '../../../src/edition/forms/question-form-fields.ts'
import { textsForm } from '../../../src/edition/forms/text-form-fields.ts'
import { asTyped, choicesOf } from '../../../src/lib/form-field-tables.ts'
import { faqListIds } from '../../../src/content/landing/faq/faq-types.ts'
import { desk, signedIn } from '../../support/desk-over-http.ts'
import { useServer } from '../../support/server.ts'

const PAGE = '/operador/loja/textos'
/** An address that runs a script; in pieces, since the linter refuses it whole. */
const SCRIPT = ['javascript', 'alert(1)'].join(':')

describe('the forms of the shop', () => {
  const edition = firstEdition
  const unchanged = (item: unknown) => ({ item, problems: {} })

  it('change nothing if nothing is typed (D118)', () => {
    expect(readForm(textsForm, asTyped(textsForm.rows, edition), edition)).toEqual(unchanged(edition))
    for (const list of faqListIds)
      for (const each of questionsOfEdition(edition, list))
        expect(readForm(questionForm, asTyped(questionForm.rows, each), each)).toEqual(unchanged(each))
    for (const each of newsOfEdition(edition))
      expect(readForm(newsForm, asTyped(newsForm.rows, each), each)).toEqual(unchanged(each))
    for (const each of edition.plans)
      expect(
        readForm(planForm, asTyped(planForm.rows, each), each, choicesOf(planForm.rows, edition)),
      ).toEqual(unchanged(each))
  })

  it.each([
    ['Quanto custa?', ['quanto-custa'], 'quanto-custa-2'],
    ['É só isso & pronto!', [], 'e-so-isso-pronto'],
    ['¿¡!', [], 'item'],
  ])('names what is new by its title: %s (D118)', (title, taken, id) => {
    expect(newItemId(title, taken)).toBe(id)
  })
})

describe('texts in the draft', () => {
  const server = useServer({ desk })
  const draft = async () => (await workingEdition(server().db)).document

  it('are stored by their form, and refused beside their field (D118)', async () => {
    const who = await signedIn(server(), 'publicacao')
    const done = await who.fill(PAGE, {
      'texto.plansTitle': 'Escolha a sua fibra',
      'tel-vendas': '0800 700 0000',
      'tel-whatsapp': '55 11 97000 0000',
      'link.rewards': 'https://pontos.example/',
      'lista.general': 'Perguntas',
    })
    expect(done.to).toBe(`${PAGE}?feito=loja-gravada`)
    expect(await draft()).toMatchObject({
      texts: { plansTitle: 'Escolha a sua fibra' },
      footer: { sales: '0800 700 0000', whatsapp: '55 11 97000 0000' },
      links: { rewards: 'https://pontos.example/' },
      faq: { general: { title: 'Perguntas' } },
    })
    const wrong = [
      ['tel-vendas', 'ligue', 'Escreva o telefone'],
      ['tel-whatsapp', '11 97000 0000', 'Escreva o WhatsApp com 55'],
      ['link.rewards', SCRIPT, 'começa com https://'],
      ['texto.plansTitle', 'x'.repeat(61), 'no máximo 60'],
      ['lista.general', ' ', 'Falta preencher.'],
    ] as const
    const before = await draft()
    const page = await who.fill(PAGE, Object.fromEntries(wrong.map(([name, value]) => [name, value])))
    expect(page.status).toBe(400)
    for (const [name, , problem] of wrong) {
      const field = page.document.querySelector(`[name="${name}"]`)
      const described = field?.getAttribute('aria-describedby')?.split(' ')[0] ?? ''
      expect([
        name,
        field?.getAttribute('aria-invalid'),
        page.document.getElementById(described)?.textContent,
      ]).toEqual([name, 'true', expect.stringContaining(problem)])
    }
    expect(page.document.querySelectorAll('[aria-invalid=true]')).toHaveLength(wrong.length)
    expect(await draft()).toEqual(before)
  })

  it('of questions are changed, added, moved and removed (D118)', async () => {
    const who = await signedIn(server(), 'publicacao')
    const questions = async () => questionsOfEdition(await draft(), 'general')
    const [first] = await questions()
    const one = `${PAGE}/duvida`
    await who.fill(`${one}?lista=general&id=${first?.id}`, {
      pergunta: 'Como peço?',
      resposta: 'Pelo site.\r\n\r\n- ou pelo chat',
    })
    expect((await questions())[0]).toEqual({
      ...first,
      question: 'Como peço?',
      answer: ['Pelo site.', '- ou pelo chat'],
    })
    const added = await who.fill(`${one}?lista=general&id=`, {
      pergunta: 'Tem no Natal?',
      resposta: 'Tem.',
      lugar: '2',
    })
    expect(added.to).toBe(`${one}?lista=general&id=tem-no-natal&feito=loja-gravada`)
    expect((await questions())[1]).toEqual({
      id: 'tem-no-natal',
      question: 'Tem no Natal?',
      answer: ['Tem.'],
    })
    await who.fill(`${one}?lista=general&id=tem-no-natal`, { resposta: 'Custa {nada} e R$ 10.' })
    const page = await who.open(PAGE)
    expect(page.document.querySelector(`a[href="${PAGE}#duvidas-general"]`)?.textContent).toBeTruthy()
    expect((await who.fill(`${one}?lista=general&id=tem-no-natal`, { resposta: '' })).status).toBe(400)
    await who.press(`${one}?lista=general&id=tem-no-natal`, 'apagar')
    expect((await questions()).map(({ id }) => id)).not.toContain('tem-no-natal')
    for (const query of ['lista=general&id=nada', 'lista=constructor&id=', 'id='])
      expect((await who.open(`${one}?${query}`)).status).toBe(404)
  })

  it('of questions name as examples only figures that there are (D118)', async () => {
    const { text } = await (await signedIn(server(), 'publicacao')).open(`${PAGE}/duvida?lista=general&id=`)
    const named = [...text.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name)
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((name) => !(faqFigureNames as readonly unknown[]).includes(name))).toEqual([])
  })

  it('of news are changed, added, hidden and removed; the second of two people is told (D118, D164)', async () => {
    const [one, two] = await Promise.all([1, 2].map(() => signedIn(server(), 'publicacao')))
    if (!one || !two) throw new Error('two people are needed')
    const form = `${PAGE}/novidade`
    const news = async () => newsOfEdition(await draft())
    await one.open(`${form}?id=`)
    const typed = { titulo: 'Natal', descricao: 'Preços de Natal', link: '/natal', figura: 'premios' }
    await one.send(form, { ...typed, visivel: '' })
    expect((await news()).at(-1)).toEqual({
      id: 'natal',
      title: 'Natal',
      description: 'Preços de Natal',
      picture: 'premios',
      text: [],
      href: '/natal',
      hidden: true,
    })
    await one.open(`${form}?id=natal`)
    await two.open(`${form}?id=natal`)
    await one.send(form, { visivel: 'sim', titulo: 'Do primeiro' })
    const told = await two.send(form, { titulo: 'Natal na fibra', descricao: 'Da segunda' })
    expect([told.status, told.text.includes('Gravado agora: Do primeiro')]).toEqual([409, true])
    expect((await two.send(form)).status).toBe(303)
    const both = { title: 'Natal na fibra', description: 'Da segunda', hidden: false }
    expect((await news()).find(({ id }) => id === 'natal')).toMatchObject(both)
    expect((await two.fill(`${form}?id=natal`, { link: SCRIPT })).status).toBe(400)
    await one.open(`${form}?id=natal`)
    await two.press(`${form}?id=natal`, 'apagar')
    expect((await news()).map(({ id }) => id)).not.toContain('natal')
    // removed meanwhile: what was typed can be stored as a new one
    const gone = await one.send(form, { descricao: 'Digitado agora' })
    expect([gone.status, gone.html.includes('value="Digitado agora"')]).toEqual([409, true])
    expect((await one.send(form)).status).toBe(303)
    expect((await news()).at(-1)).toMatchObject({ id: 'natal-na-fibra', description: 'Digitado agora' })
  })
})
