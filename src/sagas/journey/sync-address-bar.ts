import type { PayloadAction } from '@reduxjs/toolkit'
import { selectUi } from '../../store/selectors.ts'
import { getDependencies, select } from '../runtime/effects.ts'

/** Keeps the URL in sync with the state. */
export function* syncAddressBar({ payload }: PayloadAction<{ how: 'push' | 'replace' | 'none' }>) {
  if (payload.how === 'none') return
  const { go } = yield* getDependencies()
  const { mode, position } = yield* select(selectUi)
  go({ step: position, mode, how: payload.how })
}
