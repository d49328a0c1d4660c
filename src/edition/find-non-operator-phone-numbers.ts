/** Finds phone numbers in a text that are not the operator's. */
import type { Phones } from '../content/brand-and-phones.ts'

/** 0800 123 4567, (11) 98765-4321, 4004-1234, and short numbers such as 106 21. */
const NUMBERS =
  /\b0[3-9]00[\s.-]?\d{3}[\s.-]?\d{4}\b|(?:\(\d{2}\)|\b\d{2})\s?9?\d{4}[\s.-]\d{4}\b|\b[34]\d{3}-\d{4}\b|\b10\d[\s-]?\d{2}\b/g

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

/** Returns a function that finds the phone numbers in a text that are not among the operator's. */
export function makePhoneNumberFinder(phones: Phones): (text: string) => string[] {
  const known = new Set(
    Object.values(phones).flatMap((phone) => [digitsOf(phone), digitsOf(phone).replace(/^55/, '')]),
  )
  return (text) =>
    [...text.matchAll(NUMBERS)].map(([number]) => number).filter((each) => !known.has(digitsOf(each)))
}
