import { useEffect } from 'react'

/** Names the page's one address for search engines, as the build has written it into a page of its own. */
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
