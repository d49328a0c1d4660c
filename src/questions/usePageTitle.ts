import { useDeferredValue, useEffect } from 'react'
import { brand } from '../content/brand-and-phones.ts'
import { waitAndErrorWords } from '../content/waits-and-errors.ts'

/**
 * Sets the title of the browser tab. After a failed submit, it starts with "Erro: ". Titles contain no personal data.
 */
export function usePageTitle(title: string, refused = false): void {
  // deferred: updating the title must not delay the question
  const full = useDeferredValue(`${refused ? waitAndErrorWords.errorPrefix : ''}${title} · ${brand.name}`)
  useEffect(() => {
    document.title = full
  }, [full])
}
