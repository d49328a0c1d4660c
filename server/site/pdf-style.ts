/** Fonts, type sizes, colours and page size of the PDFs that the server draws. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const find = createRequire(import.meta.url).resolve

/** The site's typeface in a format that pdfkit reads. Its licence, SIL Open Font License 1.1, allows embedding. */
export const pdfFonts = {
  text: read(400),
  bold: read(700),
  heavy: read(800),
} as const

function read(weight: 400 | 700 | 800): Buffer {
  return readFileSync(find(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`))
}

/** Type sizes in points. `note` is that of the date and the seller below the title. */
export const pdfTypeSizes = {
  title: 26,
  lead: 12,
  note: 9.5,
  heading: 14,
  text: 10.5,
  wordmark: 14,
  footer: 8.5,
}

/** The site's dark blue and the blue of links and buttons, adapted for paper. */
export const pdfColours = {
  ink: '#10193a',
  soft: '#4d5672',
  strand: '#2f6bff',
  link: '#1f46d8',
  line: '#d8deee',
}

/** Size and margins of an A4 page in points. */
export const pdfPageLayout = { width: 595.28, height: 841.89, margin: 64, foot: 40 }
