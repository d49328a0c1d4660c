import { useContext } from 'react'
import { PageContext, type DeskPageContext } from '../page-context.ts'

/** Returns the data that all desk pages share. Throws if the component is not inside `HtmlDocument`. */
export function usePageContext(): DeskPageContext {
  const frame = useContext(PageContext)
  if (!frame) throw new Error('a part of the desk outside of its document')
  return frame
}
