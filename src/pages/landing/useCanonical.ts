import { useEffect } from 'react'

/** Sets the canonical URL, matching the one the build writes into prerendered pages. */
export function useCanonical(path: string | undefined): void {
  useEffect(() => {
    if (path === undefined) return
    const link = document.head.querySelector('link[rel="canonical"]') ?? document.createElement('link')
    link.setAttribute('rel', 'canonical')
    link.setAttribute('href', path)
    document.head.append(link)
    return () => link.remove()
  }, [path])
}
