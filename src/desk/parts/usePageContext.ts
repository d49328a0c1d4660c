import { useContext, createContext } from 'react'
import type { PageFrame } from '../../../server/routes/desk/page-declaration-types.ts'

/** React context with the data that all pages of the desk share. */
export const PageContext = createContext<PageFrame | null>(null)

/** Returns the data that all desk pages share. Throws if the component is not inside `HtmlDocument`. */
export function usePageContext(): PageFrame {
  const frame = useContext(PageContext)
  if (!frame) throw new Error('a part of the desk outside of its document')
  return frame
}
