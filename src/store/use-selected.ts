import { shallowEqual, useSelector } from 'react-redux'
import type { RootState } from './store.ts'

/**
 * Returns several values of the store, and renders again when one of them changes. Together they need one subscription,
 * whose seven hooks are a good part of what drawing a question costs (docs/decisions/0056).
 */
export const useSelected = <Selected extends object>(select: (state: RootState) => Selected): Selected =>
  useSelector(select, shallowEqual)
