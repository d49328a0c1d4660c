/** Finds all pages that are declared: one file each, or for pages that differ in little. */
import type { DeskPage } from './desk-page.ts'

const files = import.meta.glob<DeskPage | readonly DeskPage[]>(['./pages/*.tsx', '!./pages/*.test.tsx'], {
  eager: true,
  import: 'default',
})

export const declaredPages: readonly DeskPage[] = Object.values(files).flat()
