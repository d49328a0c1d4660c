/** Draws a document of the site, such as the privacy policy, as a tagged PDF. */
import PDFDocument from 'pdfkit'
import { brand, type Phones } from '../../src/content/brand-and-phones.ts'
import { faqMigration } from '../../src/content/site/faq-migracao-pdf.ts'
import { withPhones } from '../../src/content/replace-phone-placeholders.ts'
import { type PrintedDocument, pageFooter, updatedOn } from '../../src/content/site/pdf-document.ts'
import { privacy, privacyPolicy } from '../../src/content/site/privacy-policy.ts'
import { type Block, parseRegulationText } from '../../src/lib/parse-regulation-text.ts'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const find = createRequire(import.meta.url).resolve

/** The site's typeface in a format that pdfkit reads. Its licence, SIL Open Font License 1.1, allows embedding. */
const pdfFonts = {
  text: read(400),
  bold: read(700),
  heavy: read(800),
} as const

function read(weight: 400 | 700 | 800): Buffer {
  return readFileSync(find(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`))
}

/** Type sizes in points. `note` is that of the date and the seller below the title. */
const pdfTypeSizes = {
  title: 26,
  lead: 12,
  note: 9.5,
  heading: 14,
  text: 10.5,
  wordmark: 14,
  footer: 8.5,
}

/** The site's dark blue and the blue of links and buttons, adapted for paper. */
const pdfColours = {
  ink: '#10193a',
  soft: '#4d5672',
  strand: '#2f6bff',
  link: '#1f46d8',
  line: '#d8deee',
}

/** Size and margins of an A4 page in points. */
const pdfPageLayout = { width: 595.28, height: 841.89, margin: 64, foot: 40 }

/** All documents that are published as PDF files. */
export const pdfDocuments = [privacy, faqMigration] as const

/** What a PDF file says of the operator. */
export type PdfWords = {
  /** The line that says who sells; '' if it is not configured. */
  readonly seller: string
  readonly phones: Phones
  /** The operator's page for self-service, which texts name as `{atendimento}`. */
  readonly supportPage: string
  /** Whether the operator has a language model for the chat. */
  readonly hasLanguageModel: boolean
}

/** Draws the PDF file with a name. Throws if there is none. */
export function drawPdf(
  file: string,
  { seller, phones, supportPage, hasLanguageModel }: PdfWords,
): Promise<Buffer> {
  const found = pdfDocuments.find((each) => each.file === file)
  const document = found === privacy ? privacyPolicy(hasLanguageModel) : found
  if (!document) throw new Error(`no PDF file is called ${file}`)
  const sections = document.sections.map(({ heading, body }) => ({
    heading,
    body: body.map((text) => withPhones(text, phones).replaceAll('{atendimento}', () => supportPage)),
  }))
  return pdfOf({ ...document, sections }, seller)
}

/** Points between the lines of running text. */
const LINE_GAP = 2.5

type Sheet = InstanceType<typeof PDFDocument>
type Element = ReturnType<Sheet['struct']>

/**
 * Returns a document as a tagged PDF in Brazilian Portuguese, with headings, paragraphs and lists as structure
 * elements, a title and an outline. The same text always produces the same bytes.
 */
export async function pdfOf(document: PrintedDocument, seller = ''): Promise<Buffer> {
  const { title, lead, updated, sections } = document
  const { margin } = pdfPageLayout
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom: margin + 16 },
    bufferPages: true,
    pdfVersion: '1.7',
    // the package's types only know PDF/A
    subset: 'PDF/UA' as never,
    tagged: true,
    lang: 'pt-BR',
    displayTitle: true,
    font: '',
    info: { Title: title, Author: brand.name, CreationDate: new Date(updated), ModDate: new Date(updated) },
  })
  const bytes = collect(pdf)
  for (const [name, font] of Object.entries(pdfFonts)) pdf.registerFont(name, font)
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  wordmark(pdf)
  text(pdf, root, ['H1', title], () => pdf.font('heavy', pdfTypeSizes.title).fillColor(pdfColours.ink), {
    lineGap: -2,
  })
  pdf.moveDown(0.4)
  text(pdf, root, ['P', lead], () => pdf.font('text', pdfTypeSizes.lead).fillColor(pdfColours.soft))
  pdf.moveDown(0.4)
  text(pdf, root, ['P', updatedOn(inWords(updated))], () => pdf.font('text', pdfTypeSizes.note))
  if (seller) text(pdf, root, ['P', seller], () => pdf.font('text', pdfTypeSizes.note))
  for (const { heading, body } of sections) {
    pdf.moveDown(1.3)
    keepTogether(pdf, 90)
    pdf.outline.addItem(heading)
    text(pdf, root, ['H2', heading], () => pdf.font('bold', pdfTypeSizes.heading).fillColor(pdfColours.ink))
    for (const block of parseRegulationText(body.join('\n\n'))) writeBlock(pdf, root, block)
  }
  root.end()
  numberPages(pdf, title)
  pdf.end()
  return bytes
}

function writeBlock(pdf: Sheet, parent: Element, block: Block): void {
  pdf.moveDown(0.45)
  const style = () => pdf.font('text', pdfTypeSizes.text).fillColor(pdfColours.ink)
  if (block.kind !== 'list') return text(pdf, parent, ['P', block.text], style)
  const list = pdf.struct('L')
  parent.add(list)
  for (const item of block.items) {
    const entry = pdf.struct('LI')
    list.add(entry)
    const inside = {
      x: pdfPageLayout.margin + 14,
      width: pdfPageLayout.width - 2 * pdfPageLayout.margin - 14,
    }
    keepTogether(pdf, heightOf(pdf, item, style, inside.width))
    const bullet = pdf.struct('Lbl', {}, () => {
      pdf
        .font('bold', pdfTypeSizes.text)
        .fillColor(pdfColours.strand)
        .text('•', pdfPageLayout.margin, pdf.y, { continued: false })
      pdf.moveUp()
    })
    entry.add(bullet)
    text(pdf, entry, ['LBody', item], style, inside)
    pdf.moveDown(0.2)
  }
  list.end()
}

type TextOptions = { readonly x?: number; readonly width?: number; readonly lineGap?: number }

/** Adds a structure element with its text, kept on one page. */
function text(
  pdf: Sheet,
  parent: Element,
  [tag, words]: readonly [tag: string, words: string],
  style: () => void,
  {
    x = pdfPageLayout.margin,
    width = pdfPageLayout.width - 2 * pdfPageLayout.margin,
    lineGap = LINE_GAP,
  }: TextOptions = {},
): void {
  keepTogether(pdf, heightOf(pdf, words, style, width))
  parent.add(
    pdf.struct(tag, {}, () => {
      style()
      pdf.text(words, x, pdf.y, { width, lineGap })
    }),
  )
}

function heightOf(pdf: Sheet, words: string, style: () => void, width: number): number {
  style()
  return pdf.heightOfString(words, { width, lineGap: LINE_GAP })
}

/** Starts a new page if the next block, which must not be split, does not fit on the current one. */
function keepTogether(pdf: Sheet, points: number): void {
  if (pdf.y + points > pdfPageLayout.height - pdfPageLayout.margin - 16) pdf.addPage()
}

/** Draws the brand and a coloured line across the first page, marked as decoration. */
function wordmark(pdf: Sheet): void {
  asArtifact(pdf, () => {
    const [first, second] = brand.wordmark
    pdf
      .font('heavy', pdfTypeSizes.wordmark)
      .fillColor(pdfColours.ink)
      .text(first, pdfPageLayout.margin, 40, { continued: true })
    pdf.font('text', pdfTypeSizes.wordmark).fillColor(pdfColours.soft).text(` ${second}`)
    const light = pdf.linearGradient(pdfPageLayout.margin, 0, pdfPageLayout.width - pdfPageLayout.margin, 0)
    light.stop(0, pdfColours.strand).stop(1, pdfColours.line)
    pdf.rect(pdfPageLayout.margin, 66, pdfPageLayout.width - 2 * pdfPageLayout.margin, 1.5).fill(light)
  })
  pdf.y = 92
}

function numberPages(pdf: Sheet, title: string): void {
  const { count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page)
    pdf.page.margins.bottom = 0 // the footer is below the text's own margin
    asArtifact(pdf, () => {
      const line = pageFooter(title, page + 1, count)
      pdf.font('text', pdfTypeSizes.footer).fillColor(pdfColours.soft)
      pdf.text(line, pdfPageLayout.margin, pdfPageLayout.height - pdfPageLayout.foot, { lineBreak: false })
    })
  }
}

function asArtifact(pdf: Sheet, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Pagination' })
  draw()
  pdf.endMarkedContent()
}

const inWords = (day: string): string =>
  new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

async function collect(pdf: Sheet): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of pdf) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
