/** Divides the desk's long lists into pages. */

/** The part of a long list that one page shows. */
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

/** How many rows of a list one page of the desk shows: as many as can be read on a phone without endless scrolling. */
export const ROWS_PER_PAGE = 20

/** The highest page number that is accepted. A higher one is replaced by it. */
const LAST_PAGE = 1_000_000

/** Parses a page number from a URL; returns the first page for anything else. */
export const parsePageNumber = (text: string | undefined): number =>
  Math.min(LAST_PAGE, Math.max(1, Math.trunc(Number(text)) || 1))

/**
 * Returns which part of a list a page shows.
 * @param wanted the page number, from 1; for a page that does not exist the nearest one is returned
 */
export function listPartOf(all: number, wanted: number): ListPart {
  const last = Math.max(1, Math.ceil(all / ROWS_PER_PAGE))
  const page = Math.min(last, wanted)
  const first = (page - 1) * ROWS_PER_PAGE + 1
  return {
    first,
    shown: Math.min(ROWS_PER_PAGE, all - first + 1),
    all,
    before: page > 1 ? page - 1 : null,
    after: page < last ? page + 1 : null,
  }
}

/** Returns the rows of a page, and which part of the list they are. */
export function paginate<Row>(rows: readonly Row[], wanted: number): { rows: Row[]; part: ListPart } {
  const part = listPartOf(rows.length, wanted)
  return { rows: rows.slice(part.first - 1, part.first - 1 + part.shown), part }
}
