/** The file of the first edition is whole, and says what the code says too in the same words. */
import { describe, expect, it } from 'vitest'
import { fallbackCampaign } from '../../src/campaigns/fallback-campaign.ts'
import { pageCampaignOf } from '../../src/campaigns/make-campaigns.ts'
import { firstPhones, pagePhones } from '../../src/content/brand-and-phones.ts'
import { externalLinks, type LinkInText } from '../../src/content/landing/external-links.ts'
import { editableTextNames } from '../../src/content/landing/editable-texts.ts'
import { identityCheckWords } from '../../src/content/landing/sections.ts'
import { comparison } from '../../src/content/landing/plan-comparison.ts'
import { mobilePlan } from '../../src/content/site/mobile-plan-selection.ts'
import { visitorQuestions, type FactId } from '../../src/content/visitor-questions.ts'
import { resolveEdition } from '../../src/edition/edition-content-at-instant.ts'
import { Edition } from '../../src/edition/edition-schema.ts'
import { firstEdition } from '../../src/edition/first-edition.ts'
import file from '../../src/edition/first-edition.json' with { type: 'json' }
import { campaigns } from '../support/first-shop.ts'

const at = new Date('2026-11-27T15:00:00Z')
const resolved = resolveEdition(firstEdition, at)

/** The editions' texts have names for telephone numbers, and no non-breaking spaces. */
const withoutNumbers = (said: string) =>
  said
    .replaceAll('\u00A0', ' ')
    .replaceAll(pagePhones.sales, '{vendas}')
    .replaceAll(pagePhones.support, '{suporte}')

describe('the file of the first edition', () => {
  it('passes the schema of every edition, which knows each of its fields (D118)', () => {
    expect(Edition.parse(file)).toEqual(file)
  })

  it('has every campaign of the allow-list in its order, and each benefit in its (D118, S15)', () => {
    expect(['', ...resolved.campaigns.prefixes]).toEqual(Object.keys(file.campaigns))
    expect(resolved.benefits.map(({ slug }) => slug)).toEqual(file.benefits.map(({ slug }) => slug))
  })

  it('has all that an edition may leave out: another one that does says the same (D118)', () => {
    expect(Object.keys(firstEdition.texts)).toEqual(editableTextNames)
    const { texts: _texts, faq: _faq, news: _news, footer: _footer, ...silent } = firstEdition
    const { words, phones } = resolveEdition(silent, at)
    expect({ words, phones }).toEqual({ words: resolved.words, phones: resolved.phones })
    expect(words.texts).toEqual(file.texts)
  })
})

describe('what the first edition says besides the code', () => {
  const { general, ...others } = firstEdition.faq
  const answerOf = (id: string) => general.questions.find((each) => each.id === id)?.answer ?? []
  const linksOf = firstEdition.faq.general.questions.flatMap(({ links = [] }): readonly LinkInText[] => links)

  it.each<readonly [question: string, line: number, fact: FactId]>([
    ['cobertura', 0, 'cobertura'],
    ['inicio-da-cobranca', 1, 'vencimento-mudar'],
    ['ativar-streaming', 0, 'streaming-ativar'],
    ['passo-a-passo', 7, 'instalacao-prazo'],
    ['por-que-documentos', 1, 'documentos'],
    ['contato', 0, 'contato'],
    ['pagamento', 0, 'pagamento-formas'],
    ['cancelar-plano', 2, 'multa'],
  ])('answers “%s”, line %i, as the chat answers %s (A20)', (question, line, fact) => {
    expect(answerOf(question)[line]).toBe(withoutNumbers(visitorQuestions[fact].answer({})))
  })

  it('tells of the way out and of the seven days as the chat does (A20, D151)', () => {
    const said = withoutNumbers(visitorQuestions.cancelar.answer({}))
    expect(answerOf('cancelar-plano').slice(0, 2).join(' ')).toBe(said)
    expect(said).toContain('desistir em até 7 dias')
  })

  it('tells of the check of identity and the bonus as the order does (A20)', () => {
    const steps = identityCheckWords.steps.map(({ title, text }) => `- ${title}. ${text}`)
    expect(answerOf('enviar-documentos').slice(1)).toEqual(steps)
    const bonuses = mobilePlan.options.filter(({ bonus }) => bonus !== '')
    expect(answerOf('bonus-no-celular').slice(1)).toEqual(
      bonuses.map(({ label, bonus }) => `- ${label}: ${bonus}.`),
    )
  })

  it('tells in every list in the same words how streaming is cancelled', () => {
    const [first = '', last] = answerOf('cancelar-streaming')
    for (const [service, { questions }] of Object.entries(others)) {
      const answer = questions.find(({ id }) => id === `${service}-cancelar`)?.answer ?? []
      expect([service, answer[0]?.startsWith(first), answer[1]]).toEqual([service, true, last])
    }
  })

  it('leads to the same addresses of other sites as the code, under the same labels', () => {
    const { signIn, ...rest } = externalLinks
    const known = new Map(
      [...Object.values(rest), ...Object.values(signIn)].map((link) => [link.label, link]),
    )
    const named = [
      ...linksOf,
      ...Object.values(others).flatMap(({ questions }) => questions.flatMap(({ links = [] }) => links)),
    ].filter(({ name }) => name !== undefined)
    expect(named.length).toBeGreaterThan(8)
    for (const link of named) expect(link).toEqual(known.get(link.label))
  })

  it('has the phone numbers, the campaign and the name of the comparison that browsers have without it', () => {
    expect(firstEdition.footer).toEqual(firstPhones)
    expect(pageCampaignOf(campaigns.settingsOf(''))).toMatchObject(fallbackCampaign)
    expect(firstEdition.texts.comparisonTitle).toBe(comparison.title)
  })

  it('names each plan by its sku', () => {
    expect(firstEdition.plans.map(({ id }) => id)).toEqual(firstEdition.plans.map(({ sku }) => `plan-${sku}`))
  })
})
