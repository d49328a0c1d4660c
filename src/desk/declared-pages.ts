/** Collects all pages of the desk from src/desk/pages, where each file declares one page or several similar ones. */
import type { DeskPage } from './declare-desk-page.ts'

const files = import.meta.glob<DeskPage | readonly DeskPage[]>(['./pages/*.tsx', '!./pages/*.test.tsx'], {
  eager: true,
  import: 'default',
})

export const declaredPages: readonly DeskPage[] = Object.values(files).flat()
