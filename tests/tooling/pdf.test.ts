/** The site's PDFs are tagged, in Portuguese, with a title, and byte-identical for the same texts. */
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { drawPdf, pdfOf, pdfDocuments } from '../../server/site/draw-pdf.ts'
import { faqMigration } from '../../src/content/site/faq-migracao-pdf.ts'
import { privacy, privacyPolicy } from '../../src/content/site/privacy-policy.ts'
import { parseRegulationText } from '../../src/lib/parse-regulation-text.ts'
import { readPdf } from '../support/read-pdf.ts'
import { isFull, rowsToRun } from '../support/rows-to-run.ts'
import { itInFullRun } from '../support/sampled-tests.ts'

// laying out a document takes a busy machine seconds
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

/** In `npm test` the shorter document, which has every kind of text as well. */
const drawn = rowsToRun(pdfDocuments, (document) => document === faqMigration)

describe.each(drawn.map((document) => [document.file, document] as const))('%s', (_file, document) => {
  let bytes: Buffer
  beforeAll(async () => {
    bytes = await pdfOf(document)
  })

  it('is a tagged PDF in Brazilian Portuguese with the title shown', async () => {
    const raw = bytes.toString('latin1')
    expect(raw.startsWith('%PDF-1.7')).toBe(true)
    expect(raw).toContain('/Lang (pt-BR)')
    expect(raw).toContain('/StructTreeRoot')
    expect(raw).toMatch(/\/Marked true/)
    expect(raw).toContain('/DisplayDocTitle true')
    const { info } = await readPdf(bytes)
    expect(info).toMatchObject({ Title: document.title, Language: 'pt-BR' })
  })

  it('has every word, headings as headings and lists as lists', async () => {
    const { roles, text } = await readPdf(bytes)
    expect(text).toContain(document.title)
    for (const { heading, body } of document.sections) {
      expect(text).toContain(heading)
      for (const block of parseRegulationText(body.join('\n\n'))) {
        const words = block.kind === 'list' ? block.items : [block.text]
        for (const each of words) expect(text).toContain(each)
      }
    }
    const count = (role: string) => roles.filter((each) => each === role).length
    const blocks = document.sections.flatMap(({ body }) => parseRegulationText(body.join('\n\n')))
    expect(count('H1')).toBe(1)
    expect(count('H2')).toBe(document.sections.length)
    expect(count('LI')).toBe(blocks.flatMap((block) => (block.kind === 'list' ? block.items : [])).length)
  })

  it('says who sells where that is known (D86)', async () => {
    const seller = 'Fibra & Cia, CNPJ 11.222.333/0001-81.'
    expect((await readPdf(await pdfOf(document, seller))).text).toContain(seller)
    expect((await readPdf(bytes)).text).not.toContain('CNPJ 11.222')
  })

  itInFullRun('is the same file from the same words', async () => {
    expect((await pdfOf(document)).equals(bytes)).toBe(true)
  })
})

itInFullRun('a list over several pages is read with each item once', async () => {
  const body = Array.from({ length: 120 }, (_, at) => `- Item ${at + 1} da lista.`).join('\n')
  const { roles } = await readPdf(await pdfOf({ ...privacy, sections: [{ heading: 'Lista', body: [body] }] }))
  expect(roles.filter((each) => each === 'L').length).toBeGreaterThan(1)
  expect(roles.filter((each) => each === 'LI')).toHaveLength(120)
})

it('the privacy policy names how long data are kept, the law and the rights', () => {
  const text = privacy.sections.flatMap(({ body }) => body).join(' ')
  for (const word of [
    '90 dias',
    '365 dias',
    '5 anos',
    'art. 18',
    'Apagar meus dados',
    'ANPD',
    '{suporte}',
    '{atendimento}',
  ])
    expect(text).toContain(word)
})

it('the migration questions name the code, the dates and the prefix of our calls', () => {
  const text = faqMigration.sections.flatMap(({ body }) => body).join(' ')
  for (const word of ['10 minutos', 'manhã (8h às 12h)', 'tarde (12h às 18h)', '12 meses', '0303'])
    expect(text).toContain(word)
})

it('the privacy policy says that a language model is used, while there is one (D125)', async () => {
  const words = { seller: '', phones: { sales: '', support: '', whatsapp: '' }, supportPage: '' }
  const drawn = async (hasLanguageModel: boolean) =>
    (await readPdf(await drawPdf(privacy.file, { ...words, hasLanguageModel }))).text
  expect(await drawn(true)).toContain('um modelo de linguagem ajuda a adivinhar o que ela quer dizer')
  if (isFull) expect(await drawn(false)).not.toContain('modelo de linguagem')
  expect(privacyPolicy(false)).toBe(privacy)
})
