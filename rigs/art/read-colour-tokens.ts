/** Reads the colours of the style sheets, by the names of their custom properties. */
import { sheet } from './share-picture-page.ts'

export type Theme = 'light' | 'dark'

/** Returns the CSS custom properties of a theme; those of the dark theme replace the common ones. */
export function colourTokens(theme: Theme): Map<string, string> {
  const css = sheet('tokens.css')
  const block = (selector: string) => css.slice(css.indexOf(`\n${selector} {`)).split('\n}')[0] ?? ''
  const blocks = theme === 'dark' ? [block(':root'), block(":root[data-theme='dark']")] : [block(':root')]
  return properties(blocks.join(''))
}

export const properties = (css: string): Map<string, string> =>
  new Map([...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))
