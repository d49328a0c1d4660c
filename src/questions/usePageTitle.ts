/**
 * Sets the title of the browser tab. After a failed submit, it starts with "Erro: ". Titles contain no personal data.
 */
import { useDeferredValue, useEffect } from 'react'
import { brand } from '../content/brand-and-phones.ts'
import { waitAndErrorWords } from '../content/loading-saving-and-failures.ts'

/** @param title null if another component sets the title */
export function usePageTitle(title: string | null, refused = false): void {
  // deferred: updating the title must not delay the question
  const full = useDeferredValue(
    title === null ? null : `${refused ? waitAndErrorWords.errorPrefix : ''}${title} · ${brand.name}`,
  )
  useEffect(() => {
    if (full !== null) document.title = full
  }, [full])
}
