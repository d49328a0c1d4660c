import { useDeferredValue, useEffect } from 'react'
import { brand } from '../content/brand.ts'
import { states } from '../content/states.ts'

/** The document's title; a refused form puts "Erro: " before it (U-inputs). No personal data ever. */
export function useTitle(title: string, refused = false): void {
  // the browser's own window waits for the question
  const full = useDeferredValue(`${refused ? states.errorPrefix : ''}${title} · ${brand.name}`)
  useEffect(() => {
    document.title = full
  }, [full])
}
