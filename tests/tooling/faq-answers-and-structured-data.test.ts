/** The lists of frequent questions: topics, order, answers for every campaign's plans, and structured data. */
import { describe, expect, it } from 'vitest'
import { firstEdition } from '../../src/edition/first-edition.ts'
import { campaigns, landingOf } from '../support/first-shop.ts'
import { visitorQuestions } from '../../src/content/visitor-questions.ts'
import type { FaqListId } from '../../src/content/landing/faq/faq-types.ts'
import { staffFaq } from '../../src/content/landing/faq/section-texts.ts'
import { faqData, faqGroups, faqListOf } from '../../src/pages/landing/select-faq-entries.ts'
import { resolveSitePath } from '../../src/site/resolve-site-path.ts'
import { forbiddenClaims, unstatedFigures } from '../support/find-forbidden-claims.ts'

const names = new Map(firstEdition.benefits.map(({ slug, name }) => [slug, name]))
const catalogue = firstEdition.plans.map((plan) => ({
  ...plan,
  benefits: plan.benefits.map((slug) => ({ slug, benefit: names.get(slug) ?? slug })),
}))
const soldUnder = (prefix: string) =>
  catalogue.filter(({ sku }) => campaigns.settingsOf(prefix).checkout.includes(sku))
const ids = Object.keys(firstEdition.faq) as FaqListId[]
const entriesOf = (id: FaqListId, prefix = '') =>
  faqGroups(firstEdition.faq[id], { plans: soldUnder(prefix) }).flatMap(({ entries }) => entries)
const answerOf = (id: FaqListId, question: string, prefix = '') =>
  entriesOf(id, prefix).find((each) => each.id === question)?.answer ?? ''

/** Every topic of the spec for the general list, in its order. */
const topics =
  'o-que-e fibra-ou-adsl vantagens como-contratar qual-plano aplicativos cobertura vizinho inicio-da-cobranca ' +
  'streaming ativar-streaming mais-procurado passo-a-passo por-que-documentos enviar-documentos ' +
  'teste-de-velocidade upload-e-download wifi-6 contato suporte bonus-no-celular segunda-via pagamento ' +
  'cancelar-plano cancelar-streaming'

/** The badge of 2 Giga, in the words of the spec. */
const BADGE = 'Entretenimento garantido'

describe('the lists of questions', () => {
  it('has about 25 questions on every topic of the spec, in its order (M2.71)', () => {
    expect(entriesOf('general').map(({ id }) => id)).toEqual(topics.split(' '))
    expect(entriesOf('general')).toHaveLength(25)
  })

  it.each([
    ['paramount', 'entrar como-funciona cancelar na-tv preco'],
    ['hbo-max', 'entrar como-funciona telas cancelar preco'],
    ['globoplay', 'assinar ativar senha familia plano velocidade telas aparelhos cancelar'],
  ] as const)('%s has its own (M2.64: FAQ of 9, M2.69: 5 each)', (id, own) => {
    expect(entriesOf(id).map((entry) => entry.id)).toEqual(own.split(' ').map((each) => `${id}-${each}`))
  })

  it.each([
    ['', 'general'],
    ['black-friday', 'general'],
    ['livelo', 'general'],
    ['globoplay/timpre', 'general'],
    ['paramount', 'paramount'],
    ['hbo-max', 'hbo-max'],
    ['oferta-colaborador', 'staff'],
  ])('under %j are %s (M2.69–M2.71)', (prefix, id) => {
    expect(faqListOf(landingOf(prefix).component)).toBe(id)
  })

  it("is titled as the spec says, and has a version of the employee offer's own (M2.68)", () => {
    expect(firstEdition.faq.general.title).toBe('Tire suas dúvidas sobre a TIM Ultrafibra')
    expect(firstEdition.faq.paramount.title).toBe(firstEdition.faq.general.title)
    expect(staffFaq.title).not.toBe(firstEdition.faq.general.title)
    expect(staffFaq.title).toContain(firstEdition.faq.general.title)
    expect(staffFaq.link.label).toBe('Clique Aqui')
    expect(staffFaq.link.href).toMatch(/^https:/)
  })

  it('gives every question of the site its own address', () => {
    const all = ids.flatMap((id) => entriesOf(id).map((entry) => entry.id))
    expect(new Set(all).size).toBe(all.length)
    expect(all.filter((id) => !/^[a-z0-9-]+$/.test(id))).toEqual([])
  })

  it.each(ids)('%s answers well with the plans of every campaign, and without any', (id) => {
    for (const plans of [[], ...['', ...campaigns.prefixes].map(soldUnder)])
      for (const { answer, question } of faqGroups(firstEdition.faq[id], { plans }).flatMap(
        ({ entries }) => entries,
      )) {
        expect(question).toMatch(/^\p{Lu}.*\?$/u)
        expect(answer).not.toMatch(/undefined|NaN|null| {2}|\s$|^\s|\n{3}/)
        for (const line of answer.split(/\n+/)) expect(line).toMatch(/^(?:- )?[\p{Lu}\d].*[.:]$/u)
        expect(answer.replace(BADGE, '')).not.toMatch(forbiddenClaims)
      }
  })

  it.each(ids)('%s states no figure without a rule', (id) => {
    const strange = faqGroups(firstEdition.faq[id], { plans: [] }).flatMap(({ entries }) =>
      entries.flatMap(({ answer }) => unstatedFigures(answer)),
    )
    expect(strange).toEqual([])
  })

  it.each(ids)('%s links to addresses of the site, or out of it by https', (id) => {
    const hrefs = entriesOf(id).flatMap(({ links }) => links.map(({ href }) => href))
    const strange = hrefs.filter(
      (href) => !href.startsWith('https:') && resolveSitePath(href, campaigns) === null,
    )
    expect(strange).toEqual([])
  })
})

