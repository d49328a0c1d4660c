/** Data of the desk's home page: matters that need attention, settings with test values, and today's sales. */
import type { TodaySalesProps } from './today-sales.ts'
import type { home as words } from '../../content/desk/home.ts'

/** One line of the desk's home page. It links to something that may need a person's attention. */
export type AttentionItem = {
  readonly id: string
  readonly path: string
  /** `calm`: there is nothing to do. */
  readonly level: 'urgent' | 'waiting' | 'calm'
  /** Number shown before the text. */
  readonly count: number
  readonly text: string
  readonly more: string | null
}

/** Name of a setting that still has its test value although customers already use the site. */
export type ShippedName = keyof typeof words.shipped

export type HomeProps = {
  readonly matters: readonly AttentionItem[]
  readonly shipped: readonly ShippedName[]
  /** Null for people who may not see figures. */
  readonly sales: TodaySalesProps | null
}
