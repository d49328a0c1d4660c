/**
 * Makes the font files of the brand's typeface. A small one has only the letters of headings and prices on marketing
 * pages, and is loaded before the first paint (docs/decisions/0065). The others are TrueType files for the pictures
 * that the server draws, because it cannot read WOFF2.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { loadRigTool } from '../../scripts/install-rig-tools.ts'

type FontTool = {
  subsetOf(font: Buffer, letters: string, weight: number, format?: 'woff2' | 'truetype'): Promise<Buffer>
}

const root = path.resolve(import.meta.dirname, '../..')
const whole = 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'

export const HEADING_FONT = 'src/pages/landing/figtree-heading.woff2'

/** All characters of headings and prices: the Portuguese alphabet, digits and punctuation. */
export const headingLetters =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789' +
  'ÁÀÂÃÉÊÍÓÔÕÚÇáàâãéêíóôõúç$%&+,.:;?!-–/()“”\u00A0 '

/** Between the weights of headings (680) and prices (760): a file with both would be 11.4 instead of 6.6 KB. */
const WEIGHT = 700

/** Returns the font file. */
export async function headingFont(): Promise<Buffer> {
  const { subsetOf } = await loadRigTool<FontTool>('font-subset.ts')
  return subsetOf(await readFile(path.join(root, whole)), headingLetters, WEIGHT)
}

/** The letters of pictures: Latin with the accents of Europe, and punctuation. */
const pictureLetters = [
  ...Array.from({ length: 0x17f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)),
  '–—‘’“”•…€™',
].join('')

/** Returns the font files of pictures. */
export async function pictureFonts(): Promise<{ file: string; font: Buffer }[]> {
  const { subsetOf } = await loadRigTool<FontTool>('font-subset.ts')
  const font = await readFile(path.join(root, whole))
  return Promise.all(
    [500, 750, 800].map(async (weight) => ({
      file: `server/site/picture-fonts/figtree-${weight}.ttf`,
      font: await subsetOf(font, pictureLetters, weight, 'truetype'),
    })),
  )
}
