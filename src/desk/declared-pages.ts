/** Finds all pages that are declared: one file each, or for pages that differ in little. */
import type { DeskPage } from './desk-page.ts'

/**
 * The pages of the desk, by file. Names of files begin with a small letter; those that begin with a capital are pages of
 * the older form, whose routes are in server/routes/desk.
 */
const files = import.meta.glob<DeskPage | readonly DeskPage[]>(
  ['./pages/[a-z]*.tsx', '!./pages/*.test.tsx'],
  {
    eager: true,
    import: 'default',
  },
)

export const declaredPages: readonly DeskPage[] = Object.values(files).flat()
