import subsetFont from 'subset-font'

/**
 * Returns a WOFF2 file with some letters of a variable font, in one weight.
 * @param weight value of the font's axis `wght`
 */
export const subsetOf = async (font: Buffer, letters: string, weight: number): Promise<Buffer> =>
  subsetFont(font, letters, { targetFormat: 'woff2', variationAxes: { wght: weight } })