describe('an answer', () => {
  it.each([
    ['cobertura', visitorQuestions.cobertura.answer({})],
    ['ativar-streaming', visitorQuestions['streaming-ativar'].answer({})],
    ['contato', visitorQuestions.contato.answer({})],
    ['pagamento', visitorQuestions['pagamento-formas'].answer({})],
  ])('on %s is the one of the chat', (id, fact) => {
    expect(answerOf('general', id)).toContain(fact)
  })

  it('on streaming names the speeds that the page sells, and no other service (D106)', () => {
    expect(answerOf('general', 'streaming')).toContain(
      'No plano de 500 Mega dá para ter HBO Max; no de 700 Mega, Globoplay, HBO Max ou Paramount+; no de 1 Giga, HBO Max ou Paramount+; o de 2 Giga já inclui HBO Max e Paramount+. Outros serviços de streaming não fazem parte dos planos.',
    )
  })

  it('names the prices of its own page', () => {
    expect(answerOf('general', 'streaming')).toContain('500 Mega HBO Max: R$ 79,99 por mês')
    expect(answerOf('general', 'streaming', 'es')).toContain('700 Mega Globoplay: R$ 109,99 por mês')
    expect(answerOf('paramount', 'paramount-preco', 'paramount')).toContain(
      '- 1 Giga Paramount+: R$ 149,99/mês com débito automático.',
    )
    expect(answerOf('hbo-max', 'hbo-max-preco', 'hbo-max')).toContain(
      '- 1 Giga HBO Max: R$ 159,99/mês com débito automático.',
    )
    expect(answerOf('general', 'pagamento')).toContain('300 Mega sai por R$ 49,99')
  })

  it('gives 700 Mega the download of 600 Mega (M§3)', () => {
    const answer = answerOf('general', 'upload-e-download')
    expect(answer).toContain('- 700 Mega: 600 Mega de download, mais 100 de bônus, e 300 Mega de upload.')
    expect(faqData(entriesOf('general'))).toContain('700 Mega: 600 Mega de download')
  })

  it('says how identity is checked (M2.67)', () => {
    const answer = answerOf('general', 'enviar-documentos')
    for (const part of [
      'captcha',
      '5 primeiros números do CPF',
      'documento oficial',
      'selfie',
      'fundo neutro',
      'aceite',
    ])
      expect(answer).toContain(part)
  })
})

describe('the structured data (M2.72)', () => {
  const entry = {
    id: 'x',
    question: 'Fecha </script><script>alert(1)?',
    answer: 'Não: </SCRIPT> & <!-- é texto.',
    links: [],
  }

  it('hold every question with its answer under their title', () => {
    const data: unknown = JSON.parse(faqData(entriesOf('general')))
    expect(data).toMatchObject({ '@type': 'FAQPage', name: 'Perguntas Frequentes' })
    expect(data).toHaveProperty('mainEntity.length', 25)
    expect(data).toHaveProperty('mainEntity.0', {
      '@type': 'Question',
      name: 'O que é a TIM Ultrafibra?',
      acceptedAnswer: { '@type': 'Answer', text: answerOf('general', 'o-que-e') },
    })
  })

  it('cannot end the element that they are in, and say the same', () => {
    const text = faqData([entry])
    expect(text).not.toContain('<')
    expect(JSON.parse(text)).toHaveProperty('mainEntity.0.name', entry.question)
    expect(JSON.parse(text)).toHaveProperty('mainEntity.0.acceptedAnswer.text', entry.answer)
  })
})
