/** The part of a long list that one desk page shows. */
export type ListPart = {
  /** Position of the first row, from 1. */
  readonly first: number
  readonly shown: number
  /** Length of the whole list. */
  readonly all: number
  /** Numbers of the previous and the next page; null if there is none. */
  readonly before: number | null
  readonly after: number | null
}
