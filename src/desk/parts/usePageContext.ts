import { useContext } from 'react'
import { PageContext, type DeskPageContext } from '../page-context.ts'

/** Returns the data that every page of the desk shares; throws outside of `Document`. */
export function usePageContext(): DeskPageContext {
  const frame = useContext(PageContext)
  if (!frame) throw new Error('a part of the desk outside of its document')
  return frame
}
