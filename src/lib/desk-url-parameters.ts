/** Readers of the parameters of an address of the desk. */
import { parsePageNumber } from './paginate-list.ts'

/** Returns a parameter as text; '' if there is none, more than one, or one that is longer than it may be. */
export function urlParameter(query: unknown, name: string, longest = 64): string {
  const value = Object.entries(Object(query)).find(([each]) => each === name)?.[1]
  return typeof value === 'string' && value.length <= longest ? value : ''
}

/** Returns which page of a list an address asks for, from 1. */
export const requestedPage = (query: unknown, name = 'pagina'): number =>
  parsePageNumber(urlParameter(query, name))

/** Reads a number of a form or an address; -1, which nothing has, for anything else. */
export const numericUrlParameter = (text: string | undefined): number =>
  /^\d{1,9}$/.test(text ?? '') ? Number(text) : -1
