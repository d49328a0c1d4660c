import type { HomeProps } from '../../../src/desk/pages/HomePage.tsx'
import type { Desk } from './parts.ts'

type Matter = HomeProps['matters'][number]

/** What may wait for somebody, the most urgent first. */
export async function mattersOf(_desk: Desk): Promise<Matter[]> {
  return []
}
