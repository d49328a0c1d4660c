/** Readers of the parameters of a URL or form at the operator's desk. */
import { notAccepted } from '../../errors.ts'
import { parsePageNumber } from '../../rules/desk/pagination.ts'

/** Returns a URL parameter as text; '' if there is none or more than one. */
export function urlParameter(query: unknown, name: string): string {
  const value = Object.entries(Object(query)).find(([each]) => each === name)?.[1]
  return typeof value === 'string' && value.length <= 64 ? value : ''
}

/** Returns which page of a list a URL asks for, from 1. */
export const requestedPage = (query: unknown): number => parsePageNumber(urlParameter(query, 'pagina'))

/** Reads a number of a form or a URL; -1, which nothing has, for anything else. */
export const numericUrlParameter = (text: string | undefined): number =>
  /^\d{1,9}$/.test(text ?? '') ? Number(text) : -1

/**
 * Returns the value of a parameter that is one of a list.
 * @throws HttpError 400 for any other value
 */
export function listedValue<Value extends string>(
  values: readonly Value[],
  query: unknown,
  name: string,
  usual: Value,
): Value {
  const text = urlParameter(query, name)
  const found = values.find((each) => each === text)
  if (found === undefined && Object.hasOwn(Object(query), name)) throw notAccepted(name)
  return found ?? usual
}
