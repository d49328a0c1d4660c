import subsetFont from 'subset-font'

/**
 * Returns a font file with some letters of a variable font, in one weight.
 * @param letters the letters to keep; those that the font lacks are ignored
 * @param weight value of the font's axis `wght`
 */
export const subsetOf = async (
  font: Buffer,
  letters: string,
  weight: number,
  targetFormat: 'woff2' | 'truetype' = 'woff2',
): Promise<Buffer> => subsetFont(font, letters, { targetFormat, variationAxes: { wght: weight } })
